//! Judges a run: whether it did its task, and the reason if not. It uses the trace that was checked, the engine's counts on
//! the same board, and the style of the program.

use crate::findings::Findings;
use crate::observations::{SeenBoards, orbits};
use crate::replay::{Queens, steps};
use crate::text::find;
use queens_core::board::Placement;

queens_core::named! {
    /// A task for a program.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub enum ProgramTask {
        /// Find a solution.
        One = "one",
        /// Find all solutions.
        All = "all",
        /// Find each solution once.
        Once = "once",
        /// Find all solutions with the given queens, and leave those alone.
        Given = "given",
        /// Print that there is no solution; then find one on a board that has some.
        None = "none",
        /// Find all solutions with few queens tried.
        Fewer = "fewer",
        /// Find all solutions with even fewer.
        Ahead = "ahead",
        /// Find all solutions without recursion.
        Loop = "loop",
        /// Find all solutions with numbers as sets.
        Bits = "bits",
        /// Repair a full board by moving queens.
        Repair = "repair",
        /// Find one solution of each orbit.
        Orbits = "orbits",
        /// Find all solutions on a torus.
        Torus = "torus",
    }
}

/// The task of a program, and what its syntax tree shows about its style.
#[derive(Clone, Copy, Debug)]
pub struct JudgedTask {
    /// The name of the task.
    pub name: ProgramTask,
    /// The number of the board within the task, from 0.
    pub round: u32,
    /// The line of a function that calls itself.
    pub recursion: Option<u32>,
    /// The first line with a list, a tuple, a set, a dictionary, or an index.
    pub container: Option<u32>,
    /// Whether words are combined bit by bit.
    pub bits: bool,
}

/// The verdict on a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TaskVerdict {
    /// Whether the task is done on this board.
    pub reached: bool,
    /// Why, or why not.
    pub why: VerdictReason,
    /// The figure of the program.
    pub figure: u64,
    /// The required figure.
    pub asked: u64,
}

/// The reason of a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum VerdictReason {
    /// The task is done.
    Reached,
    /// The program failed, or was stopped.
    Stopped,
    /// It treats wrong boards as solutions.
    Wrong,
    /// It finds another number of solutions.
    Found,
    /// It finds some solutions twice.
    Again,
    /// It moves a given queen.
    Moved,
    /// It prints nothing.
    Silent,
    /// It finds no solution, although the board has some.
    Missed,
    /// It tries too many queens.
    Tried,
    /// A function calls itself.
    Recursion,
    /// It uses more than numbers.
    Container,
    /// It does not combine words bit by bit.
    NoBits,
    /// The board is not solved at the end.
    Unsolved,
    /// It moves too many queens.
    Swaps,
    /// It moves no queens.
    NoSwaps,
    /// It finds other orbits than all, or some twice.
    Orbits,
    /// Queens attack each other over the edges.
    Torus,
}

/// The maximum number of queens tried in [`ProgramTask::Fewer`] and [`ProgramTask::Ahead`].
const MAX_TRIED_FEWER: u64 = 2_055;
const MAX_TRIED_AHEAD: u64 = 762;
/// The maximum number of moves that repair a board.
const MAX_MOVES: u64 = 200;
/// The number of orbits of the solutions of eight queens.
const ORBITS: u64 = 12;

/// The number of solutions on a torus.
fn on_torus(size: usize) -> u64 {
    match size {
        5 => 10,
        7 => 28,
        _ => 0,
    }
}

/// The input of a judge.
pub(crate) struct Case<'a> {
    pub(crate) task: JudgedTask,
    pub(crate) given: &'a Placement,
    pub(crate) found: &'a Findings,
    pub(crate) seen: &'a SeenBoards,
    pub(crate) trace: &'a str,
    /// Whether the program failed, or was stopped.
    pub(crate) stopped: bool,
    /// The boards of the first solutions of the run.
    pub(crate) solutions: &'a dyn Fn() -> Vec<Placement>,
}

fn reached(figure: u64) -> TaskVerdict {
    TaskVerdict { reached: true, why: VerdictReason::Reached, figure, asked: 0 }
}

fn not(why: VerdictReason, figure: u64, asked: u64) -> TaskVerdict {
    TaskVerdict { reached: false, why, figure, asked }
}

/// Judges a run.
pub(crate) fn judge(case: &Case<'_>) -> TaskVerdict {
    let Case { task, found, trace, .. } = *case;
    let wrong = found.wrong.max(case.seen.wrong);
    if case.stopped {
        return not(VerdictReason::Stopped, found.different, 0);
    }
    if wrong > 0 {
        return not(VerdictReason::Wrong, wrong, 0);
    }
    match task.name {
        ProgramTask::One if found.different >= 1 => reached(found.different),
        ProgramTask::One => not(VerdictReason::Found, 0, 1),
        ProgramTask::None if task.round > 0 && found.different > 0 => reached(found.different),
        ProgramTask::None if task.round > 0 => not(VerdictReason::Missed, 0, 1),
        ProgramTask::None if steps(trace).any(|step| step.word == "print" && !step.rest.is_empty()) => reached(0),
        ProgramTask::None => not(VerdictReason::Silent, 0, 0),
        ProgramTask::Repair => repaired(found, trace),
        ProgramTask::Orbits => {
            let orbits = orbits(&(case.solutions)()) as u64;
            let each = orbits == ORBITS && found.solutions == ORBITS;
            if each { reached(ORBITS) } else { not(VerdictReason::Orbits, orbits, found.solutions) }
        }
        ProgramTask::Torus => torus(found, &(case.solutions)()),
        _ => every(case),
    }
}

