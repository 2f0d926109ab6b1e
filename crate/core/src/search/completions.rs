//! Every completion of a placement: only the free rows are visited, and the given queens are folded into masks.
//!
//! After Sharakhov ("2M"). The given queens never move, so the squares that they attack in each free row are computed once,
//! as one word. The search then moves from one free row to the next; if given rows lie between two of them, one shift moves
//! the diagonals over all given rows. A word contains the squares that are *used*: attacked or tried. Its lowest zero is the
//! next square to try.
//!
//! ```text
//!   row 2   . . Q . . .      the lines of this queen, two rows on:
//!   row 3   . . . . . G      (given: skipped)
//!   row 4   # . # . # .      « 2, columns, » 2
//! ```

use super::Entry;
use super::words::MAX_SIZE as MAX_WORD_SIZE;
use crate::bits::{low, ones};
use crate::board::{Line, LineKind, NonAttacking, Placement, Square};
use crate::trace::{Attackers, Event, Inspect, Listing, Means, Order, Reason, Register, Search, Step, listing, step};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use std::sync::Arc;

/// The largest board: one bit per column.
pub(crate) const MAX_SIZE: usize = MAX_WORD_SIZE;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("completions.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("completions", MAX_SIZE, LISTING, |given, _| Box::new(Completions::new(given)));

/// Finds every completion of a placement without conflicts.
#[derive(Clone, Debug)]
pub(crate) struct Completions {
    given: Arc<Given>,
    /// The index of the current free row.
    level: usize,
    /// Whether the current row has just been entered from above.
    entered: bool,
    rows: [Row; MAX_SIZE + 1],
}

/// The words of a row, stored until the search returns to it.
#[derive(Clone, Copy, Default, Debug)]
struct Row {
    /// Occupied columns; columns beyond the board count as occupied.
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
    /// Squares that are attacked or were tried already.
    used: u32,
    /// The bit of the queen being tried.
    queen: u32,
}

#[derive(Debug)]
struct Given {
    placement: Placement,
    board: u32,
    /// The free rows from the top, then one entry without a meaning.
    rows: [FreeRow; MAX_SIZE + 1],
}

#[derive(Clone, Copy, Default, Debug)]
struct FreeRow {
    row: u32,
    /// The distance to the free row above, in rows.
    gap: u32,
    /// The squares that given queens attack.
    folded: u32,
}

impl Completions {
    /// Starts the search for the completions of `placement`, which has at most [`MAX_SIZE`] rows.
    #[must_use]
    pub(crate) fn new(placement: &NonAttacking) -> Self {
        let given = Given::new(placement);
        let columns = placement.queens().fold(!given.board, |columns, queen| columns | 1 << queen.column);
        let mut rows = [Row::default(); MAX_SIZE + 1];
        rows[0] = Row { columns, used: columns | given.rows[0].folded, ..Row::default() };
        Completions { given: Arc::new(given), level: 0, entered: true, rows }
    }

    /// The square of the queen that was set in free row `level`.
    fn square(&self, level: usize) -> Square {
        Square::new(self.given.rows[level].row, self.rows[level].queen.trailing_zeros())
    }

    /// The columns of free row `level` that are still to be tried.
    fn left(&self, level: usize) -> impl Iterator<Item = u32> {
        ones(self.given.board & !self.rows[level].used)
    }
}

impl Given {
    fn new(placement: &NonAttacking) -> Self {
        let board = low(placement.size() as u32) as u32;
        let mut given =
            Given { placement: Placement::clone(placement), board, rows: [FreeRow::default(); MAX_SIZE + 1] };
        let mut above = 0;
        for (level, row) in placement.free_rows().enumerate() {
            let folded = board & !(placement.occupied().open_from(Square::new(row, 0)) as u32);
            given.rows[level] = FreeRow { row, gap: row - above, folded };
            above = row;
        }
        given
    }
}

impl Search for Completions {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let level = self.level;
        let here = &mut self.rows[level];

        //~ fold the given queens in: folded ← the squares they attack, for each free row
        //~ while ¬used has a square of this row:
        //~     queen ← (used + 1) & ¬used, its lowest zero
        //~     used ← used | queen
        //~     go down to the next row without a queen, g rows below:
        //~         columns ← columns | queen
        //~         diagonals ← (diagonals | queen) « g
        //~         antiDiagonals ← (antiDiagonals | queen) » g
        //~         used ← columns | diagonals | antiDiagonals | folded
        if here.used != u32::MAX {
            let queen = (here.used + 1) & !here.used;
            here.used |= queen;
            here.queen = queen;
            let FreeRow { gap, folded, .. } = self.given.rows[level + 1];
            let columns = here.columns | queen;
            let diagonals = (u64::from(here.diagonals | queen) << gap) as u32;
            let anti_diagonals = (here.anti_diagonals | queen) >> gap;
            let used = columns | diagonals | anti_diagonals | folded;
            self.rows[level + 1] = Row { columns, diagonals, anti_diagonals, used, queen: 0 };
            self.level = level + 1;
            self.entered = true;
            return step!(Event::Tried(self.square(level)));
        }
        if self.entered {
            self.entered = false;
            //~ if no column is left: a completion
            if here.columns == u32::MAX {
                return step!(Event::Solution);
            }
            //~ if all was used when the row was entered: a dead end
            let line = Line { kind: LineKind::Row, index: self.given.rows[level].row };
            return step!(Event::DeadEnd { line: Some(line) });
        }
        //~ if this is the first row: done
        if level == 0 {
            return step!(Event::Exhausted);
        }
        //~ go up, to the words stored there, and take the queen off
        self.level = level - 1;
        step!(Event::Removed(self.square(level - 1)))
    }
}

