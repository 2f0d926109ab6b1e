//! The walk through all completions of an open board, by minimum remaining values (MRV) over rows and columns.

use super::counter::{Counter, share};
use super::open::OpenBoard;
use crate::bits::{lowest, without_lowest};
use crate::board::Square;
use crate::sliced::Sliced;

/// The number of open rows, or open columns, that fit in a word.
const WIDTH: usize = 64;

/// How many rows at the end are filled without looking ahead. With few rows left, looking ahead costs more than it
/// saves.
const LAST_ROWS: usize = 4;

/// A depth-first walk on an explicit stack, so that it can stop after any node and resume later.
///
/// A node sets one queen and removes the squares that it attacks from every open row. The node is dead if a row has no free
/// square left, or a column is free in no row. Otherwise the next queen is set in a column with a single free square, or else in
/// the most constrained row:
///
/// ```text
///            columns
///          0  1  2  3
///   row 0  .  .  x  x      x: attacked, .: free
///   row 1  x  .  .  .      each row has at least two free squares, but column 3 has one,
///   row 2  .  .  .  x      so its queen must be in row 1
/// ```
#[derive(Debug)]
pub(crate) struct Walk {
    board: OpenBoard,
    levels: Vec<Level>,
    depth: usize,
    done: bool,
    nodes: u64,
    found: u64,
    /// The completions through each open square; empty without `tally`.
    squares: Vec<u64>,
}

/// The open rows at one depth. The squares of the last open row are tried there.
#[derive(Clone, Debug)]
struct Level {
    /// How many rows are open.
    open: usize,
    /// The indices of the open rows; entries beyond `open` have no meaning.
    rows: [u8; WIDTH],
    /// The free columns of each open row, in the same order.
    free: [u64; WIDTH],
    /// The open columns.
    columns: u64,
    /// The squares still to be tried.
    left: u64,
    /// How many squares there were to try at first.
    ways: u32,
    /// The square being tried, as an index into `squares`, and how many completions were found before it.
    trying: usize,
    before: u64,
}

impl Walk {
    /// Starts the walk. With `tally`, it also counts the completions through each square.
    pub(crate) fn new(board: OpenBoard, tally: bool) -> Self {
        let size = board.size();
        let mut root = Level::all_open(board.free());
        let alive = size <= LAST_ROWS || root.choose(&Scan::over(board.free()));
        let squares = if tally { vec![0; size * size] } else { Vec::new() };
        let levels = vec![root; size.saturating_sub(LAST_ROWS) + 1];
        let mut walk = Walk { board, levels, depth: 0, done: !alive, nodes: 0, found: 0, squares };
        if size <= LAST_ROWS {
            walk.fill_last_rows(0);
            walk.done = true;
        }
        walk
    }

    /// Sets a queen on the current level and fills the next level; false when the next level is dead.
    fn set(&mut self, column: usize) -> bool {
        let [level, next] = &mut self.levels[self.depth..self.depth + 2] else { return false };
        let open = level.open - 1;
        let attacks = self.board.attacks(level.rows[open] as usize, column);
        let mut scan = Scan::default();
        let rows = level.rows[..open].iter().zip(&level.free[..open]);
        let next_rows = next.rows[..open].iter_mut().zip(&mut next.free[..open]);
        for (place, ((&row, &free), (next_row, next_free))) in rows.zip(next_rows).enumerate() {
            *next_row = row;
            *next_free = free & !attacks[row as usize];
            scan.add(place, *next_free);
        }
        next.open = open;
        next.columns = level.columns & !(1 << column);
        next.before = self.found;
        next.choose(&scan)
    }

    /// Counts the ways to fill the rows of a level with at most [`LAST_ROWS`] open rows.
    fn fill_last_rows(&mut self, depth: usize) {
        let level = &self.levels[depth];
        let (rows, free) = (&level.rows[..level.open], &level.free[..level.open]);
        self.found += ways(&self.board, &mut self.squares, rows, free);
    }

    /// Each open square, as a square of the whole board, with its completions so far; empty without `tally`.
    pub(crate) fn squares(&self) -> impl Iterator<Item = (Square, u64)> {
        let size = self.board.size();
        let square = move |(index, &found)| (self.board.square(index / size, index % size), found);
        self.squares.iter().enumerate().map(square)
    }
}

