//! A run in memory: its head, and its operations in a few bytes for each line.

use super::op::{Op, Ops};
use super::{TraceError, TraceReader};
use crate::board::Placement;
use crate::trace::Listing;
use std::str::FromStr;

/// A recorded run. Every operation in it is possible: for example, a removed queen was on its square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    pub(super) given: Placement,
    pub(super) source: Option<Source>,
    pub(super) names: Vec<Box<str>>,
    pub(super) ops: Vec<u8>,
    pub(super) facts: Facts,
}

/// Facts about a run as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// Whether the program itself claims solutions.
    pub(crate) reports_solutions: bool,
    /// Whether each removed queen is the last queen that was set, so that the queens tried form a tree.
    pub(crate) nested: bool,
    /// Whether queens are set in conflict for longer than a moment.
    pub(crate) conflicts: bool,
}

/// The lines of a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Source {
    /// The [line of the listing](listing_line) of each line.
    listing_lines: Vec<u16>,
    text: String,
}

/// The position of line `number` of a source, from 1, in the listing. The positions are not adjacent, so that
/// each line is a block of its own.
pub(crate) const fn listing_line(number: u16) -> u16 {
    2 * number
}

impl Log {
    /// The number of rows.
    #[must_use]
    pub fn size(&self) -> usize {
        self.given.size()
    }

    /// The queens at the start.
    #[must_use]
    pub fn given(&self) -> &Placement {
        &self.given
    }

    /// The source of the program; empty if the trace has no source.
    #[must_use]
    pub fn listing(&self) -> Listing<'_> {
        self.source.as_ref().map_or(Listing::new(&[], ""), |source| Listing::new(&source.listing_lines, &source.text))
    }

    /// Returns the operations after the head of the trace.
    pub(crate) fn ops(&self) -> impl Iterator<Item = Op<'_>> {
        Ops::new(&self.ops, 0)
    }

    pub(crate) fn op_bytes(&self) -> &[u8] {
        &self.ops
    }

    pub(crate) fn facts(&self) -> Facts {
        self.facts
    }

    /// The name of a variable or of a function.
    pub(crate) fn name(&self, number: u32) -> &str {
        self.names.get(number as usize).map_or("", AsRef::as_ref)
    }

    /// The number of bytes that the log takes in memory.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let names: usize = self.names.iter().map(|name| size_of::<Box<str>>() + name.len()).sum();
        size_of::<Log>() + 4 * self.size() + self.ops.len() + names + self.source.as_ref().map_or(0, Source::bytes)
    }
}

impl FromStr for Log {
    type Err = TraceError;

    /// Reads a whole trace.
    fn from_str(text: &str) -> Result<Self, TraceError> {
        let mut reader = TraceReader::new();
        reader.push(text.as_bytes())?;
        reader.finish()
    }
}

impl Source {
    pub(super) fn push(&mut self, line: &str) {
        self.listing_lines.push(listing_line(self.listing_lines.len() as u16 + 1));
        self.text.push_str(line);
        self.text.push('\n');
    }

    pub(super) fn lines(&self) -> usize {
        self.listing_lines.len()
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn bytes(&self) -> usize {
        2 * self.listing_lines.len() + self.text.len()
    }
}
