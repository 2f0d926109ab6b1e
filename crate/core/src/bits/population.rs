//! How many bits are set in each of the eight bytes of a word, all at once.

/// The lower bit of each pair.
pub const FIVES: u64 = 0x5555_5555_5555_5555;
/// The lower two bits of each group of four.
pub const THREES: u64 = 0x3333_3333_3333_3333;
/// The lower four bits of each byte.
pub const FIFTEENS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
/// The lowest bit of each byte.
pub const ONES: u64 = 0x0101_0101_0101_0101;
/// Bit 3 of each byte. Among the numbers from 0 to 8, only 8 has it.
pub const EIGHTS: u64 = 0x0808_0808_0808_0808;

/// The set bits of each of the eight bytes of `word`, all at once: `VPOPCNTB` on x86, `i8x16.popcnt` in WebAssembly with vectors.
///
/// ```text
///  bits        1 1 0 1 0 0 1 0
///  pairs        2 . 1 . 0 . 1       the sum of each two bits
///  fours           3 . . . 1        the sum of each two pairs
///  bytes               4            the sum of both fours
/// ```
///
/// ```
/// assert_eq!(queens_core::bits::population::of_bytes(0xff00_0103), 0x0800_0102);
/// ```
#[inline]
#[must_use]
pub const fn of_bytes(word: u64) -> u64 {
    let twos = word - (word >> 1 & FIVES);
    let fours = (twos & THREES) + (twos >> 2 & THREES);
    (fours + (fours >> 4)) & FIFTEENS
}

/// Returns a word with bit 3 set in each byte of `counts` that is 8. Each byte must be 0 to 8.
///
/// ```
/// assert_eq!(queens_core::bits::population::eights(0x0803_0708), 0x0800_0008);
/// ```
#[inline]
#[must_use]
pub const fn eights(counts: u64) -> u64 {
    counts & EIGHTS
}

/// Returns a word with bit 3 set in each byte of `counts` that is 7 or 8. Each byte must be 0 to 8. Adding one turns a
/// 7 into an 8, and leaves bit 3 set in a 9.
///
/// ```
/// assert_eq!(queens_core::bits::population::sevens(0x0803_0708), 0x0800_0808);
/// ```
#[inline]
#[must_use]
pub const fn sevens(counts: u64) -> u64 {
    eights(counts + ONES)
}
