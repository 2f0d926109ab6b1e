//! Permutations: queens are set as if they were rooks, one in each row and column, and only the full board is examined
//! along its diagonals.
//!
//! The history of the programs begins with this method: 8! = 40,320 boards of 8 by 8, of which 92 are solutions. A search
//! that looks along the diagonals as soon as a queen is set, such as the search with [arrays](super::array_recursive), sets
//! only 2,056 queens instead of 109,600.
//!
//! ```text
//!   Q . . .      the first of the 24 boards of 4 by 4
//!   . Q . .      every row and every column has one queen,
//!   . . Q .      but all four are on one diagonal
//!   . . . Q
//! ```

use super::Entry;
use crate::bits::low;
use crate::board::{NonAttacking, Placement, Square};
use crate::trace::{Attackers, Event, Inspect, Listing, Means, Own, Reason, Register, Search, Step, listing, step};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use std::sync::Arc;

/// The largest board: one bit per column.
pub(crate) const MAX_SIZE: usize = 32;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("permutations.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("permutations", MAX_SIZE, LISTING, |given, _| Box::new(Permutations::new(given)));

/// Finds every completion of a placement without conflicts.
#[derive(Clone, Debug)]
pub(crate) struct Permutations {
    given: Arc<Placement>,
    free_rows: Arc<[u32]>,
    /// The free columns.
    columns: u32,
    /// The columns set and the columns left to try, from the first free row down.
    path: [Level; MAX_SIZE],
    level: usize,
    stage: Stage,
}

/// A free row that has its queen.
#[derive(Clone, Copy, Default, Debug)]
struct Level {
    queen: u32,
    /// The columns without a queen that are still to be tried.
    left: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A row was entered from above.
    Down,
    /// The board is full.
    Full,
    /// The rest of the row is tried next.
    Next,
}

impl Permutations {
    /// Starts the search for the completions of `given`.
    #[must_use]
    pub(crate) fn new(given: &NonAttacking) -> Self {
        let free_rows: Arc<[u32]> = given.free_rows().collect();
        let occupied = given.queens().fold(0, |occupied, queen| occupied | 1 << queen.column);
        let columns = low(given.size() as u32) as u32 & !occupied;
        let mut path = [Level::default(); MAX_SIZE];
        path[0].left = columns;
        let stage = if free_rows.is_empty() { Stage::Full } else { Stage::Next };
        Permutations { given: Arc::new(Placement::clone(given)), free_rows, columns, path, level: 0, stage }
    }

    fn square(&self, level: usize) -> Square {
        Square::new(self.free_rows[level], self.path[level].queen.trailing_zeros())
    }

    /// The columns without a queen.
    fn without_queen(&self) -> u32 {
        self.path[..self.level].iter().fold(self.columns, |columns, level| columns & !level.queen)
    }

    /// The first queen of a full board, from the top, that another one attacks.
    fn attacked(&self) -> Option<Square> {
        let (mut diagonals, mut anti_diagonals) = (0_u64, 0_u64);
        let size = self.given.size() as u32;
        for queen in self.given.queens().chain((0..self.level).map(|level| self.square(level))) {
            let (diagonal, anti_diagonal) = (1 << queen.diagonal(size), 1 << queen.anti_diagonal());
            if diagonals & diagonal != 0 || anti_diagonals & anti_diagonal != 0 {
                return Some(queen);
            }
            diagonals |= diagonal;
            anti_diagonals |= anti_diagonal;
        }
        None
    }
}

impl Search for Permutations {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        if self.stage == Stage::Down {
            self.path[self.level].left = self.without_queen();
            self.stage = Stage::Next;
        }
        //~ for each column that has no queen yet:
        //~     set a queen there, whatever its diagonals, and go down a row
        if self.stage == Stage::Next && self.level < self.free_rows.len() && self.path[self.level].left != 0 {
            let level = &mut self.path[self.level];
            level.queen = level.left & level.left.wrapping_neg();
            level.left ^= level.queen;
            let square = self.square(self.level);
            self.level += 1;
            self.stage = if self.level == self.free_rows.len() { Stage::Full } else { Stage::Down };
            return step!(Event::Tried(square));
        }
        if self.stage == Stage::Full {
            self.stage = Stage::Next;
            //~ every row has a queen: look along the diagonals
            //~     two queens on one of them: the board is refused
            if let Some(queen) = self.attacked() {
                return step!(Event::Rejected(queen));
            }
            //~     no two: a solution
            return step!(Event::Solution);
        }
        //~ go up, and take the queen off
        if let Some(level) = self.level.checked_sub(1) {
            self.level = level;
            return step!(Event::Removed(self.square(level)));
        }
        //~ in the first row: done
        step!(Event::Exhausted)
    }
}

impl Inspect for Permutations {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Lists)
    }

    fn placement(&self) -> Placement {
        let mut placement = (*self.given).clone();
        (0..self.level).for_each(|level| placement.set(self.square(level)));
        placement
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let changed = matches!(last, Some(Event::Tried(_) | Event::Removed(_)));
        let width = self.given.size() as u32;
        let occupied = low(width) as u32 & !self.without_queen();
        let row = self.free_rows.get(self.level).copied();
        vec![Register::Word { name: "columns", bits: occupied, width, means: Means::Columns, row, changed }]
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        let own = match last {
            Event::Rejected(square) => {
                // Only the topmost queen of a diagonal is reported. It may be the queen itself, which is therefore removed.
                let mut others = self.placement();
                others.take(square.row);
                let attack = Attackers::new(&others).of(square)?;
                return Some(Reason::Attacked { square, by: attack.by, line: attack.line });
            }
            Event::Tried(square) => Own::new("rook").at(square).count("count", self.left(self.level - 1)),
            Event::Removed(square) => Own::new("rookBack").at(square).count("count", self.left(self.level)),
            _ => return None,
        };
        Some(Reason::Own(own))
    }
}

impl Permutations {
    /// How many columns are left to try in a row.
    fn left(&self, level: usize) -> u32 {
        self.path[level].left.count_ones()
    }
}
