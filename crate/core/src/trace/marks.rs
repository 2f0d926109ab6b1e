//! Where solutions and dead ends lie along a run, in a bounded number of buckets.

use super::Event;

const SOLUTION: u8 = 1;
const DEAD_END: u8 = 2;
/// The number of buckets, more than a scrub bar has parts. On a long run at least half of them are in use.
const BUCKETS: usize = 4096;

/// Bucket k covers the positions after `start + k * width`, up to and including `start + (k + 1) * width`. When all buckets are used,
/// neighbours are merged and the width doubles.
#[derive(Debug)]
pub(super) struct Marks {
    /// The exponent of the width, which is a power of two.
    width: u32,
    buckets: Vec<u8>,
    /// The position before the first event.
    #[cfg(feature = "later")]
    start: u64,
}

impl Marks {
    #[cfg_attr(not(feature = "later"), expect(unused_variables, reason = "a run without branches starts at 0"))]
    pub(super) fn new(start: u64) -> Self {
        Marks {
            width: 0,
            buckets: vec![0; BUCKETS],
            #[cfg(feature = "later")]
            start,
        }
    }

    /// How far `position` lies from the start.
    #[inline]
    #[cfg_attr(not(feature = "later"), expect(clippy::unused_self, reason = "a run without branches starts at 0"))]
    fn since_start(&self, position: u64) -> u64 {
        #[cfg(feature = "later")]
        return position - self.start;
        #[cfg(not(feature = "later"))]
        position
    }

    /// Records the event that led to `position`.
    #[inline]
    pub(super) fn record(&mut self, event: Event, position: u64) {
        match event {
            Event::Solution => self.mark(SOLUTION, position),
            Event::DeadEnd { .. } => self.mark(DEAD_END, position),
            _ => {}
        }
    }

    #[inline]
    fn mark(&mut self, bit: u8, position: u64) {
        let before = self.since_start(position) - 1;
        while before >> self.width >= BUCKETS as u64 {
            self.widen();
        }
        self.buckets[(before >> self.width) as usize] |= bit;
    }

    #[cold]
    fn widen(&mut self) {
        for bucket in 0..BUCKETS / 2 {
            self.buckets[bucket] = self.buckets[2 * bucket] | self.buckets[2 * bucket + 1];
        }
        self.buckets[BUCKETS / 2..].fill(0);
        self.width += 1;
    }

    /// Divides the positions from the start to `furthest` into equal parts. For each part, bit 0 is a solution, bit 1 a dead
    /// end. A part that is narrower than a bucket shows the marks of its bucket.
    pub(super) fn parts(&self, parts: usize, furthest: u64) -> Vec<u8> {
        let mut marks = vec![0; parts];
        let furthest = self.since_start(furthest);
        if parts == 0 {
            return marks;
        }
        let part_of = |position: u64| {
            let part = u128::from(position) * parts as u128 / u128::from(furthest.max(1));
            (part as usize).min(parts - 1)
        };
        for (bucket, &bits) in (0u64..).zip(&self.buckets).filter(|&(_, &bits)| bits != 0) {
            let first = (bucket << self.width) + 1;
            let last = ((bucket + 1) << self.width).min(furthest);
            for mark in &mut marks[part_of(first)..=part_of(last)] {
                *mark |= bits;
            }
        }
        marks
    }
}
