//! How many bits are set: in a word, in a byte, in eight bytes at once. `POPCNT` on x86, `i64.popcnt` in WebAssembly.

use super::without_lowest;
use std::hint::black_box;

/// The lower bit of each two.
pub const FIVES: u64 = 0x5555_5555_5555_5555;
/// The lower two bits of each four.
pub const THREES: u64 = 0x3333_3333_3333_3333;
/// The lower four bits of each byte.
pub const FIFTEENS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
/// The lower byte of each two.
pub const BYTES: u64 = 0x00ff_00ff_00ff_00ff;
/// The lowest bit of each byte.
pub const ONES: u64 = 0x0101_0101_0101_0101;
/// Bit 3 of each byte: what only an 8 has among the numbers from 0 to 8.
pub const EIGHTS: u64 = 0x0808_0808_0808_0808;

/// The set bits of `word`, one index after another: shift to the right until nothing is left.
///
/// ```
/// assert_eq!(queens_core::bits::population::by_shifting(0b10_1100), 3);
/// ```
#[inline]
#[must_use]
pub fn by_shifting(word: u64) -> u32 {
    let (mut rest, mut found) = (word, 0);
    while rest != 0 {
        found += (rest & 1) as u32;
        rest >>= 1;
    }
    found
}

/// The set bits of `word`, one after another: a round of the loop for each of them.
#[inline]
#[must_use]
pub fn by_clearing(word: u64) -> u32 {
    let (mut rest, mut found) = (word, 0);
    // Compilers know this loop and put the one instruction in its place, unless they cannot see that it counts by one.
    let one = black_box(1);
    while rest != 0 {
        rest = without_lowest(rest);
        found += one;
    }
    found
}

/// The number of set bits of every 16-bit number, 65,536 bytes in all: four look-ups count a word.
///
/// ```
/// use queens_core::bits::population::Table;
/// assert_eq!(Table::new().population(0b10_1100), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Table(Vec<u8>);

impl Table {
    /// Computes the table: each number has the set bits of its half, and one more where it is odd.
    #[must_use]
    pub fn new() -> Table {
        let mut bits = vec![0u8; 1 << 16];
        for number in 1..bits.len() {
            bits[number] = bits[number / 2] + (number % 2) as u8;
        }
        Table(bits)
    }

    /// The set bits among the lowest 16 of `word`.
    #[inline]
    #[must_use]
    pub fn piece(&self, word: u64) -> u32 {
        self.0[(word & 0xffff) as usize].into()
    }

    /// The set bits of `word`, 16 at a time.
    #[inline]
    #[must_use]
    pub fn population(&self, word: u64) -> u32 {
        self.piece(word) + self.piece(word >> 16) + self.piece(word >> 32) + self.piece(word >> 48)
    }
}

impl Default for Table {
    fn default() -> Self {
        Table::new()
    }
}

/// The set bits of each of the eight bytes of `word`, all at once: `VPOPCNTB` on x86, `i8x16.popcnt` in WebAssembly with vectors.
///
/// ```text
///  bits        1 1 0 1 0 0 1 0
///  of twos      2 . 1 . 0 . 1       each two bits hold the sum of two
///  of fours        3 . . . 1        each four the sum of two of those
///  of bytes            4
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

/// The set bits of the lowest byte of `word`, by the same three steps.
#[inline]
#[must_use]
pub const fn of_byte(word: u64) -> u32 {
    let byte = word & 0xff;
    let twos = byte - (byte >> 1 & 0x55);
    let fours = (twos & 0x33) + (twos >> 2 & 0x33);
    ((fours + (fours >> 4)) & 0x0f) as u32
}

/// The sum of the eight bytes of `counts`, modulo 256: enough for the counts of [`of_bytes`], which sum to 64 at most.
#[inline]
#[must_use]
pub const fn sum_of_counts(counts: u64) -> u32 {
    let twos = counts.wrapping_add(counts >> 8);
    let fours = twos.wrapping_add(twos >> 16);
    (fours.wrapping_add(fours >> 32) & 0xff) as u32
}

/// The sum of the eight bytes of `word`, whatever they are: `PSADBW` on x86. The first sums need 9 bits, so each gets 16.
///
/// ```
/// assert_eq!(queens_core::bits::population::sum_of_bytes(u64::MAX), 8 * 255);
/// ```
#[inline]
#[must_use]
pub const fn sum_of_bytes(word: u64) -> u32 {
    let twos = (word & BYTES) + (word >> 8 & BYTES);
    let fours = twos + (twos >> 16);
    ((fours + (fours >> 32)) & 0x7ff) as u32
}

/// The set bits of `word`: counted in all bytes at once, and summed (SIMD within a register).
#[inline]
#[must_use]
pub const fn swar(word: u64) -> u32 {
    sum_of_counts(of_bytes(word))
}

/// Of eight `counts` of 0 to 8, a byte each, those that are 8: bit 3 of their bytes.
///
/// ```
/// assert_eq!(queens_core::bits::population::eights(0x0803_0708), 0x0800_0008);
/// ```
#[inline]
#[must_use]
pub const fn eights(counts: u64) -> u64 {
    counts & EIGHTS
}

/// Of eight `counts` of 0 to 8, a byte each, those that are 7 or 8: bit 3 of their bytes. Adding one makes an 8 of a 7,
/// and leaves bit 3 set in a 9.
///
/// ```
/// assert_eq!(queens_core::bits::population::sevens(0x0803_0708), 0x0800_0808);
/// ```
#[inline]
#[must_use]
pub const fn sevens(counts: u64) -> u64 {
    eights(counts + ONES)
}
