//! Writes the actions of a search as a trace, while it runs.

use super::write::{Rows, head, kind};
use crate::board::Square;
use crate::trace::{Block, Event, Runner, Steps};
use std::fmt::{self, Write};

/// Writes the run of a search, which must be at its start, as a trace of at most `max_steps` steps. Returns true if the run
/// is over. The source of the trace is the listing of the search; each step refers to the first line of its block.
///
/// # Errors
/// If `out` fails.
pub fn write_run(search: Box<dyn Runner>, max_steps: u64, out: &mut impl Write) -> Result<bool, fmt::Error> {
    write_steps(Steps::new(search), max_steps, out)
}

/// Like [`write_run`], from steps that have not begun.
///
/// # Errors
/// If `out` fails.
pub fn write_steps(mut steps: Steps, max_steps: u64, out: &mut impl Write) -> Result<bool, fmt::Error> {
    head(out, &steps.search().placement(), Some(steps.search().listing().lines()))?;
    let mut last_block = None;
    for _ in 0..max_steps {
        let Some(step) = steps.next() else { return Ok(true) };
        let search = steps.search();
        let block = search.listing().block_at(step.line);
        if let Some(Block { from, .. }) = block.filter(|&block| last_block != Some(block)) {
            writeln!(out, "line {}", from + 1)?;
            last_block = block;
        }
        match step.event {
            Event::Tried(Square { row, column }) => writeln!(out, "set {row} {column}"),
            Event::Forced(Square { row, column }) => writeln!(out, "force {row} {column}"),
            Event::Removed(Square { row, column }) => writeln!(out, "remove {row} {column}"),
            Event::Rejected(Square { row, column }) => writeln!(out, "reject {row} {column}"),
            Event::Swapped { row, other_row, .. } => writeln!(out, "swap {row} {other_row}"),
            Event::DeadEnd { line: None } => writeln!(out, "dead"),
            Event::DeadEnd { line: Some(line) } => writeln!(out, "dead {} {}", kind(line.kind), line.index),
            Event::Restart { level, .. } => {
                let board = search.placement();
                let rows = 0..board.size() as u32;
                writeln!(out, "restart {level}{}", Rows(|| rows.clone().map(|row| board.column(row))))
            }
            Event::Phase { number, .. } => writeln!(out, "phase {number}"),
            Event::Solution => writeln!(out, "solution"),
            Event::Exhausted => writeln!(out, "end{}", if search.complete() { " complete" } else { "" }),
        }?;
    }
    Ok(steps.tally().ended())
}
