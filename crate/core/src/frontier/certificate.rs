//! A count of all solutions with a proof: the decisions of the search, which anyone can follow without trusting it.
//!
//! ```text
//! queens 4 2       4 rows, and 2 solutions
//! r1               row 1 is tried: each of the lines below begins with a queen on one of its free squares
//! r2 !r3 r3 !r4    row 2 is tried; with a queen on its first free square row 3 has none left; with one on its second, row 3 is tried
//! r2 r3 r4 =       a solution
//! r2 r3 r4 =
//! r2 r3 !r4 !r3
//! ```
//!
//! The words are the nodes of the tree, depth first: `r3` and `c3` try the free squares of a line in their order, `!r3` and
//! `!c3` state that a line has no free square, `=` that each row has its queen. Lines count from 1. Since each solution has
//! exactly one queen in each line, trying one line misses no solution and finds none twice.

use super::FrontierError;
use crate::bits;
use std::fmt::Write;

/// The maximum number of rows: the certificate has 55 KB.
pub const MAX_CERTIFIED_SIZE: usize = 10;

/// The certificate of the number of solutions of the empty board of `size` rows. It has a line for the head, one for the first
/// decision, and one for each of its squares.
///
/// ```
/// let certificate = queens_core::frontier::certificate(8)?;
/// assert!(certificate.starts_with("queens 8 92\n"));
/// # Ok::<(), queens_core::frontier::FrontierError>(())
/// ```
///
/// # Errors
/// [`FrontierError::Size`] for no rows, or more than [`MAX_CERTIFIED_SIZE`].
pub fn certificate(size: usize) -> Result<String, FrontierError> {
    if !(1..=MAX_CERTIFIED_SIZE).contains(&size) {
        return Err(FrontierError::Size { size, least: 1, most: MAX_CERTIFIED_SIZE });
    }
    let mut tree = Tree { words: String::new(), solutions: 0 };
    let all = bits::low(size as u32) as u32;
    tree.grow(&Free { squares: [all; MAX_CERTIFIED_SIZE], rows: all, columns: all }, 0);
    let Tree { words, solutions, .. } = tree;
    Ok(format!("queens {size} {solutions}{words}\n"))
}

/// The free squares of each row, and the rows and columns without a queen.
#[derive(Clone, Copy)]
struct Free {
    squares: [u32; MAX_CERTIFIED_SIZE],
    rows: u32,
    columns: u32,
}

struct Tree {
    words: String,
    solutions: u64,
}

impl Tree {
    /// Adds the words of a node and of all below it; those of each square of the first decision are on a line of their own.
    fn grow(&mut self, free: &Free, depth: u32) {
        let word = match free.narrowest() {
            None => "=".to_owned(),
            Some((0, is_row, line)) => format!("!{}{}", if is_row { 'r' } else { 'c' }, line + 1),
            Some((_, is_row, line)) => format!("{}{}", if is_row { 'r' } else { 'c' }, line + 1),
        };
        let _ = write!(self.words, "{}{word}", if depth < 2 { '\n' } else { ' ' });
        let Some((squares, is_row, line)) = free.narrowest() else {
            self.solutions += 1;
            return;
        };
        for other in bits::ones(squares) {
            let (row, column) = if is_row { (line, other) } else { (other, line) };
            self.grow(&free.with(row, column), depth + 1);
        }
    }
}

impl Free {
    /// The line without a queen that has the fewest free squares: these, whether it is a row, and its number. `None` where each has its
    /// queen.
    fn narrowest(&self) -> Option<(u32, bool, u32)> {
        let rows = bits::ones(self.rows).map(|row| (self.squares[row as usize], true, row));
        let columns = bits::ones(self.columns).map(|column| {
            let free = bits::ones(self.rows).filter(|&row| self.squares[row as usize] >> column & 1 == 1);
            (free.fold(0, |squares, row| squares | 1 << row), false, column)
        });
        rows.chain(columns).min_by_key(|(squares, ..)| squares.count_ones())
    }

    fn with(mut self, row: u32, column: u32) -> Self {
        self.rows &= !(1 << row);
        self.columns &= !(1 << column);
        let queen = 1_u64 << column;
        for other in bits::ones(self.rows) {
            let away = other.abs_diff(row);
            self.squares[other as usize] &= !((queen | queen << away | queen >> away) as u32);
        }
        self
    }
}
