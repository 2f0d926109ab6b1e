//! A board of up to 8 by 8 in words of 64 bits: the shared part of the searches on bitboards.
//!
//! After the article on eight queens on a 64-bit board (Habr, 2022). Each byte is a column, and its bit 0 the topmost
//! square:
//!
//! ```text
//!   0  8 16 ... 56      column 0 is bits 0 to 7, column 1 bits 8 to 15
//!   1  9 17 ... 57
//!   :  :  :      :
//!   7 15 23 ... 63
//! ```
//!
//! The last steps are the same in all these searches, but each file repeats them, because its listing is extracted from its own
//! code.

/// Declares a search on a bitboard. These searches differ only in how they take the next step.
macro_rules! on_bitboard {
    ($(#[$about:meta])* $search:ident, $look_ahead:expr) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub(crate) struct $search(super::Bitboard);

        impl $search {
            /// Starts the search for the completions of `given`.
            #[must_use]
            pub(crate) fn new(given: &crate::board::NonAttacking) -> Self {
                $search(super::Bitboard::new(given))
            }
        }

        impl crate::trace::Inspect for $search {
            fn placement(&self) -> crate::board::Placement {
                self.0.placement()
            }

            #[cfg(feature = "later")]
            fn choice(&self) -> Result<crate::trace::Choice, crate::trace::Undecided> {
                let mut ahead = self.clone();
                crate::trace::next_set(crate::trace::step_of(&mut ahead)).and_then(|_| ahead.0.chosen())
            }

            #[cfg(feature = "later")]
            fn decide(&mut self, square: crate::board::Square) {
                let mut ahead = self.clone();
                if crate::trace::step_of(&mut ahead).is_some() {
                    self.0.decide(ahead.0.path[self.0.depth].line, square);
                }
            }

            fn registers(&self, last: Option<Event>) -> Vec<crate::trace::Register> {
                self.0.registers(last, $look_ahead)
            }

            fn reason(&self, last: Event) -> Option<crate::trace::Reason> {
                self.0.reason(last)
            }
        }
    };
}

pub(crate) mod columns;
pub(crate) mod fewest;
mod layers;
pub(crate) mod lines;
#[cfg(feature = "later")]
pub(crate) mod pairs;
pub(crate) mod plain;

use crate::bits::ones;
use crate::bits::population::{eights, of_bytes, sevens};
use crate::board::{Line, LineKind, NonAttacking, Placement, Square};
use crate::trace::{Attackers, Event, Order, Reason, Register};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use layers::Layers;
use std::sync::Arc;

/// The largest board: one word of 64 bits.
pub(crate) const MAX_SIZE: usize = 8;

/// The queens on the board, and the branches that led to them.
#[derive(Clone, Debug)]
struct Bitboard {
    given: Arc<Placement>,
    layers: Layers,
    depth: usize,
    path: [Branch; MAX_SIZE + 1],
    stage: Stage,
}

/// A queen that the search has set, and the squares left to try instead.
#[derive(Clone, Copy, Default, Debug)]
struct Branch {
    /// The line that was branched on: columns from 0, rows from 8.
    line: u8,
    /// The squares of the line still to be tried, a bit each from the top or the left.
    left: u8,
    /// The bit of the queen.
    bit: u8,
    forced: bool,
}

/// The next action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A queen was set: examine the board.
    Examine,
    /// Try the next square of the line that was branched on.
    Try,
    /// Nothing is left to try here: remove the last queen.
    Back,
}

/// The lines that a search examines before it branches.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LookAhead {
    None,
    Columns,
    Lines,
}

impl Bitboard {
    fn new(given: &NonAttacking) -> Self {
        let mut layers = Layers::new(given.size());
        given.queens().for_each(|queen| layers.set(8 * queen.column + queen.row));
        let path = [Branch::default(); MAX_SIZE + 1];
        Bitboard { given: Arc::new(Placement::clone(given)), layers, depth: 0, path, stage: Stage::Examine }
    }

    /// Branches on `line`: its free squares are to be tried. `forced`: whether it has only one.
    #[inline]
    fn branch(&mut self, line: u32, forced: bool) {
        self.path[self.depth] = Branch { line: line as u8, left: self.layers.free_in(line), bit: 0, forced };
        self.stage = Stage::Try;
    }

    /// Sets a queen on the next square of the line to be tried.
    #[inline]
    fn advance(&mut self) -> Option<Square> {
        let branch = &mut self.path[self.depth];
        if branch.left == 0 {
            return None;
        }
        let offset = branch.left.trailing_zeros() as u8;
        branch.left &= branch.left - 1;
        branch.bit = bit_of(branch.line, offset);
        let bit = u32::from(branch.bit);
        self.layers.set(bit);
        self.depth += 1;
        self.stage = Stage::Examine;
        Some(square(bit))
    }

