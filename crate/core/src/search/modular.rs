//! Modular solutions: the diagonals wrap round the edge, as if the board were a torus.
//!
//! After Sharakhov; Polya (1918) showed for which sizes they exist. Plain search shifts the word of the diagonals. Here the
//! word is rotated, so a diagonal that leaves on one side returns on the other.
//!
//! ```text
//!   . Q . . .       the anti-diagonal of the queen leaves on the left
//!   # . . . .
//!   . . . . #       and returns on the right
//! ```
//!
//! Plain search would find the same solutions if it tested each solution that it finds. Here a wrapped diagonal cuts
//! branches as early as any other.

use super::words::{MAX_SIZE as MAX_WORD_SIZE, Row, RowStack};
use super::{Demand, Entry};
use crate::bits::ones;
use crate::board::{NonAttacking, Placement, Square};
use crate::trace::{Attackers, Event, Inspect, Listing, Order, Reason, Register, Rule, Search, Step, listing, step};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use std::sync::Arc;

/// The largest board: the largest size that fits into a word and has modular solutions.
pub(crate) const MAX_SIZE: usize = MAX_WORD_SIZE - 1;

/// The square is attacked along a diagonal that leaves the board and returns on the other side.
const WRAP: Rule = Rule("wrap");

/// The pseudo-code of this search.
const LISTING: Listing = listing!("modular.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("modular", MAX_SIZE, LISTING, |given, _| Box::new(Modular::new(given))).with_demand(Demand::Modular);

/// Finds every modular completion of a placement.
#[derive(Clone, Debug)]
pub(crate) struct Modular {
    given: Arc<Given>,
    size: u32,
    stack: RowStack,
}

#[derive(Debug)]
struct Given {
    placement: Placement,
    /// The squares of each row that given queens attack, also round the edge. In the row of a given queen, all squares
    /// except its own.
    excluded: [u32; MAX_WORD_SIZE + 1],
}

impl Modular {
    /// Starts the search on a board of at most [`MAX_SIZE`] rows. The queens of `placement` must not attack each other
    /// round the edge.
    #[must_use]
    pub(crate) fn new(placement: &NonAttacking) -> Self {
        let size = placement.size() as u32;
        let mut excluded = [0; MAX_WORD_SIZE + 1];
        for (row, excluded) in (0..size).zip(&mut excluded) {
            *excluded = placement.queens().fold(0, |excluded, queen| excluded | attacked(queen, row, size));
        }
        let given = Given { placement: Placement::clone(placement), excluded };
        let mut search = Modular { given: Arc::new(given), size, stack: RowStack::new(placement.size()) };
        search.skip_given();
        search
    }

    /// `word`, rotated by one within the board.
    #[inline]
    fn rotated(&self, word: u32, left: bool) -> u32 {
        let (word, by) = (u64::from(word), if left { 1 } else { self.size - 1 });
        (word << by | word >> (self.size - by)) as u32 & self.stack.board
    }

    /// Sets a queen, and moves down to the next row without a given queen.
    #[inline]
    fn down(&mut self, queen: u32) -> Square {
        let square = self.stack.down(queen);
        self.wrap();
        self.skip_given();
        square
    }

    /// Replaces the shifted diagonals of the row just entered by rotated ones.
    #[inline]
    fn wrap(&mut self) {
        let above = self.stack.rows[self.stack.level - 1];
        let diagonals = self.rotated(above.diagonals | above.queen, true);
        let anti_diagonals = self.rotated(above.anti_diagonals | above.queen, false);
        let columns = above.columns | above.queen;
        let attacked = columns | diagonals | anti_diagonals | self.given.excluded[self.stack.level];
        *self.stack.here() = Row { columns, diagonals, anti_diagonals, free: self.stack.board & !attacked, queen: 0 };
    }

    /// Moves down past the rows with given queens.
    #[inline]
    fn skip_given(&mut self) {
        if self.stack.level == 0 {
            self.stack.here().free &= !self.given.excluded[0];
        }
        while let Some(column) = self.given_in(self.stack.level as u32) {
            self.stack.here().free = 0;
            self.stack.down(1 << column);
            self.stack.rows[self.stack.level - 1].free = 0;
            self.wrap();
        }
    }

    /// The squares of an empty row that the queens of `placement` attack, also round the edge.
    fn wrapped_in(&self, row: u32, placement: &Placement) -> u32 {
        placement.queens().fold(0, |wrapped, queen| wrapped | attacked(queen, row, self.size))
    }

    #[inline]
    fn given_in(&self, row: u32) -> Option<u32> {
        if row < self.size { self.given.placement.column(row) } else { None }
    }

    /// Moves up to the next row without a given queen, and removes its queen.
    #[inline]
    fn up(&mut self) -> Option<Square> {
        loop {
            let square = self.stack.up()?;
            if self.given_in(square.row).is_none() {
                return Some(square);
            }
        }
    }
}

/// The squares of `row` that a queen attacks, also round the edge. In its own row it attacks all but its own square.
fn attacked(queen: Square, row: u32, size: u32) -> u32 {
    let bit = |column: u32| 1 << (column % size);
    let away = (row + size - queen.row) % size;
    if away == 0 {
        !bit(queen.column)
    } else {
        bit(queen.column) | bit(queen.column + away) | bit(queen.column + size - away)
    }
}

impl Search for Modular {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        //~ while a square of this row is free:
        //~     queen ← free & −free, the lowest of them
        //~     free ← free − queen
        //~     go down to the next row without a queen, for each row:
        //~         columns ← columns | queen
        //~         diagonals ← (diagonals | queen) rotated left by 1
        //~         antiDiagonals ← (antiDiagonals | queen) rotated right by 1
        //~         free ← ¬(columns | diagonals | antiDiagonals)
        let free = self.stack.here().free;
        if free != 0 {
            let square = self.down(free & free.wrapping_neg());
            return step!(Event::Tried(square));
        }
        if self.stack.entered {
            self.stack.entered = false;
            //~ if every row has a queen: a solution
            if self.stack.is_full() {
                return step!(Event::Solution);
            }
            //~ if none was free when the row was entered: a dead end
            return step!(Event::DeadEnd { line: Some(self.stack.line()) });
        }
        //~ go up, and take the queen off
        if let Some(square) = self.up() {
            return step!(Event::Removed(square));
        }
        //~ in the first row: done
        step!(Event::Exhausted)
    }
}

