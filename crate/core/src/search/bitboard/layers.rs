//! The squares that the queens on a board of up to 8 by 8 attack, in one word per layer.
//!
//! Rows, diagonals and anti-diagonals have one layer each. The queens on the board share no line, so within a layer
//! each line belongs to one queen, and one AND removes a queen. One sum over all bytes at once counts the attacked
//! squares of every column: 8 is a dead end, 7 leaves one square.

use super::MAX_SIZE;
use crate::bits::population::{ONES, eights, of_bytes, sevens};
use crate::bits::transpose::transposed;

/// The top row.
const ROW: u64 = 0x0101_0101_0101_0101;
/// The leftmost column.
const COLUMN: u64 = 0xff;
/// The squares of each diagonal, by its number: see [`Square::diagonal`](crate::board::Square::diagonal).
const DIAGONALS: [u64; 15] = diagonals(true);
const ANTI_DIAGONALS: [u64; 15] = diagonals(false);

/// The attacked squares. Rows and columns beyond a board of fewer than 8 rows count as occupied.
#[derive(Clone, Debug)]
pub(super) struct Layers {
    pub(super) rows: u64,
    pub(super) diagonals: u64,
    pub(super) anti_diagonals: u64,
    /// Every square of the columns that have a queen.
    pub(super) taken: u64,
}

const fn diagonals(falling: bool) -> [u64; 15] {
    let mut lines = [0; 15];
    let mut bit = 0;
    while bit < 64 {
        let (row, column) = (bit % 8, bit / 8);
        let line = if falling { row + 7 - column } else { row + column };
        lines[line] |= 1 << bit;
        bit += 1;
    }
    lines
}

impl Layers {
    /// The layers of an empty board of `size` rows.
    pub(super) fn new(size: usize) -> Self {
        Layers {
            rows: (size..MAX_SIZE).fold(0, |rows, row| rows | ROW << row),
            diagonals: 0,
            anti_diagonals: 0,
            taken: (size..MAX_SIZE).fold(0, |taken, column| taken | COLUMN << (8 * column)),
        }
    }

    /// Sets a queen on the square of `bit`.
    #[inline]
    pub(super) fn set(&mut self, bit: u32) {
        let (row, column) = (bit % 8, bit / 8);
        self.rows |= ROW << row;
        self.diagonals |= DIAGONALS[(row + 7 - column) as usize];
        self.anti_diagonals |= ANTI_DIAGONALS[(row + column) as usize];
        self.taken |= COLUMN << (8 * column);
    }

    /// Removes the queen from the square of `bit`.
    #[inline]
    pub(super) fn remove(&mut self, bit: u32) {
        let (row, column) = (bit % 8, bit / 8);
        self.rows &= !(ROW << row);
        self.diagonals &= !DIAGONALS[(row + 7 - column) as usize];
        self.anti_diagonals &= !ANTI_DIAGONALS[(row + column) as usize];
        self.taken &= !(COLUMN << (8 * column));
    }

    /// The squares that a queen attacks along a row or a diagonal.
    #[inline]
    pub(super) fn attacks(&self) -> u64 {
        self.rows | self.diagonals | self.anti_diagonals
    }

    /// The same squares with the board transposed: each byte is a row. Only the bytes of free rows have a meaning.
    #[inline]
    pub(super) fn attacks_by_rows(&self) -> u64 {
        transposed(self.attacks() | self.taken)
    }

    /// All bits of the rows that have a queen, where each byte is a row.
    #[inline]
    pub(super) fn taken_rows(&self) -> u64 {
        transposed(self.rows)
    }

    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.taken == u64::MAX
    }

    /// The first free column without a free square.
    #[inline]
    pub(super) fn dead_column(&self) -> Option<u32> {
        first_byte(eights(of_bytes(self.attacks())) & !self.taken)
    }

    /// The first free column with exactly one free square. The caller must have checked that every free column has one.
    #[inline]
    pub(super) fn forced_column(&self) -> Option<u32> {
        first_byte(sevens(of_bytes(self.attacks())) & !self.taken)
    }

    /// The first free row without a free square, as a line number: rows count from 8.
    #[inline]
    pub(super) fn dead_row(&self) -> Option<u32> {
        first_byte(eights(of_bytes(self.attacks_by_rows())) & !self.taken_rows()).map(|row| 8 + row)
    }

    /// The first free row with exactly one free square, as a line number. The caller must have
    /// checked that every free row has one.
    #[inline]
    pub(super) fn forced_row(&self) -> Option<u32> {
        first_byte(sevens(of_bytes(self.attacks_by_rows())) & !self.taken_rows()).map(|row| 8 + row)
    }

    /// The first free column.
    #[inline]
    pub(super) fn first_column(&self) -> u32 {
        (!self.taken).trailing_zeros() / 8
    }

    /// The first free column with exactly two free squares; without one, the first free column. The caller
    /// must have checked that no free column has fewer.
    #[cfg(feature = "later")]
    #[inline]
    pub(super) fn first_pair(&self) -> u32 {
        first_byte(sevens(of_bytes(self.attacks()) + ONES) & !self.taken).unwrap_or_else(|| self.first_column())
    }

    /// The free row with the fewest free squares, or the topmost such row, as a line number. All counts of attacked
    /// squares are raised by one repeatedly; the first count that reaches 8 is the highest. The board must have a free row.
    #[inline]
    pub(super) fn most_constrained_row(&self) -> u32 {
        let (mut counts, free) = (of_bytes(self.attacks_by_rows()), !self.taken_rows());
        loop {
            if let Some(row) = first_byte(eights(counts) & free) {
                return 8 + row;
            }
            counts += ONES;
        }
    }

    /// The free squares of a line, one bit each from the top or the left. Lines are numbered: columns from 0, rows from 8.
    #[inline]
    pub(super) fn free_in(&self, line: u32) -> u8 {
        let free = if line < 8 { !self.attacks() >> (8 * line) } else { !self.attacks_by_rows() >> (8 * (line - 8)) };
        free as u8
    }
}

/// The number of the lowest byte that is not 0.
#[inline]
fn first_byte(word: u64) -> Option<u32> {
    (word != 0).then(|| word.trailing_zeros() / 8)
}
