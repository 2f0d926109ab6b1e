//! Runs of searches: followed in both directions, written as traces, and traces checked.

use crate::errors::{Outcome, raised, wrong};
use crate::{bytes, json, placement};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use queens_core::Timeline;
use queens_core::record::{TraceReader, write_run};
use queens_core::search::recorded::{MEMORY, Recorded, TraceCheck, check};
use queens_core::search::{CATALOGUE, find};
use queens_core::trace::{Event, Kind, Reason};
use serde::Serialize;

/// How many bytes of a trace are read at a time.
const PIECE: usize = 1 << 16;

/// The events between two looks whether to stop.
const SLICE: u64 = 1 << 16;

/// The searches, each with what is known of it.
#[pyfunction]
pub(crate) fn searches() -> String {
    json(&CATALOGUE)
}

/// The run of a search as a trace, and whether it is whole.
#[pyfunction]
pub(crate) fn trace(py: Python<'_>, search: &str, rows: &[u8], seed: u32, most: u64) -> Outcome<(String, bool)> {
    let opened = find(search).map_err(raised)?.open(&placement(rows)?, seed).map_err(raised)?;
    let mut text = String::new();
    let whole = py.detach(|| write_run(opened, most, &mut text));
    whole.map(|whole| (text, whole)).map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

/// Summarizes a trace.
#[pyfunction]
pub(crate) fn check_trace(py: Python<'_>, text: &str) -> Outcome<String> {
    let figures: TraceCheck = py.detach(|| read(text).map(check))?;
    Ok(json(&figures))
}

fn read(text: &str) -> Outcome<queens_core::record::Log> {
    let mut reader = TraceReader::new();
    for piece in text.as_bytes().chunks(PIECE) {
        reader.push(piece).map_err(raised)?;
    }
    reader.finish().map_err(raised)
}

#[derive(Serialize)]
struct Seen {
    position: u64,
    finished: bool,
    happened: Option<Event>,
    reason: Option<Reason>,
    lines: Option<(usize, usize)>,
}

/// A run, and a position in it.
#[pyclass(unsendable, module = "queens._queens")]
pub(crate) struct Run {
    timeline: Timeline,
}

#[pymethods]
impl Run {
    /// The start of a run of a search.
    #[new]
    fn new(search: &str, rows: &[u8], seed: u32) -> Outcome<Run> {
        let opened = find(search).map_err(raised)?.open(&placement(rows)?, seed).map_err(raised)?;
        Ok(Run { timeline: Timeline::new(opened) })
    }

    /// The start of a run that was recorded.
    #[staticmethod]
    fn recorded(text: &str) -> Outcome<Run> {
        Ok(Run { timeline: Timeline::with_memory(Box::new(Recorded::new(read(text)?)), MEMORY) })
    }

    /// Goes to a position; whether the run is as long as that.
    fn seek(&mut self, py: Python<'_>, position: u64) -> Outcome<bool> {
        while !self.timeline.seek(position, SLICE) {
            py.check_signals()?;
        }
        Ok(self.timeline.tally().position == position)
    }

    /// Goes to the next event of a kind; whether there is one.
    fn seek_kind(&mut self, py: Python<'_>, kind: &str) -> Outcome<bool> {
        let known = Kind::ALL.into_iter().find(|known| known.name() == kind);
        let kind = known.ok_or_else(|| wrong("kind", &Kind::ALL.map(Kind::name).join(", ")))?;
        let nth = self.timeline.tally().of(kind) + 1;
        // It also ends at the end, where there are fewer.
        while !self.timeline.seek_nth(kind.into(), nth, SLICE) {
            py.check_signals()?;
        }
        Ok(self.timeline.tally().of(kind) == nth)
    }

    /// Where it stands, what happened there, and why.
    fn seen(&self) -> String {
        let frame = self.timeline.frame();
        json(&Seen {
            position: frame.position,
            finished: frame.finished && frame.position == frame.furthest,
            happened: frame.happened,
            reason: frame.reason,
            lines: frame.block.map(|block| (block.from, block.to)),
        })
    }

    /// The columns of the board.
    fn rows(&self) -> Vec<u8> {
        bytes(self.timeline.placement().to_rows())
    }

    /// The lines of the pseudo-code.
    fn listing(&self) -> Vec<String> {
        self.timeline.listing().lines().map(ToString::to_string).collect()
    }
}
