//! The number of ways to complete a position, in slices.

use super::completion_walk::CompletionWalk;
use super::visit::Sum;
use crate::rule::board::Position;
use crate::sliced::Sliced;

/// Counts the sets of pieces that contain the given pieces and in which no two pieces attack each other. Under an
/// [ordered](crate::rule::Rule::is_ordered) rule it counts the sets that can be set row by row, each piece on a square that
/// is open at that moment.
#[derive(Debug)]
pub struct Counting {
    walk: CompletionWalk<Sum>,
}

impl Counting {
    /// Starts the count.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        Counting { walk: CompletionWalk::weighted(position, |_| Sum::default()) }
    }

    /// The number of ways so far.
    #[must_use]
    pub fn count(&self) -> u128 {
        self.walk.visit().ways()
    }

    /// How much of the work is done, from 0 to 1: an estimate that assumes equal time for every square of a line.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.walk.share()
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.walk.nodes()
    }
}

impl Sliced for Counting {
    /// Sets about `budget` more pieces; true when all ways have been counted.
    fn run(&mut self, budget: u64) -> bool {
        self.walk.run(budget)
    }
}
