//! How a command ends, and why it fails: one line for a person, or one object for a program; one code for a script.

use crate::output::{self, OutputError, plural};
use crate::square::Square;
use queens_core::board::file::FileError;
use queens_core::board::{PlacementError, TextError};
use queens_core::complete::CompleteError;
use queens_core::complete::proof::ProofError;
use queens_core::count::{CountError, ShardError};
use queens_core::forms::{FormError, Note, Part};
use queens_core::frontier::FrontierError;
use queens_core::generate::GenerateError;
use queens_core::problem::{Detail, Fact, Facts, Problem, add_text, problems};
use queens_core::puzzle::PuzzleError;
use queens_core::record::TraceError;
use queens_core::rule::RuleError;
use queens_core::search::SearchError;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::process::ExitCode;
use thiserror::Error;

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// Everything is done.
    Done,
    /// There is no completion, queens attack each other, or a proof is wrong.
    Impossible,
    /// Wrong use, or bad input.
    Wrong,
    /// Undecided, or interrupted.
    Unfinished,
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        ExitCode::from(ending as u8)
    }
}

/// An error of the system about a file; its fact is its text.
#[derive(Debug)]
pub(crate) struct Io(io::Error);

impl From<io::Error> for Io {
    fn from(error: io::Error) -> Self {
        Io(error)
    }
}

