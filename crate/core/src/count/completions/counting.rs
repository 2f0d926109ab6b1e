//! A count of the completions of one placement by one worker.

use super::counter::Counter;
use super::open::{self, OpenBoard};
use super::walk::Walk;
use super::wide::WideWalk;
use crate::board::{MAX_FREE_ROWS, NonAttacking, Placement};
use crate::count::error::CountError;
use crate::count::solutions::SolutionsCount;
use crate::sliced::Sliced;

/// A count of the completions of any placement, in slices. A placement whose queens attack each other has no
/// completion.
///
/// The time depends on the free squares, never on the size of the board: the squares that given queens attack are
/// worked out beforehand, and only rows and columns without a queen are examined.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::{board::Placement, count::completions::Counting};
///
/// let mut counting = Counting::new(&Placement::empty(8)?)?;
/// while !counting.run(1_000) {}
/// assert_eq!(counting.count(), 92);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Counting {
    counter: Box<dyn Counter>,
    share: f64,
}

impl Counting {
    /// Counts by a walk that sets queens, with the free squares as machine words if they fit.
    ///
    /// # Errors
    /// [`CountError::FreeRows`] when more than [`MAX_FREE_ROWS`] rows are free and no two given queens attack each
    /// other.
    pub fn new(placement: &Placement) -> Result<Self, CountError> {
        match NonAttacking::try_from(placement) {
            Ok(given) => Counting::walking(&given),
            Err(_) => Ok(Counting { counter: Box::new(NoCompletions), share: 0.0 }),
        }
    }

    /// Like [`new`](Self::new), for queens that are known not to attack each other.
    pub(super) fn walking(given: &NonAttacking) -> Result<Self, CountError> {
        let counter: Box<dyn Counter> = match given.free() {
            free if free <= open::MAX_SIZE => Box::new(Walk::new(OpenBoard::new(given), false)),
            free if free <= MAX_FREE_ROWS => Box::new(WideWalk::new(given)),
            free => return Err(CountError::FreeRows { free, limit: MAX_FREE_ROWS }),
        };
        Ok(Counting { counter, share: 0.0 })
    }

    /// Counts by the fastest method: for an empty board, by joining half boards if the board is large enough for that.
    ///
    /// # Errors
    /// Like [`new`](Self::new).
    pub fn fastest(placement: &Placement) -> Result<Self, CountError> {
        if placement.count() == 0
            && SolutionsCount::is_joined(placement.size())
            && let Ok(joined) = SolutionsCount::new(placement.size())
        {
            return Ok(Counting { counter: Box::new(joined), share: 0.0 });
        }
        Counting::new(placement)
    }

    /// How many queens have been set so far, without the last few rows, which may be counted without setting queens. 0
    /// if half boards are joined.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.counter.nodes()
    }

    /// How many completions were found so far; all of them once [`run`](Self::run) has returned true.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.counter.found()
    }

    /// How much of the work is done, from 0 to 1. It never decreases.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.share
    }
}

impl Sliced for Counting {
    /// Works as long as visiting about `nodes` nodes takes; true when the count is complete.
    fn run(&mut self, nodes: u64) -> bool {
        let done = self.counter.run(nodes);
        self.share = self.share.max(self.counter.share());
        done
    }
}

/// The count if given queens attack each other: there is no completion.
struct NoCompletions;

impl Sliced for NoCompletions {
    fn run(&mut self, _nodes: u64) -> bool {
        true
    }
}

impl Counter for NoCompletions {
    fn nodes(&self) -> u64 {
        0
    }

    fn found(&self) -> u64 {
        0
    }

    fn share(&self) -> f64 {
        1.0
    }
}

impl Counter for SolutionsCount {
    fn nodes(&self) -> u64 {
        0
    }

    fn found(&self) -> u64 {
        SolutionsCount::found(self)
    }

    fn share(&self) -> f64 {
        if self.solutions().is_some() { 1.0 } else { SolutionsCount::share(self) }
    }
}
