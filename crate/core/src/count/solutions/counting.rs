//! The count of one board in slices by one worker: all solutions, and the fundamental ones.

use super::halves::{Joining, Plan};
use super::orbits::Orbits;
use super::{Solutions, total};
use crate::count::error::CountError;
use crate::count::shards::Sharded;
use crate::sliced::Sliced;

/// A count of the empty board in slices: between two slices, it can be stopped and its progress shown.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::count::solutions::SolutionsCount;
///
/// let mut count = SolutionsCount::new(12)?;
/// while !count.run(100_000) {
///     assert!(count.found() < 14200 && count.share() < 1.0);
/// }
/// assert_eq!(count.solutions().expect("it has run to the end").total, 14200);
/// # Ok::<(), queens_core::count::CountError>(())
/// ```
#[derive(Debug)]
pub struct SolutionsCount {
    size: usize,
    /// `None` on small boards, which are counted at once.
    joining: Option<Joining>,
    solutions: Option<Solutions>,
}

impl SolutionsCount {
    /// Whether boards of this size are counted by joining halves. On smaller ones plain search is as fast.
    pub(crate) const fn is_joined(size: usize) -> bool {
        size >= 10
    }

    /// Starts the count.
    ///
    /// # Errors
    /// [`CountError::Board`] for a board without rows, [`CountError::Unplanned`] above 23 rows.
    pub fn new(size: usize) -> Result<SolutionsCount, CountError> {
        if size == 0 {
            return Err(CountError::no_rows());
        }
        let joined = SolutionsCount::is_joined(size);
        let joining = if joined { Some(Joining::new(&Plan::new(size)?.split(1))) } else { None };
        Ok(SolutionsCount { size, joining, solutions: None })
    }

    /// How much of the work is done, from 0 to 1, roughly in proportion to the time.
    #[must_use]
    pub fn share(&self) -> f64 {
        // Making the half boards is roughly a tenth of the work.
        self.joining.as_ref().map_or(1.0, |joining| 0.1 * joining.grown() + 0.9 * joining.share())
    }

    /// Solutions found so far.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.joining.as_ref().map_or(0, Sharded::found)
    }

    /// The result, once the count is finished.
    #[must_use]
    pub fn solutions(&self) -> Option<Solutions> {
        self.solutions
    }

    fn summed(&self) -> Solutions {
        let size = self.size as u32;
        let total = match &self.joining {
            Some(joining) => joining.found(),
            None if size < 2 => 1,
            None => total::count(size),
        };
        let orbits = Orbits::of(size, total).expect("the solutions of an empty board fall into orbits");
        Solutions { total, fundamental: orbits.fundamental() }
    }
}

impl Sliced for SolutionsCount {
    /// Does about `operations` operations, of which a million take 2 to 5 ms; true when the count is finished.
    fn run(&mut self, operations: u64) -> bool {
        let finished = self.joining.as_mut().is_none_or(|joining| joining.run(operations));
        if finished && self.solutions.is_none() {
            self.solutions = Some(self.summed());
        }
        finished
    }
}
