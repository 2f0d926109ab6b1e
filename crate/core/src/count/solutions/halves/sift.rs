//! Sifting copies the keys without a barred bit to the front of a second list, and changes them on the way.

use super::key::Key;
use super::rewrite::Change;
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512};

/// The maximum number of keys that any form of sifting moves at once.
pub(super) const MAX_LANES: usize = 16;

/// Keys that can be sifted.
pub(super) trait Sift: Key {
    /// Sifts as [`sift_any`] does, in the fastest form for this machine. `room` must have [`MAX_LANES`] places more than
    /// the keys need.
    fn sift(keys: &[Self], barred: Self, change: Option<&Change<Self>>, room: &mut [Self]) -> usize;
}

impl Sift for u32 {
    #[inline(always)]
    fn sift(keys: &[u32], barred: u32, change: Option<&Change<u32>>, room: &mut [u32]) -> usize {
        #[cfg(target_arch = "x86_64")]
        if let Some(passed) =
            avx512::sift(keys, barred, change, room).or_else(|| avx2::sift(keys, barred, change, room))
        {
            return passed;
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return super::lanes::sift::<super::block_simd::Simd, 4>(keys, barred, change, room);
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        sift_any(keys, barred, change, room)
    }
}

impl Sift for u64 {
    #[inline(always)]
    fn sift(keys: &[u64], barred: u64, change: Option<&Change<u64>>, room: &mut [u64]) -> usize {
        #[cfg(target_arch = "x86_64")]
        if let Some(passed) =
            avx512::sift_long(keys, barred, change, room).or_else(|| avx2::sift_long(keys, barred, change, room))
        {
            return passed;
        }
        sift_any(keys, barred, change, room)
    }
}

/// Writes the keys that have none of the `barred` bits to the front of `room`, changed, and returns how many there are. `room`
/// must have four places more than the keys need; places behind the last key are overwritten.
///
/// This is the form for any machine.
#[inline(always)]
pub(super) fn sift_any<K: Key>(keys: &[K], barred: K, change: Option<&Change<K>>, room: &mut [K]) -> usize {
    // Every key is written and only the passing ones stay: a branch would be mispredicted half of the time.
    let mut passed = 0;
    let (fours, rest) = keys.as_chunks::<4>();
    for four in fours {
        let room = room[passed..].first_chunk_mut::<4>().expect("there is room for all keys and four more");
        let mut of_four = 0;
        for &key in four {
            room[of_four] = key;
            of_four += usize::from(key & barred == K::default());
        }
        passed += of_four;
    }
    for &key in rest {
        room[passed] = key;
        passed += usize::from(key & barred == K::default());
    }
    // In a separate loop, because compilers then change several keys at once.
    if let Some(change) = change {
        room[..passed].iter_mut().for_each(|key| *key = change.key(*key));
    }
    passed
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro128PlusPlus;

    /// A form of [`Sift::sift`]: `None` if this machine lacks its instructions.
    type Form<K> = fn(&[K], K, Option<&Change<K>>, &mut [K]) -> Option<usize>;

    #[test]
    fn every_form_of_filtering_keeps_the_allowed_keys_in_order() {
        compare::<u32>(&[
            #[cfg(target_arch = "x86_64")]
            super::super::avx2::sift,
            #[cfg(target_arch = "x86_64")]
            super::super::avx512::sift,
        ]);
        compare::<u64>(&[
            #[cfg(target_arch = "x86_64")]
            super::super::avx2::sift_long,
            #[cfg(target_arch = "x86_64")]
            super::super::avx512::sift_long,
        ]);
    }

    fn changed<K: Key>(by: &Change<K>, key: K) -> K {
        let further = (key & by.inside) << by.by | by.own;
        further & by.near | further >> by.down & by.left | further << by.up & by.right
    }

    fn compare<K: Sift>(vectors: &[Form<K>]) {
        let fastest: Form<K> = |keys, barred, change, room| Some(K::sift(keys, barred, change, room));
        let portable: Form<K> = |keys, barred, change, room| Some(sift_any(keys, barred, change, room));
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        for length in (0..40).chain([1_000]) {
            for barred in [0, 1, 0b1011, u64::MAX, random.next_u64() & random.next_u64() & random.next_u64()] {
                let barred = K::of(barred);
                let mut word = || random.next_u64() & random.next_u64();
                let keys: Vec<K> = (0..length).map(|_| K::of(word())).collect();
                let change = Change::random(&mut word);
                for change in [None, Some(&change)] {
                    let passing = keys.iter().copied().filter(|&key| key & barred == K::default());
                    let expected: Vec<K> = passing.map(|key| change.map_or(key, |by| changed(by, key))).collect();
                    for (number, form) in [fastest, portable].iter().chain(vectors).enumerate() {
                        let mut room = vec![K::default(); keys.len() + MAX_LANES];
                        if let Some(filled) = form(&keys, barred, change, &mut room) {
                            assert_eq!(room[..filled], expected, "{length} keys, {barred:?}, form {number}");
                        }
                    }
                }
            }
        }
    }
}
