//! The lines of a puzzle, each of which must have one queen: rows, columns and regions.

use crate::bits;

/// The kind of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PuzzleLineKind"))]
pub enum LineKind {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
    /// The squares with one label.
    Region,
}

/// One line: its kind, and its index from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PuzzleLine"))]
pub struct Line {
    /// Its kind.
    pub kind: LineKind,
    /// The row, the column or the label of the region.
    pub index: u32,
}

/// A set of lines. Within a [`Layout`](super::Layout) lines are numbered: rows first, then columns, then regions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Lines(pub(super) u64);

impl Lines {
    /// One line.
    pub(super) fn one(line: usize) -> Self {
        Lines(1 << line)
    }

    /// The lines from `first` up to but not including `end`.
    pub(super) fn between(first: usize, end: usize) -> Self {
        Lines(((1 << end) - 1) & !((1 << first) - 1))
    }

    /// The numbers of the lines, ascending.
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        bits::ones(self.0).map(|line| line as usize)
    }

    /// The number of lines.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are no lines.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}
