//! Eight counts in the eight bytes of a word.

/// The bits of each byte, all eight at once: sums of two bits, of four, of eight.
#[inline]
pub(super) const fn of_bytes(word: u64) -> u64 {
    let twos = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// Of counts of 0 to 8, those that are 8: bit 3 of their bytes.
#[inline]
pub(super) const fn eights(counts: u64) -> u64 {
    counts & 0x0808_0808_0808_0808
}

/// Those that are 7 or 8: one more makes a 7 an 8, and leaves bit 3 to an 8.
#[inline]
pub(super) const fn sevens(counts: u64) -> u64 {
    eights(counts + 0x0101_0101_0101_0101)
}
