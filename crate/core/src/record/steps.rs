//! Reads the lines after the head of a trace, plays them on a board, and refuses impossible lines.

use super::error::Limit;
use super::log::{Facts, Source};
use super::op::{Columns, Op, Words, mark_brief};
use super::scopes::{Scopes, VariableId};
use super::{CrowdedBoard, Log, MAX_BYTES, MAX_CALLS, MAX_NAME_LENGTH, MAX_NAMES, MAX_SOURCE_LINES, TraceError};
use crate::board::text::{excerpt, number};
use crate::board::{Line, LineKind, Placement, Square};

/// One line of a trace.
#[derive(Clone, Copy)]
pub(super) struct TraceLine<'a> {
    /// Its number, from 1.
    pub(super) number: u64,
    pub(super) text: &'a str,
}

/// The state of a reader of operations.
#[derive(Clone, Debug)]
pub(super) struct StepReader {
    given: Placement,
    source: Option<Source>,
    scopes: Scopes,
    ops: Vec<u8>,
    facts: Facts,
    board: CrowdedBoard,
    /// The queens that were set, in the order in which they were set.
    queens: Vec<Square>,
    /// The queen set last, if it is attacked: the position of its operation, and its square. If it is the next queen to be
    /// removed, it was set only briefly.
    brief: Option<(usize, Square)>,
    /// The position of the last printed line.
    printed: Option<usize>,
    /// Whether the run is over.
    over: bool,
}

// The valid first words of a line, and examples of valid lines, for error messages in any language.
const ANY: &str =
    "line set force remove reject swap dead restart phase solution end stop let outer call return say print";
const LINE: &str = "line 12";
const SWAP: &str = "swap 2 6";
const DEAD: &str = "dead row 4";
const RESTART: &str = "restart 3 0 4 -1 ...";
const PHASE: &str = "phase 2";
const END: &str = "end complete";
const LET: &str = "let row = 3";
const CALL: &str = "call solve";

impl<'a> TraceLine<'a> {
    /// Whether the line is empty or a comment.
    pub(super) fn is_empty(self) -> bool {
        self.text.starts_with('#') || self.text.trim().is_empty()
    }

    /// The first word, and the text after the space that follows it.
    pub(super) fn split(self) -> (&'a str, &'a str) {
        self.text.split_once(' ').unwrap_or((self.text, ""))
    }

    pub(super) fn found(self) -> String {
        excerpt(self.text)
    }

    pub(super) fn expected(self, expected: &'static str) -> TraceError {
        TraceError::Line { line: self.number, found: self.found(), expected }
    }

    /// Parses a text that consists of `N` whole numbers.
    pub(super) fn numbers<const N: usize>(self, text: &str, expected: &'static str) -> Result<[u64; N], TraceError> {
        let mut words = words(text);
        let mut numbers = [0; N];
        for entry in &mut numbers {
            *entry = words.next().and_then(number).ok_or_else(|| self.expected(expected))?;
        }
        if words.next().is_some() { Err(self.expected(expected)) } else { Ok(numbers) }
    }

    /// Parses a column or -1 for each row.
    pub(super) fn columns(self, text: &str, size: u32, expected: &'static str) -> Result<Vec<Option<u32>>, TraceError> {
        let columns: Vec<Option<u32>> = words(text)
            .map(|word| match word {
                "-1" => Ok(None),
                word => self.on_board(number(word).ok_or_else(|| self.expected(expected))?, size).map(Some),
            })
            .collect::<Result<_, _>>()?;
        if columns.len() != size as usize {
            return Err(TraceError::Columns { line: self.number, columns: columns.len() as u64, size });
        }
        Ok(columns)
    }

    /// Checks that the index of a row, a column or a diagonal is less than `end`.
    fn on_board(self, number: u64, end: u32) -> Result<u32, TraceError> {
        match u32::try_from(number) {
            Ok(index) if index < end => Ok(index),
            _ => Err(TraceError::OffBoard { line: self.number, number, last: end - 1 }),
        }
    }

    fn to_u32(self, number: u64, expected: &'static str) -> Result<u32, TraceError> {
        u32::try_from(number).map_err(|_| self.expected(expected))
    }

