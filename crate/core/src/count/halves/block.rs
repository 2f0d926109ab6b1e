//! The few operations on 128 bits at once that the joins are made of.

/// 128 bits, and what the inner loops do with them. Every form gives the same results.
pub(super) trait Block: Copy {
    /// No bit set.
    const NONE: Self;
    /// Every bit set.
    const ALL: Self;

    /// A running number of bits.
    type Tally: Copy;
    /// How many blocks a tally can take before it has to be read.
    const TALLY: usize;
    /// A tally of nothing.
    const NOTHING: Self::Tally;

    /// Four words side by side.
    fn of(words: [u32; 4]) -> Self;
    /// The bits of both.
    fn and(self, other: Self) -> Self;
    /// The bits of this one that the other lacks.
    fn without(self, other: Self) -> Self;
    /// Exchanges, in each of the four words, the bits of `mask << DISTANCE` in one block with the bits of `mask` in the
    /// other.
    fn exchange<const DISTANCE: u32>(one: &mut Self, other: &mut Self, mask: u32);
    /// Adds the number of bits.
    fn count(self, tally: Self::Tally) -> Self::Tally;
    /// Reads a tally.
    fn total(tally: Self::Tally) -> u64;

    /// Appends the keys that have none of the barred bits.
    fn sift(keys: &[u32], barred: u32, into: &mut Vec<u32>);
}
