//! The operations of a trace after its head, line by line, and how a log stores them: a tag, then numbers with seven bits in each
//! byte.

use crate::board::{Line, LineKind, Square};

/// One line of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op<'a> {
    /// A line of the source runs, counted from 1.
    Line(u16),
    /// A queen is set.
    Set {
        /// The square.
        square: Square,
        /// Whether there was no other choice.
        forced: bool,
        /// Whether the queen is attacked there, and removed before another queen is set.
        brief: bool,
    },
    /// A queen is removed.
    Remove {
        /// The former square of the queen.
        square: Square,
        /// Whether the queen was set [briefly](Op::Set).
        brief: bool,
    },
    /// A square is refused.
    Reject(Square),
    /// Two rows exchange the columns of their queens.
    Swap(u32, u32),
    /// A dead end.
    Dead(Option<Line>),
    /// The search goes back to a level, or begins an attempt.
    Restart {
        /// The level or the attempt.
        level: u32,
        /// The whole board afterwards.
        columns: Columns<'a>,
    },
    /// A part of the method begins.
    Phase(u32),
    /// The program says that this is a solution.
    Solution,
    /// The run is over.
    End {
        /// Whether there are no other solutions, as the program says.
        complete: bool,
    },
    /// The program was stopped, for the reason given by the words.
    Stop(Words<'a>),
    /// A variable of the running call has a new value.
    Let {
        /// The index of the variable within the call, in the order of appearance.
        slot: u32,
        /// The number of its name.
        name: u32,
        /// The value.
        value: Words<'a>,
    },
    /// A variable of an enclosing call has a new value.
    Outer {
        /// The call: 0 is the program, k the k-th open call.
        depth: u32,
        /// The index of the variable within the call.
        slot: u32,
        /// The number of its name.
        name: u32,
        /// The value.
        value: Words<'a>,
    },
    /// A function is called, with the number of its name.
    Call(u32),
    /// The function returns.
    Return,
    /// A text that describes the step.
    Say(Words<'a>),
    /// A line that the program has written.
    Print {
        /// The distance in bytes to the previous printed line; 0 for the first.
        back: u32,
        /// The line.
        text: Words<'a>,
    },
}

/// The column of each row, or no column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Columns<'a>(&'a [u8]);

/// Text within a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Words<'a>(&'a [u8]);

const LINE: u8 = 0;
const SET: u8 = 1;
const FORCE: u8 = 2;
const REMOVE: u8 = 3;
const REJECT: u8 = 4;
const SWAP: u8 = 5;
const DEAD: u8 = 6;
const RESTART: u8 = 7;
const PHASE: u8 = 8;
const SOLUTION: u8 = 9;
const END: u8 = 10;
const END_COMPLETE: u8 = 11;
const STOP: u8 = 12;
const LET: u8 = 13;
const OUTER: u8 = 14;
const CALL: u8 = 15;
const RETURN: u8 = 16;
const SAY: u8 = 17;
const PRINT: u8 = 18;
/// Added to the tag of a queen that is set or removed briefly.
const BRIEF: u8 = 0x80;

const KINDS: [LineKind; 4] = [LineKind::Row, LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal];

/// The role of an operation in the steps of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// The beginning of a step.
    Line,
    /// The event of a step.
    Event,
    /// A change of the state after the previous step.
    State,
}

/// The role of the operation at `at`; `None` at the end.
#[inline]
pub(crate) fn role(ops: &[u8], at: usize) -> Option<Role> {
    Some(match *ops.get(at)? & !BRIEF {
        LINE => Role::Line,
        SET..=STOP => Role::Event,
        _ => Role::State,
    })
}

/// Marks the queen set by the operation at `at` as set briefly.
pub(super) fn mark_brief(ops: &mut [u8], at: usize) {
    ops[at] |= BRIEF;
}

/// Reads operations from its position on. [`Op::write`] has written them.
#[derive(Clone, Debug)]
pub(crate) struct Ops<'a> {
    bytes: &'a [u8],
    pub(crate) at: usize,
}

impl<'a> Ops<'a> {
    pub(crate) fn new(bytes: &'a [u8], at: usize) -> Self {
        Ops { bytes, at }
    }

    #[inline]
    fn number(&mut self) -> Option<u32> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = *self.bytes.get(self.at)?;
            self.at += 1;
            number |= u32::from(byte & 0x7f) << shift;
            if byte < 0x80 || shift == 28 {
                return Some(number);
            }
            shift += 7;
        }
    }

    fn square(&mut self) -> Option<Square> {
        Some(Square::new(self.number()?, self.number()?))
    }

    fn byte_string(&mut self) -> Option<&'a [u8]> {
        let length = self.number()? as usize;
        let string = self.bytes.get(self.at..)?.get(..length)?;
        self.at += length;
        Some(string)
    }

    fn words(&mut self) -> Option<Words<'a>> {
        self.byte_string().map(Words)
    }
}

impl<'a> Iterator for Ops<'a> {
    type Item = Op<'a>;

