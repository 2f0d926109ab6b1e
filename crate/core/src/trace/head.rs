//! A search in one state, with the counters of all events that led to it.

use super::condition::Goal;
use super::notes::Notes;
#[cfg(feature = "later")]
use super::{Event, Kind, Step};
use super::{Runner, Tally};
#[cfg(feature = "later")]
use crate::board::Square;

/// A search, and its position.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) search: Box<dyn Runner>,
    pub(super) tally: Tally,
    /// How many times the search was called for its next event, whether or not it returned one.
    calls: u64,
    /// In a branch, the square of the decision: the branch ends when its queen is removed.
    #[cfg(feature = "later")]
    pub(super) decided: Option<Square>,
}

impl Head {
    /// The search at the start of its run.
    pub(super) fn new(search: Box<dyn Runner>) -> Self {
        Head {
            search,
            tally: Tally::START,
            calls: 0,
            #[cfg(feature = "later")]
            decided: None,
        }
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
    #[cfg_attr(not(feature = "later"), allow(unused_mut))]
    pub(super) fn run(&mut self, to: u64, goal: &mut Goal, mut notes: Option<&mut Notes>) -> bool {
        #[cfg(feature = "later")]
        {
            if let Some(hit) = self.end_branch(to, goal, notes.as_deref_mut()) {
                return hit;
            }
            goal.decided = self.decided;
        }
        let budget = goal.budget;
        let hit = self.search.run(&mut self.tally, to, goal, notes);
        self.calls += budget - goal.budget;
        hit
    }

    /// Ends a branch whose decided queen was removed by the last step. Returns whether the end meets the goal; `None`
    /// if the branch continues.
    #[cfg(feature = "later")]
    fn end_branch(&mut self, to: u64, goal: &mut Goal, notes: Option<&mut Notes>) -> Option<bool> {
        let last =
            self.tally.last.filter(|step| self.decided.is_some_and(|square| step.event == Event::Removed(square)))?;
        if self.position() >= to || goal.budget == 0 {
            return Some(false);
        }
        let step = Step { event: Event::Exhausted, line: last.line };
        self.tally.position += 1;
        self.tally.counts[Kind::Exhausted as usize] += 1;
        self.tally.last = Some(step);
        goal.budget -= 1;
        if let Some(notes) = notes {
            notes.record(step.event, self.tally.position, &self.tally.counts);
        }
        let met = goal.is_met_by(step);
        goal.hits -= u64::from(met);
        Some(met && goal.hits == 0)
    }

    /// How many events the search reports in this number of calls, on average so far. At least one.
    pub(super) fn events_in(&self, calls: u64) -> u64 {
        (calls * self.position().max(1) / self.calls.max(1)).max(1)
    }
}
