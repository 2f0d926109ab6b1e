//! A set of squares, one bit each.

use super::Motion;
use crate::bits;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Sub, SubAssign};

/// A set of squares: one bit for each number from 0 to `64 * WORDS - 1`. The number of a square is `row * columns + column`,
/// counted from 0. `|` is the union of two sets, `&` the intersection, `^` the symmetric difference, and `-` the difference.
///
/// ```
/// use queens_core::board::SquareSet;
///
/// let corners: SquareSet<1> = [0, 7, 56, 63].into_iter().collect();
/// assert_eq!((corners - SquareSet::one(7)).iter().collect::<Vec<u32>>(), [0, 56, 63]);
/// assert_eq!(corners.into_iter().max(), Some(63));
/// assert_eq!((corners.len(), corners.first(), corners.only()), (4, Some(0), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> SquareSet<WORDS> {
    /// No square.
    pub const EMPTY: Self = SquareSet([0; WORDS]);

    /// The number of squares that a set can contain.
    pub const CAPACITY: u32 = 64 * WORDS as u32;

    /// The squares with the numbers 0 to `count - 1`.
    ///
    /// # Panics
    /// If `count` exceeds [`CAPACITY`](Self::CAPACITY).
    #[must_use]
    pub fn below(count: u32) -> Self {
        assert!(count <= Self::CAPACITY, "{count} squares, but a set can contain {}", Self::CAPACITY);
        SquareSet(std::array::from_fn(|at| bits::low(count.saturating_sub(64 * at as u32).min(64))))
    }

    /// One square.
    ///
    /// # Panics
    /// If `square` is not below [`CAPACITY`](Self::CAPACITY).
    #[must_use]
    pub fn one(square: u32) -> Self {
        let mut set = Self::EMPTY;
        set.insert(square);
        set
    }

    /// Adds a square.
    ///
    /// # Panics
    /// If `square` is not below [`CAPACITY`](Self::CAPACITY).
    pub fn insert(&mut self, square: u32) {
        self.0[square as usize / 64] |= 1 << (square % 64);
    }

    /// Whether `square` is in the set.
    #[must_use]
    pub fn contains(self, square: u32) -> bool {
        self.0.get(square as usize / 64).is_some_and(|word| word >> (square % 64) & 1 != 0)
    }

    /// How many squares there are.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether two sets have no square in common.
    #[must_use]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// Whether every square is in `other` too.
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// The square with the lowest number.
    #[must_use]
    pub fn first(self) -> Option<u32> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word as u32 * 64 + self.0[word].trailing_zeros())
    }

    /// The only square of the set, if it has exactly one.
    #[must_use]
    pub fn only(self) -> Option<u32> {
        let first = self.first()?;
        (self - Self::one(first)).is_empty().then_some(first)
    }

    /// The squares, ascending.
    pub fn iter(self) -> impl Iterator<Item = u32> + Clone {
        self.0.into_iter().zip((0..).step_by(64)).flat_map(|(word, base)| bits::ones(word).map(move |at| base + at))
    }

    /// The image of the set under a motion.
    ///
    /// # Panics
    /// If a square has no image, or an image is not below [`CAPACITY`](Self::CAPACITY).
    #[inline]
    pub(crate) fn image(self, motion: &Motion) -> Self {
        self.iter().map(|square| motion[square as usize]).collect()
    }

    /// Returns the smallest image under some motions, which is the same for all sets of an orbit. Without a motion it
    /// is the set itself.
    ///
    /// # Panics
    /// Like [`image`](Self::image).
    #[inline]
    pub(crate) fn min_image(self, motions: &[Motion]) -> Self {
        motions.iter().map(|motion| self.image(motion)).min().unwrap_or(self)
    }

    /// The same squares in a set of another capacity.
    ///
    /// # Panics
    /// If a square is not below the new capacity.
    pub(crate) fn resized<const OTHER: usize>(self) -> SquareSet<OTHER> {
        assert!(self.0.iter().skip(OTHER).all(|&word| word == 0), "a square is not below the new capacity");
        SquareSet(std::array::from_fn(|at| self.0.get(at).copied().unwrap_or(0)))
    }

    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        SquareSet(std::array::from_fn(|at| join(self.0[at], other.0[at])))
    }
}

/// The squares of a set, ascending: `for square in set` iterates over them.
#[derive(Clone, Debug)]
pub struct IntoIter<const WORDS: usize>(SquareSet<WORDS>);

impl<const WORDS: usize> Iterator for IntoIter<WORDS> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let first = self.0.first()?;
        self.0 -= SquareSet::one(first);
        Some(first)
    }
}

impl<const WORDS: usize> IntoIterator for SquareSet<WORDS> {
    type Item = u32;
    type IntoIter = IntoIter<WORDS>;

    fn into_iter(self) -> IntoIter<WORDS> {
        IntoIter(self)
    }
}

impl<const WORDS: usize> Default for SquareSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> BitOr for SquareSet<WORDS> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.zip(other, |one, two| one | two)
    }
}

impl<const WORDS: usize> BitOrAssign for SquareSet<WORDS> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> BitAnd for SquareSet<WORDS> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.zip(other, |one, two| one & two)
    }
}

impl<const WORDS: usize> BitXor for SquareSet<WORDS> {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |one, two| one ^ two)
    }
}

impl<const WORDS: usize> Sub for SquareSet<WORDS> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, |one, two| one & !two)
    }
}

impl<const WORDS: usize> SubAssign for SquareSet<WORDS> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const WORDS: usize> FromIterator<u32> for SquareSet<WORDS> {
    /// # Panics
    /// Like [`SquareSet::one`].
    fn from_iter<I: IntoIterator<Item = u32>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl<const WORDS: usize> fmt::Debug for SquareSet<WORDS> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}
