//! A set of squares of a board of up to 32 x 32.

use std::ops::{BitAnd, BitOr, BitXor, Sub};

const WORDS: usize = 16;

/// A set of squares, one bit for each number `row * columns + column` from 0 to 1023.
///
/// ```
/// use queens_core::rule::Squares;
///
/// let corners: Squares = [0, 7, 56, 63].into_iter().collect();
/// assert_eq!((corners - Squares::one(7)).len(), 3);
/// assert!(corners.contains(63));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Squares([u64; WORDS]);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares([0; WORDS]);

    /// The number of squares that a set can hold.
    pub const CAPACITY: u32 = 64 * WORDS as u32;

    /// The squares below `count`.
    ///
    /// # Panics
    /// Above [`Squares::CAPACITY`].
    #[must_use]
    pub fn below(count: u32) -> Self {
        (0..count).collect()
    }

    /// One square.
    ///
    /// # Panics
    /// From [`Squares::CAPACITY`] on.
    #[must_use]
    pub fn one(square: u32) -> Self {
        let mut set = Squares::EMPTY;
        set.insert(square);
        set
    }

    /// Adds a square.
    ///
    /// # Panics
    /// From [`Squares::CAPACITY`] on.
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

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Squares::EMPTY
    }

    /// Whether no square is in both sets.
    #[must_use]
    pub fn is_disjoint(self, other: Squares) -> bool {
        (self & other).is_empty()
    }

    /// Whether every square is in `other` too.
    #[must_use]
    pub fn is_subset(self, other: Squares) -> bool {
        (self - other).is_empty()
    }

    /// The lowest square.
    #[must_use]
    pub fn first(self) -> Option<u32> {
        self.iter().next()
    }

    /// The squares, from the lowest up.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        self.0.into_iter().zip((0..).step_by(64)).flat_map(|(mut word, base)| {
            std::iter::from_fn(move || {
                let place = (word != 0).then(|| word.trailing_zeros())?;
                word &= word - 1;
                Some(base + place)
            })
        })
    }

    fn zip(self, other: Squares, with: impl Fn(u64, u64) -> u64) -> Squares {
        Squares(std::array::from_fn(|at| with(self.0[at], other.0[at])))
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        self.zip(other, |one, two| one & two)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        self.zip(other, |one, two| one | two)
    }
}

impl BitXor for Squares {
    type Output = Squares;

    fn bitxor(self, other: Squares) -> Squares {
        self.zip(other, |one, two| one ^ two)
    }
}

impl Sub for Squares {
    type Output = Squares;

    fn sub(self, other: Squares) -> Squares {
        self.zip(other, |one, two| one & !two)
    }
}

impl FromIterator<u32> for Squares {
    fn from_iter<I: IntoIterator<Item = u32>>(squares: I) -> Self {
        let mut set = Squares::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}
