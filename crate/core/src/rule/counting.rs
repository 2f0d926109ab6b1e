//! The number of ways to complete a position, in slices.

use super::position::Position;
use super::visit::Sum;
use super::walking::Walking;
use crate::sliced::Sliced;

/// Counts the sets of pieces that hold the given ones and in which no piece attacks another; under an
/// [ordered](super::Rule::is_ordered) rule, those that can be set row by row, each on a square that is open by then.
pub struct Counting {
    walking: Walking<Sum>,
}

impl Counting {
    /// Before anything was counted.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        Counting { walking: Walking::weighted(position, |_| Sum::default()) }
    }

    /// The ways counted so far.
    #[must_use]
    pub fn count(&self) -> u128 {
        self.walking.visit().ways
    }

    /// How much of the work is done, from 0 to 1: an estimate, as if every square of a line took as long.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.walking.share()
    }

    /// How many pieces were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.walking.nodes()
    }
}

impl Sliced for Counting {
    /// Sets about `budget` pieces more; true when all ways were counted.
    fn run(&mut self, budget: u64) -> bool {
        self.walking.run(budget)
    }
}
