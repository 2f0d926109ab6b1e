//! Backtracking with arrays, in the recursive form: a procedure sets one queen and calls itself for the next row.
//!
//! After Sharakhov. The search can stop at any step, so it is a state machine with its own stack of calls. Each call
//! stores the column of its loop.

use super::Entry;
use super::array::{Arrays, MAX_SIZE};
#[cfg(feature = "later")]
use crate::board::Square;
use crate::board::{NonAttacking, Placement};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use crate::trace::{Event, Inspect, Listing, Reason, Register, Search, Step, listing, step};

/// The pseudo-code of this search.
const LISTING: Listing = listing!("array_recursive.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("array-recursive", MAX_SIZE, LISTING, |given, _| Box::new(ArrayRecursive::new(given)));

/// Finds every completion of a placement without conflicts, in lexicographic order of their columns.
#[derive(Clone, Debug)]
pub(crate) struct ArrayRecursive {
    arrays: Arrays,
    /// For each active call, the column of its loop.
    calls: Vec<u32>,
    /// Whether the topmost call is about to return.
    returns: bool,
    /// Whether the topmost call has found no free square so far.
    no_free_square: bool,
}

impl ArrayRecursive {
    /// Starts the search for the completions of `placement`.
    #[must_use]
    pub(crate) fn new(placement: &NonAttacking) -> Self {
        ArrayRecursive { arrays: Arrays::new(placement), calls: vec![0], returns: false, no_free_square: true }
    }
}

impl Search for ArrayRecursive {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        //~ place(row), at first the topmost without a queen:
        //~     if every row has a queen: a solution, and return
        if self.arrays.is_full() && !self.returns {
            self.returns = true;
            return step!(Event::Solution);
        }
        let column = self.calls.last_mut()?;
        if !self.returns && *column < self.arrays.size() {
            let square = self.arrays.square(*column);
            //~     for column ← each from the left:
            //~         columns[column], diagonals[column − row] or
            //~         antiDiagonals[row + column] is taken: go on with the next
            if self.arrays.is_attacked(square) {
                *column += 1;
                return step!(Event::Rejected(square));
            }
            //~         take the three lines: a queen on row, column
            //~         place(the next row without a queen)
            self.arrays.set(square);
            self.calls.push(0);
            self.no_free_square = true;
            return step!(Event::Tried(square));
        }
        //~     if no column was free: a dead end
        if self.no_free_square && !self.returns {
            self.returns = true;
            return step!(Event::DeadEnd { line: Some(self.arrays.line()) });
        }
        //~         back from place: give the three lines free
        if let Some(square) = self.arrays.remove_last() {
            self.calls.pop();
            if let Some(column) = self.calls.last_mut() {
                *column += 1;
            }
            (self.returns, self.no_free_square) = (false, false);
            return step!(Event::Removed(square));
        }
        //~ back from the first call: done
        step!(Event::Exhausted)
    }
}

impl Inspect for ArrayRecursive {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        match self.calls.last() {
            Some(&column) if !self.returns => self.arrays.choice(column),
            _ => Err(Undecided::NoChoice),
        }
    }

    #[cfg(feature = "later")]
    fn decide(&mut self, square: Square) {
        if let Some(column) = self.calls.last_mut() {
            *column = square.column;
        }
    }

    fn placement(&self) -> Placement {
        self.arrays.placement()
    }

    fn registers(&self, _: Option<Event>) -> Vec<Register> {
        let mut registers = self.arrays.registers();
        registers.push(Register::number("calls", self.calls.len() as u64, false));
        registers
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        self.arrays.reason(last)
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.arrays.heap_bytes() + size_of::<u32>() * self.calls.capacity()
    }
}
