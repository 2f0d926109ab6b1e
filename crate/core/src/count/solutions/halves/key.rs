//! The words by which halves are joined.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, Shl, Shr};

/// A key of half boards: 32 bits for stored half boards, 64 for half boards that are made for one pair. Each half of
/// the key has the rays of one direction.
pub(super) trait Key:
    Copy
    + Default
    + PartialEq
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many words of 32 bits it has.
    const WORDS: usize;
    /// How many bits each half has.
    const HALF: u32 = 16 * Self::WORDS as u32;

    /// The low bits of a word.
    fn of(word: u64) -> Self;
    /// The word with this number, counted from the lowest.
    fn word(self, number: usize) -> u32;
    /// The bits from this place on, cut off to a machine word.
    fn shifted(self, place: u32) -> usize;
}

impl Key for u32 {
    const WORDS: usize = 1;

    #[inline(always)]
    fn of(word: u64) -> Self {
        word as u32
    }

    #[inline(always)]
    fn word(self, _number: usize) -> u32 {
        self
    }

    #[inline(always)]
    fn shifted(self, place: u32) -> usize {
        (self >> place) as usize
    }
}

impl Key for u64 {
    const WORDS: usize = 2;

    #[inline(always)]
    fn of(word: u64) -> Self {
        word
    }

    #[inline(always)]
    fn word(self, number: usize) -> u32 {
        (self >> (32 * number)) as u32
    }

    #[inline(always)]
    fn shifted(self, place: u32) -> usize {
        (self >> place) as usize
    }
}
