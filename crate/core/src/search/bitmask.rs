//! Backtracking over the free rows, top down, with three words: the occupied columns, diagonals and anti-diagonals.
//!
//! After Richards (1980) and Somers, as described by takaken and Sharakhov. The rows of given queens are skipped; their
//! lines are computed beforehand for every free row.

use super::Entry;
use crate::bits::{low, lowest, ones};
use crate::board::{Line, LineKind, NonAttacking, Placement, Square};
use crate::trace::{Attackers, Event, Inspect, Listing, Means, Order, Reason, Register, Search, Step, listing, step};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use std::sync::Arc;

/// The largest board: one bit per column.
pub const MAX_SIZE: usize = 32;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("bitmask.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry = Entry::new("bitmask", MAX_SIZE, LISTING, |given, _| Box::new(Bitmask::new(given)));

/// Finds every completion of a placement without conflicts, in lexicographic order of their columns.
#[derive(Clone, Debug)]
pub struct Bitmask {
    given: Arc<Given>,
    board: u32,
    /// How many queens the search has set, and so the index of the current free row.
    level: usize,
    /// Whether the current row has just been entered from above.
    entered: bool,
    lines: Lines,
    rows: [Row; MAX_SIZE + 1],
}

/// The lines of the queens above, where they meet the current row. Bit 0 is column 0, on the left. A diagonal moves
/// down a row by `<< 1`, and back up by `>> 1`:
///
/// ```text
///   . Q .      a queen in the row above
///   / | \
///   # # #      anti-diagonal, column and diagonal, in this row
/// ```
#[derive(Clone, Copy, Debug)]
struct Lines {
    columns: u32,
    // A bit that leaves the board at an edge must return on the way up, so both words have room beyond the board.
    diagonals: u64,
    /// Column c is bit 32 + c.
    anti_diagonals: u64,
}

/// The state of a row, stored until the search returns to it.
#[derive(Clone, Copy, Default, Debug)]
struct Row {
    /// Free squares that are still to be tried.
    free: u32,
    /// The bit of the queen being tried.
    queen: u32,
}

/// The effect of the given queens on the free rows.
#[derive(Debug)]
struct Given {
    placement: Placement,
    /// How many rows are free.
    free: usize,
    /// The free rows from the top, then one entry without a meaning.
    rows: [FreeRow; MAX_SIZE + 1],
}

#[derive(Clone, Copy, Default, Debug)]
struct FreeRow {
    row: u32,
    /// The distance to the free row above, in rows.
    gap: u32,
    /// The squares that given queens attack along a diagonal.
    diagonals: u32,
    /// The squares that given queens attack along an anti-diagonal.
    anti_diagonals: u32,
}

impl Bitmask {
    /// Starts the search for the completions of `placement`, which has at most [`MAX_SIZE`] rows.
    #[must_use]
    pub fn new(placement: &NonAttacking) -> Self {
        let board = low(placement.size() as u32) as u32;
        let given = Given::new(placement);
        let columns = placement.queens().fold(0, |columns, queen| columns | 1 << queen.column);
        let lines = Lines { columns, diagonals: 0, anti_diagonals: 0 };
        let mut rows = [Row::default(); MAX_SIZE + 1];
        rows[0].free = board & !lines.attacked(&given.rows[0]);
        Bitmask { given: Arc::new(given), board, level: 0, entered: true, lines, rows }
    }

    /// The square of the queen that was set in free row `level`.
    fn square(&self, level: usize) -> Square {
        Square::new(self.given.rows[level].row, self.rows[level].queen.trailing_zeros())
    }
}

impl Lines {
    /// Sets `queen` and moves down by `gap` rows.
    #[inline]
    fn down(&mut self, queen: u32, gap: u32) {
        self.columns |= queen;
        self.diagonals = (self.diagonals | u64::from(queen)) << gap;
        self.anti_diagonals = (self.anti_diagonals | u64::from(queen) << 32) >> gap;
    }

    /// Moves back up by `gap` rows and removes `queen`.
    #[inline]
    fn up(&mut self, queen: u32, gap: u32) {
        self.columns ^= queen;
        self.diagonals = self.diagonals >> gap ^ u64::from(queen);
        self.anti_diagonals = self.anti_diagonals << gap ^ u64::from(queen) << 32;
    }

    /// The diagonals that are attacked in the row, also by given queens.
    #[inline]
    fn diagonals(&self, row: &FreeRow) -> u32 {
        self.diagonals as u32 | row.diagonals
    }

    #[inline]
    fn anti_diagonals(&self, row: &FreeRow) -> u32 {
        (self.anti_diagonals >> 32) as u32 | row.anti_diagonals
    }

    /// All attacked squares of the row.
    #[inline]
    fn attacked(&self, row: &FreeRow) -> u32 {
        self.columns | self.diagonals(row) | self.anti_diagonals(row)
    }
}

impl Given {
    fn new(placement: &NonAttacking) -> Self {
        let mut given =
            Given { placement: Placement::clone(placement), free: 0, rows: [FreeRow::default(); MAX_SIZE + 1] };
        let mut above = 0;
        for row in placement.free_rows() {
            let free = &mut given.rows[given.free];
            (free.row, free.gap) = (row, row - above);
            for queen in placement.queens() {
                for column in 0..placement.size() as u32 {
                    match Square::new(row, column).line_to(queen) {
                        Some(LineKind::Diagonal) => free.diagonals |= 1 << column,
                        Some(LineKind::AntiDiagonal) => free.anti_diagonals |= 1 << column,
                        _ => {}
                    }
                }
            }
            above = row;
            given.free += 1;
        }
        given
    }
}

impl Search for Bitmask {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let level = self.level;
        let here = &mut self.rows[level];

        //~ while a square of this row is free:
        //~     queen ← free & −free, the lowest of them
        //~     free ← free − queen
        //~     go down to the next row without a queen, g rows below:
        //~         columns ← columns | queen
        //~         diagonals ← (diagonals | queen) « g
        //~         antiDiagonals ← (antiDiagonals | queen) » g
        //~         free ← ¬(columns | diagonals | antiDiagonals)
        if here.free != 0 {
            let queen = lowest(here.free);
            here.free -= queen;
            here.queen = queen;
            let below = level + 1;
            let row = &self.given.rows[below];
            self.lines.down(queen, row.gap);
            self.rows[below] = Row { free: self.board & !self.lines.attacked(row), queen: 0 };
            self.level = below;
            self.entered = true;
            return step!(Event::Tried(self.square(level)));
        }
        if self.entered {
            self.entered = false;
            //~ if every row has a queen: a solution
            if level == self.given.free {
                return step!(Event::Solution);
            }
            //~ if none was free when the row was entered: a dead end
            let line = Line { kind: LineKind::Row, index: self.given.rows[level].row };
            return step!(Event::DeadEnd { line: Some(line) });
        }
        //~ if this is the first row: done
        if level == 0 {
            return step!(Event::Exhausted);
        }
        //~ go up, the diagonals shifted back, and take the queen off
        let above = level - 1;
        self.lines.up(self.rows[above].queen, self.given.rows[level].gap);
        self.level = above;
        step!(Event::Removed(self.square(above)))
    }
}