impl Inspect for Completions {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Choice::in_row(self.given.rows[self.level].row, self.left(self.level))
    }

    #[cfg(feature = "later")]
    fn decide(&mut self, square: Square) {
        self.rows[self.level].used = !(1 << square.column);
    }

    fn placement(&self) -> Placement {
        let mut placement = self.given.placement.clone();
        (0..self.level).for_each(|level| placement.set(self.square(level)));
        placement
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let (row, free_row) = (self.rows[self.level], self.given.rows[self.level]);
        let moved = matches!(last, Some(Event::Tried(_) | Event::Removed(_)));
        let here = (row.columns != u32::MAX).then_some(free_row.row);
        let word = |name, means, row, bits: u32, changed| Register::Word {
            name,
            bits: bits & self.given.board,
            width: self.given.board.count_ones(),
            means,
            row,
            changed,
        };
        let (queen, row_of_queen) = match last {
            Some(Event::Tried(square)) => (self.rows[self.level - 1].queen, Some(square.row)),
            _ => (row.queen, here),
        };
        vec![
            word("columns", Means::Columns, here, row.columns, moved),
            word("diagonals", Means::Diagonals, here, row.diagonals, moved),
            word("antiDiagonals", Means::AntiDiagonals, here, row.anti_diagonals, moved),
            word("folded", Means::Squares, here, free_row.folded, false),
            word("used", Means::Squares, here, row.used, moved),
            word("queen", Means::Squares, row_of_queen, queen, moved),
        ]
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        match last {
            Event::Tried(square) => {
                let mut free: Vec<u32> = self.left(self.level - 1).chain([square.column]).collect();
                free.sort_unstable();
                let (Row { columns, diagonals, anti_diagonals, .. }, FreeRow { folded, .. }) =
                    (self.rows[self.level - 1], self.given.rows[self.level - 1]);
                let open = self.given.board & !(columns | diagonals | anti_diagonals | folded);
                let again = open.count_ones() as usize > free.len();
                Some(Reason::Choice { square, free, order: Order::LowestZero, again, rule: None })
            }
            Event::Removed(square) => {
                Some(Reason::Back { square, left: self.left(self.level).collect(), order: Order::LowestZero })
            }
            Event::DeadEnd { line: Some(line) } => Some(Attackers::new(&self.placement()).dead_end(line)),
            _ => None,
        }
    }
}
