//! From excluded diagonals to a placement, and from its completions back to solutions.
//!
//! The translation has two steps. First the board of n rows becomes part of a board of 7n - 3 rows, in which a queen outside
//! the old board is on each excluded diagonal; only the rows and columns of the old board and of these queens are filled.
//! Then it becomes a part of a larger board, in which all other rows and columns are filled:
//!
//! ```text
//!  +---------+------ .. ----+        the 19 by 19 blocks follow a solution of 19 queens: where it has a queen, a
//!  |  old    |              |        block has a modular solution, whose queens lie on lines of slope 2 or 1/2. The
//!  |  board  |              |        blocks of the first row and column leave free the lines that the old board needs,
//!  +---------+              |        and additional rows and columns beyond the last block contain these queens
//!  :                        :
//!  +---------+------ .. ----+-+
//!                           +-+
//! ```

use super::ExcludedDiagonals;
use crate::board::{Placement, Square};

/// How many blocks there are in a row.
const BLOCKS: u32 = 19;

/// In a solution of 19 queens, the block that fills the rows of the old board, and the block that fills its columns.
const ROWS_IN: u32 = 8;
const COLUMNS_IN: u32 = 17;

/// The other queens of that solution, by row of blocks from 1 on; row 17 belongs to [`COLUMNS_IN`].
const OTHERS: [(u32, u32); 17] = [
    (1, 12),
    (2, 17),
    (3, 7),
    (4, 10),
    (5, 15),
    (6, 1),
    (7, 16),
    (8, 13),
    (9, 2),
    (10, 6),
    (11, 18),
    (12, 3),
    (13, 5),
    (14, 11),
    (15, 9),
    (16, 14),
    (18, 4),
];

impl ExcludedDiagonals {
    /// A placement that has one completion for each solution. Its free rows are as many as the rows of the board.
    #[must_use]
    pub fn to_placement(&self) -> Placement {
        let size = self.size;
        let first = self.first_row();
        let mut queens = self.queens_on_excluded();
        let rows: Vec<u32> = sorted(queens.iter().map(|queen| queen.row).chain(first..first + size));
        let columns: Vec<u32> = sorted(queens.iter().map(|queen| queen.column).chain(0..size));
        let inner = 7 * size - 3;
        // A modular solution needs a size that neither 2 nor 3 divides.
        let block = if inner % 3 == 2 { 2 * inner + 1 } else { 2 * inner - 1 };
        let shallow = |at: u32| Square::new(at, 2 * at % block);
        let steep = |at: u32| Square::new(2 * at % block, at);
        let within = |(row, column): (u32, u32), square: Square| {
            Square::new(row * block + square.row, column * block + square.column)
        };
        let needed = |list: &[u32], line: u32| list.binary_search(&line).is_ok();
        for at in 0..block {
            if !needed(&rows, at) {
                queens.push(within((0, ROWS_IN), shallow(at)));
            }
            if !needed(&columns, at) {
                queens.push(within((COLUMNS_IN, 0), steep(at)));
            }
            queens.extend(OTHERS.iter().map(|&other| within(other, shallow(at))));
        }
        for (at, (&row, &column)) in (0..).zip(rows.iter().zip(&columns)) {
            queens.push(within((BLOCKS, ROWS_IN), Square::new(at, 2 * row)));
            queens.push(within((COLUMNS_IN, BLOCKS), Square::new(2 * column, at)));
        }
        let rows_in_all = (BLOCKS * block) as usize + rows.len();
        let mut placement = Placement::empty(rows_in_all).expect("the largest board fits");
        queens.into_iter().for_each(|queen| placement.set(queen));
        placement
    }

    /// Translates a completion of [`to_placement`](Self::to_placement) back to a solution.
    ///
    /// # Panics
    /// If `completion` is not a completion.
    #[must_use]
    pub fn solution(&self, completion: &Placement) -> Placement {
        let columns = (0..self.size).map(|row| completion.column(self.first_row() + row));
        Placement::try_from_iter(columns).expect("the columns are on the board")
    }

    /// The first row of the old board.
    fn first_row(&self) -> u32 {
        3 * self.size - 2
    }

    /// A queen outside the old board on each excluded diagonal. No two of these queens attack each other.
    fn queens_on_excluded(&self) -> Vec<Square> {
        let size = self.size;
        // `difference` is the row less the column, plus size - 1.
        let on_difference = |&difference: &u32| Square::new(7 * size - 4 - difference, 5 * size - 3 - 2 * difference);
        let on_sum = |&sum: &u32| Square::new(2 * size - 2 - sum, size + 2 * sum);
        self.differences.iter().map(on_difference).chain(self.sums.iter().map(on_sum)).collect()
    }
}

fn sorted(lines: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut lines: Vec<u32> = lines.collect();
    lines.sort_unstable();
    lines
}
