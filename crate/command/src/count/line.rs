//! A shard, and its result, as lines of JSON.

use crate::failure::WrongLine;
use queens_core::count::{Counted, Division, ShardResult, WholeKind};
use serde::{Deserialize, Serialize};

/// A shard to count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Task {
    /// The size of the board.
    pub(super) queens: usize,
    /// The number of the shard, from 0, and the number of all shards.
    pub(super) shard: u32,
    pub(super) shards: u32,
    /// The version of the division, and a digest of the question.
    version: u32,
    question: u32,
    /// About how many seconds the shard takes on one core.
    seconds: f64,
}

impl Task {
    /// A shard of a count.
    pub(super) fn new(queens: usize, division: &Division, shard: u32) -> Task {
        let &Division { question, shards, seconds, .. } = division;
        // More digits would not be meaningful.
        let seconds = (1e3 * seconds / f64::from(shards)).round() / 1e3;
        Task { queens, shard, shards, version: ShardResult::VERSION, question, seconds }
    }

    /// Reads a line of a plan, and checks that it belongs to a count of this program.
    pub(super) fn read(line: &str) -> Result<Task, WrongLine> {
        let task: Task = serde_json::from_str(line)
            .map_err(|error| WrongLine::Form { command: "count --plan", error: error.to_string() })?;
        if task.version != ShardResult::VERSION {
            return Err(WrongLine::Version);
        }
        let division = Counted::Whole(WholeKind::Solutions, task.queens).division()?;
        if task.question != division.question || task.shards != division.shards || task.shard >= division.shards {
            return Err(WrongLine::Shard { size: task.queens, shard: task.shard });
        }
        Ok(task)
    }
}

/// The result of a shard. Its checksum covers every field but the size, which the digest of the question covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Report {
    pub(super) queens: usize,
    #[serde(flatten)]
    pub(super) result: ShardResult,
}

impl Report {
    /// Reads a line. Whether the result can be trusted is checked when it is added.
    pub(super) fn read(line: &str) -> Result<Report, WrongLine> {
        serde_json::from_str(line).map_err(|error| WrongLine::Form { command: "shard", error: error.to_string() })
    }
}
