//! A placement: at most one queen in each row. It may be partial and may contain conflicts.

use super::Square;
use crate::bits;
use crate::problem::problems;
use std::ops::Range;
use thiserror::Error;

/// The largest board: the most rows that can be read, completed, generated or built.
pub const MAX_SIZE: usize = 10_000_000;

/// Marks an empty row inside a [`Placement`].
const EMPTY: u32 = u32::MAX;

/// For each row the column of its queen, or `None`. The number of rows is the size of the board. Conflicts are allowed: a
/// person may set queens that attack each other, and [`validate`](crate::board::validate) reports them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    columns: Vec<u32>,
}

problems! {
    /// Why a list of columns is not a placement.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum PlacementError {
        /// The board has no rows, or more than [`MAX_SIZE`].
        #[error("a board has 1 to {largest} rows, not {size}")]
        Size {
            /// The requested number of rows.
            size: usize,
            /// The maximum: [`MAX_SIZE`].
            largest: usize,
        } = "size",
        /// A column lies outside the board.
        #[error("row {row} has column {column}, but the columns run from 0 to {last}, with -1 for an empty row")]
        Column {
            /// The row, counted from 0.
            row: u32,
            /// The number given for its column.
            column: i32,
            /// The last column of the board.
            last: usize,
        } = "column-out-of-range",
        /// A square lies outside the board.
        #[error("row {row}, column {column}, counted from 0, is not on a board of {size} rows")]
        Square {
            /// Its row.
            row: u32,
            /// Its column.
            column: u32,
            /// The number of rows.
            size: usize,
        } = "square-off-board",
    }
}

/// Converts the column of each row, counted from 0, or `None` if the row is empty.
///
/// ```
/// use queens_core::{Placement, Square};
/// let placement = Placement::try_from(&[Some(1), None, Some(0)][..])?;
/// assert_eq!(placement.queens().collect::<Vec<_>>(), [Square::new(0, 1), Square::new(2, 0)]);
/// # Ok::<(), queens_core::PlacementError>(())
/// ```
impl TryFrom<&[Option<u32>]> for Placement {
    type Error = PlacementError;

    fn try_from(rows: &[Option<u32>]) -> Result<Self, PlacementError> {
        Placement::try_from_iter(rows.iter().copied())
    }
}

/// Like [`Placement::from_rows`].
impl TryFrom<&[i32]> for Placement {
    type Error = PlacementError;

    fn try_from(rows: &[i32]) -> Result<Self, PlacementError> {
        Placement::from_rows(rows)
    }
}

impl Placement {
    /// An empty board.
    ///
    /// # Errors
    /// [`PlacementError::Size`] for 0 rows or more than [`MAX_SIZE`].
    pub fn empty(size: usize) -> Result<Self, PlacementError> {
        if size == 0 || size > MAX_SIZE {
            return Err(PlacementError::Size { size, largest: MAX_SIZE });
        }
        Ok(Placement { columns: vec![EMPTY; size] })
    }

    /// Converts a column per row, counted from 0, with -1 for an empty row.
    ///
    /// # Errors
    /// When the board has no rows or more than [`MAX_SIZE`], or a column lies outside the board.
    pub fn from_rows(rows: &[i32]) -> Result<Self, PlacementError> {
        let mut placement = Placement::empty(rows.len())?;
        placement.put_rows(0, rows)?;
        Ok(placement)
    }

    /// Converts the column of each row, counted from 0, or `None` if the row is empty.
    ///
    /// ```
    /// use queens_core::Placement;
    ///
    /// let staircase = Placement::try_from_iter((0..5).map(|row| Some(2 * row % 5)))?;
    /// assert_eq!(staircase.to_rows(), [0, 2, 4, 1, 3]);
    /// # Ok::<(), queens_core::PlacementError>(())
    /// ```
    ///
    /// # Errors
    /// Like [`from_rows`](Self::from_rows).
    pub fn try_from_iter(rows: impl IntoIterator<Item = Option<u32>>) -> Result<Self, PlacementError> {
        let rows: Vec<i32> = rows.into_iter().map(number).collect();
        Placement::from_rows(&rows)
    }

    /// Sets the columns of the rows from `first` on, so that a large board can be passed in pieces; -1 empties a row.
    ///
    /// # Errors
    /// When a column lies outside the board; nothing has changed then.
    ///
    /// # Panics
    /// When there are more `columns` than rows from `first` on.
    pub fn put_rows(&mut self, first: usize, columns: &[i32]) -> Result<(), PlacementError> {
        let size = self.size();
        let rows = columns.len();
        assert!(
            rows <= size.saturating_sub(first),
            "{rows} rows from row {first} on do not fit a board of {size} rows"
        );
        // After adding 1, an empty row is 0, and every wrong column is larger than the size.
        let fits = |column: i32| column.cast_unsigned().wrapping_add(1) <= size as u32;
        if !columns.iter().fold(true, |fit, &column| fit & fits(column)) {
            let wrong = (first as u32..).zip(columns).find(|&(_, &column)| !fits(column));
            return wrong.map_or(Ok(()), |(row, &column)| Err(PlacementError::Column { row, column, last: size - 1 }));
        }
        for (row, &column) in self.columns[first..first + rows].iter_mut().zip(columns) {
            *row = column.cast_unsigned();
        }
        Ok(())
    }

