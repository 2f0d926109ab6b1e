//! When a run stops by itself, other than at a position.

use super::{Event, Kind, Kinds, Listing, Step};
use crate::board::Square;
use std::ops::Range;

/// Holds after an event of one of these kinds, and also (each where given) when one happened on this square, or when one
/// of these blocks of the listing ran.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Condition {
    /// Any event of these kinds.
    pub kinds: Kinds,
    /// A queen tried, forced, refused on this square or taken off it.
    pub square: Option<Square>,
    /// The first line, from 0, of each block.
    pub blocks: Vec<usize>,
}

impl Condition {
    /// Any event of these kinds, and nothing else.
    #[must_use]
    pub fn kinds(kinds: impl Into<Kinds>) -> Self {
        Condition { kinds: kinds.into(), ..Condition::default() }
    }

    /// Does it ask for kinds alone? Those are counted, so that finding them needs no walk over every event.
    #[must_use]
    pub fn is_kinds_only(&self) -> bool {
        self.square.is_none() && self.blocks.is_empty()
    }

    /// Made ready for the loop that checks it at every event.
    pub(super) fn watch(&self, listing: &Listing) -> Watch {
        let blocks = self.blocks.iter().filter_map(|&from| listing.source_of(from)).collect();
        Watch { square: self.square, lines: blocks }
    }
}

/// The part of a condition that needs more than the kind of an event.
pub(super) struct Watch {
    square: Option<Square>,
    /// The lines of source of each block.
    lines: Vec<Range<u16>>,
}

impl Watch {
    pub(super) fn holds(&self, step: Step) -> bool {
        let on_square = |event: Event| self.square.is_some() && event.square() == self.square;
        on_square(step.event) || self.lines.iter().any(|lines| lines.contains(&step.line))
    }
}

/// What a run is asked for and how long it may take; both are used up on the way.
pub struct Goal<'a> {
    /// Stops at events of these kinds,
    pub(super) kinds: Kinds,
    /// and at those that this holds for,
    pub(super) watch: Option<&'a Watch>,
    /// when this many of them have been met.
    pub(super) hits: u64,
    /// How often the search may still be asked for its next event.
    pub(super) budget: u64,
}

impl Goal<'_> {
    /// Just to run on; where to is said to the run.
    pub(super) fn onwards(budget: u64) -> Self {
        Goal { kinds: Kinds::NONE, watch: None, hits: 1, budget }
    }

    /// To the `hits`-th event of these kinds from here.
    pub(super) fn events(kinds: Kinds, hits: u64, budget: u64) -> Self {
        Goal { kinds, watch: None, hits, budget }
    }

    /// The kinds of event that have to be looked at: all of them, if more than the kind counts. The end stops every run.
    pub(super) fn stops(&self) -> Kinds {
        if self.watch.is_some() { Kinds::ALL } else { self.kinds.with(Kind::Exhausted) }
    }

    /// Is this one of the events that it counts?
    pub(super) fn is_met_by(&self, step: Step) -> bool {
        self.kinds.contains(step.event.kind()) || self.watch.is_some_and(|watch| watch.holds(step))
    }
}
