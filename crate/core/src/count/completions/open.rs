//! What is left of a board once queens are given: its open rows and columns, moved together, and what attacks what there.

use crate::board::{NonAttacking, Square};

/// The most rows without a queen that can be counted over: a word holds one bit for each.
pub(crate) const LARGEST: usize = 64;

/// The open rows and open columns (those without a queen) of a placement, each counted from 0 as if the
/// others were not there. So the size of the board does not matter, only what is open.
///
/// Where rows and columns between them are gone, diagonals are no longer straight. What a queen attacks is therefore
/// written down once, one word of columns for each other open row:
///
/// ```text
///   . . . . Q . .        open:  0 1 2 3
///   . . a . ' . .            0  a . . .
///   Q ' ' ' ' ' '                          a: what the queen on b attacks in open rows 0 and 2
///   . . ' . b . .            1  ' . b .       (and column b is not shown)
///   . . ' a ' a .            2  . a . a
/// ```
pub(crate) struct OpenBoard {
    /// The row of the whole board that each open row is.
    rows: Vec<u32>,
    /// The column of the whole board that each open column is.
    columns: Vec<u32>,
    /// For each open row: the open columns that no given queen attacks there; bit 0 is open column 0.
    free: Vec<u64>,
    /// For each open square, then for each open row: the open columns that a queen on the square attacks in that row.
    attacks: Vec<u64>,
}

impl OpenBoard {
    /// What the queens of `given` leave open, at most [`LARGEST`] rows.
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

    /// The square of the whole board that an open square is.
    pub(crate) fn square(&self, row: usize, column: usize) -> Square {
        Square::new(self.rows[row], self.columns[column])
    }
}

/// A word from its bits, the lowest first.
fn mask(bits: impl Iterator<Item = bool>) -> u64 {
    bits.enumerate().fold(0, |word, (index, bit)| word | u64::from(bit) << index)
}

/// The bit that each column of the whole board has among the open ones; 0 for the others.
struct Places(Vec<u64>);

impl Places {
    fn new(size: usize, columns: &[u32]) -> Self {
        let mut bits = vec![0; size];
        for (index, &column) in columns.iter().enumerate() {
            bits[column as usize] = 1 << index;
        }
        Places(bits)
    }

    /// What a queen of `column` attacks in a row so far away: its own column, and one on either side.
    fn attacked(&self, column: u32, distance: u32) -> u64 {
        let bit = |column: u32| self.0.get(column as usize).copied().unwrap_or(0);
        bit(column) | bit(column.wrapping_sub(distance)) | bit(column + distance)
    }
}