    fn too_much(self, what: Limit) -> TraceError {
        let most = match what {
            Limit::Calls => MAX_CALLS,
            Limit::Names => MAX_NAMES,
            Limit::Name => MAX_NAME_LENGTH,
            _ => MAX_BYTES,
        };
        TraceError::TooMuch { line: self.number, what, most: most as u64 }
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

impl StepReader {
    pub(super) fn new(given: Placement, source: Option<Source>) -> Self {
        StepReader {
            board: CrowdedBoard::new(&given),
            given,
            source,
            scopes: Scopes::new(),
            ops: Vec::new(),
            facts: Facts { reports_solutions: false, nested: true, conflicts: false },
            queens: Vec::new(),
            brief: None,
            printed: None,
            over: false,
        }
    }

    /// The part of the run that has been read.
    pub(super) fn log(self) -> Log {
        let StepReader { given, source, scopes, mut ops, facts, .. } = self;
        ops.shrink_to_fit();
        Log { given, source, names: scopes.names, ops, facts }
    }

    /// Reads the next line.
    pub(super) fn read(&mut self, line: TraceLine<'_>) -> Result<(), TraceError> {
        if self.over {
            return Err(TraceError::Over { line: line.number, found: line.found() });
        }
        let (word, rest) = line.split();
        match word {
            "line" => self.line(line, rest)?,
            "set" | "force" => self.set(line, rest, word == "force")?,
            "remove" => self.remove(line, rest)?,
            "reject" => {
                let square = self.square(line, rest)?;
                self.push(Op::Reject(square));
            }
            "swap" => self.swap(line, rest)?,
            "dead" => self.dead(line, rest)?,
            "restart" => self.restart(line, rest)?,
            "phase" => {
                let [number] = line.numbers(rest, PHASE)?;
                self.push(Op::Phase(line.to_u32(number, PHASE)?));
            }
            "solution" if rest.is_empty() => {
                self.facts.reports_solutions = true;
                self.push(Op::Solution);
            }
            "end" => {
                let complete = match rest {
                    "" => false,
                    "complete" => true,
                    _ => return Err(line.expected(END)),
                };
                self.over = true;
                self.push(Op::End { complete });
            }
            "stop" => {
                self.over = true;
                self.push(Op::Stop(Words::new(rest)));
            }
            "let" | "outer" => self.assign(line, rest, word == "outer")?,
            "call" => {
                let name = self.name(line, rest, CALL)?;
                self.scopes.call().map_err(|limit| line.too_much(limit))?;
                self.push(Op::Call(name));
            }
            "return" if rest.is_empty() => {
                if !self.scopes.end_call() {
                    return Err(TraceError::Return { line: line.number });
                }
                self.push(Op::Return);
            }
            "say" => self.push(Op::Say(Words::new(rest))),
            "print" => {
                let here = self.ops.len();
                let back = self.printed.map_or(0, |last| (here - last) as u32);
                self.printed = Some(here);
                self.push(Op::Print { back, text: Words::new(rest) });
            }
            "solution" => return Err(line.expected("solution")),
            "return" => return Err(line.expected("return")),
            _ => return Err(line.expected(ANY)),
        }
        if self.ops.len() + self.scopes.bytes() + self.source.as_ref().map_or(0, Source::bytes) > MAX_BYTES {
            return Err(line.too_much(Limit::Memory));
        }
        Ok(())
    }

    fn push(&mut self, op: Op<'_>) {
        op.write(&mut self.ops);
    }

    fn line(&mut self, line: TraceLine<'_>, rest: &str) -> Result<(), TraceError> {
        let [number] = line.numbers(rest, LINE)?;
        let last = self.source.as_ref().map_or(MAX_SOURCE_LINES, Source::lines);
        if number == 0 || number > last as u64 {
            return Err(TraceError::SourceLine { line: line.number, number, last: last as u64 });
        }
        self.push(Op::Line(number as u16));
        Ok(())
    }

    fn square(&self, line: TraceLine<'_>, rest: &str) -> Result<Square, TraceError> {
        let expected = match line.split().0 {
            "set" => "set 3 5",
            "force" => "force 3 5",
            "remove" => "remove 3 5",
            _ => "reject 3 6",
        };
        let [row, column] = line.numbers(rest, expected)?;
        let size = self.given.size() as u32;
        Ok(Square::new(line.on_board(row, size)?, line.on_board(column, size)?))
    }

    fn set(&mut self, line: TraceLine<'_>, rest: &str, forced: bool) -> Result<(), TraceError> {
        let square = self.square(line, rest)?;
        if self.board.has_queen(square) {
            return Err(TraceError::Taken { line: line.number, row: square.row, column: square.column });
        }
        self.facts.conflicts |= self.board.pairs() > 0;
        self.board.set(square);
        self.queens.push(square);
        self.brief = self.board.attacks(square).then_some((self.ops.len(), square));
        self.push(Op::Set { square, forced, brief: false });
        Ok(())
    }

    fn remove(&mut self, line: TraceLine<'_>, rest: &str) -> Result<(), TraceError> {
        let square = self.square(line, rest)?;
        if !self.board.has_queen(square) {
            return Err(TraceError::Empty { line: line.number, row: square.row, column: square.column });
        }
        self.board.remove(square);
        self.facts.nested &= self.queens.pop() == Some(square);
        let brief = match self.brief.take() {
            Some((set, briefly)) if briefly == square => {
                mark_brief(&mut self.ops, set);
                true
            }
            other => {
                self.facts.conflicts |= other.is_some();
                false
            }
        };
        self.push(Op::Remove { square, brief });
        Ok(())
    }

    fn swap(&mut self, line: TraceLine<'_>, rest: &str) -> Result<(), TraceError> {
        let rows: [u64; 2] = line.numbers(rest, SWAP)?;
        let size = self.given.size() as u32;
        let (row, other) = (line.on_board(rows[0], size)?, line.on_board(rows[1], size)?);
        if row == other {
            return Err(line.expected(SWAP));
        }
        for row in [row, other] {
            let queens = self.board.count_in_row(row);
            if queens != 1 {
                return Err(TraceError::Swap { line: line.number, row, queens });
            }
        }
        self.board.swap(row, other);
        self.queens_moved();
        self.push(Op::Swap(row, other));
        Ok(())
    }

    fn dead(&mut self, line: TraceLine<'_>, rest: &str) -> Result<(), TraceError> {
        let size = self.given.size() as u32;
        let (kind, end) = match rest.split_once(' ') {
            None if rest.is_empty() => {
                self.push(Op::Dead(None));
                return Ok(());
            }
            Some(("row", _)) => (LineKind::Row, size),
            Some(("column", _)) => (LineKind::Column, size),
            Some(("diagonal", _)) => (LineKind::Diagonal, 2 * size - 1),
            Some(("antidiagonal", _)) => (LineKind::AntiDiagonal, 2 * size - 1),
            _ => return Err(line.expected(DEAD)),
        };
        let [index] = line.numbers(rest.split_once(' ').map_or("", |(_, index)| index), DEAD)?;
        self.push(Op::Dead(Some(Line { kind, index: line.on_board(index, end)? })));
        Ok(())
    }

    fn restart(&mut self, line: TraceLine<'_>, rest: &str) -> Result<(), TraceError> {
        let (level, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let [level] = line.numbers(level, RESTART)?;
        let level = line.to_u32(level, RESTART)?;
        let columns = line.columns(rest, self.given.size() as u32, RESTART)?;
        self.board.replace(columns.iter().copied());
        self.queens.truncate(level as usize);
        self.queens_moved();
        let bytes = Columns::encode(columns.into_iter());
        self.push(Op::Restart { level, columns: Columns::new(&bytes) });
        Ok(())
    }

    /// Updates the facts after queens have moved.
    fn queens_moved(&mut self) {
        self.brief = None;
        self.facts.conflicts |= self.board.pairs() > 0;
    }

    fn assign(&mut self, line: TraceLine<'_>, rest: &str, outer: bool) -> Result<(), TraceError> {
        let (name, value) = rest.split_once(" = ").ok_or_else(|| line.expected(LET))?;
        let (name, value) = (self.name(line, name, LET)?, Words::new(value));
        let VariableId { depth, slot } = if outer { self.scopes.outer(name) } else { self.scopes.current(name) };
        self.push(if outer { Op::Outer { depth, slot, name, value } } else { Op::Let { slot, name, value } });
        Ok(())
    }

    fn name(&mut self, line: TraceLine<'_>, name: &str, expected: &'static str) -> Result<u32, TraceError> {
        if name.is_empty() || name.contains([' ', '\t']) {
            return Err(line.expected(expected));
        }
        self.scopes.number(name).map_err(|limit| line.too_much(limit))
    }
}