    #[inline]
    fn next(&mut self) -> Option<Op<'a>> {
        let tag = *self.bytes.get(self.at)?;
        self.at += 1;
        let brief = tag & BRIEF != 0;
        Some(match tag & !BRIEF {
            LINE => Op::Line(self.number()? as u16),
            SET => Op::Set { square: self.square()?, forced: false, brief },
            FORCE => Op::Set { square: self.square()?, forced: true, brief },
            REMOVE => Op::Remove { square: self.square()?, brief },
            REJECT => Op::Reject(self.square()?),
            SWAP => Op::Swap(self.number()?, self.number()?),
            DEAD => Op::Dead(match self.number()? {
                0 => None,
                kind => Some(Line { kind: KINDS[(kind as usize - 1) % KINDS.len()], index: self.number()? }),
            }),
            RESTART => Op::Restart { level: self.number()?, columns: Columns(self.byte_string()?) },
            PHASE => Op::Phase(self.number()?),
            SOLUTION => Op::Solution,
            END => Op::End { complete: false },
            END_COMPLETE => Op::End { complete: true },
            STOP => Op::Stop(self.words()?),
            LET => Op::Let { slot: self.number()?, name: self.number()?, value: self.words()? },
            OUTER => {
                Op::Outer { depth: self.number()?, slot: self.number()?, name: self.number()?, value: self.words()? }
            }
            CALL => Op::Call(self.number()?),
            RETURN => Op::Return,
            SAY => Op::Say(self.words()?),
            _ => Op::Print { back: self.number()?, text: self.words()? },
        })
    }
}

impl Op<'_> {
    pub(super) fn write(self, ops: &mut Vec<u8>) {
        match self {
            Op::Line(number) => numbers(ops, LINE, &[number.into()]),
            Op::Set { square, forced, .. } => {
                numbers(ops, if forced { FORCE } else { SET }, &[square.row, square.column]);
            }
            Op::Remove { square, brief } => {
                numbers(ops, if brief { REMOVE | BRIEF } else { REMOVE }, &[square.row, square.column]);
            }
            Op::Reject(square) => numbers(ops, REJECT, &[square.row, square.column]),
            Op::Swap(row, other_row) => numbers(ops, SWAP, &[row, other_row]),
            Op::Dead(None) => numbers(ops, DEAD, &[0]),
            Op::Dead(Some(line)) => {
                let kind = KINDS.iter().position(|&kind| kind == line.kind).unwrap_or_default();
                numbers(ops, DEAD, &[kind as u32 + 1, line.index]);
            }
            Op::Restart { level, columns } => {
                numbers(ops, RESTART, &[level]);
                byte_string(ops, columns.0);
            }
            Op::Phase(number) => numbers(ops, PHASE, &[number]),
            Op::Solution => ops.push(SOLUTION),
            Op::End { complete } => ops.push(if complete { END_COMPLETE } else { END }),
            Op::Stop(words) => text(ops, STOP, &[], words),
            Op::Let { slot, name, value } => text(ops, LET, &[slot, name], value),
            Op::Outer { depth, slot, name, value } => text(ops, OUTER, &[depth, slot, name], value),
            Op::Call(name) => numbers(ops, CALL, &[name]),
            Op::Return => ops.push(RETURN),
            Op::Say(words) => text(ops, SAY, &[], words),
            Op::Print { back, text: line } => text(ops, PRINT, &[back], line),
        }
    }
}

fn numbers(ops: &mut Vec<u8>, tag: u8, all: &[u32]) {
    ops.push(tag);
    for &number in all {
        push(ops, number);
    }
}

fn text(ops: &mut Vec<u8>, tag: u8, all: &[u32], Words(words): Words<'_>) {
    numbers(ops, tag, all);
    byte_string(ops, words);
}

fn byte_string(ops: &mut Vec<u8>, bytes: &[u8]) {
    push(ops, bytes.len() as u32);
    ops.extend_from_slice(bytes);
}

fn push(ops: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        ops.push(number as u8 | 0x80);
        number >>= 7;
    }
    ops.push(number as u8);
}

impl<'a> Columns<'a> {
    /// Columns as a list; see [`encode`](Columns::encode).
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Columns(bytes)
    }

    /// The bytes of a list of columns.
    pub(super) fn encode(columns: impl Iterator<Item = Option<u32>>) -> Vec<u8> {
        let mut bytes = Vec::new();
        columns.for_each(|column| push(&mut bytes, column.map_or(0, |column| column + 1)));
        bytes
    }

    /// The column of each row.
    pub(crate) fn iter(self) -> impl Iterator<Item = Option<u32>> + 'a {
        let mut numbers = Ops::new(self.0, 0);
        std::iter::from_fn(move || numbers.number().map(|number| number.checked_sub(1)))
    }
}

impl<'a> Words<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Words(text.as_bytes())
    }

    /// The text.
    pub(crate) fn text(self) -> &'a str {
        // A log contains only valid text.
        str::from_utf8(self.0).unwrap_or_default()
    }
}
