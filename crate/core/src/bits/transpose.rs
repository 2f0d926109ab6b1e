//! A 64-bit word as a board of 8 by 8, reflected in its main diagonal: bytes that were columns become rows.

/// `word` with bit 8i + j at index 8j + i. Three rounds exchange blocks of 1, 2 and 4 squares across the diagonal
/// (Warren, "Hacker's Delight", section 7-3). There is no instruction for it.
///
/// ```text
///  a b c d      a e c g      a e i m
///  e f g h      b f d h      b f j n
///  i j k l      i m k o      c g k o
///  m n o p      j n l p      d h l p
/// ```
///
/// ```
/// assert_eq!(queens_core::bits::transpose::transposed(0xff), 0x0101_0101_0101_0101);
/// ```
#[inline]
#[must_use]
pub const fn transposed(word: u64) -> u64 {
    let ones = exchanged(word, 7, 0x00aa_00aa_00aa_00aa);
    let twos = exchanged(ones, 14, 0x0000_cccc_0000_cccc);
    exchanged(twos, 28, 0x0000_0000_f0f0_f0f0)
}

/// `word` with the bits of `mask` exchanged for the bits that are `distance` places above them.
const fn exchanged(word: u64, distance: u32, mask: u64) -> u64 {
    let different = (word ^ word >> distance) & mask;
    word ^ different ^ different << distance
}
