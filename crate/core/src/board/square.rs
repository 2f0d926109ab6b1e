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

    /// The square with this [number](Square::number).
    #[must_use]
    pub const fn at(number: u32, columns: u32) -> Self {
        Square::new(number / columns, number % columns)
    }

    /// Its number when squares are counted from 0, row by row: `row * columns + column`.
    ///
    /// # Panics
    /// If the number does not fit into 32 bits, as on the largest boards: the board of 65,536 rows is the last on which
    /// all squares have a number.
    #[must_use]
    pub const fn number(self, columns: u32) -> u32 {
        let number = self.row as u64 * columns as u64 + self.column as u64;
        assert!(number <= u32::MAX as u64, "the number of the square does not fit into 32 bits");
        number as u32
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

    /// The four lines through it on a board of `size` x `size`: row, column, diagonal, anti-diagonal.
    #[inline]
    #[must_use]
    pub const fn lines(self, size: u32) -> [Line; 4] {
        [
            Line::new(LineKind::Row, self.row),
            Line::new(LineKind::Column, self.column),
            Line::new(LineKind::Diagonal, self.diagonal(size)),
            Line::new(LineKind::AntiDiagonal, self.anti_diagonal()),
        ]
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

impl Line {
    /// The line of this kind and index.
    #[must_use]
    pub const fn new(kind: LineKind, index: u32) -> Self {
        Line { kind, index }
    }

    /// The `6 * size - 2` lines of a board of `size` x `size`: rows, columns, diagonals, anti-diagonals.
    ///
    /// ```
    /// use queens_core::{Line, LineKind, Square};
    ///
    /// let lines: Vec<Line> = Line::all(3).collect();
    /// assert_eq!(lines.len(), 16);
    /// assert_eq!(lines[7].number(3), 7);
    /// assert_eq!(lines[7], Line::new(LineKind::Diagonal, 1));
    /// assert_eq!(lines[7].squares(3).collect::<Vec<_>>(), [Square::new(0, 1), Square::new(1, 2)]);
    /// ```
    pub fn all(size: u32) -> impl Iterator<Item = Line> {
        let diagonals = 2 * size - 1;
        let kinds = [
            (LineKind::Row, size),
            (LineKind::Column, size),
            (LineKind::Diagonal, diagonals),
            (LineKind::AntiDiagonal, diagonals),
        ];
        kinds.into_iter().flat_map(|(kind, count)| (0..count).map(move |index| Line { kind, index }))
    }

    /// Its place among [all](Line::all) lines of a board of `size` x `size`, from 0.
    #[inline]
    #[must_use]
    pub const fn number(self, size: u32) -> u32 {
        match self.kind {
            LineKind::Row => self.index,
            LineKind::Column => size + self.index,
            LineKind::Diagonal => 2 * size + self.index,
            LineKind::AntiDiagonal => 4 * size - 1 + self.index,
        }
    }

    /// Its squares on a board of `size` x `size`, from the top or from the left.
    pub fn squares(self, size: u32) -> impl Iterator<Item = Square> {
        let Line { kind, index } = self;
        let last = size - 1;
        let along = match kind {
            LineKind::Row | LineKind::Column => 0..size,
            LineKind::Diagonal | LineKind::AntiDiagonal => index.saturating_sub(last)..index.min(last) + 1,
        };
        along.map(move |at| match kind {
            LineKind::Row => Square::new(index, at),
            LineKind::Column => Square::new(at, index),
            LineKind::Diagonal => Square::new(at, at + last - index),
            LineKind::AntiDiagonal => Square::new(at, index - at),
        })
    }
}
