//! Fundamental solutions only: bitmask backtracking that leaves out rotated and reflected images as early as possible.
//!
//! After takaken, as described by Sharakhov. A solution is read as a list of numbers: from the top row down, the distance
//! of each queen from the right edge. Of its eight images, the search finds the image with the smallest list. So the first queen
//! is in the right half. If it is in the corner, only one reflection has to be ruled out, by the queens of the
//! second row and the second column. If it is further inside, no queen may be on the rim nearer to a corner
//! than it is. Only a queen at the same distance (A, B, C) may give a smaller image: then the solution is rotated
//! and compared.
//!
//! ```text
//!   # # . # . Q      # # # # . Q . .      # left out
//!   . . . . # .      # . . . . . . #
//!   . . . . # .      C . . . . . . .
//!   . Q . . . .      . . . . . . . .
//!   . . . . . .      . . . . . . . .
//!   . . . . . .      . . . . . . . A
//!                    # . . . . . . #
//!                    # # B . . . # #
//! ```
//!
//! The search is about four times as fast as plain search, not eight times: most of the squares left out lie in the
//! lower rows, where they save little, and solutions still have to be rotated.

mod rotated;

use self::rotated::{Comparison, Rotated};
use super::words::{MAX_SIZE as MAX_WORD_SIZE, RowStack};
use super::{Demand, Entry};
use crate::bits::{low, ones};
use crate::board::{Line, LineKind, Placement, Square};
use crate::trace::{
    Attackers, Event, Inspect, Listing, Means, Order, Reason, Register, Rule, Search, Step, listing, step,
};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};

/// The largest board: one bit per column.
pub(crate) const MAX_SIZE: usize = MAX_WORD_SIZE;

/// Squares are left out because their solutions are images of solutions found elsewhere.
const TURN: Rule = Rule("turn");

/// The pseudo-code of this search.
const LISTING: Listing = listing!("symmetric.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("symmetric", MAX_SIZE, LISTING, |given, _| Box::new(Symmetric::new(given.size())))
        .with_demand(Demand::EmptyBoard);

/// Finds the fundamental solution of each orbit on an empty board.
#[derive(Clone, Debug)]
pub(crate) struct Symmetric {
    stack: RowStack,
    size: u32,
    /// How many quarter rotations of the solution on the board have been compared; 3 when all have been.
    quarters: u32,
    /// The result of the last rotation.
    rotated: Option<Rotated>,
    /// The number of solutions that the board represents.
    images: u32,
    found: u64,
    total: u64,
}

impl Symmetric {
    /// Starts the search on an empty board of `size` rows, at most [`MAX_SIZE`].
    #[must_use]
    pub(crate) fn new(size: usize) -> Self {
        let stack = RowStack::new(size);
        let mut search =
            Symmetric { stack, size: size as u32, quarters: 0, rotated: None, images: 0, found: 0, total: 0 };
        search.stack.here().free &= !search.left_out_in(0);
        search
    }

    #[inline]
    fn last(&self) -> u32 {
        self.size - 1
    }

    /// How many squares lie between the queen of a row and the right edge.
    #[inline]
    fn inset(&self, row: usize) -> u32 {
        self.last() - self.stack.rows[row].queen.trailing_zeros()
    }

    /// The squares of a row that are left out because of the queens on the board.
    #[inline]
    fn left_out_in(&self, row: u32) -> u32 {
        if row == 0 {
            // On a board of one square, that square is its own image.
            return if self.size == 1 { 0 } else { low(self.size.div_ceil(2)) as u32 };
        }
        if self.stack.level == 0 {
            return 0;
        }
        match self.inset(0) {
            0 => self.left_out_next_to_corner(row),
            inside if row == self.last() => self.last_mask(inside),
            inside if row < inside || row > self.last() - inside => self.side_mask(),
            _ => 0,
        }
    }

    /// The squares left out if the first queen is in the corner. The reflection in the diagonal swaps rows and columns, so
    /// the queen of the second column must be further down than the queen of the second row is to the left.
    #[inline]
    fn left_out_next_to_corner(&self, row: u32) -> u32 {
        if row == 1 {
            1
        } else if self.stack.level > 1 && row < self.inset(1) {
            1 << (self.last() - 1)
        } else {
            0
        }
    }

    /// The leftmost and the rightmost square of a row.
    #[inline]
    fn side_mask(&self) -> u32 {
        1 | 1 << self.last()
    }

    /// The squares of the last row nearer to a corner than the first queen.
    #[inline]
    fn last_mask(&self, inside: u32) -> u32 {
        let left = low(inside) as u32;
        left | left << (self.size - inside)
    }

    /// In the last row in which a column at the side may have its queen, returns such a column without a queen, the
    /// left one first. In this row the first queen attacks the square of the left column, so the search reaches a dead end if
    /// that column still needs its queen.
    #[inline]
    fn forced_side_column(&self) -> Option<u32> {
        let row = self.stack.level as u32;
        if row == 0 || row == self.size {
            return None;
        }
        let inside = self.inset(0);
        if inside == 0 || row != self.last() - inside {
            return None;
        }
        let columns = self.stack.rows[self.stack.level].columns;
        [0, self.last()].into_iter().find(|column| columns >> column & 1 == 0)
    }

    /// Removes the squares that are left out from the free squares of the row just entered.
    #[inline]
    fn remove_left_out(&mut self) {
        let left_out = self.left_out_in(self.stack.level as u32);
        let only = self.forced_side_column().map_or(u32::MAX, |column| 1 << column);
        self.stack.here().free &= !left_out & only;
    }

    /// The square on the rim that `quarters` quarter rotations to the left move onto the square of the first queen.
    fn rim(&self, quarters: u32) -> Square {
        let (inside, last) = (self.inset(0), self.last());
        match quarters {
            1 => Square::new(last - inside, last),
            2 => Square::new(last, inside),
            _ => Square::new(inside, 0),
        }
    }

    /// The next rotation that moves a queen onto the square of the first queen; `None` if the first queen is in the corner.
    fn next_rotation(&mut self) -> Option<u32> {
        while self.quarters < 3 {
            self.quarters += 1;
            let Square { row, column } = self.rim(self.quarters);
            if self.size > 1 && self.stack.rows[row as usize].queen == 1 << column {
                return Some(self.quarters);
            }
        }
        None
    }
}

impl Search for Symmetric {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        //~ in row 1: free ← its right half,
        //~     k ← squares from its queen to the corner
        //~ while a square of this row is free:
        //~     queen ← the highest bit of free, the rightmost square
        //~     free ← free − queen
        //~     go down a row:
        //~         columns ← columns | queen
        //~         diagonals ← (diagonals | queen) « 1
        //~         antiDiagonals ← (antiDiagonals | queen) » 1
        //~         free ← ¬(columns | diagonals | antiDiagonals)
        //~         k = 0: leave out the column beside the corner
        //~             as far as row 2 has squares to its queen
        //~         k > 0: leave out sideMask in k rows above and below,
        //~             lastMask in the last row
        let free = self.stack.here().free;
        if free != 0 {
            let forced = self.forced_side_column().is_some();
            let queen = 1 << (u32::BITS - 1 - free.leading_zeros());
            let square = self.stack.down(queen);
            self.remove_left_out();
            (self.quarters, self.images) = (0, 8);
            if !forced {
                return step!(Event::Tried(square));
            }
            //~     the right side is open here for the last time: set it
            return step!(Event::Forced(square));
        }
        if self.stack.entered && self.stack.is_full() {
            if let Some(quarters) = self.next_rotation() {
                let rotated = Rotated::new(&self.stack.placement(), quarters);
                self.rotated = Some(rotated);
                //~ if every row has a queen:
                //~     for each rotation that puts a queen where the first is:
                //~         compare row by row, read from the right
                //~         the rotated board is smaller: refuse this one
                if rotated.comparison == Comparison::Smaller {
                    self.stack.entered = false;
                    return step!(Event::Rejected(self.rim(quarters)));
                }
                //~         the same: 2 images after 90 degrees, else 4
                if rotated.comparison == Comparison::Equal {
                    self.quarters = 3;
                    self.images = 2 * quarters;
                    return step!(Event::Phase { number: quarters, conflicts: 0 });
                }
                //~         larger: go on with the next rotation
                return step!(Event::Phase { number: quarters, conflicts: 0 });
            }
            //~     a fundamental solution, with 8 images if none is the same
            self.stack.entered = false;
            self.images = if self.size == 1 { 1 } else { self.images };
            self.found += 1;
            self.total += u64::from(self.images);
            return step!(Event::Solution);
        }
        //~ if none was free when the row was entered,
        //~ or the left side is left out from here on: a dead end
        if self.stack.entered {
            self.stack.entered = false;
            let side = self.forced_side_column().map(|column| Line { kind: LineKind::Column, index: column });
            return step!(Event::DeadEnd { line: Some(side.unwrap_or(self.stack.line())) });
        }
        //~ go up, and take the queen off
        if let Some(square) = self.stack.up() {
            return step!(Event::Removed(square));
        }
        //~ in the first row: done
        step!(Event::Exhausted)
    }
}

