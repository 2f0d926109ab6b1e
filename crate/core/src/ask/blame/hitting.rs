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
    examined: u64,
}

impl Hitting {
    /// Adds a nonempty set that must be hit.
    pub(super) fn add(&mut self, set: Members) {
        let at = self.sets.partition_point(|other| other.count_ones() <= set.count_ones());
        self.sets.insert(at, set);
    }

    /// How many sets were examined in all searches so far.
    pub(super) fn examined(&self) -> u64 {
        self.examined
    }

    /// Returns fewer than `below` members that hit all sets, if possible.
    ///
    /// # Errors
    /// [`LimitReached`] if this is not decided after examining `limit` sets.
    pub(super) fn smaller_than(&mut self, below: usize, limit: u64) -> Result<Option<Members>, LimitReached> {
        let Some(max) = below.checked_sub(1) else { return Ok(None) };
        let mut search = Search { examined: 0, limit };
        let found = search.hit(&self.sets, max);
        self.examined += search.examined;
        found
    }
}

struct Search {
    examined: u64,
    limit: u64,
}

impl Search {
    /// Returns at most `max` members that hit all of `sets`; `None` if that is impossible.
    fn hit(&mut self, sets: &[Members], max: usize) -> Result<Option<Members>, LimitReached> {
        self.examined += sets.len() as u64 + 1;
        if self.examined > self.limit {
            return Err(LimitReached);
        }
        let Some(&smallest_set) = sets.iter().min_by_key(|set| set.count_ones()) else { return Ok(Some(0)) };
        if count_disjoint(sets) > max {
            return Ok(None);
        }
        let mut members: Vec<Members> = singles(smallest_set).collect();
        members.sort_by_cached_key(|&member| sets.iter().filter(|&&set| set & member == 0).count());
        // After a member has been tried, later branches exclude it.
        let mut tried = 0;
        for member in members {
            let left: Vec<Members> = sets.iter().filter(|&&set| set & member == 0).map(|set| set & !tried).collect();
            tried |= member;
            if left.contains(&0) {
                continue;
            }
            if let Some(others) = self.hit(&left, max - 1)? {
                return Ok(Some(others | member));
            }
        }
        Ok(None)
    }
}

/// The number of disjoint sets that a greedy choice finds: each of them needs its own member.
fn count_disjoint(sets: &[Members]) -> usize {
    let mut covered = 0;
    sets.iter()
        .filter(|&&set| {
            set & covered == 0 && {
                covered |= set;
                true
            }
        })
        .count()
}

fn singles(members: Members) -> impl Iterator<Item = Members> {
    bits::ones(members).map(|member| 1 << member)
}

/// The search has examined the maximum number of sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LimitReached;

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
                let found = hitting
                    .smaller_than(smallest + 1, 100_000)
                    .expect("the limit is enough")
                    .expect("a smallest set exists");
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
        assert_eq!(hitting.smaller_than(30, 100), Err(LimitReached));
    }
}
