//! A block in portable Rust. Machines with AVX2 run the same code, compiled for them.

use super::block::{Block, Tally};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512};
use std::array::from_fn;

/// How many machine words a block has. Most machines have registers of 256 bits, or two of 128; WebAssembly without vectors
/// takes longer for twice the words, and many lists are short.
const LONGS: usize = if cfg!(target_arch = "wasm32") { 2 } else { 4 };

/// A few machine words. Where they fill a register of 256 bits, they are not to lie across two lines of the cache.
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

/// Appends the keys that have none of the `barred` bits to the first `filled` keys of `room`, and returns the new number
/// of keys. `room` grows if it is too small.
#[inline(always)]
pub(super) fn sift(keys: &[u32], barred: u32, room: &mut Vec<u32>, filled: usize) -> usize {
    if room.len() < filled + keys.len() + 16 {
        room.resize(filled + keys.len() + 16, 0);
    }
    #[cfg(target_arch = "x86_64")]
    {
        if let Some(passed) = avx512::sift(keys, barred, room, filled) {
            return passed;
        }
        let (eights, rest) = keys.as_chunks::<8>();
        if let Some(passed) = avx2::sift(eights, barred, room, filled) {
            return sift_any(rest, barred, room, passed);
        }
    }
    sift_any(keys, barred, room, filled)
}

/// The same for any machine, with room enough.
#[inline(always)]
fn sift_any(keys: &[u32], barred: u32, room: &mut [u32], filled: usize) -> usize {
    // Every key is written and only the passing ones stay: a branch would be mispredicted half of the time.
    let mut passed = filled;
    let (fours, rest) = keys.as_chunks::<4>();
    for four in fours {
        let room = room[passed..].first_chunk_mut::<4>().expect("there is room for all and four more");
        let mut of_four = 0;
        for &key in four {
            room[of_four] = key;
            of_four += usize::from(key & barred == 0);
        }
        passed += of_four;
    }
    for &key in rest {
        room[passed] = key;
        passed += usize::from(key & barred == 0);
    }
    passed
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro128PlusPlus;

    #[test]
    fn sifting_leaves_the_keys_without_a_barred_bit_in_their_order() {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        for length in (0..40).chain([1_000]) {
            for barred in [0, 1, 0b1011, u32::MAX, random.next_u32() & random.next_u32() & random.next_u32()] {
                let keys: Vec<u32> = (0..length).map(|_| random.next_u32() & random.next_u32()).collect();
                let before = vec![7; 3];
                let passing = keys.iter().copied().filter(|key| key & barred == 0);
                let expected: Vec<u32> = before.iter().copied().chain(passing).collect();
                let mut room = before.clone();
                let filled = sift(&keys, barred, &mut room, 3);
                assert_eq!(room[..filled], expected, "{length} keys, {barred:b}, by the instructions of this machine");
                let mut room = before.clone();
                room.resize(3 + keys.len() + 4, 0);
                let filled = sift_any(&keys, barred, &mut room, 3);
                assert_eq!(room[..filled], expected, "{length} keys, {barred:b}, on any machine");
            }
        }
    }
}
