//! Why an event happened: facts that the page puts into words.

use super::{Attack, Own};
use crate::board::{Line, LineKind, Square};

/// Why a search leaves out squares that no queen attacks: a code for which the page has a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Rule(pub &'static str);

/// In which order a search tries the squares of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Order {
    /// The lowest bit of a word first.
    LowestBit,
    /// The lowest zero of a word first.
    LowestZero,
    /// The highest bit of a word first.
    HighestBit,
    /// Squares are examined one after another. Nothing is known yet of those that follow.
    OneByOne,
}

/// Why the last event happened. Rows and columns count from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[non_exhaustive]
pub enum Reason {
    /// A queen was tried on one of the squares left in its row.
    Choice {
        /// The square of the queen.
        square: Square,
        /// The columns that were free and not yet tried, the chosen one included.
        free: Vec<u32>,
        /// Why this square was chosen.
        order: Order,
        /// Whether a queen was tried in this row before.
        again: bool,
        /// Why other squares of the row are left out that no queen attacks; `None` if there are no such squares.
        rule: Option<Rule>,
    },
    /// A queen was tried on one of the squares left in its column.
    ChoiceInColumn {
        /// The square of the queen.
        square: Square,
        /// The rows that were free and not yet tried, the chosen one included.
        free: Vec<u32>,
        /// Whether a queen was tried in this column before.
        again: bool,
    },
    /// A queen was set on the only free square of a line.
    OnlyOne {
        /// The square of the queen.
        square: Square,
        /// The line that left no choice.
        line: Line,
    },
    /// A square was refused because a queen attacks it.
    Attacked {
        /// The square.
        square: Square,
        /// The queen.
        by: Square,
        /// The kind of line between them.
        line: LineKind,
    },
    /// No square of a line is free.
    AllAttacked {
        /// The line.
        line: Line,
        /// One queen for each of its squares.
        attackers: Vec<Attack>,
    },
    /// No square of a line is left: some are attacked, and the search leaves out the others.
    AttackedOrLeftOut {
        /// The line.
        line: Line,
        /// One queen for each attacked square.
        attackers: Vec<Attack>,
        /// The squares that are left out.
        left_out: Vec<Square>,
        /// Why they are left out.
        rule: Rule,
    },
    /// A queen was removed, and the search continues in its row.
    Back {
        /// The former square of the queen.
        square: Square,
        /// The columns of its row that are free and still to be tried.
        left: Vec<u32>,
        /// The order in which they will be tried.
        order: Order,
    },
    /// A queen was removed, and the search continues in its column.
    BackInColumn {
        /// The former square of the queen.
        square: Square,
        /// The rows of its column still to be tried.
        left: Vec<u32>,
    },
    /// A queen that had no choice was removed: there is nothing else to try on its line.
    BackForced {
        /// The former square of the queen.
        square: Square,
        /// The line that left no choice.
        line: Line,
    },
    /// A reason that only one search has.
    Own(Own),
    /// A solution was found.
    Solved {
        /// Its number in this run, from 1.
        nth: u64,
    },
    /// A solution was found that also represents its rotations and reflections.
    SolvedWithImages {
        /// Its number in this run, from 1.
        nth: u64,
        /// The number of solutions that it represents, itself included.
        images: u32,
    },
    /// The run ended. The solutions that it found represent all solutions.
    OverWithImages {
        /// How many solutions it found.
        solutions: u64,
        /// How many there are with their images.
        total: u64,
    },
    /// The run ended.
    Over {
        /// How many solutions it found.
        solutions: u64,
        /// Whether this proves that there are no others.
        complete: bool,
    },
}
