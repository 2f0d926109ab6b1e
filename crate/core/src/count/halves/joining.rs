//! The count itself, in slices: half boards are made, then shard by shard joined.

use super::Best;
use super::growing::Growing;
use super::kept::{Kept, Keys};
use super::pairs::{Pair, pairs};
use super::plan::Plan;
use super::rays::Form;
use super::shard::ShardResult;
use super::tables::{PANEL, Tables};

/// One worker's count: makes the half boards once, then counts any shards of its plan.
///
/// ```
/// use queens_core::count::halves::{Joining, Plan, Shards};
///
/// let plan = Plan::new(10)?;
/// let mut shards = Shards::new(&plan);
/// let mut worker = Joining::new(&plan);
/// for shard in 0..plan.shards {
///     worker.begin(shard);
///     while !worker.run(10_000) {}
///     shards.add(&worker.result().expect("it has run to the end"))?;
/// }
/// assert_eq!(shards.total(), Some(724));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Joining {
    plan: Plan,
    halves: Growing<Best>,
    join: Join,
    pairs: Vec<(Pair, u64)>,
    shard: u32,
    /// The next pair of the shard.
    next: usize,
    found: u64,
}

impl Joining {
    /// A worker that is ready to count shard 0.
    #[must_use]
    pub fn new(plan: &Plan) -> Joining {
        Joining {
            plan: *plan,
            halves: Growing::new(plan.size, plan.kept_rows),
            join: Join::new(plan),
            pairs: pairs(plan.size),
            shard: 0,
            next: 0,
            found: 0,
        }
    }

    /// Turns to another shard; one that has not been finished is dropped. The half boards stay.
    pub fn begin(&mut self, shard: u32) {
        (self.shard, self.next, self.found) = (shard, shard as usize, 0);
    }

    /// Works on, for about so many operations (10 million take some 10 ms), and says whether the shard is finished.
    pub fn run(&mut self, operations: u64) -> bool {
        let mut left = operations;
        while self.next < self.pairs.len() {
            if left == 0 {
                return false;
            }
            left = left.saturating_sub(self.step());
        }
        true
    }

    /// Makes one list longer or joins one pair; says how many operations that took.
    fn step(&mut self) -> u64 {
        let Some(kept) = self.halves.grown() else { return self.halves.step() };
        let (pair, weight) = self.pairs[self.next];
        let (pairs, operations) = self.join.fitting(kept, pair);
        self.found += weight * pairs;
        self.next += self.plan.shards as usize;
        operations
    }

    /// How much of the joins of the shard is behind it, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        let (begun, all) = (self.shard as usize, self.pairs.len());
        if begun >= all { 1.0 } else { (self.next.min(all) - begun) as f64 / (all - begun) as f64 }
    }

    /// Solutions found in this shard so far.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.found
    }

    /// What the shard has come to; `None` until it is finished.
    #[must_use]
    pub fn result(&self) -> Option<ShardResult> {
        (self.next >= self.pairs.len()).then(|| ShardResult::new(&self.plan, self.shard, self.found))
    }
}

/// Joins two lists, and holds the room that this takes.
struct Join {
    rows: u32,
    upper: Form,
    lower: Form,
    uppers: Keys,
    lowers: Keys,
    tables: Tables<Best>,
}

impl Join {
    fn new(plan: &Plan) -> Join {
        // Every line that crosses the edge (or on odd boards the whole middle row) from one half to the other.
        let width = plan.size - if plan.size.is_multiple_of(2) { 1 } else { 2 };
        let taken = plan.group_places;
        let at = (width - taken) / 2;
        let upper = Form { width, at, taken, left: width - taken };
        // The same lines, as they are seen from below.
        let lower = Form { at: width - taken - at, ..upper };
        Join {
            rows: plan.size / 2,
            upper,
            lower,
            uppers: Keys::new(upper.groups()),
            lowers: Keys::new(lower.groups()),
            tables: Tables::new(),
        }
    }

    /// How many half boards on the columns of this pair no line joins, and how many operations it took to know.
    fn fitting(&mut self, kept: &Kept<Best>, pair: Pair) -> (u64, u64) {
        let more = self.rows - kept.rows;
        self.uppers.clear();
        self.lowers.clear();
        let mut operations = kept.longer(pair.upper, more, pair.middle, self.upper, &mut self.uppers)
            + kept.longer(pair.lower, more, pair.middle, self.lower, &mut self.lowers);
        let mut found = 0;
        for (group, lowers) in (0u64..).zip(&self.lowers.groups) {
            // A group of the lower half is written from the other end, as its keys are.
            let opposite = group.reverse_bits().checked_shr(64 - 2 * self.upper.taken).unwrap_or(0);
            for panel in lowers.chunks(PANEL) {
                self.tables.build(panel, 2 * self.upper.left);
                for (_, uppers) in (0..).zip(&self.uppers.groups).filter(|(group, _)| group & opposite == 0) {
                    found += self.tables.fitting(uppers);
                    operations += (uppers.len() * panel.len() / 128) as u64;
                }
            }
        }
        (found, operations + 1)
    }
}

impl std::fmt::Debug for Joining {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Joining").field("plan", &self.plan).field("shard", &self.shard).finish_non_exhaustive()
    }
}
