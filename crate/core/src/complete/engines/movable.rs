//! The rows that a search may fill, and their order: from one row on, wrapping at the end of the board.

use crate::bits;
use crate::board::{NonAttacking, Square};

/// The rows that were free at the start, and the next row.
#[derive(Clone, Debug)]
pub(super) struct Movable {
    /// A bit for each row.
    words: Vec<u64>,
    next: u32,
}

impl Movable {
    /// The free rows of a placement, from the top one on.
    pub(super) fn new(given: &NonAttacking) -> Self {
        let mut words = vec![0; given.size().div_ceil(64)];
        given.free_rows().for_each(|row| words[row as usize / 64] |= 1 << (row % 64));
        Movable { words, next: 0 }
    }

    /// The movable rows, ascending.
    pub(super) fn rows(&self) -> impl Iterator<Item = u32> + use<> {
        let words = self.words.clone();
        (0u32..).step_by(64).zip(words).flat_map(|(first, rows)| bits::ones(rows).map(move |place| first + place))
    }

    /// Continues with the first movable row from `row` on.
    pub(super) fn continue_at(&mut self, row: u32) {
        self.next = row;
    }

    /// Returns the next row; the first row follows the last. There must be at least one row.
    #[inline]
    pub(super) fn advance(&mut self) -> u32 {
        let mut word = self.next as usize / 64;
        let mut rows = self.words.get(word).map_or(0, |rows| rows & u64::MAX << (self.next % 64));
        while rows == 0 {
            word = if word + 1 < self.words.len() { word + 1 } else { 0 };
            rows = self.words[word];
        }
        let row = 64 * word as u32 + rows.trailing_zeros();
        self.next = row + 1;
        row
    }
}

/// Removes the queens of some rows.
pub(super) fn lift_rows(board: &mut NonAttacking, rows: impl IntoIterator<Item = u32>) {
    for row in rows {
        if let Some(column) = board.column(row) {
            board.lift(Square::new(row, column));
        }
    }
}
