//! The words that the pair test compares.

/// A key of the pair test: 32 bits where half boards are kept, 64 where they are made for a pair alone.
pub(super) trait Key: Copy {
    /// How many words of 32 bits it has.
    const WORDS: usize;
    /// One of these words, the lowest first.
    fn word(self, number: usize) -> u32;
    /// The bits from this place on; those beyond the word of the machine are cut off.
    fn shifted(self, place: u32) -> usize;
}

impl Key for u32 {
    const WORDS: usize = 1;

    #[inline(always)]
    fn word(self, _number: usize) -> u32 {
        self
    }

    #[inline(always)]
    fn shifted(self, place: u32) -> usize {
        (self >> place) as usize
    }
}

impl Key for u64 {
    const WORDS: usize = 2;

    #[inline(always)]
    fn word(self, number: usize) -> u32 {
        (self >> (32 * number)) as u32
    }

    #[inline(always)]
    fn shifted(self, place: u32) -> usize {
        (self >> place) as usize
    }
}
