//! Where bits are: the place of the lowest one, and bits brought together and apart.

use super::{low, lowest, without_lowest};

/// The place of the lowest set bit, or 64 in 0: `TZCNT` on x86 (`BSF` before that), `i64.ctz` in WebAssembly.
///
/// Where the lower half has no bit, go on in the upper half; then with a quarter, down to a single place.
///
/// ```
/// assert_eq!(queens_core::bits::place::of_lowest(0b10_1100), 2);
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

/// The bits of the word in the places of the mask, moved together: `PEXT` on x86.
///
/// ```text
///  word      1 0 1 1 0 1
///  mask      1 1 0 1 0 0
///  answer          1 0 1
/// ```
///
/// ```
/// assert_eq!(queens_core::bits::place::gathered(0b10_1101, 0b11_0100), 0b101);
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

/// The lowest bits of the word, moved apart to the places of the mask: `PDEP` on x86.
///
/// ```
/// assert_eq!(queens_core::bits::place::scattered(0b101, 0b11_0100), 0b10_0100);
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

/// The lowest bit of each byte, moved together into one byte: each step halves the distance to go.
///
/// ```
/// assert_eq!(queens_core::bits::place::gathered_ones(0x0100_0001_0001_0101), 0b1001_0111);
/// ```
#[inline]
#[must_use]
pub const fn gathered_ones(word: u64) -> u64 {
    let ones = word & super::population::ONES;
    let twos = (ones | ones >> 7) & 0x0003_0003_0003_0003;
    let fours = (twos | twos >> 14) & 0x0000_000f_0000_000f;
    (fours | fours >> 28) & 0xff
}

/// The bits of the lowest byte, moved apart to the lowest bit of each byte.
#[inline]
#[must_use]
pub const fn scattered_ones(word: u64) -> u64 {
    let byte = word & 0xff;
    let fours = (byte | byte << 28) & 0x0000_000f_0000_000f;
    let twos = (fours | fours << 14) & 0x0003_0003_0003_0003;
    (twos | twos << 7) & super::population::ONES
}
