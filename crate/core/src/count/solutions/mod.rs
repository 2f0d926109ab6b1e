//! The solutions of empty boards, all of them and up to symmetry.

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

/// The largest board that is counted in one go. Above it, a count takes so long that it should show progress and be
/// interruptible: in slices (see [`SolutionsCount`]) or shard by shard (see [`halves`]).
const LARGEST: usize = 18;

/// How many solutions an empty board has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solutions {
    /// All of them (OEIS A000170).
    pub total: u64,
    /// One for each class of solutions that are rotations and reflections of each other (OEIS A002562).
    pub fundamental: u64,
}

/// Counts the solutions of the empty board of `size` rows. The board of size 0 has one: no queens at all.
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
        return Err(CountError::Size { size, least: 0, limit: LARGEST });
    }
    let mut count = SolutionsCount::new(size)?;
    count.run_to_end();
    Ok(count.solutions().expect("it has run to the end"))
}
