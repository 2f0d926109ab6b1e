//! The matching of free rows with free columns: the two sides of the graph in which the repair search looks for paths.

use super::movable::lift_rows;
use crate::board::{NonAttacking, Square};
use std::collections::BTreeMap;

/// No row, or no column.
pub(super) const NONE: u32 = u32::MAX;

/// A placement, and its movable queens as pairs of a row and a column. Rows and columns are numbered among the rows and
/// columns that were free at the start.
#[derive(Clone, Debug)]
pub(super) struct Matching {
    /// The given queens and the queens set by the search.
    board: NonAttacking,
    /// The rows and the columns that were free at the start, ascending.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// By row its column, by column its row, or [`NONE`].
    column_of: Vec<u32>,
    row_of: Vec<u32>,
    /// The rows without a queen, and as many columns without a queen.
    waiting: Vec<u32>,
    left_over: Vec<u32>,
}

/// A queen that changes its column. `from` is [`NONE`] if it was not on the board.
#[derive(Clone, Copy)]
pub(super) struct Move {
    pub(super) row: u32,
    pub(super) from: u32,
    pub(super) to: u32,
}

impl Matching {
    /// Starts with `board`, on which the queens of `rows` are movable.
    pub(super) fn new(board: NonAttacking, rows: Vec<u32>) -> Self {
        let mut pairs: Vec<(u32, u32)> = board.occupied().open_columns().map(|column| (column, NONE)).collect();
        pairs.extend((0..).zip(&rows).filter_map(|(place, &row)| Some((board.column(row)?, place))));
        pairs.sort_unstable();
        let (columns, row_of): (Vec<u32>, Vec<u32>) = pairs.into_iter().unzip();
        let mut column_of = vec![NONE; rows.len()];
        for (column, &row) in (0..).zip(&row_of).filter(|&(_, &row)| row != NONE) {
            column_of[row as usize] = column;
        }
        let free = |partners: &[u32]| {
            (0..).zip(partners).filter(|&(_, &other)| other == NONE).map(|(place, _)| place).collect()
        };
        let (waiting, left_over) = (free(&column_of), free(&row_of));
        Matching { board, rows, columns, column_of, row_of, waiting, left_over }
    }

    /// The given queens and the queens set by the search.
    pub(super) fn board(&self) -> &NonAttacking {
        &self.board
    }

    /// Like [`board`](Self::board), without the matching.
    pub(super) fn into_board(self) -> NonAttacking {
        self.board
    }

    /// The given queens alone.
    pub(super) fn given(&self) -> NonAttacking {
        let mut given = self.board.clone();
        lift_rows(&mut given, self.rows.iter().copied());
        given
    }

    /// How many rows, and columns, were free at the start.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The rows without a queen.
    pub(super) fn waiting(&self) -> &[u32] {
        &self.waiting
    }

    /// The columns without a queen.
    pub(super) fn left_over(&self) -> &[u32] {
        &self.left_over
    }

    /// The column of a row, or [`NONE`].
    pub(super) fn column_of(&self, row: u32) -> u32 {
        self.column_of[row as usize]
    }

    /// The row of a column, or [`NONE`].
    pub(super) fn row_of(&self, column: u32) -> u32 {
        self.row_of[column as usize]
    }

    /// Whether no queen attacks this square along a diagonal.
    #[inline]
    pub(super) fn is_open(&self, row: u32, column: u32) -> bool {
        self.board.occupied().diagonals_open(self.square(row, column))
    }

    /// Moves the queens of a path, which begins with a column that is left over and ends in the last waiting row. Returns
    /// false, and changes nothing, if two of the moved queens attack each other.
    pub(super) fn apply(&mut self, path: &[Move]) -> bool {
        let placed = || path.iter().filter(|step| step.from != NONE);
        placed().for_each(|step| self.board.lift(self.square(step.row, step.from)));
        let is_attacked = |step: &Move| {
            let square = self.square(step.row, step.to);
            let open = self.board.occupied().is_open(square);
            if open {
                self.board.put(square);
            }
            !open
        };
        if let Some(set) = path.iter().position(is_attacked) {
            path[..set].iter().for_each(|step| self.board.lift(self.square(step.row, step.to)));
            placed().for_each(|step| self.board.put(self.square(step.row, step.from)));
            return false;
        }
        path.iter().for_each(|step| self.pair(step.row, step.to));
        self.waiting.pop();
        self.remove_left_over(path[0].to);
        true
    }

    /// Sets the queen of the last waiting row in a column where only the queens of the rows `attackers` attack it. These rows
    /// wait then.
    pub(super) fn displace(&mut self, column: u32, attackers: &[u32]) {
        let Some(row) = self.waiting.pop() else { return };
        for &other in attackers {
            let left = std::mem::replace(&mut self.column_of[other as usize], NONE);
            self.board.lift(self.square(other, left));
            self.row_of[left as usize] = NONE;
            self.left_over.push(left);
            self.waiting.push(other);
        }
        self.remove_left_over(column);
        self.board.put(self.square(row, column));
        self.pair(row, column);
    }

    /// The rows of the movable queens that attack a square; `None` if a given queen attacks it.
    pub(super) fn attackers(&self, row: u32, column: u32, diagonal_rows: &DiagonalRows) -> Option<Vec<u32>> {
        let square = self.square(row, column);
        let mut found: Vec<u32> = Some(self.row_of(column)).filter(|&row| row != NONE).into_iter().collect();
        let closed = self.board.occupied().diagonals_closed(square);
        for ((closed, line), diagonal_rows) in closed.into_iter().zip(self.diagonals(square)).zip(diagonal_rows) {
            if closed {
                found.push(*diagonal_rows.get(&line)?);
            }
        }
        Some(found)
    }

    /// The row of the movable queen on each diagonal and anti-diagonal.
    pub(super) fn diagonal_rows(&self) -> DiagonalRows {
        let placed = || (0..).zip(&self.column_of).filter(|&(_, &column)| column != NONE);
        let lines = |which: usize| {
            placed().map(move |(row, &column)| (self.diagonals(self.square(row, column))[which], row)).collect()
        };
        [lines(0), lines(1)]
    }

    fn diagonals(&self, square: Square) -> [u32; 2] {
        [square.diagonal(self.board.size() as u32), square.anti_diagonal()]
    }

    fn square(&self, row: u32, column: u32) -> Square {
        Square::new(self.rows[row as usize], self.columns[column as usize])
    }

    fn pair(&mut self, row: u32, column: u32) {
        (self.column_of[row as usize], self.row_of[column as usize]) = (column, row);
    }

    fn remove_left_over(&mut self, column: u32) {
        if let Some(place) = self.left_over.iter().rposition(|&other| other == column) {
            self.left_over.swap_remove(place);
        }
    }
}

/// The rows by the diagonals, and by the anti-diagonals, that their queens occupy.
pub(super) type DiagonalRows = [BTreeMap<u32, u32>; 2];
