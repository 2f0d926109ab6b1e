//! The squares where a queen can be placed, on the free rows and columns only, and how many are left in every line.
//!
//! ```text
//!       0  1  2  3  4        given: a queen at (0, 0)
//!    0  Q  .  .  .  .
//!    1  .  x  .  .  .        free rows 1 to 4 and free columns 1 to 4, with indices from 0:
//!    2  .  .  x  .  .        x is attacked along a diagonal
//!    3  .  .  .  x  .
//!    4  .  .  .  .  x
//! ```
//!
//! A line without a free square is a dead end. Queens are set and removed in the order of a stack. The row and the
//! column of a queen are *closed*: they leave the lists of open lines, and return unchanged. So only the squares lost
//! along diagonals are stored one by one.

use super::{NonAttacking, Square};
use crate::bits;

/// The maximum number of free rows for a search over single squares. It limits the bits and the list of lost squares to about
/// 100 MB.
pub const MAX_FREE_ROWS: usize = 5_000;

/// The index of a column that is not open.
const CLOSED: u16 = u16::MAX;

/// A row or a column, by its index among the free ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FreeLine {
    Row(u16),
    Column(u16),
}

/// A square where a queen can be placed: the indices of a free row and a free column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FreeSquare {
    pub(crate) row: u16,
    pub(crate) column: u16,
}

/// Indices in no particular order. Any index can be removed in O(1), and the last removed index can be restored in O(1).
#[derive(Clone, Debug)]
struct OpenLines {
    open: Vec<u16>,
    position: Vec<u16>,
}

impl OpenLines {
    fn all(count: u16) -> Self {
        OpenLines { open: (0..count).collect(), position: (0..count).collect() }
    }

    fn close(&mut self, line: u16) {
        let position = self.position[line as usize];
        self.open.swap_remove(position as usize);
        if let Some(&moved) = self.open.get(position as usize) {
            self.position[moved as usize] = position;
        }
    }

    /// Undoes the latest `close` that is not undone yet. It must be the one for `line`.
    fn reopen(&mut self, line: u16) {
        let position = self.position[line as usize] as usize;
        if let Some(slot) = self.open.get_mut(position) {
            let moved = std::mem::replace(slot, line);
            self.position[moved as usize] = self.open.len() as u16;
            self.open.push(moved);
        } else {
            self.open.push(line);
        }
    }

    /// Every open line once, beginning at place `start` of the list.
    fn from(&self, start: usize) -> impl Iterator<Item = u16> + '_ {
        let (before, after) = self.open.split_at(start);
        after.iter().chain(before).copied()
    }
}

/// The free squares of a placement, and the queens set on them since.
#[derive(Clone, Debug)]
pub(crate) struct FreeSquares {
    /// The rows and the columns of the board that are free in the placement, ascending.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// For each column of the board its index among the free columns, or [`CLOSED`].
    index: Vec<u16>,
    /// One bit for each free square; each row has several words. Bits in closed lines are out of date.
    bits: Vec<u64>,
    words: usize,
    /// The columns that are open, as bits.
    open_bits: Vec<u64>,
    open_rows: OpenLines,
    open_columns: OpenLines,
    /// How many free squares each open line has left.
    row_left: Vec<u16>,
    column_left: Vec<u16>,
    /// The squares lost along diagonals.
    lost: Vec<FreeSquare>,
    /// The queens that were set, each with the length of `lost` before it was set.
    queens: Vec<(FreeSquare, usize)>,
}

impl FreeSquares {
    /// The squares that the queens of `given` leave free. At most 65,534 rows may be free.
    pub(crate) fn new(given: &NonAttacking) -> Self {
        let size = given.size();
        let occupied = given.occupied();
        let rows: Vec<u32> = given.free_rows().collect();
        let free = rows.len();
        let columns: Vec<u32> = occupied.open_columns().collect();
        debug_assert_eq!(free, columns.len(), "queens without conflicts take as many columns as rows");
        let mut index = vec![CLOSED; size];
        for (column, &at) in columns.iter().enumerate() {
            index[at as usize] = column as u16;
        }
        let words = free.div_ceil(64);
        let mut bits = vec![0; free * words];
        let (mut row_left, mut column_left) = (vec![0; free], vec![0; free]);
        for (row, &row_at) in rows.iter().enumerate() {
            for (column, &column_at) in columns.iter().enumerate() {
                if occupied.diagonals_open(Square::new(row_at, column_at)) {
                    bits[row * words + column / 64] |= 1 << (column % 64);
                    row_left[row] += 1;
                    column_left[column] += 1;
                }
            }
        }
        let mut open_bits = vec![u64::MAX; words];
        if let Some(last) = open_bits.last_mut() {
            *last = bits::low(free as u32 - 64 * (words as u32 - 1));
        }
        FreeSquares {
            rows,
            columns,
            index,
            bits,
            words,
            open_bits,
            open_rows: OpenLines::all(free as u16),
            open_columns: OpenLines::all(free as u16),
            row_left,
            column_left,
            lost: Vec::new(),
            queens: Vec::new(),
        }
    }

    /// How many rows have no queen yet.
    pub(crate) fn rows_left(&self) -> usize {
        self.open_rows.open.len()
    }

    /// The number of rows, or of columns if these are fewer, that have no queen and were not skipped.
    pub(crate) fn lines_left(&self) -> usize {
        self.open_rows.open.len().min(self.open_columns.open.len())
    }

    /// Whether an open row or column has no free square.
    pub(crate) fn has_dead_line(&self) -> bool {
        self.open_rows.open.iter().any(|&row| self.row_left[row as usize] == 0)
            || self.open_columns.open.iter().any(|&column| self.column_left[column as usize] == 0)
    }

