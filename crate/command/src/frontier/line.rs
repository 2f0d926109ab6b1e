//! A shard of the search for a threshold, and the report on it, as lines of JSON.

use crate::failure::WrongLine;
use crate::files::Line;
use queens_core::frontier::threshold::{Cover, Covered};
use serde::{Deserialize, Serialize};

/// A shard to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Task {
    /// The number of rows.
    pub(super) size: usize,
    /// The number of queens of each placement.
    pub(super) queens: usize,
    /// The index of the shard, from 0.
    pub(super) shard: usize,
    /// How many shards the search has.
    pub(super) shards: usize,
}

impl Task {
    /// Reads a line of a plan, and checks that this version of the search has such a shard.
    pub(super) fn read(line: &str) -> Result<Task, WrongLine> {
        let wrong = |error: serde_json::Error| WrongLine::Form {
            command: "frontier threshold --plan",
            error: error.to_string(),
        };
        let task: Task = serde_json::from_str(line).map_err(wrong)?;
        let Task { size, queens, shard, shards } = task;
        if shards != Cover::new(size, queens)?.shards() || shard >= shards {
            return Err(WrongLine::Part { size, queens, shard });
        }
        Ok(task)
    }
}

/// Reads a report. Its content is checked by [`Cover::add`].
pub(super) fn report(line: &str) -> Result<Covered, WrongLine> {
    serde_json::from_str(line).map_err(|error| WrongLine::Form { command: "shard", error: error.to_string() })
}

/// Whether a line begins like a shard of the search for a threshold, or like a report on such a shard.
pub(crate) fn is_line(line: &Line) -> bool {
    line.text.trim_start().starts_with("{\"size\":")
}
