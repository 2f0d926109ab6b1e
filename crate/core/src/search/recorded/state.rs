//! The state of a run at one position of its log.

use super::variables::{Variable, Variables};
use crate::record::{CrowdedBoard, Log, Op, Ops, Role, role};
use crate::trace::{Event, MAX_PRINTED, Spoken};

/// The state of the log up to a position. Texts are represented by their positions.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// Where the next step begins.
    at: usize,
    /// Where the last step began.
    pub(super) step_start: usize,
    /// The line of the source, from 1; 0 before the first.
    pub(super) line: u16,
    pub(super) board: CrowdedBoard,
    pub(super) variables: Variables,
    /// Whether the next event reports the board as a solution, because the program itself does not.
    solution_due: bool,
    /// The number of wrong claims of a solution.
    pub(super) wrong: u64,
    /// Whether the program says that there are no other solutions.
    pub(super) complete: bool,
    /// The number of lines that the program has written, and the position of the last line.
    printed: (u32, usize),
    said: Option<usize>,
    stopped: Option<usize>,
}

impl State {
    pub(super) fn new(log: &Log) -> Self {
        let board = CrowdedBoard::new(log.given());
        let mut state = State {
            at: 0,
            step_start: 0,
            line: 0,
            solution_due: !log.facts().reports_solutions && board.is_solution(),
            board,
            variables: Variables::default(),
            wrong: 0,
            complete: false,
            printed: (0, 0),
            said: None,
            stopped: None,
        };
        while role(log.op_bytes(), state.at) == Some(Role::State) {
            state.apply_next(log);
        }
        state
    }

    /// The next step.
    #[inline]
    pub(super) fn next(&mut self, log: &Log) -> Event {
        self.step_start = self.at;
        if std::mem::take(&mut self.solution_due) {
            return Event::Solution;
        }
        let (mut event, mut ran) = (None, false);
        while let Some(role) = role(log.op_bytes(), self.at) {
            if role != Role::State && (event.is_some() || ran && role == Role::Line) {
                break;
            }
            event = self.apply_next(log).or(event);
            ran |= role == Role::Line;
        }
        event.unwrap_or(if ran { self.line_event() } else { Event::Exhausted })
    }

    /// The event of a line that ran without any other event.
    fn line_event(&self) -> Event {
        Event::Phase { number: self.line.into(), conflicts: self.board.pairs() }
    }

    /// Executes the next operation of the log.
    fn apply_next(&mut self, log: &Log) -> Option<Event> {
        let here = self.at;
        let mut ops = Ops::new(log.op_bytes(), here);
        let op = ops.next()?;
        self.at = ops.at;
        let conflicts = |state: &State| state.board.pairs();
        Some(match op {
            Op::Line(number) => {
                self.line = number;
                return None;
            }
            Op::Set { square, forced, brief } => {
                self.board.set(square);
                self.board_changed(log);
                match (brief, forced) {
                    (true, _) => Event::Rejected(square),
                    (false, true) => Event::Forced(square),
                    (false, false) => Event::Tried(square),
                }
            }
            Op::Remove { square, brief } => {
                self.board.remove(square);
                if brief {
                    return Some(self.line_event());
                }
                self.board_changed(log);
                Event::Removed(square)
            }
            Op::Reject(square) => Event::Rejected(square),
            Op::Swap(row, other_row) => {
                self.board.swap(row, other_row);
                self.board_changed(log);
                Event::Swapped { row, other_row, conflicts: conflicts(self) }
            }
            Op::Dead(line) => Event::DeadEnd { line },
            Op::Restart { level, columns } => {
                self.board.replace(columns.iter());
                self.board_changed(log);
                Event::Restart { level, conflicts: conflicts(self) }
            }
            Op::Phase(number) => Event::Phase { number, conflicts: conflicts(self) },
            Op::Solution if self.board.is_solution() => Event::Solution,
            Op::Solution => {
                self.wrong += 1;
                self.line_event()
            }
            Op::End { complete } => {
                self.complete = complete;
                Event::Exhausted
            }
            Op::Stop(_) => {
                self.stopped = Some(here);
                Event::Exhausted
            }
            Op::Let { slot, .. } => {
                self.variables.set_own(slot, self.variable_at(here));
                return None;
            }
            Op::Outer { depth, slot, .. } => {
                self.variables.set(depth, slot, self.variable_at(here));
                return None;
            }
            Op::Call(_) => {
                self.variables.call(here);
                return None;
            }
            Op::Return => {
                self.variables.end_call();
                return None;
            }
            Op::Say(_) => {
                self.said = Some(here);
                return None;
            }
            Op::Print { .. } => {
                self.printed = (self.printed.0 + 1, here);
                return None;
            }
        })
    }

    /// A variable that the operation at this position of the log sets.
    fn variable_at(&self, at: usize) -> Variable {
        Variable { at: at as u32, line: self.line }
    }

    fn board_changed(&mut self, log: &Log) {
        self.solution_due = !log.facts().reports_solutions && self.board.is_solution();
    }

    pub(super) fn spoken(&self, log: &Log) -> Spoken {
        let op = |at| Ops::new(log.op_bytes(), at).next();
        let words = |at: Option<usize>| match op(at?)? {
            Op::Say(words) | Op::Stop(words) => Some(words.text().to_owned()),
            _ => None,
        };
        let mut lines = Vec::new();
        let (printed, mut last) = self.printed;
        while lines.len() < MAX_PRINTED.min(printed as usize) {
            let Some(Op::Print { back, text }) = op(last) else { break };
            lines.push(text.text().to_owned());
            last -= back as usize;
        }
        lines.reverse();
        Spoken {
            said: words(self.said.filter(|&at| at >= self.step_start)),
            calls: self.variables.calls(log),
            printed,
            lines,
            stopped: words(self.stopped),
        }
    }

    /// Returns the heap size of a clone, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.board.bytes() + self.variables.bytes()
    }
}