    /// The queens that were set, as squares of the board.
    pub(crate) fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens
            .iter()
            .map(|(square, _)| Square::new(self.rows[square.row as usize], self.columns[square.column as usize]))
    }

    /// An open line with the fewest squares. Rows come before columns; each list is read from place `start` on and wraps.
    pub(crate) fn most_constrained(&self, start: usize) -> FreeLine {
        let mut most_constrained = FreeLine::Row(0);
        let mut fewest = u16::MAX;
        for row in self.open_rows.from(start) {
            if self.row_left[row as usize] < fewest {
                fewest = self.row_left[row as usize];
                most_constrained = FreeLine::Row(row);
            }
        }
        for column in self.open_columns.from(start) {
            if self.column_left[column as usize] < fewest {
                fewest = self.column_left[column as usize];
                most_constrained = FreeLine::Column(column);
            }
        }
        most_constrained
    }

    /// Appends the free squares of an open line.
    pub(crate) fn append(&self, line: FreeLine, squares: &mut Vec<FreeSquare>) {
        match line {
            FreeLine::Row(row) => {
                self.each_column(row, |column| squares.push(FreeSquare { row, column }));
            }
            FreeLine::Column(column) => {
                let in_column = |row: &u16| self.is_free(*row, column);
                squares.extend(
                    self.open_rows.open.iter().copied().filter(in_column).map(|row| FreeSquare { row, column }),
                );
            }
        }
    }

    /// Sets a queen on a free square. Returns false if an open line has no free square left.
    pub(crate) fn set(&mut self, queen: FreeSquare) -> bool {
        let FreeSquare { row, column } = queen;
        self.queens.push((queen, self.lost.len()));
        self.close(queen);
        let mut open = true;
        let mut column_left = std::mem::take(&mut self.column_left);
        self.each_column(row, |attacked| {
            column_left[attacked as usize] -= 1;
            open &= column_left[attacked as usize] > 0;
        });
        let row_at = self.rows[row as usize];
        let column_at = self.columns[column as usize];
        for &other in &self.open_rows.open {
            let first = other as usize * self.words;
            let word = first + column as usize / 64;
            let mut left = self.row_left[other as usize] - (self.bits[word] >> (column % 64) & 1) as u16;
            let distance = self.rows[other as usize].abs_diff(row_at);
            for reached in [column_at.wrapping_sub(distance), column_at + distance] {
                let Some(&reached) = self.index.get(reached as usize) else { continue };
                if reached == CLOSED {
                    continue;
                }
                let bits = &mut self.bits[first + reached as usize / 64];
                let bit = 1 << (reached % 64);
                if *bits & bit != 0 {
                    *bits ^= bit;
                    left -= 1;
                    let column_left = &mut column_left[reached as usize];
                    *column_left -= 1;
                    open &= *column_left > 0;
                    self.lost.push(FreeSquare { row: other, column: reached });
                }
            }
            self.row_left[other as usize] = left;
            open &= left > 0;
        }
        self.column_left = column_left;
        open
    }

    /// Closes an open line without a queen. It stays closed: queens that were set before must not be removed afterwards.
    pub(crate) fn skip(&mut self, line: FreeLine) {
        match line {
            FreeLine::Row(row) => {
                self.open_rows.close(row);
                let mut column_left = std::mem::take(&mut self.column_left);
                self.each_column(row, |attacked| column_left[attacked as usize] -= 1);
                self.column_left = column_left;
            }
            FreeLine::Column(column) => {
                self.close_column(column);
                for &row in &self.open_rows.open {
                    self.row_left[row as usize] -= u16::from(self.is_free(row, column));
                }
            }
        }
    }

    /// Removes the queen that was set last.
    pub(crate) fn remove_last(&mut self) {
        let Some((queen, lost)) = self.queens.pop() else { return };
        for square in self.lost.drain(lost..) {
            self.bits[square.row as usize * self.words + square.column as usize / 64] |= 1 << (square.column % 64);
            self.row_left[square.row as usize] += 1;
            self.column_left[square.column as usize] += 1;
        }
        for &other in &self.open_rows.open {
            let word = other as usize * self.words + queen.column as usize / 64;
            self.row_left[other as usize] += (self.bits[word] >> (queen.column % 64) & 1) as u16;
        }
        let mut column_left = std::mem::take(&mut self.column_left);
        self.each_column(queen.row, |attacked| column_left[attacked as usize] += 1);
        self.column_left = column_left;
        self.reopen(queen);
    }

    fn close(&mut self, FreeSquare { row, column }: FreeSquare) {
        self.open_rows.close(row);
        self.close_column(column);
    }

    fn close_column(&mut self, column: u16) {
        self.open_columns.close(column);
        self.open_bits[column as usize / 64] ^= 1 << (column % 64);
        self.index[self.columns[column as usize] as usize] = CLOSED;
    }

    fn reopen(&mut self, FreeSquare { row, column }: FreeSquare) {
        self.index[self.columns[column as usize] as usize] = column;
        self.open_bits[column as usize / 64] ^= 1 << (column % 64);
        self.open_columns.reopen(column);
        self.open_rows.reopen(row);
    }

    fn is_free(&self, row: u16, column: u16) -> bool {
        self.bits[row as usize * self.words + column as usize / 64] >> (column % 64) & 1 != 0
    }

    /// Calls `call` with each open column where this row has a free square, ascending.
    fn each_column(&self, row: u16, mut call: impl FnMut(u16)) {
        let first = row as usize * self.words;
        let words = self.bits[first..first + self.words].iter().zip(&self.open_bits);
        for (word, (&bits, &open)) in words.enumerate() {
            bits::ones(bits & open).for_each(|place| call((word * 64) as u16 + place as u16));
        }
    }
}
