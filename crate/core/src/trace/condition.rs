//! The condition at which a run stops, other than a position.

use super::{Event, Kind, Kinds, Listing, Step};
use crate::board::Square;
use std::ops::Range;

/// A condition that is met by an event of one of these kinds. If a square or blocks are given, an event on that square and a
/// step of one of those blocks of the listing also meet it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Condition {
    /// Any event of these kinds.
    pub kinds: Kinds,
    /// The square of an event: a queen tried, forced, refused or removed there.
    pub square: Option<Square>,
    /// The blocks, each by its first line, counted from 0.
    pub blocks: Vec<usize>,
}

impl Condition {
    /// Any event of these kinds, and nothing else.
    #[must_use]
    pub fn kinds(kinds: impl Into<Kinds>) -> Self {
        Condition { kinds: kinds.into(), ..Condition::default() }
    }

    /// Whether only kinds matter. Because these are counted, not every event has to be examined.
    pub(crate) fn is_kinds_only(&self) -> bool {
        self.square.is_none() && self.blocks.is_empty()
    }

    /// Whether a step meets the condition.
    #[cfg(feature = "later")]
    pub(super) fn is_met_by(&self, step: Step, listing: Listing<'_>) -> bool {
        self.kinds.contains(step.event.kind()) || self.watch(listing).is_met_by(step)
    }

    /// The condition in a form that is quick to check at every event.
    pub(super) fn watch(&self, listing: Listing<'_>) -> Watch {
        let blocks = self.blocks.iter().filter_map(|&from| listing.source_of(from)).collect();
        Watch {
            square: self.square,
            #[cfg(feature = "later")]
            set: None,
            lines: blocks,
        }
    }
}

/// The part of a condition that needs more than the kind of an event.
#[derive(Debug)]
pub(super) struct Watch {
    square: Option<Square>,
    #[cfg(feature = "later")]
    set: Option<Square>,
    /// The source lines of each block.
    lines: Vec<Range<u16>>,
}

impl Watch {
    /// Accepts an event that sets a queen on `square`.
    #[cfg(feature = "later")]
    pub(super) fn set_on(square: Square) -> Self {
        Watch { square: None, set: Some(square), lines: Vec::new() }
    }

    pub(super) fn is_met_by(&self, step: Step) -> bool {
        let on_square = |event: Event| self.square.is_some() && event.square() == self.square;
        #[cfg(feature = "later")]
        let on_square = |event: Event| {
            on_square(event)
                || matches!(event, Event::Tried(square) | Event::Forced(square) if self.set == Some(square))
        };
        on_square(step.event) || self.lines.iter().any(|lines| lines.contains(&step.line))
    }
}

/// The goal of a run, and how long the run may take. `hits` and `budget` decrease during the run.
#[derive(Debug)]
pub struct Goal<'a> {
    /// The kinds of events that count.
    pub(super) kinds: Kinds,
    /// Accepts further events that count.
    pub(super) watch: Option<&'a Watch>,
    /// How many more of these events have to happen.
    pub(super) hits: u64,
    /// How many more times the search may be called for its next event.
    pub(super) budget: u64,
    /// In a branch, the square of the decision: the branch ends when its queen is removed.
    #[cfg(feature = "later")]
    pub(super) decided: Option<Square>,
}

impl<'a> Goal<'a> {
    /// The `hits`-th event that is of these kinds, or that the watch accepts.
    pub(super) fn new(kinds: Kinds, watch: Option<&'a Watch>, hits: u64, budget: u64) -> Self {
        Goal {
            kinds,
            watch,
            hits,
            budget,
            #[cfg(feature = "later")]
            decided: None,
        }
    }

    /// No goal: the run continues to its target position.
    pub(super) fn onwards(budget: u64) -> Self {
        Goal::new(Kinds::NONE, None, 1, budget)
    }

    /// The `hits`-th event of these kinds from here.
    pub(super) fn events(kinds: Kinds, hits: u64, budget: u64) -> Self {
        Goal::new(kinds, None, hits, budget)
    }

    /// The kinds of events that have to be examined: all of them, if more than the kind matters. The end of a run
    /// always counts.
    pub(super) fn stops(&self) -> Kinds {
        if self.watch.is_some() {
            return Kinds::ALL;
        }
        let stops = self.kinds.with(Kind::Exhausted);
        #[cfg(feature = "later")]
        if self.decided.is_some() {
            return stops.with(Kind::Removed);
        }
        stops
    }

    /// Whether `event` ends a branch, because it removes the queen of the decision.
    #[cfg(feature = "later")]
    pub(super) fn leaves_branch(&self, event: Event) -> bool {
        matches!(event, Event::Removed(square) if self.decided == Some(square))
    }

    /// Without branches, no branch ends.
    #[cfg(not(feature = "later"))]
    #[expect(clippy::unused_self, reason = "the same call with and without branches")]
    pub(super) const fn leaves_branch(&self, _: Event) -> bool {
        false
    }

    /// Whether `step` is one of the events that count.
    pub(super) fn is_met_by(&self, step: Step) -> bool {
        self.kinds.contains(step.event.kind()) || self.watch.is_some_and(|watch| watch.is_met_by(step))
    }
}
