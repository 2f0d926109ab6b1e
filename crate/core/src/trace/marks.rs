//! Where solutions and dead ends lie along a run, in a bounded number of buckets.

use super::{Kind, Tally};

const SOLUTION: u8 = 1;
const DEAD_END: u8 = 2;
/// Buckets at most; at least half of them are in use on a long run. A scrub bar has fewer parts than that.
const MOST: usize = 4096;

/// Bucket k covers the positions after `k * width`, up to and including `(k + 1) * width`. When they run out, neighbours
/// are joined and the width doubles.
pub(super) struct Marks {
    width: u64,
    buckets: Vec<u8>,
    solutions: u64,
    dead_ends: u64,
}

impl Marks {
    pub(super) fn new() -> Self {
        Marks { width: 1, buckets: Vec::new(), solutions: 0, dead_ends: 0 }
    }

    /// The last position of the bucket that the event after this position falls into: where the run must stop next.
    pub(super) fn boundary(&self, position: u64) -> u64 {
        (position / self.width + 1) * self.width
    }

    /// Takes in what happened since it was last called, all of it within one bucket.
    pub(super) fn see(&mut self, tally: &Tally) {
        if tally.position == 0 {
            return;
        }
        let bucket = ((tally.position - 1) / self.width) as usize;
        if bucket >= self.buckets.len() {
            self.buckets.resize(bucket + 1, 0);
        }
        let solutions = tally.of(Kind::Solution);
        let dead_ends = tally.of(Kind::DeadEnd);
        if solutions > self.solutions {
            self.buckets[bucket] |= SOLUTION;
        }
        if dead_ends > self.dead_ends {
            self.buckets[bucket] |= DEAD_END;
        }
        (self.solutions, self.dead_ends) = (solutions, dead_ends);
        if tally.position == MOST as u64 * self.width {
            self.buckets =
                self.buckets.chunks(2).map(|pair| pair.iter().fold(0, |joined, bits| joined | bits)).collect();
            self.width *= 2;
        }
    }

    /// The positions from 0 to `furthest` in equal parts; for each, bit 0 for a solution, bit 1 for a dead end. Where a part
    /// is narrower than a bucket, it shows what its bucket shows.
    pub(super) fn parts(&self, parts: usize, furthest: u64) -> Vec<u8> {
        let mut marks = vec![0; parts];
        if parts == 0 {
            return marks;
        }
        let part_of = |position: u64| {
            let part = u128::from(position) * parts as u128 / u128::from(furthest.max(1));
            (part as usize).min(parts - 1)
        };
        for (bucket, &bits) in (0u64..).zip(&self.buckets).filter(|&(_, &bits)| bits != 0) {
            let first = bucket * self.width + 1;
            let last = ((bucket + 1) * self.width).min(furthest);
            for mark in &mut marks[part_of(first)..=part_of(last)] {
                *mark |= bits;
            }
        }
        marks
    }
}
