//! Runs of searches as traces: written, and checked.

use crate::arguments::Watch;
use crate::failure::{Ending, Failure};
use crate::{files, output, stop};
use queens_core::record::{LARGEST_SIZE, TraceError, TraceReader, write_run};
use queens_core::search::open;
use queens_core::search::recorded::{TraceCheck, check as play};
use std::fmt::{self, Write};
use std::path::Path;

/// How many bytes of a trace are written at once, and read between two checks whether to stop.
const PIECE: usize = 1 << 16;

/// Writes to the output, a piece at a time.
#[derive(Default)]
struct Pieces {
    text: String,
    failed: Option<Failure>,
}

impl Pieces {
    fn flush(&mut self) -> fmt::Result {
        let written = output::write(self.text.as_bytes()).and_then(|()| stop::check());
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

pub(crate) fn watch(what: &Watch) -> Result<Ending, Failure> {
    let (given, _) = files::read(what.file.as_deref())?;
    if given.size() > LARGEST_SIZE {
        let error = TraceError::Large { size: given.size() as u64 };
        return Err(Failure::Trace { name: files::name(what.file.as_deref()), error });
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

pub(crate) fn check(file: &Path, json: bool) -> Result<Ending, Failure> {
    let failure = |error| Failure::Trace { name: files::name(Some(file)), error };
    let mut reader = TraceReader::new();
    for piece in files::bytes(Some(file))?.chunks(PIECE) {
        reader.push(piece).map_err(failure)?;
        stop::check()?;
    }
    let figures = play(reader.finish().map_err(failure)?);
    if json {
        output::json(&figures)?;
    } else {
        let TraceCheck { size, steps, tried, removed, rejected, solutions, different, wrong } = figures;
        let told = format!(
            "a run on {size} rows: {steps} steps, {tried} queens tried, {removed} removed, {rejected} squares refused, \
             {solutions} solutions, {different} of them different"
        );
        let wrong =
            if wrong == 0 { String::new() } else { format!("; {wrong} times it called a solution what is none") };
        output::say(&(told + &wrong))?;
    }
    Ok(if figures.wrong == 0 { Ending::Done } else { Ending::Impossible })
}