    /// Removes the last queen. If that queen was forced, no other square of its line is left.
    #[inline]
    fn back(&mut self) -> Option<Square> {
        self.depth = self.depth.checked_sub(1)?;
        let Branch { bit, forced, .. } = self.path[self.depth];
        self.stage = if forced { Stage::Back } else { Stage::Try };
        let bit = u32::from(bit);
        self.layers.remove(bit);
        Some(square(bit))
    }

    /// The line of the last queen, with the squares among which it was chosen.
    #[cfg(feature = "later")]
    fn chosen(&self) -> Result<Choice, Undecided> {
        let Branch { line: number, left, bit, .. } = self.path[self.depth - 1];
        let squares = ones(left).map(|offset| bit_of(number, offset as u8));
        Choice::of(
            Some(line(u32::from(number))),
            [bit].into_iter().chain(squares).map(|bit| square(u32::from(bit))).collect(),
        )
    }

    /// Branches on a line with one square to be tried.
    #[cfg(feature = "later")]
    fn decide(&mut self, line: u8, square: Square) {
        let offset = if line < 8 { square.row } else { square.column };
        self.path[self.depth] = Branch { line, left: 1 << offset, bit: 0, forced: false };
        self.stage = Stage::Try;
    }

    fn placement(&self) -> Placement {
        let mut placement = (*self.given).clone();
        self.path[..self.depth].iter().for_each(|branch| placement.set(square(u32::from(branch.bit))));
        placement
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        let (square, branch) = match last {
            Event::DeadEnd { line: Some(line) } => return Some(Attackers::new(&self.placement()).dead_end(line)),
            Event::Tried(square) | Event::Forced(square) => (square, self.path[self.depth - 1]),
            Event::Removed(square) => (square, self.path[self.depth]),
            _ => return None,
        };
        let left: Vec<u32> = ones(branch.left).collect();
        let in_column = branch.line < 8;
        let again = || {
            let mut before = self.layers.clone();
            before.remove(u32::from(branch.bit));
            before.free_in(u32::from(branch.line)).count_ones() > branch.left.count_ones() + 1
        };
        let with = |offset: u32| {
            let mut all = left.clone();
            all.insert(0, offset);
            all
        };
        Some(match last {
            Event::Forced(_) => Reason::OnlyOne { square, line: line(u32::from(branch.line)) },
            Event::Tried(_) if in_column => Reason::ChoiceInColumn { square, free: with(square.row), again: again() },
            Event::Tried(_) => Reason::Choice {
                square,
                free: with(square.column),
                order: Order::LowestBit,
                again: again(),
                rule: None,
            },
            _ if branch.forced => Reason::BackForced { square, line: line(u32::from(branch.line)) },
            _ if in_column => Reason::BackInColumn { square, left },
            _ => Reason::Back { square, left, order: Order::LowestBit },
        })
    }

    fn registers(&self, last: Option<Event>, look_ahead: LookAhead) -> Vec<Register> {
        let changed = matches!(last, Some(Event::Tried(_) | Event::Forced(_) | Event::Removed(_)));
        let board = |name, word| Register::board(name, word, changed);
        let bytes = |name, word| Register::bytes(name, word, changed);
        let layers = &self.layers;
        let mut registers = vec![
            board("rows", layers.rows),
            board("diagonals", layers.diagonals),
            board("antiDiagonals", layers.anti_diagonals),
            board("attacks", layers.attacks()),
            board("taken", layers.taken),
        ];
        if look_ahead != LookAhead::None {
            let counts = of_bytes(layers.attacks());
            registers.push(bytes("counts", counts));
            registers.push(bytes("eights", eights(counts) & !layers.taken));
            registers.push(bytes("sevens", sevens(counts) & !layers.taken));
        }
        if look_ahead == LookAhead::Lines {
            let counts = of_bytes(layers.attacks_by_rows());
            registers.push(bytes("rowCounts", counts));
            registers.push(bytes("rowEights", eights(counts) & !layers.taken_rows()));
            registers.push(bytes("rowSevens", sevens(counts) & !layers.taken_rows()));
        }
        registers
    }
}

/// The bit of the square at an offset of a line. Lines are numbered: columns from 0, rows from 8.
#[inline]
fn bit_of(line: u8, offset: u8) -> u8 {
    if line < 8 { 8 * line + offset } else { 8 * offset + line - 8 }
}

/// The square of bit `bit`.
#[inline]
fn square(bit: u32) -> Square {
    Square::new(bit % 8, bit / 8)
}

/// The line of this number: columns from 0, rows from 8.
#[inline]
fn line(number: u32) -> Line {
    if number < 8 {
        Line { kind: LineKind::Column, index: number }
    } else {
        Line { kind: LineKind::Row, index: number - 8 }
    }
}
