//! The count itself, in slices: first the half boards are made, then they are joined shard by shard.

use super::growing::Growing;
use super::join::Join;
use super::pairs::{Pair, pairs};
use super::plan::Plan;
use crate::count::parts::{Part, divided};
use crate::count::shards::{Division, ShardResult, Sharded};
use crate::sliced::Sliced;
use std::iter::repeat_n;

/// One worker's count: makes the half boards once, then counts any shards of its plan.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::count::solutions::halves::{Joining, Plan};
/// use queens_core::count::{Sharded, Shards};
///
/// let plan = Plan::new(10)?;
/// let mut shards = Shards::new(&plan.division());
/// let mut worker = Joining::new(&plan);
/// for shard in 0..plan.shards {
///     worker.begin(shard);
///     worker.run_to_end();
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
    /// The pairs of the current shard, and how many of them are done.
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

    /// How far the half boards have grown, from 0 to 1. Only the first shard of a worker has to wait for them.
    pub(crate) fn grown(&self) -> f64 {
        self.halves.share()
    }
}

impl Sliced for Joining {
    fn run(&mut self, operations: u64) -> bool {
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
}

impl Sharded for Joining {
    fn division(&self) -> Division {
        self.plan.division()
    }

    /// Begins a shard. The half boards are kept.
    fn begin(&mut self, shard: u32) {
        // The pairs are dealt to the shards in turn.
        let dealt = (0..self.plan.shards).cycle().zip(&self.pairs);
        self.own = dealt.filter(|&(turn, _)| turn == shard).map(|(_, &pair)| pair).collect();
        (self.shard, self.done, self.found) = (shard, 0, 0);
    }

    /// How much of the joins of this shard is done, from 0 to 1.
    fn share(&self) -> f64 {
        if self.own.is_empty() { 1.0 } else { self.done as f64 / self.own.len() as f64 }
    }

    fn found(&self) -> u64 {
        self.found
    }

    /// Each pair is a search: its upper rows have the columns of the upper half, its lower ones those of the lower half.
    fn parts(&self, least: usize) -> Option<Vec<Part>> {
        let half = self.plan.size as usize / 2;
        let part = |&(pair, weight): &(Pair, u64)| {
            let middle = pair.middle.map(|column| 1 << column);
            let free = repeat_n(pair.upper, half).chain(middle).chain(repeat_n(pair.lower, half)).collect();
            Part { free, weight: weight as u32 }
        };
        Some(divided(self.own.iter().map(part).collect(), least))
    }

    fn result(&self) -> Option<ShardResult> {
        (self.done == self.own.len()).then(|| ShardResult::of(self, self.shard))
    }
}

impl std::fmt::Debug for Joining {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Joining").field("plan", &self.plan).field("shard", &self.shard).finish_non_exhaustive()
    }
}