/// Judges a task to find all solutions, and the condition that the task adds.
fn every(case: &Case<'_>) -> TaskVerdict {
    let Case { task, found, trace, .. } = *case;
    if found.all != Some(found.different) {
        return not(VerdictReason::Found, found.different, found.all.unwrap_or_default());
    }
    let at_most = |most| (found.tried > most).then(|| not(VerdictReason::Tried, found.tried, most));
    let line = |why, line: u32| not(why, line.into(), 0);
    let against = match task.name {
        ProgramTask::Once => (found.solutions > found.different).then(|| not(VerdictReason::Again, found.solutions, 0)),
        ProgramTask::Given => moved(trace, case.given).map(|row| line(VerdictReason::Moved, row + 1)),
        ProgramTask::Fewer => at_most(MAX_TRIED_FEWER),
        ProgramTask::Ahead => at_most(MAX_TRIED_AHEAD),
        ProgramTask::Loop => {
            task.recursion.or_else(|| calls_itself(trace)).map(|at| line(VerdictReason::Recursion, at))
        }
        ProgramTask::Bits => {
            let container = task.container.or_else(|| has_more_than_numbers(trace));
            let without_bits = (!task.bits).then(|| not(VerdictReason::NoBits, 0, 0));
            container.map(|at| line(VerdictReason::Container, at)).or(without_bits)
        }
        _ => None,
    };
    against.unwrap_or_else(|| reached(found.different))
}

/// A row with a given queen in which the program set a queen.
fn moved(trace: &str, given: &Placement) -> Option<u32> {
    let rows = steps(trace).filter(|step| step.word == "set").map(|step| step.number());
    rows.filter(|&row| (row as usize) < given.size()).find(|&row| given.column(row).is_some())
}

/// The line in which a function was called while it ran already.
fn calls_itself(trace: &str) -> Option<u32> {
    let mut open = Vec::new();
    let mut line = 1;
    for step in steps(trace) {
        match step.word {
            "line" => line = step.number(),
            "return" => drop(open.pop()),
            "call" if open.contains(&step.rest) => return Some(line),
            "call" => open.push(step.rest),
            _ => {}
        }
    }
    None
}

/// The first line in which a variable was a list, a tuple, a set or a dictionary.
fn has_more_than_numbers(trace: &str) -> Option<u32> {
    let mut line = 1;
    for step in steps(trace) {
        match step.word {
            "line" => line = step.number(),
            "let" | "outer" => {
                let value = find(step.rest, " = ").map_or("", |at| &step.rest[at + 3..]);
                if value.starts_with(['[', '(', '{']) {
                    return Some(line);
                }
            }
            _ => {}
        }
    }
    None
}

fn repaired(found: &Findings, trace: &str) -> TaskVerdict {
    let moves = moves(trace);
    match moves {
        _ if found.different == 0 => not(VerdictReason::Unsolved, moves.unwrap_or_default(), MAX_MOVES),
        None | Some(0) => not(VerdictReason::NoSwaps, 0, MAX_MOVES),
        Some(moves) if moves > MAX_MOVES => not(VerdictReason::Swaps, moves, MAX_MOVES),
        Some(moves) => reached(moves),
    }
}

/// The number of moves of queens once all were set, up to the first solution; `None` if the rows never all had a queen.
fn moves(trace: &str) -> Option<u64> {
    let mut queens = Queens::default();
    let mut moves = None;
    for step in steps(trace) {
        if !queens.take(&step) {
            continue;
        }
        if let Some(moves) = &mut moves {
            *moves += u64::from(matches!(step.word, "remove" | "swap"));
        }
        if queens.count() >= queens.size() {
            moves = moves.or(Some(0));
            if queens.is_solution() {
                break;
            }
        }
    }
    moves
}

fn torus(found: &Findings, solutions: &[Placement]) -> TaskVerdict {
    let required = solutions.first().map_or(0, |board| on_torus(board.size()));
    let off = solutions.iter().filter(|board| !is_on_torus(board)).count() as u64;
    if off > 0 {
        not(VerdictReason::Torus, off, required)
    } else if found.different == required && required > 0 {
        reached(required)
    } else {
        not(VerdictReason::Found, found.different, required)
    }
}

/// Whether no two queens attack each other along diagonals that wrap round the edges.
fn is_on_torus(board: &Placement) -> bool {
    let size = board.size();
    let differ = |line: fn(usize, usize, usize) -> usize| {
        let mut taken = vec![false; size];
        board.queens().all(|queen| {
            let line = line(queen.row as usize, queen.column as usize, size) % size;
            !std::mem::replace(&mut taken[line], true)
        })
    };
    differ(|row, column, size| column + size - row) && differ(|row, column, _| column + row)
}
