//! The validator: reads a board row by row, and excludes three lines for each queen. A queen on an excluded line attacks
//! another one. So a board of any size is checked in one pass.
//!
//! After Grigoryan, whose figure 1 draws the three control arrays as cells along the edges of the board: `B` has a cell
//! for each column, `D1` and `D2` have one for each diagonal and each anti-diagonal.
//!
//! ```text
//!   B        1 0 1 0
//!
//!   row 1    Q . . .      D1[4 + 1 - 1]   D2[1 + 1]
//!   row 2    . . Q .      D1[4 + 3 - 2]   D2[2 + 3]      (n + column - row, row + column)
//! ```
//!
//! It is the only search that accepts boards with conflicts.

use super::{Entry, Family};
use crate::board::{LineKind, Placement, Square};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use crate::trace::{Event, Inspect, Listing, Own, Reason, Register, Search, Step, listing, step};
use std::sync::Arc;

/// The largest board. Boards of any size can be checked; this limit is for runs that are watched.
pub(crate) const MAX_SIZE: usize = 10_000;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("validator.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry = Entry::new("validator", MAX_SIZE, LISTING, |given, _| Box::new(Validator::new(given)))
    .with_family(Family::Formula)
    .on_any_board(|given| Box::new(Validator::new(given)));

/// Checks whether the queens of a placement attack one another.
#[derive(Clone, Debug)]
pub(crate) struct Validator {
    placement: Arc<Placement>,
    columns: Vec<bool>,
    diagonals: Vec<bool>,
    anti_diagonals: Vec<bool>,
    /// The row that is examined next.
    row: u32,
    /// How many queens have been read.
    queens: usize,
    end: End,
}

/// The end of the pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    NotYet,
    Conflict,
    Solution,
}

impl Validator {
    /// Starts above the first row.
    #[must_use]
    pub(crate) fn new(placement: &Placement) -> Self {
        let size = placement.size();
        Validator {
            placement: Arc::new(placement.clone()),
            columns: vec![false; size],
            diagonals: vec![false; 2 * size],
            anti_diagonals: vec![false; 2 * size],
            row: 0,
            queens: 0,
            end: End::NotYet,
        }
    }

    fn size(&self) -> u32 {
        self.columns.len() as u32
    }

    /// The queen of an earlier row that attacks `queen`: the nearest along its column, else along a diagonal.
    fn attacker(&self, queen: Square) -> Option<(Square, LineKind)> {
        let earlier = || self.placement.queens_in(0..queen.row as usize).collect::<Vec<_>>().into_iter().rev();
        [LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal]
            .into_iter()
            .find_map(|kind| earlier().find(|&other| queen.line_to(other) == Some(kind)).map(|other| (other, kind)))
    }
}

impl Search for Validator {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        if self.end == End::NotYet && self.row < self.size() {
            let row = self.row;
            self.row += 1;
            let queen = Square::new(row, self.placement.column(row)?);
            let (column, size) = (queen.column as usize, self.size());
            let (diagonal, anti_diagonal) = (queen.diagonal(size) as usize, queen.anti_diagonal() as usize);
            self.queens += 1;
            //~ B, D1, D2 ← 0, in all cells
            //~ for each row i with a queen, in column j:
            //~     if B[j], D1[n + j − i] or D2[i + j] is 1: two queens attack each other, done
            if self.columns[column] || self.diagonals[diagonal] || self.anti_diagonals[anti_diagonal] {
                self.end = End::Conflict;
                return step!(Event::Rejected(queen));
            }
            //~     B[j], D1[n + j − i], D2[i + j] ← 1
            self.columns[column] = true;
            self.diagonals[diagonal] = true;
            self.anti_diagonals[anti_diagonal] = true;
            return step!(Event::Phase { number: row + 1, conflicts: 0 });
        }
        //~ if n queens were read: the board is a solution
        if self.end == End::NotYet && self.queens == self.columns.len() {
            self.end = End::Solution;
            return step!(Event::Solution);
        }
        //~ otherwise no two of them attack each other, and rows are left without a queen
        step!(Event::Exhausted)
    }
}

impl Inspect for Validator {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Checks)
    }

    fn placement(&self) -> Placement {
        (*self.placement).clone()
    }

    fn registers(&self, _: Option<Event>) -> Vec<Register> {
        let lines = 2 * self.columns.len() - 1;
        let tallies = |name, cells: &[bool]| {
            let values = cells.iter().map(|&is| u32::from(is)).collect();
            Register::Tallies { name, values, crowded: false }
        };
        vec![
            tallies("columns", &self.columns),
            tallies("diagonals", &self.diagonals[..lines]),
            tallies("antiDiagonals", &self.anti_diagonals[..lines]),
        ]
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        let own = match last {
            Event::Phase { number, .. } => {
                let queen = Square::new(number - 1, self.placement.column(number - 1)?);
                Own::new("sound")
                    .at(queen)
                    .count("d1", self.size() + queen.column - queen.row)
                    .count("d2", queen.row + queen.column + 2)
            }
            Event::Rejected(square) => {
                let (by, line) = self.attacker(square)?;
                return Some(Reason::Attacked { square, by, line });
            }
            _ => return None,
        };
        Some(Reason::Own(own))
    }

    fn ended(&self) -> Option<Own> {
        Some(match self.end {
            End::Solution => Own::new("checkedSolution").count("size", self.size()),
            End::Conflict => Own::new("checkedClash").count("count", self.queens as u64),
            End::NotYet => Own::new("checkedPart").count("count", self.queens as u64),
        })
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + 5 * self.columns.len()
    }
}
