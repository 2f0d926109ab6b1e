//! A solution by formula: two staircases of queens, adjusted by the remainder of n divided by 12. The formula tries
//! nothing and removes no queen.
//!
//! After E. Pauls (1874), in the short form of B. Bernhardsson (1991): see [`explicit`](crate::construct::explicit).
//!
//! ```text
//!   . Q . . . . . .      8: the even columns 2 4 6 8, counted from 1,
//!   . . . Q . . . .         then the odd ones, each pair of them swapped: 3 1 7 5
//!   . . . . . Q . .
//!   . . . . . . . Q
//!   . . Q . . . . .
//!   Q . . . . . . .
//!   . . . . . . Q .
//!   . . . . Q . . .
//! ```

use super::{Demand, Entry, Family};
use crate::board::{Placement, Square};
use crate::construct::Formula;
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use crate::trace::{Event, Inspect, Listing, Own, Reason, Register, Search, Step, listing, step};

/// The largest board. The formula works for any size; this limit is for runs that are watched.
pub(crate) const MAX_SIZE: usize = 10_000;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("staircases.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("staircases", MAX_SIZE, LISTING, |given, _| Box::new(Staircases::new(given.size())))
        .with_demand(Demand::EmptyBoard)
        .with_family(Family::Formula);

/// Builds one solution of an empty board, row by row.
#[derive(Clone, Debug)]
pub(crate) struct Staircases {
    size: u32,
    /// `None` on 2 and 3 rows, which have no solution.
    formula: Option<Formula>,
    /// How many rows have their queen.
    rows: u32,
    found: bool,
}

impl Staircases {
    /// Starts on an empty board of `size` rows, at most [`MAX_SIZE`].
    #[must_use]
    pub(crate) fn new(size: usize) -> Self {
        Staircases { size: size as u32, formula: Formula::explicit(size).ok(), rows: 0, found: false }
    }

    fn queen(&self, formula: &Formula, row: u32) -> Square {
        Square::new(row, formula.column(row))
    }
}

impl Search for Staircases {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        if let Some(formula) = self.formula.as_ref().filter(|_| self.rows < self.size) {
            //~ even ← 2, 4, 6, ..., up to n
            //~ odd ← 1, 3, 5, ..., up to n
            //~ if n mod 12 is 3 or 9: move 2 to the end of even, and 1, 3 to the end of odd
            //~ if n mod 12 is 8: swap the numbers of odd in pairs: 3, 1, 7, 5, ...
            //~ if n mod 12 is 2: swap 1 and 3, and move 5 to the end of odd
            //~ set a queen in each row, in the columns of even, then of odd
            let queen = self.queen(formula, self.rows);
            self.rows += 1;
            return step!(Event::Tried(queen));
        }
        if self.formula.is_some() && !self.found {
            self.found = true;
            //~ every row has a queen: a solution
            return step!(Event::Solution);
        }
        //~ done: there is nothing to try
        step!(Event::Exhausted)
    }
}

impl Inspect for Staircases {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Formula)
    }

    fn placement(&self) -> Placement {
        let mut placement = Placement::empty(self.size as usize).expect("the catalogue checks the size");
        if let Some(formula) = &self.formula {
            (0..self.rows).for_each(|row| placement.set(self.queen(formula, row)));
        }
        placement
    }

    fn registers(&self, _: Option<Event>) -> Vec<Register> {
        vec![Register::number("remainder", self.size % 12, true)]
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        let Event::Tried(queen) = last else { return None };
        let evens = self.size / 2;
        let straight = if queen.row < evens { 2 * queen.row + 1 } else { 2 * (queen.row - evens) };
        let code = match (queen.row < evens, queen.column == straight) {
            (true, true) => "evenStair",
            (true, false) => "evenBent",
            (false, true) => "oddStair",
            (false, false) => "oddBent",
        };
        Some(Reason::Own(Own::new(code).at(queen).count("remainder", self.size % 12)))
    }

    /// The formula builds one solution and looks for no others. If there is no formula, there is no solution.
    fn complete(&self) -> bool {
        self.formula.is_none()
    }
}
