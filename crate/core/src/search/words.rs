//! The board in machine words, row by row: the shared part of the searches that work from the top down.

use crate::bits::{low, ones};
use crate::board::{Line, LineKind, Placement, Square};
use crate::trace::{Event, Means, Order, Reason, Register, Rule};

/// The largest board: one bit per column.
pub(super) const MAX_SIZE: usize = 32;

/// The state of a row: where the lines of the queens above meet it, and the squares still to be tried. Bit 0 is column
/// 0, on the left.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Row {
    pub(super) columns: u32,
    pub(super) diagonals: u32,
    pub(super) anti_diagonals: u32,
    /// Free squares that are still to be tried.
    pub(super) free: u32,
    /// The bit of the queen being tried.
    pub(super) queen: u32,
}

/// The rows from the top to the current one. Each row stores its own words, so moving up needs no undo.
#[derive(Clone, Debug)]
pub(super) struct RowStack {
    pub(super) board: u32,
    /// The current row; the number of rows when all are filled.
    pub(super) level: usize,
    /// Whether the current row has just been entered from above.
    pub(super) entered: bool,
    pub(super) rows: [Row; MAX_SIZE + 1],
}

impl Row {
    /// The lines where they meet the next row, with the queen of this row added, and the free squares there.
    #[inline]
    pub(super) fn below(&self, board: u32) -> Row {
        let columns = self.columns | self.queen;
        let diagonals = (self.diagonals | self.queen) << 1;
        let anti_diagonals = (self.anti_diagonals | self.queen) >> 1;
        let below = Row { columns, diagonals, anti_diagonals, free: 0, queen: 0 };
        Row { free: below.open(board), ..below }
    }

    /// The squares that no queen above attacks.
    #[inline]
    pub(super) fn open(&self, board: u32) -> u32 {
        board & !(self.columns | self.diagonals | self.anti_diagonals)
    }
}

impl RowStack {
    /// Starts in the first row of an empty board.
    pub(super) fn new(size: usize) -> Self {
        let board = low(size as u32) as u32;
        let mut rows = [Row::default(); MAX_SIZE + 1];
        rows[0].free = board;
        RowStack { board, level: 0, entered: true, rows }
    }

    /// The current row.
    #[inline]
    pub(super) fn here(&mut self) -> &mut Row {
        &mut self.rows[self.level]
    }

    /// Sets `queen`, one of the free squares of the current row, and moves down a row.
    #[inline]
    pub(super) fn down(&mut self, queen: u32) -> Square {
        let level = self.level;
        let here = &mut self.rows[level];
        here.free ^= queen;
        here.queen = queen;
        let below = here.below(self.board);
        self.rows[level + 1] = below;
        self.level = level + 1;
        self.entered = true;
        Square::new(level as u32, queen.trailing_zeros())
    }

    /// Moves up a row and removes its queen; `None` in the first row.
    #[inline]
    pub(super) fn up(&mut self) -> Option<Square> {
        self.level = self.level.checked_sub(1)?;
        Some(self.square(self.level))
    }

    /// The square of the queen in row `level`.
    #[inline]
    pub(super) fn square(&self, level: usize) -> Square {
        Square::new(level as u32, self.rows[level].queen.trailing_zeros())
    }

    /// The current row, as a line.
    #[inline]
    pub(super) fn line(&self) -> Line {
        Line { kind: LineKind::Row, index: self.level as u32 }
    }

    /// Whether every row has a queen.
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.level as u32 == self.board.count_ones()
    }

    /// The queens of the rows above.
    pub(super) fn placement(&self) -> Placement {
        let mut placement = Placement::empty(self.board.count_ones() as usize).expect("the board has at least one row");
        (0..self.level).for_each(|level| placement.set(self.square(level)));
        placement
    }

    /// Why a queen was set or removed. `left_out`: the squares of the row that `rule` leaves out, attacked or not.
    pub(super) fn reason(&self, last: Event, order: Order, left_out: u32, rule: Rule) -> Option<Reason> {
        match last {
            Event::Tried(square) => {
                let open = self.rows[square.row as usize].open(self.board);
                Some(self.choice(square, order, open, left_out, rule))
            }
            Event::Removed(square) => {
                let left = ones(self.rows[square.row as usize].free).collect();
                Some(Reason::Back { square, left, order })
            }
            _ => None,
        }
    }

    /// Why a queen was set. `open`: the squares of its row that no queen attacks; `left_out`: as in [`reason`](RowStack::reason).
    pub(super) fn choice(&self, square: Square, order: Order, open: u32, left_out: u32, rule: Rule) -> Reason {
        let row = self.rows[square.row as usize];
        let left = row.free | row.queen;
        let again = open & !left_out & !left != 0;
        let rule = (open & left_out != 0).then_some(rule);
        Reason::Choice { square, free: ones(left).collect(), order, again, rule }
    }

    /// The words of the current row, and the queen that the last step set or removed.
    pub(super) fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let row = self.rows[self.level];
        let changed = matches!(last, Some(Event::Tried(_) | Event::Forced(_) | Event::Removed(_)));
        let at = last.and_then(Event::square).filter(|_| changed).map(|square| square.row);
        let queen = at.map_or(row.queen, |at| self.rows[at as usize].queen);
        let word = |name, means, bits| self.word(name, means, self.empty_row(), bits, changed);
        vec![
            word("columns", Means::Columns, row.columns),
            word("diagonals", Means::Diagonals, row.diagonals),
            word("antiDiagonals", Means::AntiDiagonals, row.anti_diagonals),
            word("free", Means::Squares, row.free),
            self.word("queen", Means::Squares, at.or(self.empty_row()), queen, changed),
        ]
    }

    /// The current row; `None` when all rows have a queen.
    pub(super) fn empty_row(&self) -> Option<u32> {
        (!self.is_full()).then_some(self.level as u32)
    }

    /// A word as wide as the board, about the current row.
    pub(super) fn word(
        &self,
        name: &'static str,
        means: Means,
        row: Option<u32>,
        bits: u32,
        changed: bool,
    ) -> Register {
        Register::Word { name, bits: bits & self.board, width: self.board.count_ones(), means, row, changed }
    }
}
