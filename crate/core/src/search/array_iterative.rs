//! Backtracking with arrays, in the iterative form: one loop, and an array of the queens that have been set.
//!
//! After Sharakhov, who found it about a fifth faster than the recursive form. Both examine the same squares in
//! the same order.

use super::Entry;
use super::array::{Arrays, MAX_SIZE};
#[cfg(feature = "later")]
use crate::board::Square;
use crate::board::{NonAttacking, Placement};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use crate::trace::{Event, Inspect, Listing, Reason, Register, Search, Step, listing, step};

/// The pseudo-code of this search.
const LISTING: Listing = listing!("array_iterative.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("array-iterative", MAX_SIZE, LISTING, |given, _| Box::new(ArrayIterative::new(given)));

/// Finds every completion of a placement without conflicts, in lexicographic order of their columns.
#[derive(Clone, Debug)]
pub(crate) struct ArrayIterative {
    arrays: Arrays,
    /// The column to examine next.
    column: u32,
    /// Whether the current row has just been entered from above.
    entered: bool,
}

impl ArrayIterative {
    /// Starts the search for the completions of `placement`.
    #[must_use]
    pub(crate) fn new(placement: &NonAttacking) -> Self {
        ArrayIterative { arrays: Arrays::new(placement), column: 0, entered: true }
    }
}

impl Search for ArrayIterative {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let full = self.arrays.is_full();
        if !full && self.column < self.arrays.size() {
            let square = self.arrays.square(self.column);
            //~ while column < n:
            //~     if columns[column], diagonals[column − row] or
            //~     antiDiagonals[row + column] is taken: column ← column + 1
            if self.arrays.is_attacked(square) {
                self.column += 1;
                return step!(Event::Rejected(square));
            }
            //~     else take the three lines: queens[row] ← column
            //~         row ← the next one without a queen, column ← 0
            self.arrays.set(square);
            self.column = 0;
            self.entered = true;
            return step!(Event::Tried(square));
        }
        if self.entered {
            self.entered = false;
            //~ if there is no next row: a solution
            if full {
                return step!(Event::Solution);
            }
            //~ if no column of this row was free: a dead end
            return step!(Event::DeadEnd { line: Some(self.arrays.line()) });
        }
        //~ row ← the one above, column ← queens[row]
        //~ give the three lines free, column ← column + 1
        if let Some(square) = self.arrays.remove_last() {
            self.column = square.column + 1;
            return step!(Event::Removed(square));
        }
        //~ if no queen is above: done
        step!(Event::Exhausted)
    }
}

impl Inspect for ArrayIterative {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        self.arrays.choice(self.column)
    }

    #[cfg(feature = "later")]
    fn decide(&mut self, square: Square) {
        self.column = square.column;
    }

    fn placement(&self) -> Placement {
        self.arrays.placement()
    }

    fn registers(&self, _: Option<Event>) -> Vec<Register> {
        self.arrays.registers()
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        self.arrays.reason(last)
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.arrays.heap_bytes()
    }
}