impl Inspect for Symmetric {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Images)
    }

    fn placement(&self) -> Placement {
        self.stack.placement()
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let mut registers = self.stack.registers(last);
        let inside = if self.stack.level == 0 { 0 } else { self.inset(0) };
        let (row, first) = (self.stack.level as u32, self.stack.level == 1 && last.and_then(Event::square).is_some());
        let side = if inside > 0 && (row < inside || row > self.last() - inside) { self.side_mask() } else { 0 };
        registers.push(self.stack.word("sideMask", Means::Squares, self.stack.empty_row(), side, false));
        if inside > 0 {
            let of_last = |name, bits| self.stack.word(name, Means::Squares, Some(self.last()), bits, first);
            registers.push(of_last("lastMask", self.last_mask(inside)));
            registers.push(of_last("topBit", 1));
            registers.push(of_last("endBit", 1 << inside));
        }
        registers.push(Register::number("total", self.total, true));
        registers
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        let here = self.stack.rows[self.stack.level];
        match last {
            Event::DeadEnd { line: Some(line) } => Some(Attackers::new(&self.placement()).dead_end_by(line, TURN)),
            Event::Forced(square) => {
                Some(Reason::OnlyOne { square, line: Line { kind: LineKind::Column, index: square.column } })
            }
            Event::Removed(square) if here.free == 0 && self.forced_side_column().is_some() => {
                Some(Reason::BackForced { square, line: Line { kind: LineKind::Column, index: square.column } })
            }
            Event::Phase { .. } | Event::Rejected(_) => self.rotated.map(Rotated::reason),
            _ => self.stack.reason(last, Order::HighestBit, self.left_out_in(last.square()?.row), TURN),
        }
    }

    fn left_out(&self) -> Vec<Square> {
        (0..self.size).flat_map(|row| ones(self.left_out_in(row)).map(move |column| Square::new(row, column))).collect()
    }

    fn images(&self) -> u32 {
        self.images
    }

    fn total(&self) -> Option<u64> {
        Some(self.total)
    }
}