    /// Like [`to_rows`](Self::to_rows), for the given rows only.
    ///
    /// # Panics
    /// When a row is not on the board.
    pub fn rows_in(&self, rows: Range<usize>) -> impl Iterator<Item = i32> + '_ {
        self.columns[rows].iter().map(|column| column.cast_signed())
    }

    /// A column per row, counted from 0, with -1 where the row is empty.
    #[must_use]
    pub fn to_rows(&self) -> Vec<i32> {
        self.rows_in(0..self.size()).collect()
    }

    /// The number of rows, and of columns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.columns.len()
    }

    /// The column of the queen in this row.
    ///
    /// # Panics
    /// When the row is not on the board.
    #[must_use]
    pub fn column(&self, row: u32) -> Option<u32> {
        Some(self.columns[row as usize]).filter(|&column| column != EMPTY)
    }

    /// Sets a queen and removes any other queen in the same row.
    ///
    /// # Panics
    /// When the square is not on the board. [`place`](Self::place) returns an error instead.
    pub fn set(&mut self, square: Square) {
        if let Err(error) = self.place(square) {
            off_board(error);
        }
    }

    /// Sets a queen and removes any other queen in the same row.
    ///
    /// ```
    /// use queens_core::{Placement, Square};
    ///
    /// let mut board = Placement::empty(4)?;
    /// assert!(board.place(Square::new(0, 1)).is_ok());
    /// let error = board.place(Square::new(1, 4)).unwrap_err();
    /// assert_eq!(error.to_string(), "row 1, column 4, counted from 0, is not on a board of 4 rows");
    /// # Ok::<(), queens_core::PlacementError>(())
    /// ```
    ///
    /// # Errors
    /// [`PlacementError::Square`] when the square is not on the board; nothing has changed then.
    pub fn place(&mut self, square: Square) -> Result<(), PlacementError> {
        let Square { row, column } = square;
        let size = self.size();
        if row as usize >= size || column as usize >= size {
            return Err(PlacementError::Square { row, column, size });
        }
        self.columns[row as usize] = column;
        Ok(())
    }

    /// Like [`set`](Self::set), for hot loops: only debug builds check that the column is on the board.
    #[inline]
    pub(super) fn put(&mut self, square: Square) {
        debug_assert!((square.column as usize) < self.size(), "{square:?} is on the board");
        self.columns[square.row as usize] = square.column;
    }

    /// Removes the queen of a row, if the row has a queen.
    ///
    /// # Panics
    /// When the row is not on the board.
    pub fn take(&mut self, row: u32) {
        self.columns[row as usize] = EMPTY;
    }

    /// The queens, from the top row down.
    pub fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens_in(0..self.size())
    }

    /// The queens of the given rows, from the top row down.
    ///
    /// # Panics
    /// When a row is not on the board.
    pub fn queens_in(&self, rows: Range<usize>) -> impl Iterator<Item = Square> + '_ {
        let columns = &self.columns;
        self.rows_where(rows, |column| column != EMPTY).map(|row| Square { row, column: columns[row as usize] })
    }

    /// How many queens there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.columns.iter().filter(|&&column| column != EMPTY).count()
    }

    /// Whether every row has a queen.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.free_rows().next().is_none()
    }

    /// Whether the boards have the same size and this board has every queen of `other`.
    #[must_use]
    pub fn contains(&self, other: &Placement) -> bool {
        self.size() == other.size() && other.queens().all(|queen| self.column(queen.row) == Some(queen.column))
    }

    /// The rows without a queen, from the top down.
    pub fn free_rows(&self) -> impl Iterator<Item = u32> + '_ {
        self.rows_where(0..self.size(), |column| column == EMPTY)
    }

    /// The rows whose column, or [`EMPTY`], is `wanted`. Rows are collected in words of 64 bits first: a branch for each
    /// row would be mispredicted half of the time, and cost more than all the rest.
    fn rows_where<'a>(
        &'a self,
        rows: Range<usize>,
        wanted: impl Fn(u32) -> bool + 'a,
    ) -> impl Iterator<Item = u32> + 'a {
        let firsts = (rows.start as u32..).step_by(64);
        firsts.zip(self.columns[rows].chunks(64)).flat_map(move |(first, columns)| {
            let word = columns.iter().rev().fold(0u64, |word, &column| word << 1 | u64::from(wanted(column)));
            bits::ones(word).map(move |place| first + place)
        })
    }
}

/// The queens of a placement, from the top row down: `for queen in &placement` iterates over them.
#[derive(Clone, Debug)]
pub struct Queens<'a> {
    placement: &'a Placement,
    rows: Range<u32>,
}

impl Iterator for Queens<'_> {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let placement = self.placement;
        self.rows.find_map(|row| Some(Square { row, column: placement.column(row)? }))
    }
}

/// ```
/// use queens_core::{Placement, Square};
///
/// let placement: Placement = "2 0 1".parse()?;
/// let mut queens = Vec::new();
/// for queen in &placement {
///     queens.push(queen);
/// }
/// assert_eq!(queens, [Square::new(0, 1), Square::new(2, 0)]);
/// # Ok::<(), queens_core::board::TextError>(())
/// ```
impl<'a> IntoIterator for &'a Placement {
    type Item = Square;
    type IntoIter = Queens<'a>;

    fn into_iter(self) -> Queens<'a> {
        Queens { placement: self, rows: 0..self.size() as u32 }
    }
}

/// The column in the form of [`Placement::from_rows`]. A number too large for an `i32` becomes a column outside the board.
fn number(column: Option<u32>) -> i32 {
    column.map_or(-1, |column| i32::try_from(column).unwrap_or(i32::MAX))
}

/// Not inlined, so that the code which formats the message exists only once.
#[cold]
#[inline(never)]
fn off_board(error: PlacementError) -> ! {
    panic!("{error}");
}
