//! The eight rotations and reflections of a board; images, orbits and canonical forms under them.

use super::{Placement, Square};
use crate::problem::problems;
use thiserror::Error;

named! {
    /// One of the eight symmetries of a square board. Turns are clockwise.
    ///
    /// ```text
    ///   Identity    QuarterTurn    HalfTurn   ThreeQuarterTurn
    ///    1 2 3         7 4 1         9 8 7         3 6 9
    ///    4 5 6         8 5 2         6 5 4         2 5 8
    ///    7 8 9         9 6 3         3 2 1         1 4 7
    ///
    /// FlipHorizontal FlipVertical   Transpose    AntiTranspose
    ///    3 2 1         7 8 9         1 4 7         9 6 3
    ///    6 5 4         4 5 6         2 5 8         8 5 2
    ///    9 8 7         1 2 3         3 6 9         7 4 1
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub enum Transform {
        /// Nothing moves.
        Identity = "identity",
        /// By 90 degrees.
        QuarterTurn = "quarterTurn",
        /// By 180 degrees.
        HalfTurn = "halfTurn",
        /// By 270 degrees.
        ThreeQuarterTurn = "threeQuarterTurn",
        /// Left and right are exchanged.
        FlipHorizontal = "flipHorizontal",
        /// Top and bottom are exchanged.
        FlipVertical = "flipVertical",
        /// Mirrored in the diagonal from the upper left: rows and columns are exchanged.
        Transpose = "transpose",
        /// Mirrored in the anti-diagonal from the upper right.
        AntiTranspose = "antiTranspose",
    }
}

impl Transform {
    /// The image of a square on a board of this size.
    #[must_use]
    pub const fn apply(self, square: Square, size: u32) -> Square {
        let Square { row, column } = square;
        let (row_back, column_back) = (size - 1 - row, size - 1 - column);
        match self {
            Transform::Identity => square,
            Transform::QuarterTurn => Square::new(column, row_back),
            Transform::HalfTurn => Square::new(row_back, column_back),
            Transform::ThreeQuarterTurn => Square::new(column_back, row),
            Transform::FlipHorizontal => Square::new(row, column_back),
            Transform::FlipVertical => Square::new(row_back, column),
            Transform::Transpose => Square::new(column, row),
            Transform::AntiTranspose => Square::new(column_back, row_back),
        }
    }

    /// The image of each square of a board of this size, by [number](Square::number).
    pub(crate) fn motion(self, size: u32) -> Motion {
        (0..size * size).map(|number| self.apply(Square::at(number, size), size).number(size)).collect()
    }

    /// Whether columns become rows. Then a placement with two queens in one column has no image.
    #[must_use]
    pub const fn makes_columns_rows(self) -> bool {
        matches!(
            self,
            Transform::QuarterTurn | Transform::ThreeQuarterTurn | Transform::Transpose | Transform::AntiTranspose
        )
    }
}

/// A motion of a board: the number of the image of each square.
pub(crate) type Motion = Vec<u32>;

problems! {
    /// Two queens share a column. A transform that makes columns rows would put both into one row, so the image is not a
    /// placement.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    #[error("rows {other_row} and {row} share column {column}; turned, they would be two queens in one row")]
    pub struct SharedColumn {
        /// The column, counted from 0.
        pub column: u32,
        /// The row further down the board: the larger index, counted from 0.
        pub row: u32,
        /// The other row.
        pub other_row: u32,
    } = "shared-column"
}

impl Placement {
    /// The image of a placement, full or partial, conflicts included.
    ///
    /// # Errors
    /// [`SharedColumn`] if the image has two queens in one row. This never happens if [`Transform::makes_columns_rows`] is
    /// false, nor for queens in different columns.
    pub fn transformed(&self, transform: Transform) -> Result<Placement, SharedColumn> {
        let mut image = Placement::empty(self.size()).expect("the size of a placement is valid");
        for queen in self.queens() {
            let square = transform.apply(queen, self.size() as u32);
            if image.column(square.row).is_some() {
                return Err(self.shared(queen));
            }
            image.set(square);
        }
        Ok(image)
    }

    /// The distinct images: 8, 4, 2 or 1 of them, the canonical image first.
    ///
    /// The order follows takaken's counting programs ("smallest value"): each row's queen is read from the right, the top
    /// row first, and the smallest sequence comes first. An empty row counts as larger than any column.
    ///
    /// ```
    /// use queens_core::board::Placement;
    /// let solution = Placement::from_rows(&[2, 4, 1, 3, 0]).unwrap();
    /// let orbit = solution.orbit().unwrap();
    /// assert_eq!(orbit.len(), 8);
    /// assert_eq!(orbit[0].to_rows(), [4, 2, 0, 3, 1]); // read from the right: 0 2 4 1 3
    /// ```
    ///
    /// # Errors
    /// [`SharedColumn`] if some image has two queens in one row.
    pub fn orbit(&self) -> Result<Vec<Placement>, SharedColumn> {
        let images: Result<Vec<Placement>, SharedColumn> =
            Transform::ALL.into_iter().map(|transform| self.transformed(transform)).collect();
        let mut images = images?;
        images.sort_by(|one, other| one.read_from_right().cmp(other.read_from_right()));
        images.dedup();
        Ok(images)
    }

    /// The representative image: the first of the [`orbit`](Placement::orbit). A fundamental solution is its own
    /// representative.
    ///
    /// # Errors
    /// Like [`orbit`](Placement::orbit).
    pub fn canonical(&self) -> Result<Placement, SharedColumn> {
        self.orbit().map(|mut images| images.swap_remove(0))
    }

    fn read_from_right(&self) -> impl Iterator<Item = u32> + '_ {
        let size = self.size() as u32;
        (0..size).map(move |row| self.column(row).map_or(size, |column| size - 1 - column))
    }

    /// The error for an image with two queens in one row.
    fn shared(&self, queen: Square) -> SharedColumn {
        let above = self.queens().find(|other| other.column == queen.column);
        SharedColumn { column: queen.column, row: queen.row, other_row: above.map_or(queen.row, |other| other.row) }
    }
}
