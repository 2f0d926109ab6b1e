//! A block in portable Rust. Machines with AVX2 run the same code, compiled for them.

#[cfg(target_arch = "x86_64")]
use super::avx2;
use super::block::{Block, Tally};
use std::array::from_fn;

/// How many machine words a block has. Most machines have registers of 256 bits, or two of 128; WebAssembly without vectors
/// takes longer for twice the words, and many lists are short.
const LONGS: usize = if cfg!(target_arch = "wasm32") { 2 } else { 4 };

/// A few machine words. If they fill a register of 256 bits, they are aligned, so that they lie within one line of the cache.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(target_arch = "wasm32"), repr(align(32)))]
pub(super) struct Portable([u64; LONGS]);

impl Portable {
    #[inline(always)]
    fn of_both(self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        Portable(from_fn(|long| operation(self.0[long], other.0[long])))
    }
}

impl Block for Portable {
    const WORDS: usize = 2 * LONGS;
    const NONE: Self = Portable([0; LONGS]);
    const ALL: Self = Portable([!0; LONGS]);
    const PANEL: usize = 6 * 128;
    type Sum = Tally<Self>;

    #[inline(always)]
    fn of(word: impl Fn(usize) -> u32) -> Self {
        Portable(from_fn(|long| u64::from(word(2 * long)) | u64::from(word(2 * long + 1)) << 32))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.of_both(other, |one, other| one & other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.of_both(other, |one, other| one | other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.of_both(other, |one, other| one & !other)
    }

    #[inline(always)]
    fn exchange<const DISTANCE: u32>(one: &mut Self, other: &mut Self, mask: u32) {
        let mask = u64::from(mask) | u64::from(mask) << 32;
        for (one, other) in one.0.iter_mut().zip(&mut other.0) {
            let change = (*one >> DISTANCE ^ *other) & mask;
            *one ^= change << DISTANCE;
            *other ^= change;
        }
    }

    #[inline(always)]
    fn is_none(self) -> bool {
        self.0.iter().fold(0, |any, long| any | long) == 0
    }

    #[inline(always)]
    fn bits(self) -> u64 {
        self.0.iter().map(|long| u64::from(long.count_ones())).sum()
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fastest<R>(work: impl FnOnce() -> R) -> R {
        avx2::fastest(work)
    }
}
