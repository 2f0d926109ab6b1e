//! Queens on a permutation of the free columns, with the data to evaluate a swap of two queens.

use crate::board::{NonAttacking, Placement, Square};
use std::ops::Range;

/// The part of a board that a repair never changes.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub(crate) placement: Placement,
    /// The rows without a given queen, from the top.
    pub(crate) rows: Vec<u32>,
}

/// One queen in each free row and free column. A diagonal may contain several queens: each diagonal and anti-diagonal
/// has a tally of its queens, given queens included.
///
/// A *conflict* is a pair of queens on one diagonal or anti-diagonal, whether or not another queen is between them: k
/// queens on a line are k(k - 1)/2 conflicts.
#[derive(Clone, Debug)]
pub(crate) struct Arrangement {
    size: u32,
    /// The column of the queen in each of the free rows.
    pub(crate) columns: Vec<u32>,
    // 16 bits are enough: queens are on one line only by chance, so a line never has 2^16 queens.
    pub(crate) diagonals: Vec<u16>,
    pub(crate) anti_diagonals: Vec<u16>,
    pub(crate) conflicts: u32,
}

impl Given {
    pub(crate) fn new(placement: &NonAttacking) -> Self {
        Given { placement: Placement::clone(placement), rows: placement.free_rows().collect() }
    }
}

impl Arrangement {
    /// The free columns from left to right, with tallies of the given queens alone.
    pub(crate) fn of(given: &Given) -> Self {
        let placement = &given.placement;
        let size = placement.size();
        let mut occupied = vec![false; size];
        let mut arrangement = Arrangement {
            size: size as u32,
            columns: Vec::new(),
            diagonals: vec![0; 2 * size - 1],
            anti_diagonals: vec![0; 2 * size - 1],
            conflicts: 0,
        };
        for queen in placement.queens() {
            occupied[queen.column as usize] = true;
            arrangement.add(queen);
        }
        arrangement.columns = (0..size as u32).filter(|&column| !occupied[column as usize]).collect();
        arrangement
    }

    /// The same tallies with other columns.
    pub(crate) fn with(&self, columns: &[u32]) -> Self {
        Arrangement {
            size: self.size,
            columns: columns.to_vec(),
            diagonals: self.diagonals.clone(),
            anti_diagonals: self.anti_diagonals.clone(),
            conflicts: self.conflicts,
        }
    }

    /// The square of the queen in the `index`-th free row.
    pub(crate) fn queen(&self, given: &Given, index: usize) -> Square {
        Square::new(given.rows[index], self.columns[index])
    }

    /// Adds a queen to the tallies of its diagonals.
    pub(crate) fn add(&mut self, queen: Square) {
        let (diagonal, anti_diagonal) = self.lines(queen);
        self.conflicts += u32::from(self.diagonals[diagonal]) + u32::from(self.anti_diagonals[anti_diagonal]);
        self.diagonals[diagonal] += 1;
        self.anti_diagonals[anti_diagonal] += 1;
    }

    fn remove(&mut self, queen: Square) {
        let (diagonal, anti_diagonal) = self.lines(queen);
        self.diagonals[diagonal] -= 1;
        self.anti_diagonals[anti_diagonal] -= 1;
        self.conflicts -= u32::from(self.diagonals[diagonal]) + u32::from(self.anti_diagonals[anti_diagonal]);
    }

    /// Exchanges the columns of two queens.
    pub(crate) fn swap(&mut self, given: &Given, one: usize, other: usize) {
        self.remove(self.queen(given, one));
        self.remove(self.queen(given, other));
        self.columns.swap(one, other);
        self.add(self.queen(given, one));
        self.add(self.queen(given, other));
    }

    /// The first of the queens `others` whose swap with the queen `one` leaves fewer conflicts.
    ///
    /// ```text
    ///  before   after       Removing a queen from a line of k ends k - 1 conflicts; setting one on a line of k makes k.
    ///   a . .   . . A       If a and b share a line, their pair ends once, not twice; and then A and B share a line too
    ///   . . .   . . .       (a, b, A, B are the corners of a square), and make one more pair. Both count one
    ///   . . b   B . .       against the swap.
    /// ```
    #[inline]
    pub(crate) fn first_gain(&self, given: &Given, one: usize, others: Range<usize>) -> Option<usize> {
        let a = self.queen(given, one);
        let ended_by_a = self.on_lines(a) - 2;
        others.into_iter().find(|&other| {
            let b = self.queen(given, other);
            let ended = ended_by_a + self.on_lines(b) - 2;
            if ended == 0 {
                return false;
            }
            let made = self.on_lines(Square::new(a.row, b.column)) + self.on_lines(Square::new(b.row, a.column));
            let share = a.row.abs_diff(b.row) == a.column.abs_diff(b.column);
            ended > made + 2 * u32::from(share)
        })
    }

    /// The number of queens on the two diagonals of a square.
    #[inline]
    fn on_lines(&self, square: Square) -> u32 {
        let (diagonal, anti_diagonal) = self.lines(square);
        u32::from(self.diagonals[diagonal]) + u32::from(self.anti_diagonals[anti_diagonal])
    }

    #[inline]
    fn lines(&self, square: Square) -> (usize, usize) {
        (square.diagonal(self.size) as usize, square.anti_diagonal() as usize)
    }

    /// Returns the heap size of a clone, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        4 * self.columns.len() + 2 * (self.diagonals.len() + self.anti_diagonals.len())
    }
}
