//! Recordings of Python programs: the log of a run goes in, a trace and a verdict come out.

use crate::errors::Outcome;
use crate::read::{self, Read, choices, js_object};
use crate::shape::{Js, Rows, TextLike, js_types, to_js};
use queens_core::board::Placement;
use queens_record::{
    Findings, ProgramTask, QueensVariable, Recording, Review, Run, SearchEnding, SeenBoards, TaskVerdict, record,
    review,
};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The maximum length of a log, in UTF-16 units.
const MAX_LOG: u32 = 1 << 26;

js_object! {
    /// A run of a program.
    pub struct ProgramRun {
        /// The reports of the program, a line each.
        #[cfg_attr(test, ts(type = "string"))]
        log: LongText = "log",
        /// The program.
        #[cfg_attr(test, ts(type = "string"))]
        source: LongText = "source",
        /// The board that it began with.
        #[cfg_attr(test, ts(type = "Rows"))]
        given: Placement = "given",
        /// Variables that are shown as bits.
        #[cfg_attr(test, ts(optional, type = "readonly string[]"))]
        words: Option<Vec<LongText>> = "words",
        /// The name of the variable with the queens; if left out, it is found.
        #[cfg_attr(test, ts(optional, type = "string"))]
        board: Option<LongText> = "board",
        /// Why the program was stopped, or failed; left out if it ended normally.
        #[cfg_attr(test, ts(optional, type = "string"))]
        stop: Option<LongText> = "stop",
        /// Its task, if it has one.
        task: Option<JudgedTask> = "task",
    }
}

js_object! {
    /// The task of a program, and what its tree says about its style. Lines count from 1.
    pub struct JudgedTask {
        /// Its name.
        name: ProgramTask = "name",
        /// The number of the board within the task, from 0.
        round: u32 = "round",
        /// The line of a function that calls itself, if there is one.
        recursion: Option<u32> = "recursion",
        /// The first line with a list, a tuple, a set, a dictionary, or an index, if there is one.
        container: Option<u32> = "container",
        /// Whether words are combined bit by bit.
        bits: bool = "bits",
    }
}

/// A text of any length.
pub struct LongText(String);

impl Read for LongText {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        Ok(LongText(read::short(value, name, MAX_LOG)?))
    }
}

/// The recording of a program.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProgramRecording {
    /// The trace of the run, as `docs/trace.md` describes it.
    trace: String,
    /// The variables that could be the board, the likeliest first.
    boards: Vec<QueensVariable>,
    /// The variable that the trace shows.
    board: Option<QueensVariable>,
    /// Whether it places queens by calls.
    calls: bool,
    /// Whether it calls a function.
    called: bool,
    /// Whether the trace became too long, and ends before the program did.
    cut: bool,
    /// Whether it was so long that the last part of the trace has the queens alone.
    thin: bool,
    /// The board that the run began with: one of its own size, if the program sets that.
    given: Rows,
    /// The figures of the trace.
    found: Findings,
    /// The observations about the program.
    seen: SeenBoards,
    /// Where the search stops, while solutions are missing.
    ending: Option<SearchEnding>,
    /// Whether it does its task.
    judged: Option<TaskVerdict>,
}

/// The figures of a trace that was written elsewhere.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TraceReview {
    /// The board that the run began with.
    given: Rows,
    /// The figures of the trace.
    found: Findings,
    /// Where the search stops, while solutions are missing.
    ending: Option<SearchEnding>,
}

js_types!(
    ProgramRun => "ProgramRun",
    JudgedTask => "JudgedTask",
    ProgramRecording => "ProgramRecording",
    TraceReview => "TraceReview",
);
choices!(ProgramTask);

/// Writes the log of a Python program as a trace, and judges the program.
///
/// # Errors
/// When a part of the run is missing or of a wrong type, or the trace exceeds a limit of traces.
#[wasm_bindgen(js_name = recordProgram)]
pub fn record_program(run: &Js<ProgramRun>) -> Outcome<Js<ProgramRecording>> {
    let ProgramRun { log, source, given, words, board, stop, task } = ProgramRun::read(run, "run")?;
    let words: Vec<String> = words.into_iter().flatten().map(|word| word.0).collect();
    let task = task.map(|JudgedTask { name, round, recursion, container, bits }| queens_record::JudgedTask {
        name,
        round,
        recursion,
        container,
        bits,
    });
    let recording = record(&Run {
        log: &log.0,
        source: &source.0,
        given: &given,
        words: &words,
        board: board.as_ref().map(|name| &*name.0),
        stop: stop.as_ref().map(|why| &*why.0),
        task,
    })?;
    let Recording { trace, boards, board, calls, called, cut, thin, given, found, seen, ending, judged } = recording;
    let given = Rows::from(&given);
    Ok(to_js(&ProgramRecording { trace, boards, board, calls, called, cut, thin, given, found, seen, ending, judged }))
}

/// Examines a trace that was written elsewhere.
///
/// # Errors
/// When the text is no trace.
#[wasm_bindgen(js_name = reviewTrace)]
pub fn review_trace(trace: &TextLike) -> Outcome<Js<TraceReview>> {
    let Review { given, found, ending } = review(&LongText::read(trace, "trace")?.0)?;
    Ok(to_js(&TraceReview { given: Rows::from(&given), found, ending }))
}
