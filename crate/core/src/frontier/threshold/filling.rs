//! Finds a random completion of a few queens on a small board, or proves that none exists.

use super::MAX_ROWS;
use super::board::Board;
use super::squares::Squares;
use crate::bits;
use rand::RngExt;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The number of queens before the first restart; it doubles with each restart.
const FIRST_LIMIT: u32 = 64;

/// The free squares of each row as bits, and a bit for each row without a queen.
#[derive(Clone, Copy)]
struct Rows {
    free: [u32; MAX_ROWS],
    open: u32,
    /// The columns without a queen.
    columns: u32,
}

/// A completion, by the column of each row.
type Columns = [u8; MAX_ROWS];

/// Why a search stopped without a completion.
enum Stopped {
    Exhausted,
    Limit,
}

impl Rows {
    /// Returns the rows that `queens` leave free.
    fn of(board: &Board, queens: &[usize]) -> Rows {
        let all = bits::low(board.size) as u32;
        let mut rows = Rows { free: [all; MAX_ROWS], open: all, columns: all };
        for &queen in queens {
            let square = board.squares[queen];
            rows.set(square.row, 1 << square.column);
        }
        rows
    }

    fn set(&mut self, row: u32, queen: u32) {
        self.open &= !(1 << row);
        self.columns &= !queen;
        let queen = u64::from(queen);
        for other in bits::ones(self.open) {
            let away = other.abs_diff(row);
            self.free[other as usize] &= !(queen | queen << away | queen >> away) as u32;
        }
    }

    /// The most constrained row; `None` if a row or a column has no free square left.
    fn most_constrained(&self) -> Option<u32> {
        let (mut most_constrained, mut fewest, mut reached) = (None, u32::MAX, 0);
        for row in bits::ones(self.open) {
            let free = self.free[row as usize];
            reached |= free;
            if free.count_ones() < fewest {
                (most_constrained, fewest) = (Some(row), free.count_ones());
            }
        }
        most_constrained.filter(|_| fewest > 0 && reached == self.columns)
    }

    fn search(&self, left: &mut u32, columns: &mut Columns, random: &mut Xoshiro128PlusPlus) -> Result<(), Stopped> {
        if self.open == 0 {
            return Ok(());
        }
        let Some(row) = self.most_constrained() else { return Err(Stopped::Exhausted) };
        let mut squares = self.free[row as usize];
        while squares != 0 {
            *left = left.checked_sub(1).ok_or(Stopped::Limit)?;
            let queen = pick(squares, random);
            squares &= !queen;
            columns[row as usize] = queen.trailing_zeros() as u8;
            let mut next = *self;
            next.set(row, queen);
            match next.search(left, columns, random) {
                Err(Stopped::Exhausted) => {}
                ended => return ended,
            }
        }
        Err(Stopped::Exhausted)
    }
}

/// A random set bit of a word that is not 0.
fn pick(mut word: u32, random: &mut Xoshiro128PlusPlus) -> u32 {
    for _ in 0..random.random_range(0..word.count_ones()) {
        word = bits::without_lowest(word);
    }
    bits::lowest(word)
}

/// A random completion of `queens`, which do not attack each other; `None` once the search is exhausted.
pub(super) fn fill(board: &Board, queens: &[usize], random: &mut Xoshiro128PlusPlus) -> Option<Squares> {
    let rows = Rows::of(board, queens);
    let mut limit = FIRST_LIMIT;
    loop {
        let mut columns: Columns = [0; MAX_ROWS];
        let mut left = limit;
        match rows.search(&mut left, &mut columns, random) {
            Err(Stopped::Exhausted) => return None,
            Err(Stopped::Limit) => limit = limit.saturating_mul(2),
            Ok(()) => {
                let mut found = Squares::default();
                queens.iter().for_each(|&queen| found.add(queen));
                for row in bits::ones(rows.open) {
                    found.add(board.number(row, u32::from(columns[row as usize])));
                }
                return Some(found);
            }
        }
    }
}
