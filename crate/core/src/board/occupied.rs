//! Which lines of a board hold a queen: one bit for each column, diagonal and anti-diagonal.

use super::{Placement, Square};

/// The lines that are closed by queens, none of which attacks another. For ten million rows they take 6 MB.
#[derive(Clone, Debug)]
pub struct Occupied {
    size: u32,
    columns: Vec<u64>,
    diagonals: Vec<u64>,
    anti_diagonals: Vec<u64>,
}

impl Occupied {
    /// No queen stands on a board of so many rows.
    #[must_use]
    pub fn none(size: usize) -> Self {
        let words = (2 * size).div_ceil(64);
        Occupied {
            size: size as u32,
            columns: vec![0; size.div_ceil(64)],
            diagonals: vec![0; words],
            anti_diagonals: vec![0; words],
        }
    }

    /// The lines of a placement; `None` when two of its queens attack each other.
    #[must_use]
    pub fn of(placement: &Placement) -> Option<Self> {
        let mut occupied = Occupied::none(placement.size());
        for queen in placement.queens() {
            if !occupied.is_open(queen) {
                return None;
            }
            occupied.turn(queen);
        }
        Some(occupied)
    }

    /// Whether no queen stands in this column.
    #[inline]
    #[must_use]
    pub fn column_open(&self, column: u32) -> bool {
        !bit(&self.columns, column)
    }

    /// Whether no queen stands on either diagonal of the square.
    #[inline]
    #[must_use]
    pub fn diagonals_open(&self, square: Square) -> bool {
        !(bit(&self.diagonals, square.diagonal(self.size)) | bit(&self.anti_diagonals, square.anti_diagonal()))
    }

    /// Whether no queen stands in the column or on a diagonal of the square.
    #[inline]
    #[must_use]
    pub fn is_open(&self, square: Square) -> bool {
        self.column_open(square.column) && self.diagonals_open(square)
    }

    /// Closes the lines of a square, or opens them again.
    #[inline]
    pub fn turn(&mut self, square: Square) {
        turn(&mut self.columns, square.column);
        self.turn_diagonals(square);
    }

    /// Closes the lines of a square, whether or not they are open.
    #[inline]
    pub fn close(&mut self, square: Square) {
        for (words, place) in [
            (&mut self.columns, square.column),
            (&mut self.diagonals, square.diagonal(self.size)),
            (&mut self.anti_diagonals, square.anti_diagonal()),
        ] {
            words[place as usize / 64] |= 1 << (place % 64);
        }
    }

    /// Closes the diagonals of a square, or opens them again, where the columns are kept elsewhere.
    #[inline]
    pub fn turn_diagonals(&mut self, square: Square) {
        turn(&mut self.diagonals, square.diagonal(self.size));
        turn(&mut self.anti_diagonals, square.anti_diagonal());
    }

    /// What a clone takes on the heap.
    #[must_use]
    pub fn bytes(&self) -> usize {
        8 * (self.columns.len() + self.diagonals.len() + self.anti_diagonals.len())
    }
}

#[inline]
fn bit(words: &[u64], place: u32) -> bool {
    words[place as usize / 64] >> (place % 64) & 1 != 0
}

#[inline]
fn turn(words: &mut [u64], place: u32) {
    words[place as usize / 64] ^= 1 << (place % 64);
}