impl Inspect for Bitmask {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Choice::in_row(self.given.rows[self.level].row, ones(self.rows[self.level].free))
    }

    #[cfg(feature = "later")]
    fn decide(&mut self, square: Square) {
        self.rows[self.level].free = 1 << square.column;
    }

    fn placement(&self) -> Placement {
        let mut placement = self.given.placement.clone();
        for level in 0..self.level {
            placement.set(self.square(level));
        }
        placement
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let (row, given) = (self.rows[self.level], &self.given.rows[self.level]);
        let changed = matches!(last, Some(Event::Tried(_) | Event::Removed(_)));
        let here = (self.level < self.given.free).then_some(given.row);
        let word = |name, means, row, bits: u32| Register::Word {
            name,
            bits: bits & self.board,
            width: self.board.count_ones(),
            means,
            row,
            changed,
        };
        let (queen, row_of_queen) = match last {
            Some(Event::Tried(square)) => (self.rows[self.level - 1].queen, Some(square.row)),
            _ => (row.queen, here),
        };
        vec![
            word("columns", Means::Columns, here, self.lines.columns),
            word("diagonals", Means::Diagonals, here, self.lines.diagonals(given)),
            word("antiDiagonals", Means::AntiDiagonals, here, self.lines.anti_diagonals(given)),
            word("free", Means::Squares, here, row.free),
            word("queen", Means::Squares, row_of_queen, queen),
        ]
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        match last {
            Event::Tried(square) => {
                let (row, given) = (self.rows[self.level - 1], &self.given.rows[self.level - 1]);
                let mut above = self.lines;
                above.up(row.queen, self.given.rows[self.level].gap);
                let left = row.free | row.queen;
                let again = self.board & !above.attacked(given) & !left != 0;
                let free = ones(left).collect();
                Some(Reason::Choice { square, free, order: Order::LowestBit, again, rule: None })
            }
            Event::Removed(square) => {
                let left = ones(self.rows[self.level].free).collect();
                Some(Reason::Back { square, left, order: Order::LowestBit })
            }
            Event::DeadEnd { line: Some(line) } => Some(Attackers::new(&self.placement()).dead_end(line)),
            _ => None,
        }
    }
}
