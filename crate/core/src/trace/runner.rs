//! Any search as an object, with one call per slice of its run.

use super::condition::Goal;
use super::notes::Notes;
use super::{Inspect, Kind, Listing, Search, Tally};
use std::fmt;

/// A [`Search`] with its type erased. Each search has its own copy of the hot loop. One indirect call per event would
/// take two and a half times as long.
pub trait Runner: Inspect {
    /// Runs on until position `to`, until the goal is met or its budget is used up, or until the run ends. Returns true
    /// if the goal was met.
    #[doc(hidden)]
    fn run(&mut self, tally: &mut Tally, to: u64, goal: &mut Goal, notes: Option<&mut Notes>) -> bool;
    /// A clone of the search in its current state.
    fn fork(&self) -> Box<dyn Runner>;
    /// [`Search::listing`].
    fn listing(&self) -> Listing<'_>;
}

impl fmt::Debug for dyn Runner {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.placement().fmt(formatter)
    }
}

impl<S: Search> Runner for S {
    fn run(&mut self, tally: &mut Tally, to: u64, goal: &mut Goal, mut notes: Option<&mut Notes>) -> bool {
        let stops = goal.stops();
        // Local copies: the compiler would write fields of the tally at every event.
        let (mut position, mut last) = (tally.position, tally.last);
        let mut hit = false;
        'run: while position < to && goal.budget > 0 {
            // Each call returns at most one event, so this many calls cannot pass `to`.
            let calls = goal.budget.min(to - position);
            for call in 1..=calls {
                let Some(step) = self.next() else { continue };
                let kind = step.event.kind();
                position += 1;
                tally.counts[kind as usize] += 1;
                last = Some(step);
                if let Some(notes) = &mut notes {
                    notes.record(step.event, position, &tally.counts);
                }
                if stops.contains(kind) {
                    if goal.is_met_by(step) {
                        goal.hits -= 1;
                        hit = goal.hits == 0;
                    }
                    if hit || kind == Kind::Exhausted || goal.leaves_branch(step.event) {
                        goal.budget -= call;
                        break 'run;
                    }
                }
            }
            goal.budget -= calls;
        }
        (tally.position, tally.last) = (position, last);
        hit
    }

    fn fork(&self) -> Box<dyn Runner> {
        Box::new(self.clone())
    }

    fn listing(&self) -> Listing<'_> {
        Search::listing(self)
    }
}
