//! The exhaustive search on at most 32 free rows: a word holds the free squares of a line, so that a queen closes squares in all
//! lines at once.
//!
//! ```text
//!      0 1 2 3 4          the queen in row 1        free before      kept by it     free now     (columns 4 to 0)
//!   0  . x x x .              row 0                   11011    and     10001    =    10001
//!   1  x x Q x x
//!   2  . x x x .              row 2                   01111    and     10001    =    00001
//!   3  x . x . x              row 3                   01110    and     01010    =    01010
//!   4  . . x . .              row 4                   00110    and     11011    =    00010
//! ```
//!
//! Every node takes the line with the fewest free squares, as the exact search does, and tries them all. It never begins anew:
//! a node takes a tenth of the time, so that going through everything is over soon where that ends at all.

use crate::bits;
use crate::board::{NonAttacking, Square};
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The most free rows: the bits of a word.
const MOST_LINES: usize = 32;

/// A search for all completions, one after the other, which can stop after any node and resume.
#[derive(Clone, Debug)]
pub(super) struct BitParallel {
    /// The rows and the columns of the board that are free in the placement, in random order.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// By free square, row by row, what a queen there leaves of each line.
    kept: Vec<Lines>,
    /// The nodes from the first choice to the present one.
    path: Vec<Node>,
    nodes: u64,
    dead_ends: u64,
}

/// A word for every line. Words of closed lines mean nothing.
#[derive(Clone, Copy, Debug)]
struct Lines {
    rows: [u32; MOST_LINES],
    columns: [u32; MOST_LINES],
}

/// A placement of queens on the free rows, and the squares of one line on which the next queen is tried.
#[derive(Clone, Copy, Debug)]
struct Node {
    lines: Lines,
    open_rows: u32,
    open_columns: u32,
    /// The line, and its squares that are not tried yet.
    line: Line,
    untried: u32,
    /// The row and the column of the queen that is tried now.
    queen: Option<(u8, u8)>,
}

#[derive(Clone, Copy, Debug)]
enum Line {
    Row(u8),
    Column(u8),
}

impl BitParallel {
    /// A search for the completions of `given`; `random` decides which comes first. `None` where more than [`MOST_LINES`] rows
    /// are free.
    pub(super) fn new(given: &NonAttacking, random: &mut Xoshiro128PlusPlus) -> Option<Self> {
        if given.free() > MOST_LINES {
            return None;
        }
        let occupied = given.occupied();
        let mut rows: Vec<u32> = given.free_rows().collect();
        let mut columns: Vec<u32> = occupied.open_columns().collect();
        rows.shuffle(random);
        columns.shuffle(random);
        let mut lines = Lines::none();
        for (row, &row_at) in rows.iter().enumerate() {
            for (column, &column_at) in columns.iter().enumerate() {
                if occupied.diagonals_open(Square::new(row_at, column_at)) {
                    lines.rows[row] |= 1 << column;
                    lines.columns[column] |= 1 << row;
                }
            }
        }
        let pairs = rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column)));
        let kept = pairs.map(|queen| Lines::kept_by(queen, &rows, &columns)).collect();
        let all = bits::low(rows.len() as u32) as u32;
        let (line, untried) = lines.narrowest(all, all);
        let first = Node { lines, open_rows: all, open_columns: all, line, untried, queen: None };
        Some(BitParallel { rows, columns, kept, path: vec![first], nodes: 0, dead_ends: 0 })
    }

    /// How many queens it has set so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many of those left some line without a square.
    pub(super) fn dead_ends(&self) -> u64 {
        self.dead_ends
    }

    /// The queens that stand now.
    pub(super) fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        let set = self.path.iter().filter_map(|node| node.queen);
        set.map(|(row, column)| Square::new(self.rows[row as usize], self.columns[column as usize]))
    }

    /// Works for at most `nodes` nodes more. True at each completion, false once there are no more, `None` otherwise.
    pub(super) fn run(&mut self, nodes: u64) -> Option<bool> {
        let stop = self.nodes.saturating_add(nodes);
        while self.nodes < stop {
            let Some(node) = self.path.last_mut() else { return Some(false) };
            if node.untried == 0 {
                self.path.pop();
                continue;
            }
            let other = node.untried.trailing_zeros() as u8;
            node.untried = bits::without_lowest(node.untried);
            let (row, column) = match node.line {
                Line::Row(row) => (row, other),
                Line::Column(column) => (other, column),
            };
            node.queen = Some((row, column));
            self.nodes += 1;
            let kept = &self.kept[row as usize * self.columns.len() + column as usize];
            let next = node.after(row, column, kept);
            if next.open_rows == 0 {
                return Some(true);
            }
            if next.untried == 0 {
                self.dead_ends += 1;
            } else {
                self.path.push(next);
            }
        }
        None
    }
}

impl Node {
    /// The board after a queen on `row` and `column`, which leaves `kept`.
    fn after(&self, row: u8, column: u8, kept: &Lines) -> Node {
        let lines = self.lines.and(kept);
        let (open_rows, open_columns) = (self.open_rows & !(1 << row), self.open_columns & !(1 << column));
        let (line, untried) = lines.narrowest(open_rows, open_columns);
        Node { lines, open_rows, open_columns, line, untried, queen: None }
    }
}

impl Lines {
    fn none() -> Self {
        Lines { rows: [0; MOST_LINES], columns: [0; MOST_LINES] }
    }

    /// What a queen leaves of each line, given the rows and columns of the board that the lines stand for.
    fn kept_by((row, column): (u32, u32), rows: &[u32], columns: &[u32]) -> Self {
        let attacked = |square: Square| {
            square.row == row || square.column == column || square.row.abs_diff(row) == square.column.abs_diff(column)
        };
        let mut kept = Lines::none();
        for (place, &row) in rows.iter().enumerate() {
            for (other, &column) in columns.iter().enumerate() {
                if !attacked(Square::new(row, column)) {
                    kept.rows[place] |= 1 << other;
                    kept.columns[other] |= 1 << place;
                }
            }
        }
        kept
    }

    fn and(&self, kept: &Lines) -> Lines {
        let both = |place: usize, ours: &[u32; MOST_LINES], theirs: &[u32; MOST_LINES]| ours[place] & theirs[place];
        Lines {
            rows: std::array::from_fn(|place| both(place, &self.rows, &kept.rows)),
            columns: std::array::from_fn(|place| both(place, &self.columns, &kept.columns)),
        }
    }

    /// An open line with the fewest squares, rows before columns, and its squares.
    fn narrowest(&self, open_rows: u32, open_columns: u32) -> (Line, u32) {
        let mut fewest = u32::MAX;
        let mut narrowest = (Line::Row(0), 0);
        for row in bits::ones(open_rows) {
            let squares = self.rows[row as usize];
            if squares.count_ones() < fewest {
                fewest = squares.count_ones();
                narrowest = (Line::Row(row as u8), squares);
            }
        }
        for column in bits::ones(open_columns) {
            let squares = self.columns[column as usize];
            if squares.count_ones() < fewest {
                fewest = squares.count_ones();
                narrowest = (Line::Column(column as u8), squares);
            }
        }
        narrowest
    }
}
