//! The results that a walk through the ways to complete a position collects: their number, their squares, or the ways
//! themselves.

use super::packed::Layout;
use crate::bits;

/// Collects results during a walk. Places are positions in a [`Layout`].
pub(super) trait Visit: Send {
    /// A piece was set, and the walk continues below it.
    fn enter(&mut self, _place: usize) {}

    /// The walk has returned from below the last piece set.
    fn leave(&mut self) {}

    /// The last piece can be on each of the open places of `word`; each way counts `weight` times.
    fn last(&mut self, word: usize, open: u64, weight: u32);

    /// No piece is left to set.
    fn full(&mut self, weight: u32);
}

/// Counts the ways, in two words: sums of 128 bits take longer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    low: u64,
    high: u64,
}

impl Sum {
    pub(super) fn ways(&self) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low)
    }

    #[inline]
    fn add(&mut self, ways: u64) {
        let (low, is_carried) = self.low.overflowing_add(ways);
        self.low = low;
        self.high += u64::from(is_carried);
    }
}

impl Visit for Sum {
    #[inline]
    fn last(&mut self, _word: usize, open: u64, weight: u32) {
        self.add(u64::from(open.count_ones()) * u64::from(weight));
    }

    fn full(&mut self, weight: u32) {
        self.add(weight.into());
    }
}

/// Counts the ways, and for each place the ways that use it.
#[derive(Clone, Debug)]
pub(super) struct PerPlace {
    pub(super) ways: u128,
    pub(super) per_place: Vec<u128>,
    path: Vec<usize>,
    /// The ways found below each piece of the path.
    below: Vec<u128>,
}

impl PerPlace {
    pub(super) fn new(layout: &Layout) -> Self {
        PerPlace { ways: 0, per_place: vec![0; layout.words * 64], path: Vec::new(), below: Vec::new() }
    }

    fn add(&mut self, ways: u128) {
        *self.below.last_mut().unwrap_or(&mut self.ways) += ways;
    }
}

impl Visit for PerPlace {
    fn enter(&mut self, place: usize) {
        self.path.push(place);
        self.below.push(0);
    }

    fn leave(&mut self) {
        if let (Some(place), Some(ways)) = (self.path.pop(), self.below.pop()) {
            self.per_place[place] += ways;
            self.add(ways);
        }
    }

    fn last(&mut self, word: usize, open: u64, weight: u32) {
        self.add((u64::from(open.count_ones()) * u64::from(weight)).into());
        bits::ones(open).for_each(|at| self.per_place[word * 64 + at as usize] += u128::from(weight));
    }

    fn full(&mut self, weight: u32) {
        self.add(u128::from(weight));
    }
}

/// Stores the places of each way, up to a given number of ways.
#[derive(Clone, Debug)]
pub(super) struct StoredWays {
    pub(super) ways: Vec<Vec<usize>>,
    limit: usize,
    /// Whether more ways were found than are stored.
    pub(super) more: bool,
    path: Vec<usize>,
}

impl StoredWays {
    pub(super) fn new(limit: usize) -> Self {
        StoredWays { ways: Vec::new(), limit, more: false, path: Vec::new() }
    }

    fn store(&mut self, last: Option<usize>) {
        if self.ways.len() == self.limit {
            self.more = true;
        } else {
            self.ways.push(self.path.iter().copied().chain(last).collect());
        }
    }
}

impl Visit for StoredWays {
    fn enter(&mut self, place: usize) {
        self.path.push(place);
    }

    fn leave(&mut self) {
        self.path.pop();
    }

    fn last(&mut self, word: usize, open: u64, _weight: u32) {
        bits::ones(open).for_each(|at| self.store(Some(word * 64 + at as usize)));
    }

    fn full(&mut self, _weight: u32) {
        self.store(None);
    }
}
