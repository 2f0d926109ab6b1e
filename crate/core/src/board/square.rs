//! A square, and the four lines that run through it.

use std::fmt;

/// A square of the board, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Square {
    /// Row, from the top.
    pub row: u32,
    /// Column, from the left.
    pub column: u32,
}

impl Square {
    /// The square at `row` and `column`.
    #[must_use]
    pub const fn new(row: u32, column: u32) -> Self {
        Square { row, column }
    }

    /// The number of its diagonal on a board of `size` x `size`: `row - column + size - 1`, from 0 (upper right) to `2
    /// * size - 2` (lower left).
    #[must_use]
    pub const fn diagonal(self, size: u32) -> u32 {
        self.row + size - 1 - self.column
    }

    /// The number of its anti-diagonal: `row + column`, from 0 (upper left) to `2 * size - 2` (lower right).
    #[must_use]
    pub const fn anti_diagonal(self) -> u32 {
        self.row + self.column
    }

    /// The kind of line that two different squares share, if any.
    #[must_use]
    pub const fn line_to(self, other: Square) -> Option<LineKind> {
        let rows = self.row.abs_diff(other.row);
        let columns = self.column.abs_diff(other.column);
        if rows == 0 && columns == 0 {
            None
        } else if rows == 0 {
            Some(LineKind::Row)
        } else if columns == 0 {
            Some(LineKind::Column)
        } else if rows != columns {
            None
        } else if (self.row < other.row) == (self.column < other.column) {
            Some(LineKind::Diagonal)
        } else {
            Some(LineKind::AntiDiagonal)
        }
    }
}

/// The four directions in which a queen attacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum LineKind {
    /// Along a row.
    Row,
    /// Along a column.
    Column,
    /// Where `row - column` is constant: it falls to the right.
    Diagonal,
    /// Where `row + column` is constant: it rises to the right.
    AntiDiagonal,
}

impl fmt::Display for LineKind {
    /// The kind with its article: "a column".
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            LineKind::Row => "a row",
            LineKind::Column => "a column",
            LineKind::Diagonal => "a diagonal",
            LineKind::AntiDiagonal => "an anti-diagonal",
        })
    }
}

/// One line of a board: its kind, and its index from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Line {
    /// Its direction.
    pub kind: LineKind,
    /// The row, the column, or the number of the diagonal ([`Square::diagonal`], [`Square::anti_diagonal`]).
    pub index: u32,
}
