//! Summarizes a recorded run by playing it.

use super::Recorded;
use crate::board::Placement;
use crate::record::Log;
use crate::trace::{Event, Inspect, Search};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The figures of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TraceCheck {
    /// The number of rows.
    pub size: u64,
    /// How many steps it has.
    pub steps: u64,
    /// Queens set.
    pub tried: u64,
    /// Queens removed.
    pub removed: u64,
    /// Squares refused.
    pub rejected: u64,
    /// Solutions found.
    pub solutions: u64,
    /// How many of them are different.
    pub different: u64,
    /// How often the program has claimed a board as a solution that is not one.
    pub wrong: u64,
}

/// Plays a run to its end, and counts.
#[must_use]
pub fn check(log: Log) -> TraceCheck {
    let mut figures = TraceCheck { size: log.size() as u64, ..TraceCheck::default() };
    let mut run = Recorded::new(log);
    let mut found = HashSet::new();
    while let Some(step) = run.next() {
        figures.steps += 1;
        match step.event {
            Event::Tried(_) | Event::Forced(_) => figures.tried += 1,
            Event::Removed(_) => figures.removed += 1,
            Event::Rejected(_) => figures.rejected += 1,
            Event::Solution => {
                figures.solutions += 1;
                found.insert(digest(&run.placement()));
            }
            Event::Exhausted => break,
            _ => {}
        }
    }
    TraceCheck { different: found.len() as u64, wrong: run.wrong(), ..figures }
}

/// Boards are distinguished by 64 bits, so that many of them take little memory.
fn digest(board: &Placement) -> u64 {
    let mut hasher = DefaultHasher::new();
    board.hash(&mut hasher);
    hasher.finish()
}
