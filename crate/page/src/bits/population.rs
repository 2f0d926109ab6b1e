//! How many bits are set: in a word, in a byte, in eight bytes at once. `POPCNT` on x86, `i64.popcnt` in WebAssembly.

use queens_core::bits::without_lowest;
use std::hint::black_box;

pub use queens_core::bits::population::*;

/// The lower byte of each pair.
pub const BYTES: u64 = 0x00ff_00ff_00ff_00ff;

/// Counts the set bits of `word`, one index after another: shifts to the right until nothing is left.
///
/// ```
/// assert_eq!(queens_page::bits::population::by_shifting(0b10_1100), 3);
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

/// Counts the set bits of `word`, with one round of the loop for each set bit.
#[inline]
#[must_use]
pub fn by_clearing(word: u64) -> u32 {
    let (mut rest, mut found) = (word, 0);
    // Compilers replace this loop by one instruction, unless they cannot see that it adds one each time.
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
/// use queens_page::bits::population::Table;
/// assert_eq!(Table::new().population(0b10_1100), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Table(Vec<u8>);

impl Table {
    /// Computes the table: a number has as many set bits as its half, and one more if it is odd.
    #[must_use]
    pub fn new() -> Table {
        let mut bits = vec![0u8; 1 << 16];
        for number in 1..bits.len() {
            bits[number] = bits[number / 2] + (number % 2) as u8;
        }
        Table(bits)
    }

    /// The number of set bits among the lowest 16 bits of `word`.
    #[inline]
    #[must_use]
    pub fn piece(&self, word: u64) -> u32 {
        self.0[(word & 0xffff) as usize].into()
    }

    /// Counts the set bits of `word`, 16 bits at a time.
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

/// Counts the set bits of the lowest byte of `word`, by the three steps of `of_bytes`.
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
/// assert_eq!(queens_page::bits::population::sum_of_bytes(u64::MAX), 8 * 255);
/// ```
#[inline]
#[must_use]
pub const fn sum_of_bytes(word: u64) -> u32 {
    let twos = (word & BYTES) + (word >> 8 & BYTES);
    let fours = twos + (twos >> 16);
    ((fours + (fours >> 32)) & 0x7ff) as u32
}

/// Counts the set bits of `word` in all bytes at once, and sums them (SIMD within a register).
#[inline]
#[must_use]
pub const fn swar(word: u64) -> u32 {
    sum_of_counts(of_bytes(word))
}
