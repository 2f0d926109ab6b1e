//! Finds the queens that attack each other, in one or two passes, with one control vector each for columns, diagonals
//! and anti-diagonals.

use super::{LineKind, Occupied, Placement, Validating};
use crate::problem::Problem;
use crate::sliced::Sliced;
use thiserror::Error;

/// Two queens on one line, with no other queen between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[error("the queens of rows {other_row} and {row} attack each other along {line}")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Conflict {
    /// The row further down the board: the larger index, counted from 0.
    pub row: u32,
    /// The other row.
    pub other_row: u32,
    /// The line they share: never a row, since a row has one queen at most.
    #[cfg_attr(feature = "types", ts(type = "Exclude<LineKind, 'row'>"))]
    pub line: LineKind,
}

impl Problem for Conflict {
    fn code(&self) -> &'static str {
        "large-conflict"
    }
}

/// The result of [`validate`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Validation {
    /// The number of queens on the board.
    pub queens: usize,
    /// The conflicts from the top row down; within a row: column, diagonal, anti-diagonal.
    pub conflicts: Vec<Conflict>,
}

impl Validation {
    /// True when no queen attacks another.
    #[must_use]
    pub fn ok(&self) -> bool {
        self.conflicts.is_empty()
    }
}

/// Finds the conflicts of a placement, full or partial, in time and memory proportional to its size.
///
/// Each queen is reported at most once for its column, its diagonal and its anti-diagonal, with the nearest queen above
/// on that line. So q queens on one line are q - 1 conflicts, a chain from neighbour to neighbour:
///
/// ```text
///  . Q . .
///  . Q . .      row 1 against row 0 (column), row 3 against row 1 (column);
///  . . . .      row 3 against row 0 is not reported: row 1 is between them
///  . Q . .
/// ```
///
/// The control vectors are from Grigoryan's linear completion, where r = n + j - i and t = i + j. If nothing conflicts, one
/// pass with one bit per line is enough. Otherwise a second pass notes for each line the last row with a queen: 5n numbers
/// of 32 bits in all. [`Validating`] does the same in slices.
#[must_use]
pub fn validate(placement: &Placement) -> Validation {
    let mut validating = Validating::new(placement, usize::MAX);
    validating.run_to_end();
    validating.into_validation()
}

impl Placement {
    /// Whether this is a solution that includes all queens of `given`.
    #[must_use]
    pub fn completes(&self, given: &Placement) -> bool {
        self.is_full() && self.contains(given) && Occupied::of(self).conflicts(self.size()) == 0
    }
}
