//! Portable bit tricks, each beside the hardware instruction that it stands for.
//!
//! A word is a set of columns, or of squares: bit 0 is the first. Compilers turn these forms into the instructions named
//! here where the target has them; WebAssembly has `popcnt` and `ctz` but not the others, and runs them as written.
//! [`hardware`] asks for the instructions by name.

pub mod attacks;
pub mod distance;
pub mod hardware;
pub mod place;
pub mod population;

use std::ops::BitAnd;

/// What a trick works on: `u32`, `u64`, `u128`.
pub trait Word: Copy + BitAnd<Output = Self> {
    /// 0 - word, modulo the size of the word.
    fn negated(self) -> Self;
    /// word - 1, modulo the size of the word.
    fn before(self) -> Self;
}

macro_rules! word {
    ($($kind:ty),*) => {$(
        impl Word for $kind {
            #[inline]
            fn negated(self) -> Self {
                self.wrapping_neg()
            }
            #[inline]
            fn before(self) -> Self {
                self.wrapping_sub(1)
            }
        }
    )*};
}
word!(u32, u64, u128);

pub mod transpose;

/// The lowest set bit alone, or 0: `BLSI` on x86.
///
/// ```text
///  word            1 0 1 1 0 0
///  -word           0 1 0 1 0 0      all above the lowest bit turned over
///  word & -word    0 0 0 1 0 0
/// ```
///
/// ```
/// assert_eq!(queens_core::bits::lowest(0b10_1100u32), 0b00_0100);
/// ```
#[inline]
#[must_use]
pub fn lowest<W: Word>(word: W) -> W {
    word & word.negated()
}

/// The word without its lowest set bit: `BLSR` on x86.
///
/// ```text
///  word                 1 0 1 1 0 0
///  word - 1             1 0 1 0 1 1      the lowest bit and all below it turned over
///  word & (word - 1)    1 0 1 0 0 0
/// ```
///
/// ```
/// assert_eq!(queens_core::bits::without_lowest(0b10_1100u32), 0b10_1000);
/// ```
#[inline]
#[must_use]
pub fn without_lowest<W: Word>(word: W) -> W {
    word & word.before()
}

/// The places of the set bits, from the lowest up: `TZCNT` on x86, `ctz` in WebAssembly, once for each.
///
/// ```
/// assert_eq!(queens_core::bits::ones(0b10_1100u32).collect::<Vec<_>>(), [2, 3, 5]);
/// ```
pub fn ones(word: impl Into<u64>) -> impl Iterator<Item = u32> {
    let mut rest = word.into();
    std::iter::from_fn(move || {
        let place = (rest != 0).then(|| rest.trailing_zeros());
        rest = without_lowest(rest);
        place
    })
}

/// The lowest `count` bits, 0 to 64 of them: what `BZHI` on x86 keeps of a word of ones.
///
/// ```
/// assert_eq!(queens_core::bits::low(3), 0b111);
/// ```
///
/// # Panics
/// In a debug build, for more than 64 bits.
#[must_use]
pub const fn low(count: u32) -> u64 {
    debug_assert!(count <= u64::BITS);
    if count == 0 { 0 } else { u64::MAX >> (u64::BITS - count) }
}
