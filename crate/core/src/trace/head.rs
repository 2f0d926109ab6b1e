//! A search in one state, with the counters of all events that led there.

use super::condition::Goal;
use super::notes::Notes;
use super::{Runner, Tally};

/// A search, and its position.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) search: Box<dyn Runner>,
    pub(super) tally: Tally,
    /// How many times the search has been asked for its next event, with or without one in return.
    asked: u64,
}

impl Head {
    /// The search at the start of its run.
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

    /// How many events the search reports in `asked` calls, on average so far. At least one.
    pub(super) fn events_in(&self, asked: u64) -> u64 {
        (asked * self.position().max(1) / self.asked.max(1)).max(1)
    }
}
