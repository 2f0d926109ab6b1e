//! The board as arrays with one entry per line: the shared part of both forms of the array search.
//!
//! After Sharakhov. No array has to fit into a machine word, so a board may have any size. In return, every square is
//! examined separately.

use crate::board::{Line, LineKind, NonAttacking, Placement, Square};
use crate::trace::{Attackers, Event, Order, Reason, Register};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use std::sync::Arc;

/// The largest board. On larger ones, clones would take too much memory for many checkpoints.
pub(crate) const MAX_SIZE: usize = 100_000;

/// The lines with a queen, and the queens that the search has set.
#[derive(Clone, Debug)]
pub(super) struct Arrays {
    given: Arc<Placement>,
    /// The rows without a given queen, from the top down.
    free_rows: Arc<[u32]>,
    columns: Vec<bool>,
    diagonals: Vec<bool>,
    anti_diagonals: Vec<bool>,
    /// The columns of the queens that the search has set, from the first free row down.
    queens: Vec<u32>,
    level: usize,
}

impl Arrays {
    /// The lines of the given queens are occupied; the search has set nothing.
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

    /// Whether every row has a queen.
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.level == self.free_rows.len()
    }

    /// The square of the current row in `column`.
    #[inline]
    pub(super) fn square(&self, column: u32) -> Square {
        Square::new(self.free_rows[self.level], column)
    }

    /// The current row.
    #[inline]
    pub(super) fn line(&self) -> Line {
        Line { kind: LineKind::Row, index: self.free_rows[self.level] }
    }

    /// Whether a queen is on one of the three lines of `square`.
    #[inline]
    pub(super) fn is_attacked(&self, square: Square) -> bool {
        self.columns[square.column as usize]
            | self.diagonals[square.diagonal(self.size()) as usize]
            | self.anti_diagonals[square.anti_diagonal() as usize]
    }

    /// Sets a queen in the current row and moves to the next free row.
    #[inline]
    pub(super) fn set(&mut self, square: Square) {
        self.mark(square, true);
        self.queens[self.level] = square.column;
        self.level += 1;
    }

    /// Moves back to the free row above and removes its queen; `None` in the first free row.
    #[inline]
    pub(super) fn remove_last(&mut self) -> Option<Square> {
        self.level = self.level.checked_sub(1)?;
        let square = self.square(self.queens[self.level]);
        self.mark(square, false);
        Some(square)
    }

    #[inline]
    fn mark(&mut self, square: Square, occupied: bool) {
        let (diagonal, anti_diagonal) = (square.diagonal(self.size()), square.anti_diagonal());
        self.columns[square.column as usize] = occupied;
        self.diagonals[diagonal as usize] = occupied;
        self.anti_diagonals[anti_diagonal as usize] = occupied;
    }

    /// The queens on the board.
    pub(super) fn placement(&self) -> Placement {
        let mut placement = (*self.given).clone();
        for (&row, &column) in self.free_rows.iter().zip(&self.queens[..self.level]) {
            placement.set(Square::new(row, column));
        }
        placement
    }

    /// The three arrays: 1 if a queen is on the line, otherwise 0.
    pub(super) fn registers(&self) -> Vec<Register> {
        let lines = 2 * self.columns.len() - 1;
        let tallies = |name, occupied: &[bool]| {
            let values = occupied.iter().map(|&is| u32::from(is)).collect();
            Register::Tallies { name, values, crowded: false }
        };
        vec![
            tallies("columns", &self.columns),
            tallies("diagonals", &self.diagonals[..lines]),
            tallies("antiDiagonals", &self.anti_diagonals[..lines]),
        ]
    }

    /// Why the event `last` happened.
    pub(super) fn reason(&self, last: Event) -> Option<Reason> {
        let attackers = || Attackers::new(&self.placement());
        match last {
            Event::Tried(square) => {
                // Only the lines of the other queens matter here.
                let mut without = self.clone();
                without.remove_last();
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

    /// The free squares of the current row, from `column` on.
    #[cfg(feature = "later")]
    pub(super) fn choice(&self, column: u32) -> Result<Choice, Undecided> {
        if self.is_full() {
            return Err(Undecided::NoChoice);
        }
        Choice::in_row(self.line().index, self.free_from(column).into_iter())
    }

    /// The free columns of the current row, from `column` on.
    fn free_from(&self, column: u32) -> Vec<u32> {
        (column..self.size()).filter(|&column| !self.is_attacked(self.square(column))).collect()
    }

    /// How many bytes a clone takes on the heap.
    pub(super) fn heap_bytes(&self) -> usize {
        5 * self.columns.len() + size_of::<u32>() * self.queens.len()
    }
}
