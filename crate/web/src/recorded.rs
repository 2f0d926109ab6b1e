//! Runs as text: of programs that have recorded their actions, and of the searches of the catalogue.

use crate::errors::Outcome;
use crate::read::{self, Read, js_object};
use crate::shape::{Js, RowsLike, TextLike, js_types, to_js};
use crate::transfer;
use js_sys::JsString;
use queens_core::record::{self, Log, MAX_SIZE, TraceError, TraceReader};
use queens_core::search::find;
use queens_core::search::recorded::{MEMORY, Recorded, TraceCheck, check};
use queens_core::trace::{self, Decision, Spoken};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The name under which a timeline plays a trace.
pub(crate) const NAME: &str = "recorded";

/// How many UTF-16 units of a text are copied at a time.
const PIECE: u32 = 1 << 16;

/// The maximum number of steps that are written. A longer trace could have too many lines to be read.
const MAX_STEPS: u64 = 900_000;

js_object! {
    /// A run that was recorded.
    pub struct RecordedRun {
        /// The text of the trace, as `docs/trace.md` describes it.
        #[cfg_attr(test, ts(type = "string"))]
        trace: Trace = "trace",
    }
}

js_object! {
    /// Which run of a search is written, and how much of it.
    pub struct TraceOptions {
        /// The seed of the run.
        seed: Option<u32> = "seed",
        /// After how many steps it is cut; 900,000 at most.
        most: Option<u64> = "most",
        /// The decisions of a branch, in the order of their positions.
        decisions: Option<Vec<Decision>> = "decisions",
    }
}

js_types!(
    RecordedRun => "RecordedRun",
    TraceOptions => "TraceOptions",
    TraceCheck => "TraceCheck",
    Spoken => "Spoken",
);

impl Read for Decision {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        read::object(value, name)?;
        Ok(Decision { position: read::property(value, "position")?, square: read::property(value, "square")? })
    }
}

/// A trace that was read.
pub struct Trace(Log);

impl Read for Trace {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        Ok(Trace(log(read::text(value, name)?)?))
    }
}

/// Reads a text in pieces, so that the whole text is never copied at once.
fn log(text: &JsString) -> Result<Log, TraceError> {
    let mut reader = TraceReader::new();
    let (mut from, length) = (0, text.length());
    while from < length {
        let mut to = length.min(from + PIECE);
        // Two units that are one character stay together.
        if to < length && (0xd800..0xdc00).contains(&(text.char_code_at(to - 1) as u32)) {
            to -= 1;
        }
        reader.push(String::from(text.slice(from, to)).as_bytes())?;
        from = to;
    }
    reader.finish()
}

/// The timeline of a recorded run.
pub(crate) fn timeline(run: &JsValue) -> Outcome<trace::Timeline> {
    let RecordedRun { trace: Trace(log) } = RecordedRun::read(run, "run")?;
    Ok(trace::Timeline::with_memory(Box::new(Recorded::new(log)), MEMORY))
}

/// The run of a search as a trace.
///
/// # Errors
/// If there is no such search, it does not support the board, the board is larger than those of traces, an option is not
/// of its type, or a decision cannot be made.
#[wasm_bindgen(js_name = traceOf)]
pub fn trace_of(search: &TextLike, rows: &RowsLike, options: Option<Js<TraceOptions>>) -> Outcome<String> {
    let search = find(&String::read(search, "search")?)?;
    let given = transfer::placement(rows)?;
    let TraceOptions { seed, most, decisions } = read::options(options)?;
    let (seed, decisions) = (seed.unwrap_or_default(), decisions.unwrap_or_default());
    if given.size() > MAX_SIZE {
        return Err(TraceError::Large { size: given.size() as u64 }.into());
    }
    let mut text = String::new();
    let most = most.unwrap_or(MAX_STEPS).min(MAX_STEPS);
    if !decisions.is_empty() {
        let mut run = trace::Branches::new(search.open(&given, seed)?);
        for decision in &decisions {
            run.seek(decision.position.min(MAX_STEPS), u64::MAX);
            run.decide(decision.square)?;
        }
    }
    let steps = trace::Steps::under(search.open(&given, seed)?, &decisions);
    // Writing to a string cannot fail.
    let _ = record::write_steps(steps, most, &mut text);
    // For people: readers of traces ignore it. It follows the version, which is the first line.
    let notes: String = decisions.iter().map(comment_of).collect();
    text.insert_str(text.find('\n').map_or(0, |end| end + 1), &notes);
    Ok(text)
}

/// The comment that names a decision.
fn comment_of(Decision { position, square }: &Decision) -> String {
    format!("# after step {position} a person decides: row {}, column {}\n", square.row, square.column)
}

/// Plays a trace to its end and summarizes it.
///
/// # Errors
/// When the text is no trace.
#[wasm_bindgen(js_name = checkTrace)]
pub fn check_trace(trace: &TextLike) -> Outcome<Js<TraceCheck>> {
    let Trace(log) = Trace::read(trace, "trace")?;
    Ok(to_js(&check(log)))
}
