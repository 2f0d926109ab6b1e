//! The count itself, in slices: half boards are made and joined, shard by shard.

use super::growing::Growing;
use super::join::Join;
use super::pairs::{Pair, pairs};
use super::per_pair::PerPair;
use super::plan::Plan;
use crate::count::parts::{Part, divide};
use crate::count::shards::{Division, ShardResult, Sharded};
use crate::sliced::Sliced;
use std::iter::repeat_n;

/// One worker's count of any shards of its plan.
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
    way: Way,
    shard: u32,
    /// The pairs of the current shard, and how many of them are done.
    own: Vec<(Pair, u64)>,
    done: usize,
    found: u64,
}

/// Where the half boards come from.
enum Way {
    /// Half boards are made once, and stored.
    Stored {
        halves: Growing,
        join: Join,
        /// The pairs of all shards.
        pairs: Vec<(Pair, u64)>,
    },
    /// Half boards are made for each pair.
    PerPair(PerPair),
}

impl Joining {
    /// A worker that is ready to count shard 0.
    #[must_use]
    pub fn new(plan: &Plan) -> Joining {
        let way = if plan.stored_rows == 0 {
            Way::PerPair(PerPair::new(plan))
        } else {
            let halves = Growing::new(plan.size, plan.stored_rows);
            Way::Stored { halves, join: Join::new(plan), pairs: pairs(plan.size) }
        };
        let mut joining = Joining { plan: *plan, way, shard: 0, own: Vec::new(), done: 0, found: 0 };
        joining.begin(0);
        joining
    }

    /// The progress of making the stored half boards, from 0 to 1. Only the first shard of a worker has to wait for them.
    pub(crate) fn grown(&self) -> f64 {
        match &self.way {
            Way::Stored { halves, .. } => halves.share(),
            Way::PerPair(_) => 1.0,
        }
    }
}

impl Sliced for Joining {
    fn run(&mut self, operations: u64) -> bool {
        let mut left = operations;
        while let Some(&(pair, weight)) = self.own.get(self.done) {
            if left == 0 {
                return false;
            }
            let took = match &mut self.way {
                Way::Stored { halves, join, .. } => match halves.grown() {
                    None => halves.step(),
                    Some(stored) => {
                        let (pairs, took) = join.fitting(stored, pair);
                        self.found += weight * pairs;
                        self.done += 1;
                        took
                    }
                },
                Way::PerPair(joiner) => {
                    let step = joiner.step(pair);
                    self.found += weight * step.found;
                    self.done += usize::from(step.over);
                    step.operations
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

    /// Begins a shard. Stored half boards stay.
    fn begin(&mut self, shard: u32) {
        let Plan { size, shards, .. } = self.plan;
        self.own = match &mut self.way {
            // The pairs are distributed among the shards in turn.
            Way::Stored { pairs, .. } => {
                let dealt = (0..shards).cycle().zip(pairs.iter());
                dealt.filter(|&(turn, _)| turn == shard).map(|(_, &pair)| pair).collect()
            }
            Way::PerPair(joiner) => {
                joiner.drop_pair();
                PerPair::dealt(size, shards, shard)
            }
        };
        (self.shard, self.done, self.found) = (shard, 0, 0);
    }

    /// How much of the joins of this shard is done, from 0 to 1.
    fn share(&self) -> f64 {
        if self.own.is_empty() { 1.0 } else { self.done as f64 / self.own.len() as f64 }
    }

    fn found(&self) -> u64 {
        self.found
    }

    /// Each pair is a search: its upper rows use the columns of the upper half, its lower rows the columns of the lower half.
    fn parts(&self, least: usize) -> Option<Vec<Part>> {
        let half = self.plan.size as usize / 2;
        let part = |&(pair, weight): &(Pair, u64)| {
            let middle = pair.middle.map(|column| 1 << column);
            let free = repeat_n(pair.upper, half).chain(middle).chain(repeat_n(pair.lower, half)).collect();
            Part { free, weight: weight as u32 }
        };
        Some(divide(self.own.iter().map(part).collect(), least))
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
