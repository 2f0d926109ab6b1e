//! A search on its way: in one state, with everything counted that led there.

use super::condition::Goal;
use super::notes::Notes;
use super::{Runner, Tally};

/// A search, and where it stands.
pub(super) struct Head {
    pub(super) search: Box<dyn Runner>,
    pub(super) tally: Tally,
    /// How often the search has been asked, with or without an event in return.
    asked: u64,
}

impl Head {
    /// At the start of a run.
    pub(super) fn new(search: Box<dyn Runner>) -> Self {
        Head { search, tally: Tally::START, asked: 0 }
    }

    pub(super) fn fork(&self) -> Self {
        Head { search: self.search.fork(), ..*self }
    }

    pub(super) fn position(&self) -> u64 {
        self.tally.position
    }

    pub(super) fn bytes(&self) -> usize {
        size_of::<Head>() + self.search.bytes()
    }

    /// [`Runner::run`].
    pub(super) fn run(&mut self, to: u64, goal: &mut Goal, notes: Option<&mut Notes>) -> bool {
        let budget = goal.budget;
        let hit = self.search.run(&mut self.tally, to, goal, notes);
        self.asked += budget - goal.budget;
        hit
    }

    /// How many events it took, on average so far, to be asked so often. At least one.
    pub(super) fn events_in(&self, asked: u64) -> u64 {
        (asked * self.position().max(1) / self.asked.max(1)).max(1)
    }
}