impl Inspect for Modular {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Choice::in_row(self.stack.level as u32, ones(self.stack.rows[self.stack.level].free))
    }

    #[cfg(feature = "later")]
    fn decide(&mut self, square: Square) {
        self.stack.here().free = 1 << square.column;
    }

    fn placement(&self) -> Placement {
        let mut placement = self.given.placement.clone();
        (0..self.stack.level).for_each(|row| placement.set(self.stack.square(row)));
        placement
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        self.stack.registers(last)
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        match last {
            Event::DeadEnd { line: Some(line) } => Some(Attackers::new(&self.placement()).dead_end_by(line, WRAP)),
            Event::Tried(square) => {
                let mut above = self.placement();
                above.take(square.row);
                let attackers = Attackers::new(&above);
                let is_open = |column: &u32| attackers.of(Square::new(square.row, *column)).is_none();
                let open = (0..self.size).filter(is_open).fold(0, |open, column| open | 1 << column);
                let wrapped = self.wrapped_in(square.row, &above);
                Some(self.stack.choice(square, Order::LowestBit, open, wrapped, WRAP))
            }
            _ => self.stack.reason(last, Order::LowestBit, 0, WRAP),
        }
    }

    /// The squares that queens attack only round the edge.
    fn left_out(&self) -> Vec<Square> {
        let placement = self.placement();
        let attackers = Attackers::new(&placement);
        let row_of = |row| ones(self.wrapped_in(row, &placement)).map(move |column| Square::new(row, column));
        let empty = placement.free_rows().collect::<Vec<_>>();
        empty.into_iter().flat_map(row_of).filter(|&square| attackers.of(square).is_none()).collect()
    }
}
