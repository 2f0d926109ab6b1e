//! The solutions of empty boards, all and up to symmetry.

pub mod classic;
pub mod halves;
pub mod modular;

mod counting;
mod example;
mod orbits;
mod total;
mod turned;
mod walk;

pub use counting::SolutionsCount;
pub use example::example;
pub use orbits::{Orbit, Orbits};
pub use turned::{Turn, TurnedCount};

use super::error::CountError;
use crate::sliced::Sliced;

/// The largest board whose solutions are counted: on it, half boards of nine rows still meet in short lists.
pub const MAX_COUNT_SIZE: usize = 23;

/// How many solutions an empty board has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solutions {
    /// All solutions (OEIS A000170).
    pub total: u64,
    /// One solution for each class of solutions that are rotations and reflections of each other (OEIS A002562).
    pub fundamental: u64,
}

/// Counts the solutions of the empty board of `size` rows in one go. That takes seconds for 18 rows and hours for 23: for more
/// than 18, count in slices (see [`SolutionsCount`]) or shard by shard (see [`halves`]).
///
/// # Errors
/// As [`SolutionsCount::new`].
///
/// ```
/// let solutions = queens_core::count::solutions(8)?;
/// assert_eq!((solutions.total, solutions.fundamental), (92, 12));
/// # Ok::<(), queens_core::count::CountError>(())
/// ```
pub fn solutions(size: usize) -> Result<Solutions, CountError> {
    let mut count = SolutionsCount::new(size)?;
    count.run_to_end();
    Ok(count.solutions().expect("the count has run to the end"))
}
