//! The operations on blocks of bits that the inner loops of the joins use.

/// A few adjacent words of 32 bits, and the operations of the inner loops on them. Every form gives the same results.
pub(super) trait Block: Copy {
    /// How many words a block has.
    const WORDS: usize;
    /// The number of keys of a block, one for each bit.
    const KEYS: usize = 32 * Self::WORDS;
    /// The maximum number of keys of one set of tables, so that it stays in the nearest cache.
    const PANEL: usize;
    /// Adds up the bits of blocks.
    type Sum: Sum<Self>;
    /// No bit set.
    const NONE: Self;
    /// Every bit set.
    const ALL: Self;

    /// The block with these words.
    fn of(word: impl Fn(usize) -> u32) -> Self;
    /// The bits that are set in both blocks.
    fn and(self, other: Self) -> Self;
    /// The bits that are set in either block.
    fn or(self, other: Self) -> Self;
    /// The bits of this block that the other block lacks.
    fn without(self, other: Self) -> Self;
    /// Exchanges, in each of the words, the bits of `mask << DISTANCE` in one block with the bits of `mask` in the
    /// other.
    fn exchange<const DISTANCE: u32>(one: &mut Self, other: &mut Self, mask: u32);
    /// Whether no bit is set.
    fn is_none(self) -> bool;
    /// How many bits are set.
    fn bits(self) -> u64;

    /// Calls `work`, compiled for the fastest instructions that this machine has for blocks. Only code that is inlined into
    /// `work` is compiled so.
    #[inline(always)]
    fn fastest<R>(work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// The number of bits of a group of blocks.
pub(super) trait Sum<B>: Copy {
    /// The sum of no block.
    const NONE: Self;

    /// The sum with the bits of `block` added.
    fn with(self, block: B) -> Self;
    /// The number of bits; `None` if the blocks of the group have to be counted one by one.
    fn total(self) -> Option<u64>;
    /// How many blocks to add before the total is read, if one of `rarity` pairs of keys fits.
    fn blocks(rarity: f64) -> usize;
}

/// The bits of a few blocks, counted together. Counting the bits of one block takes longer than finding them, and few
/// bits are set: two blocks rarely have the same bit.
#[derive(Clone, Copy)]
pub(super) struct Tally<B> {
    /// The bits that some block has.
    once: B,
    /// The bits that at least two blocks have.
    twice: B,
}

impl<B: Block> Sum<B> for Tally<B> {
    const NONE: Self = Tally { once: B::NONE, twice: B::NONE };

    #[inline(always)]
    fn with(self, block: B) -> Self {
        Tally { once: self.once.or(block), twice: self.twice.or(self.once.and(block)) }
    }

    /// `None` if two blocks have the same bit.
    #[inline(always)]
    fn total(self) -> Option<u64> {
        self.twice.is_none().then(|| self.once.bits())
    }

    /// A long tally spreads the cost of its total over many blocks, but it more often has a bit twice, and then its blocks
    /// are computed again. With `m` blocks of `k` keys, of which one in `r` fits, the total costs a constant over `m` for
    /// each block, and repeating costs about `k m² / 2 r²` blocks, so the best `m` grows with the third root of `r²`. The
    /// factor is measured.
    fn blocks(rarity: f64) -> usize {
        let cube = 0.6 / B::KEYS as f64 * rarity * rarity;
        (cube.cbrt() as usize).clamp(3, 24)
    }
}
