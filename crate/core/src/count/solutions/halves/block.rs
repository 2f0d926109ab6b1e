//! The few operations on 128 bits at once that the joins are made of.

/// 128 bits, and what the inner loops do with them. Every form gives the same results.
pub(super) trait Block: Copy {
    /// No bit set.
    const NONE: Self;
    /// Every bit set.
    const ALL: Self;

    /// A running number of bits, over a few blocks that have hardly any.
    type Tally: Copy;
    /// How many blocks a tally may take before it is read.
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
    /// How many bits are set.
    fn bits(self) -> u64;
    /// Adds a block to a tally.
    fn tally(self, tally: Self::Tally) -> Self::Tally;
    /// Reads a tally; `None` when it has lost count, and the blocks have to be counted one by one.
    fn total(tally: Self::Tally) -> Option<u64>;

    /// Writes the keys that have none of the barred bits to `room`, behind the `filled` keys that it holds, and says
    /// how many it holds then. It is made larger where it has to be.
    fn sift(keys: &[u32], barred: u32, room: &mut Vec<u32>, filled: usize) -> usize;

    /// Calls `work`, compiled for the fastest instructions that this machine has for blocks. Only what is inlined into `work`
    /// is compiled so.
    #[inline(always)]
    fn fastest<R>(work: impl FnOnce() -> R) -> R {
        work()
    }
}
