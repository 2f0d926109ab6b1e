//! The greedy queens of an infinite board: row by row, each on the first square that no earlier queen attacks.
//!
//! ```text
//!        0  1  2  3  4  5      The queens lie close to two lines: column = φ row and column = row / φ,
//!     0  Q  .  .  .  .  .      φ = (1 + √5) / 2 (Dekking, Shallit, Sloane, Queens in exile: non-attacking queens
//!     1  .  .  Q  .  .  .      on infinite chess boards, 2020). Counted from 1, the columns are OEIS A065188.
//!     2  .  .  .  .  Q  .
//!     3  .  Q  .  .  .  .
//!     4  .  .  .  Q  .  .
//! ```

use super::FrontierError;
use crate::sliced::Sliced;

/// The maximum number of rows.
pub const MAX_GREEDY_SIZE: usize = 10_000_000;

/// The queens of the first rows, row by row.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::frontier::Greedy;
///
/// let mut greedy = Greedy::new(8)?;
/// greedy.run_to_end();
/// assert_eq!(greedy.columns(), [0, 2, 4, 1, 3, 8, 10, 12]);
/// # Ok::<(), queens_core::frontier::FrontierError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Greedy {
    rows: usize,
    columns: Vec<u32>,
    occupied: LineSet,
    /// The first column without a queen.
    first: usize,
    /// Diagonals by column - row + rows, and anti-diagonals by row + column.
    falling: LineSet,
    rising: LineSet,
    /// The first and the last of the occupied diagonals around the main one: no square on or between them is free.
    between: (usize, usize),
}

/// A set of lines that grows.
#[derive(Clone, Debug, Default)]
struct LineSet(Vec<u64>);

impl LineSet {
    fn has(&self, line: usize) -> bool {
        self.0.get(line / 64).is_some_and(|word| word >> (line % 64) & 1 == 1)
    }

    fn add(&mut self, line: usize) {
        if line / 64 >= self.0.len() {
            self.0.resize((line / 64 + 1) * 2, 0);
        }
        self.0[line / 64] |= 1 << (line % 64);
    }
}

impl Greedy {
    /// The queens of the first `rows` rows.
    ///
    /// # Errors
    /// [`FrontierError::Size`] for no rows, or more than [`MAX_GREEDY_SIZE`].
    pub fn new(rows: usize) -> Result<Self, FrontierError> {
        if !(1..=MAX_GREEDY_SIZE).contains(&rows) {
            return Err(FrontierError::Size { size: rows, least: 1, most: MAX_GREEDY_SIZE });
        }
        let empty = LineSet::default;
        Ok(Greedy {
            rows,
            columns: Vec::with_capacity(rows),
            occupied: empty(),
            first: 0,
            falling: empty(),
            rising: empty(),
            between: (rows, rows),
        })
    }

    /// The column of the queen in each row so far, counted from 0.
    #[must_use]
    pub fn columns(&self) -> &[u32] {
        &self.columns
    }

    fn set(&mut self) {
        let row = self.columns.len();
        let mut column = self.first;
        loop {
            let diagonal = column + self.rows - row;
            let (low, high) = self.between;
            if row > 0 && (low..=high).contains(&diagonal) {
                column = high + 1 + row - self.rows;
            } else if self.occupied.has(column) || self.falling.has(diagonal) || self.rising.has(row + column) {
                column += 1;
            } else {
                break;
            }
        }
        self.columns.push(column as u32);
        self.occupied.add(column);
        self.falling.add(column + self.rows - row);
        self.rising.add(row + column);
        while self.occupied.has(self.first) {
            self.first += 1;
        }
        let (low, high) = &mut self.between;
        while *low > 0 && self.falling.has(*low - 1) {
            *low -= 1;
        }
        while self.falling.has(*high + 1) {
            *high += 1;
        }
    }
}

impl Sliced for Greedy {
    /// Sets about `queens` queens; true when every row has its own.
    fn run(&mut self, queens: u64) -> bool {
        let left = (self.rows - self.columns.len()) as u64;
        (0..queens.min(left)).for_each(|_| self.set());
        self.columns.len() == self.rows
    }
}
