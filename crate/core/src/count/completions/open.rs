//! The part of a board that given queens leave open: its free rows and columns, moved together, and which squares attack
//! each other there.

use crate::board::{NonAttacking, Square};

/// The maximum number of rows without a queen that a count supports: a word has one bit for each row.
pub(crate) const MAX_SIZE: usize = 64;

/// The open rows and columns of a placement, which have no queen, counted from 0 as if the other lines did not exist.
/// Only their number matters, not the size of the board.
///
/// With rows and columns removed, diagonals are no longer straight. So the squares that a queen attacks are stored, one
/// word of columns for each other open row:
///
/// ```text
///   . . . . Q . .        open:  0 1 2 3
///   . . a . ' . .            0  a . . .
///   Q ' ' ' ' ' '                          a: what the queen on b attacks in open rows 0 and 2
///   . . ' . b . .            1  ' . b .       (and column b is not shown)
///   . . ' a ' a .            2  . a . a
/// ```
#[derive(Debug)]
pub(crate) struct OpenBoard {
    /// For each open row, its row on the whole board.
    rows: Vec<u32>,
    /// For each open column, its column on the whole board.
    columns: Vec<u32>,
    /// For each open row: the open columns that no given queen attacks there; bit 0 is open column 0.
    free: Vec<u64>,
    /// For each open square, then for each open row: the open columns that a queen on the square attacks in that row.
    attacks: Vec<u64>,
}

impl OpenBoard {
    /// The rows and columns that the queens of `given` leave open, at most [`MAX_SIZE`] of each.
    pub(crate) fn new(given: &NonAttacking) -> Self {
        let rows: Vec<u32> = given.free_rows().collect();
        let columns: Vec<u32> = given.occupied().open_columns().collect();
        let is_open = |row, column| given.occupied().diagonals_open(Square::new(row, column));
        let free_in = |row| mask(columns.iter().map(|&column| is_open(row, column)));
        let free = rows.iter().map(|&row| free_in(row)).collect();
        let places = Places::new(given.size(), &columns);
        let mut attacks = Vec::with_capacity(rows.len().pow(3));
        for &row in &rows {
            for &column in &columns {
                attacks.extend(rows.iter().map(|&other| places.attacked(column, row.abs_diff(other))));
            }
        }
        OpenBoard { rows, columns, free, attacks }
    }

    /// The number of open rows, which is the number of open columns.
    pub(crate) fn size(&self) -> usize {
        self.rows.len()
    }

    /// The free columns of each open row.
    pub(crate) fn free(&self) -> &[u64] {
        &self.free
    }

    /// The columns that a queen on this open square attacks, in each open row.
    pub(crate) fn attacks(&self, row: usize, column: usize) -> &[u64] {
        let size = self.size();
        &self.attacks[(row * size + column) * size..][..size]
    }

    /// The square of the whole board for an open square.
    pub(crate) fn square(&self, row: usize, column: usize) -> Square {
        Square::new(self.rows[row], self.columns[column])
    }
}

/// The word with these bits, the lowest first.
fn mask(bits: impl Iterator<Item = bool>) -> u64 {
    bits.enumerate().fold(0, |word, (index, bit)| word | u64::from(bit) << index)
}

/// For each column of the whole board, its bit among the open columns; 0 for other columns.
struct Places(Vec<u64>);

impl Places {
    fn new(size: usize, columns: &[u32]) -> Self {
        let mut bits = vec![0; size];
        for (index, &column) in columns.iter().enumerate() {
            bits[column as usize] = 1 << index;
        }
        Places(bits)
    }

    /// The open columns that a queen of `column` attacks `distance` rows away: its own column, and a column on either side.
    fn attacked(&self, column: u32, distance: u32) -> u64 {
        let bit = |column: u32| self.0.get(column as usize).copied().unwrap_or(0);
        bit(column) | bit(column.wrapping_sub(distance)) | bit(column + distance)
    }
}
