//! The lines of a board that contain a queen: one bit for each column, diagonal and anti-diagonal.
//!
//! Diagonals are numbered so that along a row all three numbers grow with the column. So three words, read from the
//! right places, give the state of 64 adjacent squares:
//!
//! ```text
//!  . Q . . .      columns          0 1 0 0 0
//!  . . . . .      diagonals        0 0 0 1 0      the lowest row of this board: a square is open
//!  . . . . .      anti-diagonals   0 0 0 0 0      if no word has its bit
//!                 open             1 0 1 0 1
//! ```

use super::{Placement, Square};
use crate::bits;

/// The lines that contain a queen, called *closed*; the other lines are *open*. For ten million rows, the bits take 6 MB.
#[derive(Clone, Debug)]
pub struct Occupied {
    size: u32,
    columns: Vec<u64>,
    /// By `size - 1 + column - row`.
    diagonals: Vec<u64>,
    anti_diagonals: Vec<u64>,
}

impl Occupied {
    /// The lines of an empty board of `size` rows.
    #[must_use]
    pub fn none(size: usize) -> Self {
        // One extra word, for reads of 64 bits that begin near the end.
        let words = |lines: usize| vec![0; lines.div_ceil(64) + 1];
        Occupied {
            size: size as u32,
            columns: words(size),
            diagonals: words(2 * size),
            anti_diagonals: words(2 * size),
        }
    }

    /// The lines of the queens of a placement, whether or not they attack each other.
    #[must_use]
    pub fn of(placement: &Placement) -> Self {
        let mut occupied = Occupied::none(placement.size());
        placement.queens().for_each(|queen| occupied.close(queen));
        occupied
    }

    /// How many conflicts there are after `queens` queens have closed their lines. The first queen on a line closes it;
    /// each further queen on it is in conflict with the one before.
    pub(crate) fn conflicts(&self, queens: usize) -> usize {
        [&self.columns, &self.diagonals, &self.anti_diagonals]
            .into_iter()
            .map(|words| queens - words.iter().map(|word| word.count_ones() as usize).sum::<usize>())
            .sum()
    }

    /// Whether this column has no queen.
    #[inline]
    #[must_use]
    pub fn column_open(&self, column: u32) -> bool {
        !bit(&self.columns, column)
    }

    /// The columns without a queen, from the left.
    pub fn open_columns(&self) -> impl Iterator<Item = u32> + '_ {
        let firsts = (0..self.size).step_by(64);
        firsts.zip(&self.columns).flat_map(|(first, &closed)| {
            let inside = bits::low((self.size - first).min(64));
            bits::ones(!closed & inside).map(move |place| first + place)
        })
    }

    /// Whether neither diagonal of the square has a queen.
    #[inline]
    #[must_use]
    pub fn diagonals_open(&self, square: Square) -> bool {
        !(bit(&self.diagonals, self.falling(square)) | bit(&self.anti_diagonals, square.anti_diagonal()))
    }

    /// Whether the diagonal of the square has a queen, and whether its anti-diagonal has one.
    pub(crate) fn diagonals_closed(&self, square: Square) -> [bool; 2] {
        [bit(&self.diagonals, self.falling(square)), bit(&self.anti_diagonals, square.anti_diagonal())]
    }

    /// Whether neither the column nor a diagonal of the square has a queen.
    #[inline]
    #[must_use]
    pub fn is_open(&self, square: Square) -> bool {
        self.column_open(square.column) && self.diagonals_open(square)
    }

    /// One bit for each of 64 adjacent squares, from `square` to the right: set where the square is on the board and
    /// open.
    #[inline]
    #[must_use]
    pub fn open_from(&self, square: Square) -> u64 {
        let closed = word(&self.columns, square.column)
            | word(&self.diagonals, self.falling(square))
            | word(&self.anti_diagonals, square.anti_diagonal());
        !closed & bits::low((self.size - square.column).min(64))
    }

    /// Closes the lines of `square` if they are open, and opens them if they are closed.
    #[inline]
    pub fn toggle(&mut self, square: Square) {
        toggle(&mut self.columns, square.column);
        self.toggle_diagonals(square);
    }

    /// Closes the lines of a square, whether or not they are open.
    #[inline]
    pub fn close(&mut self, square: Square) {
        let diagonal = self.falling(square);
        for (words, place) in [
            (&mut self.columns, square.column),
            (&mut self.diagonals, diagonal),
            (&mut self.anti_diagonals, square.anti_diagonal()),
        ] {
            words[place as usize / 64] |= 1 << (place % 64);
        }
    }

    /// Toggles only the diagonals of `square`, for callers that store the columns elsewhere.
    #[inline]
    pub fn toggle_diagonals(&mut self, square: Square) {
        let diagonal = self.falling(square);
        toggle(&mut self.diagonals, diagonal);
        toggle(&mut self.anti_diagonals, square.anti_diagonal());
    }

    /// The heap memory of a clone, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        8 * (self.columns.len() + self.diagonals.len() + self.anti_diagonals.len())
    }

    /// The bit of the diagonal through a square. [Numbers](Square::diagonal) of diagonals fall along a row. Their bits are
    /// in reverse order, so that the bits of a row's squares are adjacent, as for the columns.
    #[inline]
    fn falling(&self, square: Square) -> u32 {
        2 * (self.size - 1) - square.diagonal(self.size)
    }
}

#[inline]
fn bit(words: &[u64], place: u32) -> bool {
    words[place as usize / 64] >> (place % 64) & 1 != 0
}

/// The 64 bits from `place` on.
#[inline]
fn word(words: &[u64], place: u32) -> u64 {
    let (first, shift) = (place as usize / 64, place % 64);
    words[first] >> shift | words[first + 1] << 1 << (63 - shift)
}

#[inline]
fn toggle(words: &mut [u64], place: u32) {
    words[place as usize / 64] ^= 1 << (place % 64);
}
