//! Finds a small hitting set, which has a member in each of many sets, or proves that none exists.

use crate::bits;

/// A set of at most 128 elements, one bit each.
pub(crate) type Members = u128;

/// Sets to be hit.
#[derive(Clone, Debug, Default)]
pub(super) struct Hitting {
    /// From small to large.
    sets: Vec<Members>,
    /// How many sets were examined.
    looks: u64,
}

impl Hitting {
    /// Adds a nonempty set that must be hit.
    pub(super) fn add(&mut self, set: Members) {
        let at = self.sets.partition_point(|other| other.count_ones() <= set.count_ones());
        self.sets.insert(at, set);
    }

    /// How many sets were examined in all searches so far.
    pub(super) fn looks(&self) -> u64 {
        self.looks
    }

    /// A set of fewer than `below` members that hits all, if there is one.
    ///
    /// # Errors
    /// [`OutOfLooks`] if this is not decided after `looks` sets.
    pub(super) fn smaller_than(&mut self, below: usize, looks: u64) -> Result<Option<Members>, OutOfLooks> {
        let Some(most) = below.checked_sub(1) else { return Ok(None) };
        let mut search = Search { looks: 0, stop: looks };
        let found = search.hit(&self.sets, most);
        self.looks += search.looks;
        found
    }
}

struct Search {
    looks: u64,
    stop: u64,
}

impl Search {
    /// At most `most` members that hit all of `sets`.
    fn hit(&mut self, sets: &[Members], most: usize) -> Result<Option<Members>, OutOfLooks> {
        self.looks += sets.len() as u64 + 1;
        if self.looks > self.stop {
            return Err(OutOfLooks);
        }
        let Some(&narrowest) = sets.iter().min_by_key(|set| set.count_ones()) else { return Ok(Some(0)) };
        if packed(sets) > most {
            return Ok(None);
        }
        let mut members: Vec<Members> = each(narrowest).collect();
        members.sort_by_cached_key(|&member| sets.iter().filter(|&&set| set & member == 0).count());
        // Once a member has been tried, later branches may leave it out.
        let mut tried = 0;
        for member in members {
            let left: Vec<Members> = sets.iter().filter(|&&set| set & member == 0).map(|set| set & !tried).collect();
            tried |= member;
            if left.contains(&0) {
                continue;
            }
            if let Some(others) = self.hit(&left, most - 1)? {
                return Ok(Some(others | member));
            }
        }
        Ok(None)
    }
}

/// The number of disjoint sets that a greedy choice finds: each of them needs its own member.
fn packed(sets: &[Members]) -> usize {
    let mut met = 0;
    sets.iter()
        .filter(|&&set| {
            set & met == 0 && {
                met |= set;
                true
            }
        })
        .count()
}

fn each(members: Members) -> impl Iterator<Item = Members> {
    bits::ones(members).map(|member| 1 << member)
}

/// The search was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OutOfLooks;

#[cfg(test)]
mod tests {
    use super::*;

    fn by_trying_all(sets: &[Members], members: u32) -> u32 {
        let hits = |set: &u32| sets.iter().all(|other| other & Members::from(*set) != 0);
        (0..1 << members).filter(hits).map(u32::count_ones).min().expect("all members together hit every set")
    }

    #[test]
    fn finds_a_set_of_the_smallest_size() {
        let mut state = 1_u32;
        for _ in 0..200 {
            let mut hitting = Hitting::default();
            for _ in 0..8 {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                hitting.add(Members::from(state >> 16 & 0x3ff | 1 << (state >> 28 & 7)));
                let smallest = by_trying_all(&hitting.sets, 10) as usize;
                let found = hitting.smaller_than(smallest + 1, 100_000).expect("enough").expect("there is one");
                assert_eq!(found.count_ones() as usize, smallest, "{:?}", hitting.sets);
                assert!(hitting.sets.iter().all(|set| set & found != 0));
                assert_eq!(hitting.smaller_than(smallest, 100_000), Ok(None));
            }
        }
    }

    #[test]
    fn a_search_beyond_its_limit_is_given_up() {
        let mut hitting = Hitting::default();
        (0..40).for_each(|at| hitting.add(0b11 << at));
        assert_eq!(hitting.smaller_than(30, 100), Err(OutOfLooks));
    }
}
