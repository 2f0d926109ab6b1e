//! The events that every search reports, and sets of their kinds.

use crate::board::{Line, Square};

/// One step of a search.
///
/// Applied in turn to the given queens, the events give the board of the search. There are two exceptions, where the board
/// is read from the search: a [`Restart`](Event::Restart) of a repair search, which places all queens again, and a queen
/// that a recorded program sets on an attacked square, and soon removes. Its square is [refused](Event::Rejected) while it
/// is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Happened"))]
#[non_exhaustive]
pub enum Event {
    /// A queen was set on one of several free squares.
    Tried(Square),
    /// A queen was set on the only square left in a line.
    Forced(Square),
    /// A queen was removed.
    Removed(Square),
    /// A square was examined and refused.
    Rejected(Square),
    /// Two rows exchanged the columns of their queens.
    Swapped {
        /// One of the rows.
        row: u32,
        /// The other.
        other_row: u32,
        /// Attacking pairs afterwards.
        conflicts: u32,
    },
    /// A line has neither a queen nor a free square, or too few lines have free squares.
    DeadEnd {
        /// The line without a free square; `None` where no single line is the cause.
        line: Option<Line>,
    },
    /// The search went back to an earlier level, or placed all queens again.
    Restart {
        /// The level of the tree, or the number of the attempt, from 1.
        level: u32,
        /// Attacking pairs afterwards; 0 in searches that never have any.
        conflicts: u32,
    },
    /// A part of the method began. In a recorded run also: a line of the program ran, and nothing else happened.
    Phase {
        /// Which part, or which line, from 1.
        number: u32,
        /// Attacking pairs at this moment; 0 in searches that never have any.
        conflicts: u32,
    },
    /// The queens on the board are a solution.
    Solution,
    /// The run is over: nothing more will happen.
    Exhausted,
}

named! {
    /// The kind of an event, without its data. The order is that of the counters.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
    #[repr(u8)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub enum Kind {
        /// [`Event::Tried`].
        Tried = "tried",
        /// [`Event::Forced`].
        Forced = "forced",
        /// [`Event::Removed`].
        Removed = "removed",
        /// [`Event::Rejected`].
        Rejected = "rejected",
        /// [`Event::Swapped`].
        Swapped = "swapped",
        /// [`Event::DeadEnd`].
        DeadEnd = "deadEnd",
        /// [`Event::Restart`].
        Restart = "restart",
        /// [`Event::Phase`].
        Phase = "phase",
        /// [`Event::Solution`].
        Solution = "solution",
        /// [`Event::Exhausted`].
        Exhausted = "exhausted",
    }
}

impl Event {
    /// The kind of the event.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Event::Tried(_) => Kind::Tried,
            Event::Forced(_) => Kind::Forced,
            Event::Removed(_) => Kind::Removed,
            Event::Rejected(_) => Kind::Rejected,
            Event::Swapped { .. } => Kind::Swapped,
            Event::DeadEnd { .. } => Kind::DeadEnd,
            Event::Restart { .. } => Kind::Restart,
            Event::Phase { .. } => Kind::Phase,
            Event::Solution => Kind::Solution,
            Event::Exhausted => Kind::Exhausted,
        }
    }

    /// The square of the event, if it has exactly one.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Event::Tried(square) | Event::Forced(square) | Event::Removed(square) | Event::Rejected(square) => {
                Some(square)
            }
            _ => None,
        }
    }
}

/// A set of kinds. Bit k stands for the kind at index k of [`Kind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(u32);

impl Kinds {
    /// No kind at all.
    pub const NONE: Kinds = Kinds(0);
    /// Every kind.
    pub const ALL: Kinds = Kinds::from_bits(u32::MAX);

    /// Converts a mask; unknown bits are dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Kinds(bits & ((1 << Kind::ALL.len()) - 1))
    }

    /// The set as a mask.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the set with one more kind.
    #[must_use]
    pub const fn with(self, kind: Kind) -> Self {
        Kinds(self.0 | 1 << kind as u32)
    }

    /// Whether the kind is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u32 & 1 != 0
    }

    /// The kinds in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl From<Kind> for Kinds {
    fn from(kind: Kind) -> Self {
        Kinds::NONE.with(kind)
    }
}

/// An event, and the source line of the search that reported it, which gives its place in the listing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The event.
    pub event: Event,
    /// The source line, from 1.
    pub line: u16,
}
