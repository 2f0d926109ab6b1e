//! Bitmask backtracking that uses both mirrors of the board, from left to right and from top to bottom.
//!
//! Sharakhov leaves it to the reader to check that the second mirror gains nothing. The queen of the first row stays left of
//! the queen of the second, as in [`halved`](super::halved); and the queen of the last row is no nearer to a side of the
//! board than the queen of the first.
//!
//! ```text
//!   . . Q . . .      the queen of the first row has two columns to its left,
//!   . . . . . Q
//!   . Q . . . .
//!   . . . . Q .
//!   Q . . . . .
//!   # # . . # #      so two squares on either side of the last row are left out
//! ```
//!
//! If both queens are equally far from the side, the board and its half turn are both found, unless they are the same. So a
//! solution then counts as two, and otherwise as four.

use super::halved::{MIRROR, left_out_in, start};
use super::words::{MAX_SIZE as MAX_WORD_SIZE, RowStack};
use super::{Demand, Entry};
use crate::bits::{lowest, ones};
use crate::board::{Placement, Square};
use crate::trace::{Attackers, Event, Inspect, Listing, Order, Reason, Register, Search, Step, listing, step};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use std::collections::BTreeSet;

/// The largest board: one bit per column.
pub(crate) const MAX_SIZE: usize = MAX_WORD_SIZE;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("both_mirrors.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("both-mirrors", MAX_SIZE, LISTING, |given, _| Box::new(BothMirrors::new(given.size())))
        .with_demand(Demand::EmptyBoard);

/// Finds one solution of each group of four, or of two, that the two mirrors map to each other, on an empty board.
#[derive(Clone, Debug)]
pub(crate) struct BothMirrors {
    stack: RowStack,
    /// The number of solutions so far, including the images that the search leaves out.
    total: u64,
}

impl BothMirrors {
    /// Starts the search on an empty board of `size` rows, at most [`MAX_SIZE`].
    #[must_use]
    pub(crate) fn new(size: usize) -> Self {
        BothMirrors { stack: start(size), total: 0 }
    }

    fn size(&self) -> u32 {
        self.stack.board.count_ones()
    }

    /// The squares of a row that are left out: by the first mirror, and in the last row by the second.
    fn left_out_in(&self, row: u32) -> u32 {
        let is_last = row > 0 && row + 1 == self.size() && self.stack.level > 0;
        left_out_in(&self.stack, row) | if is_last { self.sides() } else { 0 }
    }

    /// The columns that are nearer to a side than the queen of the first row.
    fn sides(&self) -> u32 {
        let first = self.stack.rows[0].queen;
        let other = mirrored(first, self.size());
        let (low, high) = (first.min(other), first.max(other));
        self.stack.board & !((high | (high - 1)) & !(low - 1))
    }

    /// The number of solutions that the board represents: two if the queens of the first and of the last row are equally far
    /// from the side, because then the half turn is found separately.
    fn represents(&self) -> u32 {
        let last = self.size() as usize - 1;
        let [first, last] = [0, last].map(|row| self.stack.rows[row].queen);
        match self.size() {
            1 => 1,
            size if last == mirrored(first, size) => 2,
            _ => 4,
        }
    }
}

/// The column of a queen in the mirror from left to right.
fn mirrored(queen: u32, size: u32) -> u32 {
    queen.reverse_bits() >> (32 - size)
}

impl Search for BothMirrors {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let stack = &mut self.stack;

        //~ while a square of this row is free:
        //~     queen ← free & −free, the lowest of them
        //~     free ← free − queen
        //~     go down a row, as in the halved search
        //~     into the last row: free ← free & ¬sides,
        //~         the columns nearer to a side than the queen of the first row
        let free = stack.here().free;
        if free != 0 {
            let queen = lowest(free);
            let square = stack.down(queen);
            let below = square.row + 1;
            if below < self.size() {
                let left_out = self.left_out_in(below);
                self.stack.here().free &= !left_out;
            }
            return step!(Event::Tried(square));
        }
        if stack.entered {
            stack.entered = false;
            //~ if every row has a queen: a solution, which counts as four,
            //~     or as two if its first and last queen are equally far from a side
            if stack.is_full() {
                self.total += u64::from(self.represents());
                return step!(Event::Solution);
            }
            //~ if none was free when the row was entered: a dead end
            return step!(Event::DeadEnd { line: Some(stack.line()) });
        }
        //~ go up, and take the queen off
        if let Some(square) = stack.up() {
            return step!(Event::Removed(square));
        }
        //~ in the first row: done
        step!(Event::Exhausted)
    }
}

impl Inspect for BothMirrors {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Images)
    }

    fn placement(&self) -> Placement {
        self.stack.placement()
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let mut registers = self.stack.registers(last);
        registers.push(Register::number("total", self.total, true));
        registers
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        match last {
            Event::DeadEnd { line: Some(line) } => Some(Attackers::new(&self.placement()).dead_end_by(line, MIRROR)),
            _ => self.stack.reason(last, Order::LowestBit, self.left_out_in(last.square()?.row), MIRROR),
        }
    }

    fn left_out(&self) -> Vec<Square> {
        let rows = BTreeSet::from([0, 1.min(self.size() - 1), self.size() - 1]);
        let squares = |row| ones(self.left_out_in(row)).map(move |column| Square::new(row, column));
        rows.into_iter().flat_map(squares).collect()
    }

    fn images(&self) -> u32 {
        self.represents()
    }

    fn total(&self) -> Option<u64> {
        Some(self.total)
    }
}
