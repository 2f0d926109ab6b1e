//! All completions of a placement, one after another.

use crate::board::{NonAttacking, Placement, Square};

/// The completions of a placement in which no two queens attack each other, in the order of their columns, the top row
/// first. Each is searched for when it is requested, by plain backtracking: for a count of all of them,
/// [`count::completions`](crate::count::completions) is far faster.
///
/// ```
/// use queens_core::board::NonAttacking;
/// use queens_core::complete::Solutions;
///
/// let mut solutions = Solutions::of(NonAttacking::empty(8)?);
/// assert_eq!(solutions.next().map(|first| first.to_rows()), Some(vec![0, 4, 7, 5, 2, 6, 1, 3]));
/// assert_eq!(solutions.count(), 91);
/// # Ok::<(), queens_core::PlacementError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solutions {
    board: NonAttacking,
    /// The rows without a given queen.
    rows: Vec<u32>,
    /// For each row down to the current row, the next column to try; empty when all completions were found.
    next: Vec<u32>,
}

impl Solutions {
    /// The completions of `given`.
    #[must_use]
    pub fn of(given: NonAttacking) -> Self {
        Solutions { rows: given.free_rows().collect(), board: given, next: vec![0] }
    }

    /// The first open square of a row from `column` on.
    fn open_from(&self, row: u32, column: u32) -> Option<Square> {
        let words = (column..self.board.size() as u32).step_by(64);
        let mut words = words.map(|column| (column, self.board.occupied().open_from(Square::new(row, column))));
        let (column, open) = words.find(|&(_, open)| open != 0)?;
        Some(Square::new(row, column + open.trailing_zeros()))
    }

    /// Leaves the current row, and removes the queen of the row above.
    fn back(&mut self) {
        self.next.pop();
        if let Some(above) = self.next.len().checked_sub(1) {
            self.board.take(self.rows[above]);
        }
    }
}

impl Iterator for Solutions {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        loop {
            if let Some(known) = self.look(u64::MAX) {
                return known;
            }
        }
    }
}

impl Solutions {
    /// Looks for the next completion in at most `steps` steps: `None` if it is not known yet, `Some(None)` if no completion
    /// is left.
    pub fn look(&mut self, steps: u64) -> Option<Option<Placement>> {
        for _ in 0..steps {
            let Some(level) = self.next.len().checked_sub(1) else { return Some(None) };
            let Some(&row) = self.rows.get(level) else {
                let found = Placement::clone(&self.board);
                self.back();
                return Some(Some(found));
            };
            if let Some(square) = self.open_from(row, self.next[level]) {
                self.board.put(square);
                self.next[level] = square.column + 1;
                self.next.push(0);
            } else {
                self.back();
            }
        }
        None
    }
}
