//! How a command ends, and why it fails: one line for a person, one code for a script.

use crate::square::Square;
use indicatif::{DecimalBytes, HumanDuration};
use queens_core::board::file::FileError;
use queens_core::board::{PlacementError, TextError};
use queens_core::complete::CompleteError;
use queens_core::complete::proof::ProofError;
use queens_core::count::{CountError, ShardError};
use queens_core::forms::FormError;
use queens_core::frontier::FrontierError;
use queens_core::frontier::threshold::CoverError;
use queens_core::generate::GenerateError;
use queens_core::puzzle::PuzzleError;
use queens_core::record::TraceError;
use queens_core::rule::RuleError;
use queens_core::search::SearchError;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use thiserror::Error;

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// Everything that was asked for is done.
    Done,
    /// There is no completion, queens attack each other, or a proof does not hold.
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

/// Why a command cannot go on.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("{name}: {error}")]
    Open { name: String, error: io::Error },
    #[error("{name}: {error}")]
    Text { name: String, error: TextError },
    #[error("{name}: {error}")]
    File { name: String, error: FileError },
    #[error("{name}: {error}")]
    Trace { name: String, error: TraceError },
    #[error("line {line}: {failure}")]
    At { line: usize, failure: Box<Failure> },
    #[error("{0}")]
    Form(#[from] FormError),
    #[error("{0}")]
    Placement(#[from] PlacementError),
    #[error("{0}")]
    Puzzle(#[from] PuzzleError),
    #[error("{0}")]
    Rule(#[from] RuleError),
    #[error("the square {square} is not on a board of {rows} rows and {columns} columns")]
    Square { square: Square, rows: u32, columns: u32 },
    #[error("a puzzle has as many columns as rows, not {columns} columns and {rows} rows")]
    NotSquare { rows: u32, columns: u32 },
    #[error("{0}")]
    Search(#[from] SearchError),
    #[error("{0}")]
    Proof(#[from] ProofError),
    #[error("{0}")]
    Complete(#[from] CompleteError),
    #[error("{0}")]
    Generate(#[from] GenerateError),
    #[error("{0}")]
    Frontier(#[from] FrontierError),
    #[error(
        "the reports on {queens} queens on {size} rows cover {found:?} placements, but there are {known}: a report is wrong"
    )]
    Covered { size: usize, queens: usize, found: Option<u64>, known: u64 },
    #[error("the engine has not confirmed that {placement} has no completion")]
    Unconfirmed { placement: String },
    #[error("{}", uncounted(*.0))]
    Count(#[from] CountError),
    #[error("{name}, line {line}: {why}")]
    Line { name: String, line: usize, why: WrongLine },
    #[error("no results were given")]
    NoResults,
    #[error("{missing} of {shards} shards have no result; the first is shard {first}")]
    Gaps { missing: usize, shards: u32, first: u32 },
    #[error(
        "of the placements of {queens} queens, {missing} of {shards} shards have no result; the first is shard {first}"
    )]
    Uncovered { queens: usize, missing: usize, shards: usize, first: usize },
    #[error("the results add up to {found}, but {size} queens have {known} solutions: a result is wrong")]
    Known { size: usize, found: u64, known: u128 },
    #[error("{path}: another queens writes into this folder", path = path.display())]
    InUse { path: PathBuf },
    #[error("a result cannot be written to {name} ({error}); what was written before is safe")]
    Write { name: String, error: io::Error },
    #[error("signals cannot be heard: {0}")]
    Signals(#[from] ctrlc::Error),
    #[error("the threads cannot be started: {0}")]
    Threads(io::Error),
    #[error("interrupted")]
    Interrupted,
    /// The reader of the output has closed it.
    #[error("the output is closed")]
    Closed,
}

impl Failure {
    pub(crate) fn ending(&self) -> Ending {
        match self {
            Failure::Gaps { .. }
            | Failure::Uncovered { .. }
            | Failure::Write { .. }
            | Failure::Interrupted
            | Failure::Closed => Ending::Unfinished,
            _ => Ending::Wrong,
        }
    }
}

/// Why a line of shards or of results is refused.
#[derive(Debug, Error)]
pub(crate) enum WrongLine {
    #[error("this is no line of 'queens {command}', or it was cut ({error})")]
    Form { command: &'static str, error: serde_json::Error },
    #[error("it was made by another version of queens: plan the count again")]
    Version,
    #[error("shard {shard} of {size} queens is not what it says: plan the count again")]
    Shard { size: usize, shard: u32 },
    #[error("it is of {found} queens, those before of {expected}")]
    Size { found: usize, expected: usize },
    #[error("shard {shard} of {queens} queens on {size} rows is not what it says: plan the search again")]
    Part { size: usize, queens: usize, shard: usize },
    #[error("it is of {found} rows, those before of {expected}")]
    Rows { found: usize, expected: usize },
    #[error("shard {shard} has a result already, in {name}, line {line}")]
    Twice { shard: u32, name: String, line: usize },
    #[error("{0}")]
    Result(#[from] ShardError),
    #[error("{0}")]
    Cover(#[from] CoverError),
    #[error("{0}")]
    Frontier(#[from] FrontierError),
    #[error("{}", uncounted(*.0))]
    Count(#[from] CountError),
}

/// Why a count is refused, with times and sizes in units for people.
fn uncounted(error: CountError) -> String {
    let CountError::Unplanned { size, limit, bytes, seconds } = error else { return error.to_string() };
    let (time, memory) = (HumanDuration(Duration::from_secs(seconds)), DecimalBytes(bytes));
    format!("counts end at {limit} queens; {size} would take one core about {time}, and {memory} of memory")
}
