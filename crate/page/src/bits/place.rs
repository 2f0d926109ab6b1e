//! Where bits are: the index of the lowest set bit, and bits gathered and scattered.

use queens_core::bits::{low, lowest, without_lowest};

/// Returns the index of the lowest set bit of `word`, or 64 if no bit is set: `TZCNT` on x86 (`BSF` on older processors),
/// `i64.ctz` in WebAssembly.
///
/// A binary search: where the lower half has no set bit, continue in the upper half; then by quarters, down to one bit.
///
/// ```
/// assert_eq!(queens_page::bits::place::of_lowest(0b10_1100), 2);
/// ```
#[inline]
#[must_use]
pub fn of_lowest(word: u64) -> u32 {
    if word == 0 {
        return u64::BITS;
    }
    let (mut rest, mut place, mut half) = (word, 0, 32);
    while half > 0 {
        if rest & low(half) == 0 {
            rest >>= half;
            place += half;
        }
        half /= 2;
    }
    place
}

/// The bits of `word` at the set bits of `mask`, gathered at the low end: `PEXT` on x86.
///
/// ```text
///  word      1 0 1 1 0 1
///  mask      1 1 0 1 0 0
///  answer          1 0 1
/// ```
///
/// ```
/// assert_eq!(queens_page::bits::place::gathered(0b10_1101, 0b11_0100), 0b101);
/// ```
#[inline]
#[must_use]
pub fn gathered(word: u64, mask: u64) -> u64 {
    let (mut rest, mut next, mut answer) = (mask, 1, 0);
    while rest != 0 {
        if word & lowest(rest) != 0 {
            answer |= next;
        }
        next <<= 1;
        rest = without_lowest(rest);
    }
    answer
}

/// The lowest bits of `word`, scattered to the set bits of `mask`: `PDEP` on x86. The inverse of [`gathered`].
///
/// ```
/// assert_eq!(queens_page::bits::place::scattered(0b101, 0b11_0100), 0b10_0100);
/// ```
#[inline]
#[must_use]
pub fn scattered(word: u64, mask: u64) -> u64 {
    let (mut rest, mut next, mut answer) = (mask, word, 0);
    while rest != 0 {
        if next & 1 != 0 {
            answer |= lowest(rest);
        }
        next >>= 1;
        rest = without_lowest(rest);
    }
    answer
}

/// The lowest bit of each byte of `word`, gathered in one byte: three steps, each over half the remaining distance.
///
/// ```
/// assert_eq!(queens_page::bits::place::gathered_ones(0x0100_0001_0001_0101), 0b1001_0111);
/// ```
#[inline]
#[must_use]
pub const fn gathered_ones(word: u64) -> u64 {
    let ones = word & super::population::ONES;
    let twos = (ones | ones >> 7) & 0x0003_0003_0003_0003;
    let fours = (twos | twos >> 14) & 0x0000_000f_0000_000f;
    (fours | fours >> 28) & 0xff
}

/// The bits of the lowest byte of `word`, scattered to the lowest bit of each byte. The inverse of [`gathered_ones`].
///
/// ```
/// assert_eq!(queens_page::bits::place::scattered_ones(0b1001_0111), 0x0100_0001_0001_0101);
/// ```
#[inline]
#[must_use]
pub const fn scattered_ones(word: u64) -> u64 {
    let byte = word & 0xff;
    let fours = (byte | byte << 28) & 0x0000_000f_0000_000f;
    let twos = (fours | fours << 14) & 0x0003_0003_0003_0003;
    (twos | twos << 7) & super::population::ONES
}
