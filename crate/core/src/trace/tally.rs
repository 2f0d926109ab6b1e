//! The state of a run: its position, how often each kind of event has happened, and the last event.

use super::{Event, Kind, Kinds, Step};

/// How many events of each kind, in the order of [`Kind::ALL`].
pub type Counts = [u64; Kind::ALL.len()];

/// The events from the start of a run up to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The number of events.
    pub position: u64,
    /// How many events of each kind, in the order of [`Kind::ALL`].
    pub counts: Counts,
    /// The last event.
    pub last: Option<Step>,
}

impl Tally {
    /// The tally at the start: no event.
    pub const START: Tally = Tally { position: 0, counts: [0; Kind::ALL.len()], last: None };

    /// How many events of this kind there were.
    #[must_use]
    pub const fn of(&self, kind: Kind) -> u64 {
        self.counts[kind as usize]
    }

    /// How many events of these kinds there were.
    #[must_use]
    pub fn of_any(&self, kinds: Kinds) -> u64 {
        kinds.iter().map(|kind| self.of(kind)).sum()
    }

    /// How many queens have been set.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.of(Kind::Tried) + self.of(Kind::Forced)
    }

    /// The last event.
    #[must_use]
    pub fn event(&self) -> Option<Event> {
        self.last.map(|step| step.event)
    }

    /// Whether the last event is one of these kinds.
    #[must_use]
    pub fn last_is(&self, kinds: Kinds) -> bool {
        self.event().is_some_and(|event| kinds.contains(event.kind()))
    }

    /// Whether the run has ended.
    #[must_use]
    pub fn ended(&self) -> bool {
        self.last_is(Kind::Exhausted.into())
    }
}
