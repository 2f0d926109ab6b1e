//! Portable bit tricks, each with the hardware instruction that it replaces.
//!
//! A word is a set of columns or squares: bit 0 is the first. If the target has the instruction named here, compilers
//! use it. WebAssembly has only `popcnt` and `ctz` of them; otherwise the code runs there as written.
//!
//! ```
//! use queens_core::bits;
//!
//! let free = 0b10_1100u32; // columns 2, 3 and 5
//! assert_eq!(bits::lowest(free).trailing_zeros(), 2);
//! assert_eq!(bits::without_lowest(free), 0b10_1000);
//! assert_eq!(bits::ones(free).collect::<Vec<_>>(), [2, 3, 5]);
//! ```

pub mod population;

use std::ops::BitAnd;

/// An unsigned word: `u8`, `u32`, `u64` or `u128`.
pub trait Word: Copy + BitAnd<Output = Self> {
    /// `0 - self`, modulo 2 to the number of bits.
    fn negated(self) -> Self;
    /// `self - 1`, modulo 2 to the number of bits.
    fn before(self) -> Self;
    /// The index of the lowest set bit.
    fn first(self) -> Option<u32>;
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
            #[inline]
            fn first(self) -> Option<u32> {
                (self != 0).then(|| self.trailing_zeros())
            }
        }
    )*};
}
word!(u8, u32, u64, u128);

pub mod transpose;

/// Returns the lowest set bit of `word` alone, or 0 if no bit is set: `BLSI` on x86.
///
/// ```text
///  word            1 0 1 1 0 0
///  -word           0 1 0 1 0 0      all bits above the lowest set bit inverted
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

/// `word` without its lowest set bit: `BLSR` on x86.
///
/// ```text
///  word                 1 0 1 1 0 0
///  word - 1             1 0 1 0 1 1      the lowest bit and all bits below it inverted
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

/// The indices of the set bits of `word`, ascending: `TZCNT` on x86, `ctz` in WebAssembly, once for each bit.
///
/// ```
/// assert_eq!(queens_core::bits::ones(0b10_1100u32).collect::<Vec<_>>(), [2, 3, 5]);
/// ```
pub fn ones<W: Word>(word: W) -> impl Iterator<Item = u32> + Clone {
    let mut rest = word;
    std::iter::from_fn(move || {
        let place = rest.first();
        rest = without_lowest(rest);
        place
    })
}

/// A word whose lowest `count` bits are set, 0 to 64 of them: the result of `BZHI` on x86 for a word of ones.
///
/// ```
/// assert_eq!(queens_core::bits::low(3), 0b111);
/// ```
///
/// # Panics
/// In a debug build, when `count` exceeds 64.
#[must_use]
pub const fn low(count: u32) -> u64 {
    debug_assert!(count <= u64::BITS);
    if count == 0 { 0 } else { u64::MAX >> (u64::BITS - count) }
}
