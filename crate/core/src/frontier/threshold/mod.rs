//! The completion threshold of a board: the largest number `k` of queens such that every placement of at most `k` queens
//! that do not attack each other can be completed (OEIS A374013).
//!
//! [`Covering`] proves one step of it: that all placements of `k` queens can be completed, in shards that any worker
//! can do in any order, or it finds a placement that cannot be completed. [`Cover`] adds up the reports of the shards,
//! and compares the number of placements that they have covered with a count without symmetry. [`Finding`] examines one
//! number of queens after the other.

mod board;
mod cover;
mod covering;
mod filling;
mod finding;
mod squares;

pub use crate::reports::ShardError;
pub use cover::{Cover, Covered, placements};
pub use covering::Covering;
pub use finding::{Finding, Threshold};

use super::FrontierError;

/// The smallest board: smaller boards have no solution, or one row.
pub const MIN_ROWS: usize = 4;

/// The largest board.
pub const MAX_ROWS: usize = 24;

/// The maximum number of queens.
pub const MAX_QUEENS: usize = 8;

/// Checks that a size and a number of queens are supported.
fn check(size: usize, queens: usize) -> Result<(), FrontierError> {
    if !(MIN_ROWS..=MAX_ROWS).contains(&size) {
        return Err(FrontierError::Size { size, least: MIN_ROWS, most: MAX_ROWS });
    }
    let most = MAX_QUEENS.min(size);
    if !(1..=most).contains(&queens) {
        return Err(FrontierError::Queens { queens, most });
    }
    Ok(())
}
