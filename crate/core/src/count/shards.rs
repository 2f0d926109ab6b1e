//! Counts that are divided into shards: the interface of a worker, its report on a shard, and the sum of the reports.
//!
//! ```text
//!   worker 1   [ shard 0 ][ shard 2 ][ shard 3 ] ...       every shard by itself, in any order, by any worker;
//!   worker 2   [ shard 1    ][ shard 4 ] ...               the result of a shard is its report
//! ```

use super::parts::Part;
pub(crate) use crate::reports::digest;
use crate::reports::{Reports, ShardError, halves};
use crate::sliced::Sliced;

/// How a count is divided, and how much memory and time it takes. This is known before anything is allocated.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Division {
    /// A digest of the question and the method. Reports with another digest belong to another count.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub question: u32,
    /// The number of parts into which the work is divided. Each can be counted alone.
    pub shards: u32,
    /// About how much memory one worker needs, in bytes.
    pub bytes: u64,
    /// About how long one worker takes for all shards, in seconds, on one core of a server of 2024. NaN if no
    /// estimate is possible.
    pub seconds: f64,
}

/// One worker of a count, on any thread: it begins any shard and counts it in slices of operations. A million
/// operations take 2 to 10 ms.
pub trait Sharded: Sliced + Send {
    /// How the count is divided.
    fn division(&self) -> Division;

    /// Begins a shard, and drops an unfinished one. A shard beyond the last is empty.
    fn begin(&mut self, shard: u32);

    /// How much of the shard is done, from 0 to 1.
    fn share(&self) -> f64;

    /// The number of solutions found in the shard so far.
    fn found(&self) -> u64;

    /// How many of the solutions found are fundamental, if the method counts them.
    fn fundamental(&self) -> u64 {
        0
    }

    /// The number of queens set in the shard so far; 0 for methods that set no queens.
    fn nodes(&self) -> u64 {
        0
    }

    /// The shard as plain searches, at least `least` of them if possible. The numbers of their solutions, times their
    /// weights, add up to the number of the shard. `None` if the method cannot be divided in this way.
    fn parts(&self, _least: usize) -> Option<Vec<Part>> {
        None
    }

    /// The report on the shard; `None` until it is finished.
    fn result(&self) -> Option<ShardResult>;
}

/// The report on one shard of a count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShardResult {
    /// The [version](Self::VERSION) of the division.
    pub version: u32,
    /// A digest of the counted question.
    pub question: u32,
    /// The number of shards.
    pub shards: u32,
    /// Which shard, from 0.
    pub shard: u32,
    /// The number of solutions in the shard.
    pub found: u64,
    /// The number of fundamental solutions among them, if the method counts them.
    pub fundamental: u64,
    /// How many queens were set.
    pub nodes: u64,
    /// A digest of the other fields.
    pub checksum: u32,
}

impl ShardResult {
    /// Changes whenever the same shard would represent another part of the work than before.
    pub const VERSION: u32 = 2;

    /// The report on a finished shard.
    #[must_use]
    pub fn of(sharded: &(impl Sharded + ?Sized), shard: u32) -> ShardResult {
        let (fundamental, nodes) = (sharded.fundamental(), sharded.nodes());
        ShardResult { fundamental, nodes, ..ShardResult::without_checksum(&sharded.division(), shard, sharded.found()) }
            .with_checksum()
    }

    /// The report on a shard whose [`parts`](Sharded::parts) have `found` solutions, by their weights. The number
    /// of queens set is 0.
    #[must_use]
    pub fn of_parts(division: &Division, shard: u32, found: u64) -> ShardResult {
        ShardResult::without_checksum(division, shard, found).with_checksum()
    }

    fn without_checksum(&Division { question, shards, .. }: &Division, shard: u32, found: u64) -> ShardResult {
        let version = ShardResult::VERSION;
        ShardResult { version, question, shards, shard, found, fundamental: 0, nodes: 0, checksum: 0 }
    }

    fn with_checksum(self) -> ShardResult {
        ShardResult { checksum: self.digest(), ..self }
    }

    fn digest(&self) -> u32 {
        let long = [self.found, self.fundamental, self.nodes].into_iter();
        let words = [self.version, self.question, self.shards, self.shard].into_iter();
        digest(words.chain(long.flat_map(halves)))
    }
}

/// The reports received so far, in any order.
#[derive(Clone, PartialEq, Debug)]
pub struct Shards {
    division: Division,
    results: Reports<ShardResult>,
}

impl Shards {
    /// Starts without reports.
    #[must_use]
    pub fn new(division: &Division) -> Shards {
        Shards { division: *division, results: Reports::new(division.shards as usize) }
    }

    /// Adds a report. A second report on the same shard changes nothing.
    ///
    /// A report that was damaged, or belongs to another count, is refused. Its numbers are not verified, because that would
    /// take as long as counting the shard. Add only reports of workers that you trust.
    ///
    /// # Errors
    /// [`ShardError`] for a damaged or foreign report.
    pub fn add(&mut self, result: &ShardResult) -> Result<(), ShardError> {
        let shard = result.shard;
        if result.checksum != result.digest() {
            return Err(ShardError::Damaged { shard });
        }
        let Division { question, shards, .. } = self.division;
        let belongs = result.version == ShardResult::VERSION && result.question == question && result.shards == shards;
        if !belongs {
            return Err(ShardError::Foreign { shard });
        }
        self.results.add(shard, result)
    }

    /// The shards without a report.
    pub fn open(&self) -> impl Iterator<Item = u32> + '_ {
        self.results.open()
    }

    /// The number of solutions found so far.
    #[must_use]
    pub fn found(&self) -> u128 {
        self.sum(|result| result.found)
    }

    /// The number of fundamental solutions found so far, if the method counts them.
    #[must_use]
    pub fn fundamental(&self) -> u128 {
        self.sum(|result| result.fundamental)
    }

    /// The number of queens set so far; `u64::MAX` if it is larger.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        u64::try_from(self.sum(|result| result.nodes)).unwrap_or(u64::MAX)
    }

    /// The number of all solutions, once every shard has a report.
    #[must_use]
    pub fn total(&self) -> Option<u128> {
        self.open().next().is_none().then(|| self.found())
    }

    /// A sum of at most 2^32 numbers of 64 bits: it cannot overflow.
    fn sum(&self, part: impl Fn(&ShardResult) -> u64) -> u128 {
        self.results.iter().map(|result| u128::from(part(result))).sum()
    }
}
