//! Runs of searches as traces: written, and checked.

use crate::arguments::Watch;
use crate::failure::{Ending, Failure};
use crate::{files, output, stop};
use queens_core::record::{Log, MAX_SIZE, TraceError, TraceReader, write_run};
use queens_core::search::open;
use queens_core::search::recorded::{TraceCheck, check as play};
use queens_core::trace::{Event, Runner, Step, Steps};
use serde::Serialize;
use std::fmt::{self, Write};
use std::path::Path;

/// How many bytes of a trace are written at once, and read between two checks whether to stop.
const PIECE: usize = 1 << 16;

/// Writes to the output in pieces.
#[derive(Default)]
struct Pieces {
    text: String,
    failed: Option<Failure>,
}

impl Pieces {
    fn flush(&mut self) -> fmt::Result {
        let written = output::write(self.text.as_bytes()).map_err(Failure::from).and_then(|()| stop::check());
        self.text.clear();
        written.map_err(|failure| {
            self.failed = Some(failure);
            fmt::Error
        })
    }
}

impl Write for Pieces {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        if self.text.len() < PIECE { Ok(()) } else { self.flush() }
    }
}

pub(crate) fn watch(what: &Watch, json: bool) -> Result<Ending, Failure> {
    let (given, _) = files::read(what.file.as_deref())?;
    if given.size() > MAX_SIZE {
        let error = TraceError::Large { size: given.size() as u64 };
        return Err(Failure::Trace { name: files::name(what.file.as_deref()), error });
    }
    if json {
        return steps(open(&what.search, &given, what.seed)?, what.most);
    }
    let mut out = Pieces::default();
    let written = write_run(open(&what.search, &given, what.seed)?, what.most, &mut out).and_then(|over| {
        out.flush()?;
        Ok(over)
    });
    match (written, out.failed) {
        (_, Some(failure)) => Err(failure),
        (Ok(true), None) => Ok(Ending::Done),
        _ => Ok(Ending::Unfinished),
    }
}

/// A step as `--json` writes it: the event by the names that `Timeline.frame().happened` has on a page, rows and columns from 0.
#[derive(Serialize)]
struct Happened {
    step: u64,
    happened: Event,
    /// The lines of the listing that ran, from 1: the first and the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<[usize; 2]>,
}

/// Writes each step of a run as an object.
pub(crate) fn steps(search: Box<dyn Runner>, most: u64) -> Result<Ending, Failure> {
    let mut steps = Steps::new(search);
    let mut out = Pieces::default();
    for number in 1..=most {
        let Some(Step { event, line }) = steps.next() else { break };
        let block = steps.search().listing().block_at(line);
        let lines = block.map(|block| [block.from + 1, block.to]);
        if writeln!(out, "{}", output::line(&Happened { step: number, happened: event, lines })).is_err() {
            break;
        }
    }
    let flushed = out.flush();
    match (flushed, out.failed) {
        (_, Some(failure)) => Err(failure),
        _ if steps.tally().ended() => Ok(Ending::Done),
        _ => Ok(Ending::Unfinished),
    }
}

/// Reads a trace from a file.
pub(crate) fn read(file: &Path) -> Result<Log, Failure> {
    let failure = |error| Failure::Trace { name: files::name(Some(file)), error };
    let mut reader = TraceReader::new();
    for piece in files::bytes(Some(file))?.chunks(PIECE) {
        reader.push(piece).map_err(failure)?;
        stop::check()?;
    }
    reader.finish().map_err(failure)
}

pub(crate) fn check(file: &Path, json: bool) -> Result<Ending, Failure> {
    let figures = play(read(file)?);
    if json {
        output::json(&figures)?;
    } else {
        let TraceCheck { size, steps, tried, removed, rejected, solutions, different, wrong } = figures;
        let summary = format!(
            "a run on {}: {}, {} tried, {removed} removed, {} refused, {}, {different} of them different",
            output::plural(&size, "row"),
            output::plural(&steps, "step"),
            output::plural(&tried, "queen"),
            output::plural(&rejected, "square"),
            output::plural(&solutions, "solution")
        );
        let wrong = if wrong == 0 { String::new() } else { format!("; wrong claims of a solution: {wrong}") };
        output::print_line(&(summary + &wrong))?;
    }
    Ok(if figures.wrong == 0 { Ending::Done } else { Ending::Impossible })
}
