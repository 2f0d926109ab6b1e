//! Recordings of Python programs: the log of a run goes in, a trace and a verdict come out.
//!
//! ```text
//! log           the reports of the rewritten program, a line each
//! find          which variable has the queens; board reads them from its values
//! write         the trace: each line that ran, each change of the board, variables, calls, output
//! observations  which boards the program treats as solutions, what it prints and collects, and its mistakes
//! ending        where its search stops while solutions are missing
//! judge         whether it did its task
//! ```
//!
//! ```
//! use queens_core::Placement;
//! use queens_record::{Run, record};
//!
//! let source = "queens = []\nfor c in [1, 3, 0, 2]:\n    queens.append(c)";
//! let log = "1\n= queens []\n2\n3\n= queens [1]\n3\n= queens [1, 3]\n3\n= queens [1, 3, 0]\n3\n= queens [1, 3, 0, 2]\n";
//! let recording = record(&Run::new(log, source, &Placement::empty(4)?))?;
//! assert_eq!(recording.board.map(|board| board.name), Some("queens".to_owned()));
//! assert_eq!((recording.found.different, recording.found.all), (1, Some(2)));
//! assert!(recording.trace.ends_with("set 3 2\nlet queens = [1, 3, 0, 2]\nend\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_debug_implementations)]

mod accepted;
mod board;
mod calls;
mod collected;
mod ending;
mod find;
mod findings;
mod judge;
mod log;
mod observations;
mod printed;
mod replay;
mod size;
mod text;
mod value;
mod write;

pub use accepted::WrongBoard;
pub use board::{QueensForm, QueensVariable};
pub use collected::BoardList;
pub use ending::{EndingKind, SearchEnding};
pub use find::{NearReason, NearVariable};
pub use findings::Findings;
pub use judge::{JudgedTask, ProgramTask, TaskVerdict, VerdictReason};
pub use observations::{Recognition, SeenBoards};

use judge::Case;
use observations::{Evidence, observe};
use queens_core::board::Placement;
use queens_core::record::{Log, MAX_SIZE, TraceError};
use queens_core::search::recorded::{Recorded, check};
use queens_core::trace::{Event, Inspect, Search};
use write::{TraceFacts, TraceText};

/// The maximum number of solutions of a run that are examined one by one.
const MAX_EXAMINED: usize = 200;

/// A run of a program.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// The reports of the program.
    pub log: &'a str,
    /// The program.
    pub source: &'a str,
    /// The board with which the program began.
    pub given: &'a Placement,
    /// Variables that are shown as bits.
    pub words: &'a [String],
    /// The name of the variable with the board; `None` to find it.
    pub board: Option<&'a str>,
    /// Why the program was stopped, or failed; `None` if it ended normally.
    pub stop: Option<&'a str>,
    /// The task of the program, if it has one.
    pub task: Option<JudgedTask>,
}

impl<'a> Run<'a> {
    /// A run that ended normally, without a task.
    #[must_use]
    pub fn new(log: &'a str, source: &'a str, given: &'a Placement) -> Self {
        Run { log, source, given, words: &[], board: None, stop: None, task: None }
    }
}

/// The recording of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording {
    /// The trace of the run (`docs/trace.md`).
    pub trace: String,
    /// The variables that could be the board, the likeliest first.
    pub boards: Vec<QueensVariable>,
    /// The variable that the trace shows.
    pub board: Option<QueensVariable>,
    /// Whether the program places queens by calls.
    pub calls: bool,
    /// Whether the program calls a function.
    pub called: bool,
    /// Whether the trace became too long, and ends before the program did.
    pub cut: bool,
    /// Whether the run was so long that the last part of the trace has the queens alone.
    pub thin: bool,
    /// The board with which the run began. If the program sets its own size, the board has that size.
    pub given: Placement,
    /// The statistics of the trace.
    pub found: Findings,
    /// The observations about the program.
    pub seen: SeenBoards,
    /// Where the search stops, if solutions are missing.
    pub ending: Option<SearchEnding>,
    /// The verdict on its task, if it has one.
    pub judged: Option<TaskVerdict>,
}

/// A trace that was written elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review {
    /// The board with which the run began.
    pub given: Placement,
    /// The statistics of the trace.
    pub found: Findings,
    /// Where the search stops, if solutions are missing.
    pub ending: Option<SearchEnding>,
}

/// Writes the log of a program as a trace, and judges it.
///
/// # Errors
/// If the board or the trace exceeds a limit of traces.
pub fn record(run: &Run<'_>) -> Result<Recording, TraceError> {
    let &Run { log, source, stop, task, .. } = run;
    let requested = run.given.size();
    if requested > MAX_SIZE {
        return Err(TraceError::Large { size: requested as u64 });
    }
    let variables = find::variables(log);
    let size = if task.is_some() { requested } else { size::size_of(log, source, &variables, requested) };
    let given = match Placement::empty(size) {
        Ok(own) if size != requested => own,
        _ => run.given.clone(),
    };
    let find::Boards { boards, near, .. } = find::boards(&variables, size);
    drop(variables);
    let board = boards.iter().find(|board| Some(&*board.name) == run.board).or(boards.first()).cloned();
    let setting = TraceFacts { given: &given, source, board: board.as_ref(), words: run.words, stop };
    let TraceText { text: trace, cut, thin, acceptance } = write::trace(log, setting);
    let found = Findings::of(check(trace.parse()?), &given);
    let seen = observe(Evidence {
        log,
        source,
        board: board.as_ref().map(|board| &*board.name),
        size,
        acceptance: &acceptance,
        found: &found,
        claims: log.split('\n').any(is_claim),
        thin,
        near,
    });
    let solutions = || trace.parse().map_or_else(|_| Vec::new(), solutions);
    let stopped = stop.is_some();
    let case =
        |task| Case { task, given: &given, found: &found, seen: &seen, trace: &trace, stopped, solutions: &solutions };
    let judged = task.map(|task| judge::judge(&case(task)));
    let is_missing = !stopped && !seen.prints && seen.collects.is_none() && found.is_missing();
    Ok(Recording {
        calls: board.is_none() && log.split('\n').any(|line| line.starts_with('+')),
        called: log.split('\n').any(|line| line.starts_with('>')),
        ending: is_missing.then(|| ending::ending(&trace)),
        trace,
        boards,
        board,
        cut,
        thin,
        given,
        found,
        seen,
        judged,
    })
}

/// Examines a trace that was written elsewhere.
///
/// # Errors
/// If the text is no trace.
pub fn review(trace: &str) -> Result<Review, TraceError> {
    let log: Log = trace.parse()?;
    let given = Recorded::new(log.clone()).placement();
    let found = Findings::of(check(log), &given);
    let ending = found.is_missing().then(|| ending::ending(trace));
    Ok(Review { given, found, ending })
}

/// Whether a line of a log claims a solution.
fn is_claim(line: &str) -> bool {
    line.strip_suffix('*').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The boards of the first solutions of a trace.
fn solutions(log: Log) -> Vec<Placement> {
    let mut run = Recorded::new(log);
    let mut boards = Vec::new();
    while boards.len() < MAX_EXAMINED {
        match run.next().map(|step| step.event) {
            Some(Event::Solution) => boards.push(run.placement()),
            None | Some(Event::Exhausted) => break,
            _ => {}
        }
    }
    boards
}
