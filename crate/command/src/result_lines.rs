//! Remembers the line of each result, so that a second result of the same shard is refused.

use crate::failure::{Failure, WrongLine};
use crate::files::Line;
use std::collections::BTreeMap;

/// The name of the input and the line number of each result so far, by part and shard. A part is a number of queens
/// in a search for a threshold, or 0 in a count.
#[derive(Default)]
pub(crate) struct ResultLines(BTreeMap<(usize, u32), (String, usize)>);

impl ResultLines {
    /// Records the line with the result of a shard; fails if the shard has a result already.
    pub(crate) fn once(&mut self, part: usize, shard: u32, line: &Line) -> Result<(), Failure> {
        match self.0.insert((part, shard), (line.name.clone(), line.number)) {
            Some((other_name, other_line)) => Err(line.wrong(WrongLine::Twice { shard, other_name, other_line })),
            None => Ok(()),
        }
    }
}
