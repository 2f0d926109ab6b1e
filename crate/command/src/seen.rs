//! The shards that have a result, and the place of each result: a repeated one is refused.

use crate::failure::{Failure, WrongLine};
use crate::files::Line;
use std::collections::BTreeMap;

/// The lines so far, by a part of the work and a shard of it.
#[derive(Default)]
pub(crate) struct Seen(BTreeMap<(usize, u32), (String, usize)>);

impl Seen {
    /// Notes the line with the result of a shard.
    pub(crate) fn once(&mut self, part: usize, shard: u32, line: &Line) -> Result<(), Failure> {
        match self.0.insert((part, shard), (line.name.clone(), line.number)) {
            Some((other_name, other_line)) => Err(line.wrong(WrongLine::Twice { shard, other_name, other_line })),
            None => Ok(()),
        }
    }
}
