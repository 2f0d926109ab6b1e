//! Runs of searches in both directions, and traces: written and checked.

use crate::errors::{Outcome, exception, wrong};
use crate::{bytes, json, placement};
use pyo3::prelude::*;
use queens_core::Timeline;
use queens_core::problem::problems;
use queens_core::record::{TraceReader, write_run};
use queens_core::search::recorded::{MEMORY, Recorded, TraceCheck, check};
use queens_core::search::{CATALOGUE, find};
use queens_core::trace::{Event, Kind, Reason};
use serde::Serialize;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use thiserror::Error;

/// How many bytes of a trace are read at a time.
const PIECE: usize = 1 << 16;

/// The events between two checks for Ctrl-C.
const SLICE: u64 = 1 << 16;

/// The searches, each with its description.
#[pyfunction]
pub(crate) fn searches() -> String {
    json(&CATALOGUE)
}

/// The run of a search as a trace, and whether it is whole.
#[pyfunction]
pub(crate) fn trace(py: Python<'_>, search: &str, rows: &[u8], seed: u32, most: u64) -> Outcome<(String, bool)> {
    let opened = find(search).map_err(exception)?.open(&placement(rows)?, seed).map_err(exception)?;
    let mut trace = Trace { text: String::new(), checked: 0, stopped: None };
    let written = py.detach(|| write_run(opened, most, &mut trace));
    match (written, trace.stopped) {
        (_, Some(stopped)) => Err(stopped),
        (Ok(whole), None) => Ok((trace.text, whole)),
        (Err(_), None) => Err(exception(TraceLength { most: MAX_TRACE_BYTES })),
    }
}

/// The longest trace that is written, in bytes.
const MAX_TRACE_BYTES: usize = 1 << 30;

problems! {
    /// A trace that would be too long.
    #[derive(Debug, Error)]
    #[error("the trace is longer than {most} bytes: write fewer steps")]
    pub(crate) struct TraceLength {
        /// The maximum length.
        most: usize,
    } = "trace-too-long"
}

/// A trace that is being written. It listens for Ctrl-C from time to time.
struct Trace {
    text: String,
    /// How many bytes were written at the last check.
    checked: usize,
    stopped: Option<PyErr>,
}

impl fmt::Write for Trace {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        if self.text.len() + piece.len() > MAX_TRACE_BYTES {
            return Err(fmt::Error);
        }
        self.text.push_str(piece);
        if self.text.len() - self.checked >= PIECE {
            self.checked = self.text.len();
            #[allow(clippy::redundant_closure_for_method_calls, reason = "the method is of one lifetime only")]
            let checked = Python::attach(|py| py.check_signals());
            if let Err(stopped) = checked {
                self.stopped = Some(stopped);
                return Err(fmt::Error);
            }
        }
        Ok(())
    }
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
        reader.push(piece).map_err(exception)?;
    }
    reader.finish().map_err(exception)
}

#[derive(Serialize)]
struct FrameData {
    position: u64,
    finished: bool,
    happened: Option<Event>,
    reason: Option<Reason>,
    lines: Option<(usize, usize)>,
}

/// A run, and a position in it. Several threads may share a run: each slice of work is done by one thread.
#[pyclass(frozen, module = "queens_engine._queens")]
pub(crate) struct Run {
    timeline: Mutex<Timeline>,
}

impl Run {
    fn of(timeline: Timeline) -> Run {
        Run { timeline: Mutex::new(timeline) }
    }

    /// Works on the timeline while no other thread does. Python continues meanwhile.
    fn with<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut Timeline) -> T + Send) -> T {
        // A thread that has failed before leaves a run that can still be read.
        py.detach(|| work(&mut self.timeline.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    /// Repeats a slice of work until it returns an answer, and checks for Ctrl-C in between.
    fn until<T: Send>(&self, py: Python<'_>, mut slice: impl FnMut(&mut Timeline) -> Option<T> + Send) -> Outcome<T> {
        loop {
            if let Some(answer) = self.with(py, &mut slice) {
                return Ok(answer);
            }
            py.check_signals()?;
        }
    }
}

#[pymethods]
impl Run {
    /// The start of a run of a search.
    #[new]
    fn new(search: &str, rows: &[u8], seed: u32) -> Outcome<Run> {
        let opened = find(search).map_err(exception)?.open(&placement(rows)?, seed).map_err(exception)?;
        Ok(Run::of(Timeline::new(opened)))
    }

    /// The start of a run that was recorded.
    #[staticmethod]
    fn recorded(text: &str) -> Outcome<Run> {
        Ok(Run::of(Timeline::with_memory(Box::new(Recorded::new(read(text)?)), MEMORY)))
    }

    /// Goes to a position, and returns whether the run is that long.
    fn seek(&self, py: Python<'_>, position: u64) -> Outcome<bool> {
        self.until(py, |timeline| {
            let over = timeline.seek(position, SLICE);
            over.then(|| timeline.tally().position == position)
        })
    }

    /// Goes to the next event of a kind, and returns whether there is such an event.
    fn seek_kind(&self, py: Python<'_>, kind: &str) -> Outcome<bool> {
        let known = Kind::ALL.into_iter().find(|known| known.name() == kind);
        let kind = known.ok_or_else(|| wrong("kind", &Kind::ALL.map(Kind::name).join(", ")))?;
        let nth = self.with(py, |timeline| timeline.tally().of(kind)) + 1;
        // If there is no such event, the position moves to the end of the run.
        self.until(py, |timeline| {
            let over = timeline.seek_nth(kind.into(), nth, SLICE);
            over.then(|| timeline.tally().of(kind) == nth)
        })
    }

    /// The position, its event with the reason, and the columns of the board.
    fn frame_data(&self, py: Python<'_>) -> (String, Vec<u8>) {
        self.with(py, |timeline| {
            let frame = timeline.frame();
            let seen = json(&FrameData {
                position: frame.position,
                finished: frame.finished && frame.position == frame.furthest,
                happened: frame.happened,
                reason: frame.reason,
                lines: frame.block.map(|block| (block.from, block.to)),
            });
            (seen, bytes(timeline.placement().to_rows()))
        })
    }

    /// The lines of the pseudo-code.
    fn listing(&self, py: Python<'_>) -> Vec<String> {
        self.with(py, |timeline| timeline.listing().lines().map(ToString::to_string).collect())
    }
}