impl fmt::Display for Io {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Fact for Io {
    fn add(&self, name: &'static str, facts: &mut Facts) {
        add_text(&self.to_string(), name, facts);
    }
}

problems! {
    /// Why a command cannot continue.
    #[derive(Debug, Error)]
    pub(crate) enum Failure {
        #[error("{error}")]
        Usage { error: String } = "usage",
        #[error("{name}: {error}")]
        Open { name: String, error: Io } = "file-failed",
        #[error("{name}: more than {longest} bytes are not read; give a shorter file")]
        Long { name: String, longest: u64 } = "file-too-long",
        #[error("{name}: {error}")]
        Text { name: String, error: TextError } = error,
        #[error("{name}: {error}")]
        File { name: String, error: FileError } = error,
        #[error("{name}: {error}")]
        Trace { name: String, error: TraceError } = error,
        #[error("line {line}: {failure}")]
        At { line: usize, failure: Box<Failure> } = failure,
        #[error("{error}")]
        Form { #[from] error: FormError } = error,
        #[error("{error}")]
        Note { #[from] error: Note } = error,
        #[error("{error}")]
        Placement { #[from] error: PlacementError } = error,
        #[error("{error}")]
        Puzzle { #[from] error: PuzzleError } = error,
        #[error("{error}")]
        Rule { #[from] error: RuleError } = error,
        #[error("the square {square} is not on a board of {rows} rows and {columns} columns")]
        Square { square: Square, rows: u32, columns: u32 } = "square-outside",
        #[error("a puzzle has as many columns as rows, not {columns} columns and {rows} rows")]
        NotSquare { rows: u32, columns: u32 } = "puzzle-not-square",
        #[error("this board has regions: 'queens puzzle ways' and 'queens puzzle grade' take it")]
        IsPuzzle = "board-is-puzzle",
        #[error("a puzzle cannot represent {part} of this board: give queens alone, or regions with stars; 'queens rule' takes other rules, and walls")]
        NotPuzzle { part: Part } = "puzzle-cannot-hold",
        #[error("{error}")]
        Search { #[from] error: SearchError } = error,
        #[error("{error}")]
        Proof { #[from] error: ProofError } = error,
        #[error("{error}")]
        Complete { #[from] error: CompleteError } = error,
        #[error("{error}")]
        Generate { #[from] error: GenerateError } = error,
        #[error("{error}")]
        Frontier { #[from] error: FrontierError } = error,
        #[error("the reports on {} on {size} rows cover {found} placements, but there are {known}: a report is wrong", plural(queens, "queen"))]
        Covered { size: usize, queens: usize, found: u64, known: u64 } = "reports-wrong",
        #[error("the engine has not confirmed that {placement} has no completion")]
        Unconfirmed { placement: String } = "unconfirmed",
        #[error("{error}")]
        Count { #[from] error: CountError } = error,
        #[error("{name}, line {line}: {why}")]
        Line { name: String, line: usize, why: WrongLine } = why,
        #[error("no results were given")]
        NoResults = "results-missing",
        #[error("{missing} of {shards} shards have no result; the first is shard {first}")]
        Gaps { missing: usize, shards: u32, first: u32 } = "shards-open",
        #[error(
            "of the placements of {}, {missing} of {shards} shards have no result; the first is shard {first}",
            plural(queens, "queen")
        )]
        Uncovered { queens: usize, missing: usize, shards: usize, first: usize } = "shards-open",
        #[error("stopped; {done} of {shards} shards are stored in {name}: the same command continues from there")]
        StoppedStored { done: usize, shards: usize, name: String } = "stopped-kept",
        #[error("stopped; {done} of {shards} shards are lost: with --keep FOLDER the same command could continue")]
        StoppedLost { done: usize, shards: usize } = "stopped-lost",
        #[error("skipping {lines} corrupt {} of {name}", if *lines == 1 { "line" } else { "lines" })]
        Damaged { lines: usize, name: String } = "kept-damaged",
        #[error("the results add up to {found}, but {size} queens have {known} solutions: a result is wrong")]
        Known { size: usize, found: String, known: String } = "sum-wrong",
        #[error("{name}: another process writes to this folder")]
        InUse { name: String } = "folder-in-use",
        #[error("a result cannot be written to {name} ({error}); earlier results are safe")]
        Write { name: String, error: Io } = "file-unwritable",
        #[error("signals cannot be handled: {error}")]
        Signals { error: String } = "signals",
        #[error("the threads cannot be started: {error}")]
        Threads { error: Io } = "threads",
        #[error("interrupted")]
        Interrupted = "interrupted",
        /// The program that reads the output has closed it.
        #[error("the output is closed")]
        Closed = "output-closed",
    }
}

impl From<OutputError> for Failure {
    /// If the reader has closed the output, the command ends without a message.
    fn from(OutputError(error): OutputError) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Write { name: "the output".to_owned(), error: error.into() },
        }
    }
}

impl Problem for Box<Failure> {
    fn code(&self) -> &'static str {
        (**self).code()
    }

    fn detail(&self) -> Facts {
        (**self).detail()
    }
}

/// A failure in the form of `--json`. The names and the codes stay the same within a version.
#[derive(Serialize)]
struct FailureReport<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    warning: Option<&'a str>,
    message: String,
    facts: BTreeMap<&'static str, serde_json::Value>,
}

/// Converts a fact to JSON; whole numbers become integers.
fn data(fact: Detail) -> serde_json::Value {
    match fact {
        Detail::Number(number) if number.fract() == 0.0 && number.abs() < 9e15 => (number as i64).into(),
        Detail::Number(number) => number.into(),
        Detail::Text(text) => text.into(),
    }
}

impl Failure {
    pub(crate) fn ending(&self) -> Ending {
        match self {
            Failure::Gaps { .. }
            | Failure::Uncovered { .. }
            | Failure::StoppedStored { .. }
            | Failure::StoppedLost { .. }
            | Failure::Write { .. }
            | Failure::Interrupted
            | Failure::Closed => Ending::Unfinished,
            _ => Ending::Wrong,
        }
    }

    /// Prints on standard error why the command has ended.
    pub(crate) fn report(&self) {
        self.print(Some(self.code()), None);
    }

    /// Prints the failure as a warning; the command continues.
    pub(crate) fn warn(&self) {
        self.print(None, Some(self.code()));
    }

    fn print(&self, error: Option<&str>, warning: Option<&str>) {
        let mut facts = BTreeMap::new();
        for (name, fact) in self.detail() {
            // If two facts have the same name, keeps the first fact: it belongs to the outer error, and is the position of the inner error.
            facts.entry(name).or_insert_with(|| data(fact));
        }
        let message = self.to_string();
        if output::as_json() {
            eprintln!("{}", output::line(&FailureReport { error, warning, message, facts }));
        } else {
            // Text from a file may contain characters that control a terminal.
            eprintln!("queens: {}", message.replace(char::is_control, "\u{fffd}"));
        }
    }
}

problems! {
    /// Why a line of shards or of results is refused.
    #[derive(Debug, Error)]
    pub(crate) enum WrongLine {
        #[error("this is no line of 'queens {command}', or it was cut ({error})")]
        Form { command: &'static str, error: String } = "line-malformed",
        #[error("it was made by another version of queens: plan the count again")]
        Version = "line-version",
        #[error("shard {shard} of {size} queens is not a shard of this count: plan the count again")]
        Shard { size: usize, shard: u32 } = "line-foreign",
        #[error("it is for {found} queens, but earlier lines are for {expected}")]
        Size { found: usize, expected: usize } = "line-size",
        #[error("shard {shard} of {} on {size} rows is not a shard of this search: plan the search again", plural(queens, "queen"))]
        Part { size: usize, queens: usize, shard: usize } = "line-foreign",
        #[error("it is for {found} rows, but earlier lines are for {expected}")]
        Rows { found: usize, expected: usize } = "line-size",
        #[error("shard {shard} has a result already, in {other_name}, line {other_line}")]
        Twice { shard: u32, other_name: String, other_line: usize } = "line-twice",
        #[error("{}", ShardError::Damaged { shard: *shard })]
        Damaged { shard: u32 } = "line-damaged",
        #[error("{}", ShardError::Foreign { shard: *shard })]
        Foreign { shard: u32 } = "line-other-count",
        #[error("{}", ShardError::Completable { shard: *shard })]
        Completable { shard: u32 } = "line-not-blocking",
        #[error("{error}")]
        Frontier { #[from] error: FrontierError } = error,
        #[error("{error}")]
        Count { #[from] error: CountError } = error,
    }
}

impl From<ShardError> for WrongLine {
    fn from(error: ShardError) -> Self {
        match error {
            ShardError::Damaged { shard } => WrongLine::Damaged { shard },
            ShardError::Foreign { shard } => WrongLine::Foreign { shard },
            ShardError::Completable { shard } => WrongLine::Completable { shard },
        }
    }
}
