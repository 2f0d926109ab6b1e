//! Full-speed counting of the solutions of empty boards, all of them and up to symmetry.

pub mod halves;

mod error;
mod symmetric;
mod total;

pub use error::CountError;

use halves::{Joining, Plan};
use serde::Serialize;

/// The largest board that is counted in one go: above it a count takes so long that it wants to be shown, stopped and kept,
/// shard by shard (see [`halves`]).
const LARGEST: usize = 18;

/// The smallest board whose halves are joined; below, plain search is as fast.
const SMALLEST_JOINED: usize = 10;

/// How many solutions an empty board has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Solutions {
    /// All of them (OEIS A000170).
    pub total: u128,
    /// One for each class of solutions that turn or reflect into each other (OEIS A002562).
    pub fundamental: u128,
}

/// Counts the solutions of the empty board of this size. The board of size 0 has one: no queens at all.
///
/// By Burnside's lemma the classes are the mean, over the eight symmetries of the square, of the solutions that each one
/// leaves alone. Nothing moves under the identity; a half turn leaves some solutions alone and each quarter turn a few of
/// those; a reflection none above size 1, since two queens would stand on one line:
///
/// ```text
///   fundamental = (total + half + 2 * quarter) / 8
///
///   . . . Q . . .  |  . . Q . . .       a queen and its mirror image share a row,
///                  |                    or a diagonal when the mirror is one
/// ```
///
/// # Errors
/// [`CountError::Size`] above 18.
///
/// ```
/// let solutions = queens_core::count::solutions(8)?;
/// assert_eq!((solutions.total, solutions.fundamental), (92, 12));
/// # Ok::<(), queens_core::count::CountError>(())
/// ```
pub fn solutions(size: usize) -> Result<Solutions, CountError> {
    if size > LARGEST {
        return Err(CountError::Size { size, limit: LARGEST });
    }
    if size < 2 {
        return Ok(Solutions { total: 1, fundamental: 1 });
    }
    let total = u128::from(if size < SMALLEST_JOINED { total::count(size as u32) } else { joined(size)? });
    let [half, quarter] = [symmetric::half_turn(size as u32), symmetric::quarter_turn(size as u32)].map(u128::from);
    Ok(Solutions { total, fundamental: (total + half + 2 * quarter) / 8 })
}

/// All solutions, by joining half boards.
fn joined(size: usize) -> Result<u64, CountError> {
    let plan = Plan::new(size)?.split(1);
    let mut worker = Joining::new(&plan);
    worker.run(u64::MAX);
    Ok(worker.found())
}
