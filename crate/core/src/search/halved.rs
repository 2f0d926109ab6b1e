//! Bitmask backtracking that finds one of each pair of mirror images. Each solution found is counted twice.
//!
//! After Sharakhov: the queen of the first row stays left of the queen of the second. In the mirror image the two
//! change sides, so the search finds exactly one solution of each pair. Keeping the first queen in the left half has
//! the same effect, but needs a special case for the middle column of odd boards.
//!
//! ```text
//!   . Q . . . .      # left out: its mirror image is found
//!   # # # . . .      (with the first queen in column 4, and the second in one of columns 0 to 2)
//! ```
//!
//! The mirror that swaps top and bottom is not used to halve the work again. It would forbid squares only in the last
//! rows, when nearly all the work is done: the test costs as much as it saves.

use super::words::{MAX_SIZE as MAX_WORD_SIZE, RowStack};
use super::{Demand, Entry};
use crate::bits::{lowest, ones};
use crate::board::{Placement, Square};
use crate::trace::{Attackers, Event, Inspect, Listing, Order, Reason, Register, Rule, Search, Step, listing, step};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};

/// The largest board: one bit per column.
pub(crate) const MAX_SIZE: usize = MAX_WORD_SIZE;

/// Squares are left out because their solutions are mirror images of solutions found elsewhere.
pub(super) const MIRROR: Rule = Rule("mirror");

/// The pseudo-code of this search.
const LISTING: Listing = listing!("halved.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry = Entry::new("halved", MAX_SIZE, LISTING, |given, _| Box::new(Halved::new(given.size())))
    .with_demand(Demand::EmptyBoard);

/// Finds one solution of each pair of mirror images, on an empty board.
#[derive(Clone, Debug)]
pub(crate) struct Halved {
    stack: RowStack,
    found: u64,
}

impl Halved {
    /// Starts the search on an empty board of `size` rows, at most [`MAX_SIZE`].
    #[must_use]
    pub(crate) fn new(size: usize) -> Self {
        Halved { stack: start(size), found: 0 }
    }

    fn size(&self) -> u32 {
        self.stack.board.count_ones()
    }

    fn left_out_in(&self, row: u32) -> u32 {
        left_out_in(&self.stack, row)
    }
}

/// The start on an empty board of `size` rows, with the columns of the first row that are tried.
pub(super) fn start(size: usize) -> RowStack {
    let mut stack = RowStack::new(size);
    if size > 1 {
        stack.here().free = first_row(stack.board);
    }
    stack
}

/// The squares of a row that are left out: their solutions are mirror images of solutions found elsewhere.
pub(super) fn left_out_in(stack: &RowStack, row: u32) -> u32 {
    let board = stack.board;
    match row {
        _ if board.count_ones() == 1 => 0,
        0 => board & !first_row(board),
        1 if stack.level > 0 => board & !right_of(stack.rows[0].queen),
        _ => 0,
    }
}

/// The columns for the first queen. The second queen needs a column at least two further to the right.
fn first_row(board: u32) -> u32 {
    board >> 2
}

/// The columns to the right of a queen.
#[inline]
fn right_of(queen: u32) -> u32 {
    !(queen | (queen - 1))
}

impl Search for Halved {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let stack = &mut self.stack;

        //~ while a square of this row is free:
        //~     queen ← free & −free, the lowest of them
        //~     free ← free − queen
        //~     go down a row:
        //~         columns ← columns | queen
        //~         diagonals ← (diagonals | queen) « 1
        //~         antiDiagonals ← (antiDiagonals | queen) » 1
        //~         free ← ¬(columns | diagonals | antiDiagonals)
        //~         from row 1 to row 2: free ← free & ¬(queen | (queen − 1)), right of it
        let free = stack.here().free;
        if free != 0 {
            let queen = lowest(free);
            let square = stack.down(queen);
            if square.row == 0 {
                stack.here().free &= right_of(queen);
            }
            return step!(Event::Tried(square));
        }
        if stack.entered {
            stack.entered = false;
            //~ if every row has a queen: a solution, and its mirror image is another
            if stack.is_full() {
                self.found += 1;
                return step!(Event::Solution);
            }
            //~ if none was free when the row was entered: a dead end
            return step!(Event::DeadEnd { line: Some(stack.line()) });
        }
        //~ go up, and take the queen off
        if let Some(square) = stack.up() {
            return step!(Event::Removed(square));
        }
        //~ in the first row: done, with twice as many solutions as were found
        step!(Event::Exhausted)
    }
}

impl Inspect for Halved {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Images)
    }

    fn placement(&self) -> Placement {
        self.stack.placement()
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let mut registers = self.stack.registers(last);
        registers.push(Register::number("total", self.total().unwrap_or(self.found), true));
        registers
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        match last {
            Event::DeadEnd { line: Some(line) } => Some(Attackers::new(&self.placement()).dead_end_by(line, MIRROR)),
            _ => self.stack.reason(last, Order::LowestBit, self.left_out_in(last.square()?.row), MIRROR),
        }
    }

    fn left_out(&self) -> Vec<Square> {
        (0..2).flat_map(|row| ones(self.left_out_in(row)).map(move |column| Square::new(row, column))).collect()
    }

    fn images(&self) -> u32 {
        if self.size() == 1 { 1 } else { 2 }
    }

    fn total(&self) -> Option<u64> {
        Some(self.found * u64::from(self.images()))
    }
}
