//! The few operations on many bits at once that the joins are made of.

/// A few adjacent words of 32 bits, and the operations of the inner loops on them. Every form gives the same results.
pub(super) trait Block: Copy {
    /// How many words a block has.
    const WORDS: usize;
    /// How many keys a block has a bit for.
    const KEYS: usize = 32 * Self::WORDS;
    /// No bit set.
    const NONE: Self;
    /// Every bit set.
    const ALL: Self;

    /// The block with these words.
    fn of(word: impl Fn(usize) -> u32) -> Self;
    /// The bits that are set in both.
    fn and(self, other: Self) -> Self;
    /// The bits that are set in either.
    fn or(self, other: Self) -> Self;
    /// The bits of this one that the other lacks.
    fn without(self, other: Self) -> Self;
    /// Exchanges, in each of the words, the bits of `mask << DISTANCE` in one block with the bits of `mask` in the
    /// other.
    fn exchange<const DISTANCE: u32>(one: &mut Self, other: &mut Self, mask: u32);
    /// Whether no bit is set.
    fn is_none(self) -> bool;
    /// How many bits are set.
    fn bits(self) -> u64;

    /// Appends the keys that have none of the `barred` bits to the first `filled` keys of `room`, and returns the new number
    /// of keys. `room` grows if it is too small.
    fn sift(keys: &[u32], barred: u32, room: &mut Vec<u32>, filled: usize) -> usize;

    /// Calls `work`, compiled for the fastest instructions that this machine has for blocks. Only code that is inlined into
    /// `work` is compiled so.
    #[inline(always)]
    fn fastest<R>(work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// The bits of a few blocks, counted together. Counting the bits of one block takes longer than finding them, and few
/// are set: it is rare that two blocks have the same one.
#[derive(Clone, Copy)]
pub(super) struct Tally<B> {
    /// The bits that some block has.
    once: B,
    /// The bits that at least two blocks have.
    twice: B,
}

impl<B: Block> Tally<B> {
    /// How many blocks are added before the tally is read.
    pub(super) const BLOCKS: usize = 24;
    /// The tally of no block.
    pub(super) const NONE: Self = Tally { once: B::NONE, twice: B::NONE };

    /// The tally with the bits of `block` added.
    #[inline(always)]
    pub(super) fn with(self, block: B) -> Self {
        Tally { once: self.once.or(block), twice: self.twice.or(self.once.and(block)) }
    }

    /// How many bits the blocks have in all; `None` where two blocks have the same bit, and each has to be counted alone.
    #[inline(always)]
    pub(super) fn total(self) -> Option<u64> {
        self.twice.is_none().then(|| self.once.bits())
    }
}
