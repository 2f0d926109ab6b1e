//! 128 bits in portable Rust: two machine words. Machines with AVX2 run the same code, compiled for them.

#[cfg(target_arch = "x86_64")]
use super::avx2;
use super::block::Block;

/// Two machine words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Portable([u64; 2]);

impl Block for Portable {
    const NONE: Self = Portable([0; 2]);
    const ALL: Self = Portable([!0; 2]);

    #[inline(always)]
    fn of([a, b, c, d]: [u32; 4]) -> Self {
        Portable([u64::from(a) | u64::from(b) << 32, u64::from(c) | u64::from(d) << 32])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Portable([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Portable([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Portable([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
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
        self == Portable::NONE
    }

    #[inline(always)]
    fn bits(self) -> u64 {
        u64::from(self.0[0].count_ones() + self.0[1].count_ones())
    }

    #[inline(always)]
    fn sift(keys: &[u32], barred: u32, room: &mut Vec<u32>, filled: usize) -> usize {
        if room.len() < filled + keys.len() + 8 {
            room.resize(filled + keys.len() + 8, 0);
        }
        #[cfg(target_arch = "x86_64")]
        {
            let (eights, rest) = keys.as_chunks::<8>();
            if let Some(passed) = avx2::sift(eights, barred, room, filled) {
                return sift(rest, barred, room, passed);
            }
        }
        sift(keys, barred, room, filled)
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fastest<R>(work: impl FnOnce() -> R) -> R {
        avx2::fastest(work)
    }
}

/// The same for any machine, with room enough.
#[inline(always)]
fn sift(keys: &[u32], barred: u32, room: &mut [u32], filled: usize) -> usize {
    // Every key is written and only the passing ones are kept: a branch would be guessed wrong as often as not.
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
                let filled = Portable::sift(&keys, barred, &mut room, 3);
                assert_eq!(room[..filled], expected, "{length} keys, {barred:b}, by the instructions of this machine");
                let mut room = before.clone();
                room.resize(3 + keys.len() + 4, 0);
                let filled = sift(&keys, barred, &mut room, 3);
                assert_eq!(room[..filled], expected, "{length} keys, {barred:b}, on any machine");
            }
        }
    }
}
