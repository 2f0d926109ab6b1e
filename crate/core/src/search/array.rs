//! The board as arrays, one entry a line: what both forms of the array search share.
//!
//! After Sharakhov. Nothing here has to fit a word, so that boards of any size are served; in return every square is
//! looked at by itself.

use crate::board::{Line, LineKind, NonAttacking, Placement, Square};
use crate::trace::{Attackers, Event, Order, Reason, Register};
use std::sync::Arc;

/// The largest board: beyond it, clones are too large for many checkpoints.
pub const LARGEST: usize = 100_000;

/// Which lines hold a queen, and where the search has set its own.
#[derive(Clone)]
pub(super) struct Arrays {
    given: Arc<Placement>,
    /// The rows without a given queen, from the top.
    free_rows: Arc<[u32]>,
    columns: Vec<bool>,
    diagonals: Vec<bool>,
    anti_diagonals: Vec<bool>,
    /// The column of the queen of each level, from the first free row down.
    queens: Vec<u32>,
    level: usize,
}

impl Arrays {
    /// With the lines of the given queens taken.
    pub(super) fn new(placement: &NonAttacking) -> Self {
        let (size, free_rows) = (placement.size(), placement.free_rows().collect::<Arc<[u32]>>());
        let mut arrays = Arrays {
            given: Arc::new(Placement::clone(placement)),
            columns: vec![false; size],
            diagonals: vec![false; 2 * size],
            anti_diagonals: vec![false; 2 * size],
            queens: vec![0; free_rows.len()],
            free_rows,
            level: 0,
        };
        placement.queens().for_each(|queen| arrays.mark(queen, true));
        arrays
    }

    /// The number of columns.
    #[inline]
    pub(super) fn size(&self) -> u32 {
        self.columns.len() as u32
    }

    /// Has every row a queen?
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.level == self.free_rows.len()
    }

    /// A square of the row that the search stands in.
    #[inline]
    pub(super) fn square(&self, column: u32) -> Square {
        Square::new(self.free_rows[self.level], column)
    }

    /// The row that the search stands in.
    #[inline]
    pub(super) fn line(&self) -> Line {
        Line { kind: LineKind::Row, index: self.free_rows[self.level] }
    }

    /// Does a queen stand on one of the square's three lines?
    #[inline]
    pub(super) fn is_attacked(&self, square: Square) -> bool {
        self.columns[square.column as usize]
            | self.diagonals[square.diagonal(self.size()) as usize]
            | self.anti_diagonals[square.anti_diagonal() as usize]
    }

    /// Sets a queen in this row, and moves to the next.
    #[inline]
    pub(super) fn set(&mut self, square: Square) {
        self.mark(square, true);
        self.queens[self.level] = square.column;
        self.level += 1;
    }

    /// Goes back to the row above, and takes its queen off. In the first row there is nothing above.
    #[inline]
    pub(super) fn take(&mut self) -> Option<Square> {
        self.level = self.level.checked_sub(1)?;
        let square = self.square(self.queens[self.level]);
        self.mark(square, false);
        Some(square)
    }

    #[inline]
    fn mark(&mut self, square: Square, taken: bool) {
        let (diagonal, anti_diagonal) = (square.diagonal(self.size()), square.anti_diagonal());
        self.columns[square.column as usize] = taken;
        self.diagonals[diagonal as usize] = taken;
        self.anti_diagonals[anti_diagonal as usize] = taken;
    }

    /// The queens on the board.
    pub(super) fn placement(&self) -> Placement {
        let mut placement = (*self.given).clone();
        for (&row, &column) in self.free_rows.iter().zip(&self.queens[..self.level]) {
            placement.set(Square::new(row, column));
        }
        placement
    }

    /// The three arrays, 1 where a queen stands on the line.
    pub(super) fn registers(&self) -> Vec<Register> {
        let lines = 2 * self.columns.len() - 1;
        let tallies = |name, taken: &[bool]| {
            let values = taken.iter().map(|&is| u32::from(is)).collect();
            Register::Tallies { name, values, crowded: false }
        };
        vec![
            tallies("columns", &self.columns),
            tallies("diagonals", &self.diagonals[..lines]),
            tallies("antiDiagonals", &self.anti_diagonals[..lines]),
        ]
    }

    /// Why the last event happened.
    pub(super) fn reason(&self, last: Event) -> Option<Reason> {
        let attackers = || Attackers::new(&self.placement());
        match last {
            Event::Tried(square) => {
                // The lines that it takes itself are to be looked through.
                let mut without = self.clone();
                without.take();
                let again = without.free_from(0).first() != Some(&square.column);
                let free = without.free_from(square.column);
                Some(Reason::Choice { square, free, order: Order::OneByOne, again, rule: None })
            }
            Event::Removed(square) => {
                Some(Reason::Back { square, left: self.free_from(square.column + 1), order: Order::OneByOne })
            }
            Event::Rejected(square) => {
                attackers().of(square).map(|attack| Reason::Attacked { square, by: attack.by, line: attack.line })
            }
            Event::DeadEnd { line: Some(line) } => Some(attackers().dead_end(line)),
            _ => None,
        }
    }

    /// The free columns of this row, from one on.
    fn free_from(&self, column: u32) -> Vec<u32> {
        (column..self.size()).filter(|&column| !self.is_attacked(self.square(column))).collect()
    }

    /// What a clone takes on the heap.
    pub(super) fn heap_bytes(&self) -> usize {
        5 * self.columns.len() + size_of::<u32>() * self.queens.len()
    }
}
