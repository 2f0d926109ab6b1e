//! The count itself, in slices: half boards are made, then shard by shard joined.

use super::growing::Growing;
use super::join::Join;
use super::pairs::{Pair, pairs};
use super::plan::Plan;
use super::shard::ShardResult;

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
    halves: Growing,
    join: Join,
    /// The pairs of all shards.
    pairs: Vec<(Pair, u64)>,
    shard: u32,
    /// The pairs of the shard, and how many of them are done.
    own: Vec<(Pair, u64)>,
    done: usize,
    found: u64,
}

impl Joining {
    /// A worker that is ready to count shard 0.
    #[must_use]
    pub fn new(plan: &Plan) -> Joining {
        let mut joining = Joining {
            plan: *plan,
            halves: Growing::new(plan.size, plan.kept_rows),
            join: Join::new(plan),
            pairs: pairs(plan.size),
            shard: 0,
            own: Vec::new(),
            done: 0,
            found: 0,
        };
        joining.begin(0);
        joining
    }

    /// Turns to another shard; one that has not been finished is dropped. The half boards stay. (A shard that the plan
    /// does not have is empty.)
    pub fn begin(&mut self, shard: u32) {
        // The pairs are dealt out in turn.
        let dealt = (0..self.plan.shards).cycle().zip(&self.pairs);
        self.own = dealt.filter(|&(turn, _)| turn == shard).map(|(_, &pair)| pair).collect();
        (self.shard, self.done, self.found) = (shard, 0, 0);
    }

    /// Works on, for about so many operations (of which a million take 2 to 5 ms), and says whether the shard is
    /// finished.
    pub fn run(&mut self, operations: u64) -> bool {
        let mut left = operations;
        while let Some(&(pair, weight)) = self.own.get(self.done) {
            if left == 0 {
                return false;
            }
            let took = match self.halves.grown() {
                None => self.halves.step(),
                Some(kept) => {
                    let (pairs, took) = self.join.fitting(kept, pair);
                    self.found += weight * pairs;
                    self.done += 1;
                    took
                }
            };
            left = left.saturating_sub(took);
        }
        true
    }

    /// How far the half boards have grown, from 0 to 1. Only a worker's first shard has to wait for them.
    #[must_use]
    pub fn grown(&self) -> f64 {
        self.halves.share()
    }

    /// How much of the joins of the shard is done, from 0 to 1.
    #[must_use]
    pub fn joined(&self) -> f64 {
        if self.own.is_empty() { 1.0 } else { self.done as f64 / self.own.len() as f64 }
    }

    /// Solutions found in this shard so far.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.found
    }

    /// What the shard has come to; `None` until it is finished.
    #[must_use]
    pub fn result(&self) -> Option<ShardResult> {
        (self.done == self.own.len()).then(|| ShardResult::new(&self.plan, self.shard, self.found))
    }
}

impl std::fmt::Debug for Joining {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Joining").field("plan", &self.plan).field("shard", &self.shard).finish_non_exhaustive()
    }
}
