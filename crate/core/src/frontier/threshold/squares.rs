//! A set of squares of a board of at most 24 rows, as bits in words.

use crate::bits;

/// The number of words for 24 * 24 squares.
const WORDS: usize = 9;

/// Squares by their number, in the order of the board that they are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Squares([u64; WORDS]);

impl Squares {
    /// The squares from `start` up to but not including `end`.
    pub(super) fn range(start: usize, end: usize) -> Self {
        let mut squares = Squares::default();
        (start..end).for_each(|square| squares.add(square));
        squares
    }

    pub(super) fn add(&mut self, square: usize) {
        self.0[square / 64] |= 1 << (square % 64);
    }

    pub(super) fn has(&self, square: usize) -> bool {
        self.0[square / 64] >> (square % 64) & 1 == 1
    }

    /// Removes the first square, and returns it.
    pub(super) fn take_first(&mut self) -> Option<usize> {
        let (at, word) = (0..).zip(&mut self.0).find(|(_, word)| **word != 0)?;
        let square = at * 64 + word.trailing_zeros() as usize;
        *word = bits::without_lowest(*word);
        Some(square)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..).zip(&self.0).flat_map(|(at, &word)| bits::ones(word).map(move |bit| at * 64 + bit as usize))
    }

    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub(super) fn and(&self, other: &Squares) -> Squares {
        Squares(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    pub(super) fn without(&self, other: &Squares) -> Squares {
        Squares(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }
}