impl Sliced for Walk {
    fn run(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes);
        let size = self.board.size();
        while !self.done && self.nodes < until {
            let level = &mut self.levels[self.depth];
            if let Some(through) = self.squares.get_mut(level.trying) {
                *through += self.found - level.before;
                level.before = self.found;
            }
            if level.left == 0 {
                self.done = self.depth == 0;
                self.depth = self.depth.saturating_sub(1);
                continue;
            }
            let column = level.left.trailing_zeros() as usize;
            level.left &= level.left - 1;
            level.trying = level.rows[level.open - 1] as usize * size + column;
            let ends = level.open == LAST_ROWS + 1;
            self.nodes += 1;
            if self.set(column) {
                if ends {
                    self.fill_last_rows(self.depth + 1);
                } else {
                    self.depth += 1;
                }
            }
        }
        self.done
    }
}

impl Counter for Walk {
    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn found(&self) -> u64 {
        self.found
    }

    fn share(&self) -> f64 {
        let choices = self.levels[..=self.depth].iter().map(|level| (level.ways, level.left.count_ones()));
        if self.done { 1.0 } else { share(choices) }
    }
}

/// Counts the ways to fill these rows, at most [`LAST_ROWS`] of them, and adds them to `squares` unless it is empty.
fn ways(board: &OpenBoard, squares: &mut [u64], rows: &[u8], free: &[u64]) -> u64 {
    let ([row, rows @ ..], [here, free @ ..]) = (rows, free) else { return 1 };
    let mut here = *here;
    if rows.is_empty() && squares.is_empty() {
        return u64::from(here.count_ones());
    }
    let mut found = 0;
    while here != 0 {
        let column = here.trailing_zeros() as usize;
        here = without_lowest(here);
        let attacks = board.attacks(*row as usize, column);
        let mut left = [0; LAST_ROWS];
        for (left, (&row, &free)) in left.iter_mut().zip(rows.iter().zip(free)) {
            *left = free & !attacks[row as usize];
        }
        let ways = ways(board, squares, rows, &left[..rows.len()]);
        if let Some(through) = squares.get_mut(*row as usize * board.size() + column) {
            *through += ways;
        }
        found += ways;
    }
    found
}

/// The result of one pass over the open rows.
struct Scan {
    /// The columns that are free in at least one row, and in at least two.
    one: u64,
    two: u64,
    /// The fewest free squares of a row, times [`WIDTH`], plus the place of that row.
    most_constrained: usize,
}

impl Default for Scan {
    fn default() -> Self {
        Scan { one: 0, two: 0, most_constrained: usize::MAX }
    }
}

impl Scan {
    fn over(free: &[u64]) -> Self {
        let mut scan = Scan::default();
        free.iter().enumerate().for_each(|(place, &free)| scan.add(place, free));
        scan
    }

    #[inline]
    fn add(&mut self, place: usize, free: u64) {
        self.two |= self.one & free;
        self.one |= free;
        self.most_constrained = self.most_constrained.min(free.count_ones() as usize * WIDTH + place);
    }
}

impl Level {
    fn all_open(free: &[u64]) -> Self {
        let mut level = Level {
            open: free.len(),
            rows: std::array::from_fn(|row| row as u8),
            free: [0; WIDTH],
            columns: crate::bits::low(free.len() as u32),
            left: 0,
            ways: 0,
            trying: 0,
            before: 0,
        };
        level.free[..free.len()].copy_from_slice(free);
        level
    }

    /// Chooses the squares to try and moves their row to the end; false when a line has no free square.
    #[inline]
    fn choose(&mut self, scan: &Scan) -> bool {
        let (fewest, mut place) = (scan.most_constrained / WIDTH, scan.most_constrained % WIDTH);
        if fewest == 0 || scan.one != self.columns {
            return false;
        }
        let mut squares = !0;
        let single = scan.one & !scan.two;
        if fewest > 1 && single != 0 {
            squares = lowest(single);
            for (index, &free) in self.free[..self.open].iter().enumerate() {
                place = if free & squares == 0 { place } else { index };
            }
        }
        let last = self.open - 1;
        self.rows.swap(place, last);
        self.free.swap(place, last);
        self.left = self.free[last] & squares;
        self.ways = self.left.count_ones();
        true
    }
}
