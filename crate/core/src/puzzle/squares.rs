//! A set of squares of a board of up to 20 x 20, as words of bits.

use super::LARGEST_PUZZLE;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// 64 squares a word.
const WORDS: usize = (LARGEST_PUZZLE * LARGEST_PUZZLE).div_ceil(64) as usize;

/// A set of squares. A square is `row * size + column`, counted from 0. `|` is the union of two sets, `&` the
/// intersection, and `-` the difference.
///
/// ```
/// use queens_core::puzzle::Squares;
///
/// let squares: Squares = [3, 64, 399].into_iter().collect();
/// assert_eq!((squares - Squares::one(64)).iter().collect::<Vec<u32>>(), [3, 399]);
/// assert_eq!((squares.first(), squares.only()), (Some(3), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Squares([u64; WORDS]);

impl Squares {
    /// None.
    pub const EMPTY: Squares = Squares([0; WORDS]);

    /// One square.
    ///
    /// # Panics
    /// When `square` lies beyond the largest board.
    #[must_use]
    pub fn one(square: u32) -> Self {
        let mut one = Self::EMPTY;
        one.0[square as usize / 64] = 1 << (square % 64);
        one
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether `square` is in the set.
    #[must_use]
    pub fn contains(self, square: u32) -> bool {
        self.0.get(square as usize / 64).is_some_and(|word| word >> (square % 64) & 1 != 0)
    }

    /// Whether two sets have no square in common.
    #[must_use]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// Whether all of them are in `other`.
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// The first, by row and column.
    #[must_use]
    pub fn first(self) -> Option<u32> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word as u32 * 64 + self.0[word].trailing_zeros())
    }

    /// The only square of the set, if it has exactly one.
    #[must_use]
    pub fn only(self) -> Option<u32> {
        let first = self.first()?;
        (self - Squares::one(first)).is_empty().then_some(first)
    }

    /// All of them, ascending.
    pub fn iter(self) -> impl Iterator<Item = u32> + Clone {
        let mut left = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS && left[at] == 0 {
                at += 1;
            }
            let word = left.get_mut(at)?;
            let place = word.trailing_zeros();
            *word &= *word - 1;
            Some(at as u32 * 64 + place)
        })
    }

    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Squares(std::array::from_fn(|at| join(self.0[at], other.0[at])))
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.zip(other, |one, other| one | other)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.zip(other, |one, other| one & other)
    }
}

impl Sub for Squares {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, |one, other| one & !other)
    }
}

impl SubAssign for Squares {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<u32> for Squares {
    /// # Panics
    /// As [`Squares::one`].
    fn from_iter<I: IntoIterator<Item = u32>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Squares::one(square))
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}
