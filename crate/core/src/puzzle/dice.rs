//! A generator of random numbers that never changes. A seed identifies a puzzle forever, so an update of a library must not
//! change the numbers.

/// Random numbers from the SplitMix64 generator of Steele, Lea and Flood (2014).
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    /// The numbers of one seed.
    pub(super) fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// The next number of 64 bits.
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A random number below `end`, which must be small and not 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// Returns a random item of `items`; `None` if it is empty.
    pub(super) fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())).copied() }
    }

    /// Shuffles `items`: every order is equally likely.
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for left in (2..=items.len()).rev() {
            items.swap(left - 1, self.below(left));
        }
    }
}
