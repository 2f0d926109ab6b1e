//! Searches for the latest earlier event: it replays the run between two checkpoints, then between the previous two, and
//! so on.

use super::checkpoints::Checkpoints;
use super::condition::{Condition, Goal, Watch};
use super::head::Head;
use super::{Kinds, Tally};

/// A search backwards that may take several calls.
#[derive(Debug)]
pub(super) struct Backward {
    pub(super) condition: Condition,
    /// The position of the timeline after the last call. If the timeline has moved since, this search is discarded.
    pub(super) cursor_position: u64,
    /// The part to search: the positions after `begin`, up to `end`. Later positions have been searched.
    begin: u64,
    end: u64,
    /// Replays this part.
    scout: Head,
    /// How many more events of the wanted kinds the scout has to find.
    hits: u64,
    /// The latest matching event in this part.
    latest: Option<u64>,
    answer: Option<u64>,
}

impl Backward {
    /// Starts the search for the latest event before the event at `cursor`.
    pub(super) fn new(condition: &Condition, cursor: &Tally, checkpoints: &Checkpoints) -> Self {
        let kinds = condition.kinds;
        let counted = cursor.of_any(kinds).saturating_sub(u64::from(cursor.last_is(kinds)));
        let (start, before) = checkpoints.before(kinds);
        let end = cursor.position.saturating_sub(1).max(start);
        // Counts never decrease. So if only kinds are wanted, the counts at checkpoints show which part contains the
        // last such event.
        let scout = if condition.is_kinds_only() {
            checkpoints.last_where(|tally| tally.of_any(kinds) < counted).fork()
        } else {
            checkpoints.last_where(|tally| tally.position < end).fork()
        };
        let nothing = end == start || condition.is_kinds_only() && counted <= before;
        Backward {
            condition: condition.clone(),
            cursor_position: cursor.position,
            begin: scout.position(),
            end,
            hits: if condition.is_kinds_only() { counted.saturating_sub(scout.tally.of_any(kinds)) } else { 1 },
            scout,
            latest: None,
            answer: nothing.then_some(start),
        }
    }

    /// Continues the search. Returns the position of the event, or the start if there is no such event; `None` if the
    /// budget runs out first.
    pub(super) fn search(&mut self, watch: &Watch, budget: &mut u64, checkpoints: &Checkpoints) -> Option<u64> {
        let mut goal = Goal::new(self.condition.kinds, Some(watch), self.hits, *budget);
        let (start, _) = checkpoints.before(Kinds::NONE);
        while self.answer.is_none() && goal.budget > 0 {
            if self.scout.run(self.end, &mut goal, None) {
                self.latest = Some(self.scout.position());
                goal.hits = 1;
            }
            if self.condition.is_kinds_only() {
                self.answer = self.latest;
            } else if self.scout.position() == self.end {
                self.answer = self.latest.or((self.begin == start).then_some(start));
                self.end = self.begin;
                self.scout = checkpoints.last_where(|tally| tally.position < self.begin).fork();
                self.begin = self.scout.position();
            }
        }
        self.hits = goal.hits;
        *budget = goal.budget;
        self.answer
    }
}
