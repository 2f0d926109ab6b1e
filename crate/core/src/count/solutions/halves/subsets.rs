//! The half boards on every part of one set of columns, made for it alone.

use super::kept::{Columns, each, following};
use super::rays::{Rays, places};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512};
use std::ops::Range;

/// The placements of some rows on each subset of a set of columns that has as many. A key of 64 bits says which rays leave a
/// placement downwards: those to the right in its low half, those to the left in its high half.
///
/// ```text
///   columns 1, 4 and 6:   no row     { }
///                         one row    {1} {4} {6}          each list is made from those with one column fewer, which
///                         two rows   {1 4} {1 6} {4 6}    are dropped when the longer ones are there
/// ```
#[derive(Default)]
pub(super) struct Subsets {
    /// The columns; a subset is a set of their numbers.
    columns: Vec<u32>,
    lists: Lists,
    longer: Lists,
}

/// The keys of one number of rows, list after list, and the place of each list by its subset.
#[derive(Default)]
struct Lists {
    /// Entries beyond the last list are left over from earlier sets of columns.
    keys: Vec<u64>,
    places: Vec<Range<usize>>,
}

impl Subsets {
    /// Makes the placements of `rows` rows on these columns, instead of the earlier ones. Returns how many keys it looked at.
    pub(super) fn grow(&mut self, size: u32, columns: Columns, rows: u32) -> u64 {
        self.columns = each(columns).collect();
        let count = self.columns.len() as u32;
        for lists in [&mut self.lists, &mut self.longer] {
            lists.places.resize(1 << count, 0..0);
        }
        sift(&[0], 0, &mut self.lists.keys, 0);
        self.lists.places[0] = 0..1;
        let mut looked_at = 0;
        for row in 1..=rows {
            let mut end = 0;
            for subset in std::iter::successors(Some(places(row)), |&subset| following(count, subset)) {
                looked_at += self.lengthen(size, subset, end);
                end = self.longer.places[subset as usize].end;
            }
            std::mem::swap(&mut self.lists, &mut self.longer);
        }
        looked_at
    }

    /// Makes the list of one subset, from the place `begin` on, from those without the column of its last queen.
    fn lengthen(&mut self, size: u32, subset: u32, begin: usize) -> u64 {
        let (mut end, mut looked_at) = (begin, 0);
        let inside = word(Rays { right: places(size - 2), left: places(size - 2) });
        for number in each(subset) {
            let column = self.columns[number as usize];
            let shorter = &self.lists.keys[self.lists.places[(subset & !(1 << number)) as usize].clone()];
            let own = word(Rays::from(size, column));
            let passed = sift(shorter, word(Rays::meeting(size, column, 0)), &mut self.longer.keys, end);
            for key in &mut self.longer.keys[end..passed] {
                *key = (*key & inside) << 1 | own;
            }
            end = passed;
            looked_at += shorter.len() as u64;
        }
        self.longer.places[subset as usize] = begin..end;
        looked_at
    }

    /// The keys of the placements on these columns, as many as there are rows.
    pub(super) fn keys(&self, columns: Columns) -> &[u64] {
        let numbered = (0..).zip(&self.columns);
        let subset = numbered.fold(0, |set, (number, column)| set | (columns >> column & 1) << number);
        &self.lists.keys[self.lists.places[subset as usize].clone()]
    }
}

/// The rays as one word.
pub(super) fn word(Rays { right, left }: Rays) -> u64 {
    u64::from(right) | u64::from(left) << 32
}

/// The rays that a word represents.
pub(super) fn rays(word: u64) -> Rays {
    Rays { right: word as u32, left: (word >> 32) as u32 }
}

/// Appends the keys that have none of the `barred` bits to the first `filled` keys of `room`, and returns the new number of
/// keys. `room` grows if it is too small.
#[inline(always)]
pub(super) fn sift(keys: &[u64], barred: u64, room: &mut Vec<u64>, filled: usize) -> usize {
    let needed = filled + keys.len() + 8;
    if room.len() < needed {
        room.resize(needed, 0);
    }
    #[cfg(target_arch = "x86_64")]
    if let Some(passed) =
        avx512::sift_long(keys, barred, room, filled).or_else(|| avx2::sift_long(keys, barred, room, filled))
    {
        return passed;
    }
    sift_any(keys, barred, room, filled)
}

/// The same for any machine, with room enough.
#[inline(always)]
fn sift_any(keys: &[u64], barred: u64, room: &mut [u64], filled: usize) -> usize {
    let room = &mut room[filled..=filled + keys.len()];
    let mut passed = 0;
    for &key in keys {
        room[passed] = key;
        passed += usize::from(key & barred == 0);
    }
    filled + passed
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
            for barred in [0, 1, 0b1011, u64::MAX, random.next_u64() & random.next_u64() & random.next_u64()] {
                let keys: Vec<u64> = (0..length).map(|_| random.next_u64() & random.next_u64()).collect();
                let before = vec![7; 3];
                let passing = keys.iter().copied().filter(|key| key & barred == 0);
                let expected: Vec<u64> = before.iter().copied().chain(passing).collect();
                let room =
                    || before.iter().copied().chain(std::iter::repeat_n(0, keys.len() + 8)).collect::<Vec<u64>>();
                let mut fastest = before.clone();
                let filled = sift(&keys, barred, &mut fastest, 3);
                assert_eq!(
                    fastest[..filled],
                    expected,
                    "{length} keys, {barred:b}, by the instructions of this machine"
                );
                #[cfg(target_arch = "x86_64")]
                for sift in [avx2::sift_long, avx512::sift_long] {
                    let mut room = room();
                    if let Some(filled) = sift(&keys, barred, &mut room, 3) {
                        assert_eq!(room[..filled], expected, "{length} keys, {barred:b}, by vectors");
                    }
                }
                let mut room = room();
                let filled = sift_any(&keys, barred, &mut room, 3);
                assert_eq!(room[..filled], expected, "{length} keys, {barred:b}, on any machine");
            }
        }
    }
}
