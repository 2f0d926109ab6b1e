//! The walk through all completions of an open board: fewest choices first, over rows and columns.

use super::open::OpenBoard;
use crate::board::Square;

/// Open rows, or open columns, that a word can hold.
const WIDTH: usize = 64;

/// A depth-first walk on an explicit stack, so that it can stop after any node and go on later.
///
/// A node sets one queen and takes what it attacks from every row still open. It is dead when a row has no free square
/// left or a column is free in no row. Otherwise the next queen goes into the line with the fewest free squares:
///
/// ```text
///            columns
///          0  1  2  3  4
///   row 0  x  .  .  x  .      x: attacked, .: free
///   row 1  .  .  x  x  .      each row has three free squares, but column 3 has one:
///   row 2  x  .  .  .  x      the queen of column 3 stands in row 2, without a choice
/// ```
///
/// With two rows left nothing is set any more: what the one leaves free in the other is counted by its bits.
pub(crate) struct Walk {
    board: OpenBoard,
    levels: Vec<Level>,
    depth: usize,
    done: bool,
    nodes: u64,
    found: u64,
    /// Completions through each open square; empty when not asked for.
    squares: Vec<u64>,
}

/// What is open at one depth, and the line whose squares are tried there.
#[derive(Clone)]
struct Level {
    /// How many rows are open.
    open: usize,
    /// Their indices, then whatever.
    rows: [u8; WIDTH],
    /// What is free in each of them, in the same order.
    free: [u64; WIDTH],
    /// The open columns.
    columns: u64,
    line: Line,
    /// The squares of the line still to be tried: columns of a row, or places among `rows` for a column.
    left: u64,
    /// How many squares the line had at first.
    ways: u32,
    /// The square being tried, as an index into `squares`, and what was found before it.
    trying: usize,
    before: u64,
}

#[derive(Clone, Copy)]
enum Line {
    /// By its place among the open rows.
    Row(usize),
    Column(usize),
}

impl Walk {
    /// At the start. With `tally`, the completions through each square are counted too.
    pub(crate) fn new(board: OpenBoard, tally: bool) -> Self {
        let size = board.size();
        let blank = Level {
            open: 0,
            rows: [0; WIDTH],
            free: [0; WIDTH],
            columns: 0,
            line: Line::Row(0),
            left: 0,
            ways: 0,
            trying: 0,
            before: 0,
        };
        let squares = if tally { vec![0; size * size] } else { Vec::new() };
        let mut walk =
            Walk { levels: vec![blank; size.max(1)], board, depth: 0, done: false, nodes: 0, found: 0, squares };
        walk.start();
        walk
    }

    fn start(&mut self) {
        let size = self.board.size();
        let root = &mut self.levels[0];
        root.open = size;
        for (place, &free) in self.board.free().iter().enumerate() {
            root.rows[place] = place as u8;
            root.free[place] = free;
            root.columns |= 1 << place;
        }
        let alive = root.choose();
        self.done = !alive || size <= 2;
        match size {
            0 => self.found = 1,
            1 if alive => self.add(0, 0, 1),
            2 if alive => self.pairs(0),
            _ => {}
        }
    }

    /// Sets about so many more queens; true when every completion has been counted.
    pub(crate) fn run(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes);
        let tally = !self.squares.is_empty();
        while !self.done && self.nodes < until {
            let level = &mut self.levels[self.depth];
            if tally {
                self.squares[level.trying] += self.found - level.before;
                level.before = self.found;
            }
            if level.left == 0 {
                self.done = self.depth == 0;
                self.depth = self.depth.saturating_sub(1);
                continue;
            }
            let tried = level.left.trailing_zeros() as usize;
            level.left &= level.left - 1;
            let (place, column) = match level.line {
                Line::Row(place) => (place, tried),
                Line::Column(column) => (tried, column),
            };
            level.trying = level.rows[place] as usize * self.board.size() + column;
            self.nodes += 1;
            if self.set(place, column) {
                if self.levels[self.depth + 1].open == 2 {
                    self.pairs(self.depth + 1);
                } else {
                    self.depth += 1;
                }
            }
        }
        self.done
    }

    /// Sets a queen on the current level and fills the next one; false when that is dead.
    fn set(&mut self, place: usize, column: usize) -> bool {
        let [level, next] = &mut self.levels[self.depth..self.depth + 2] else {
            unreachable!("two rows are never set")
        };
        let attacks = self.board.attacks(level.rows[place] as usize, column);
        let mut kept = 0;
        for other in 0..level.open {
            if other != place {
                let row = level.rows[other];
                next.rows[kept] = row;
                next.free[kept] = level.free[other] & !attacks[row as usize];
                kept += 1;
            }
        }
        next.open = kept;
        next.columns = level.columns & !(1 << column);
        next.before = self.found;
        next.choose()
    }

    /// Counts the ways to fill the last two rows.
    fn pairs(&mut self, depth: usize) {
        let level = &self.levels[depth];
        let [upper, lower] = [level.rows[0], level.rows[1]].map(usize::from);
        let [mut left, free] = [level.free[0], level.free[1]];
        while left != 0 {
            let column = left.trailing_zeros() as usize;
            left &= left - 1;
            let last = free & !self.board.attacks(upper, column)[lower];
            // Two columns are open: at most one is left.
            self.found += u64::from(last.count_ones());
            if !self.squares.is_empty() && last != 0 {
                let size = self.board.size();
                self.squares[upper * size + column] += 1;
                self.squares[lower * size + last.trailing_zeros() as usize] += 1;
            }
        }
    }

    /// Queens set so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Completions met so far.
    pub(crate) fn found(&self) -> u64 {
        self.found
    }

    /// How much of the tree is behind: each square of a line stands for an equal part of what the line stands for.
    pub(crate) fn share(&self) -> f64 {
        if self.done {
            return 1.0;
        }
        let mut part = 1.0;
        let mut share = 0.0;
        for level in &self.levels[..=self.depth] {
            part /= f64::from(level.ways);
            // The square being tried counts as open on the way down, and as behind at the end of the path.
            let tried = level.ways - level.left.count_ones();
            share += part * f64::from(tried.saturating_sub(1));
        }
        share
    }

    /// Each open square, as one of the whole board, and the completions met through it; nothing unless asked for.
    pub(crate) fn squares(&self) -> impl Iterator<Item = (Square, u64)> {
        let size = self.board.size();
        let square = move |(index, &found)| (self.board.square(index / size, index % size), found);
        self.squares.iter().enumerate().map(square)
    }

    fn add(&mut self, row: usize, column: usize, found: u64) {
        self.found += found;
        if !self.squares.is_empty() {
            self.squares[row * self.board.size() + column] += found;
        }
    }
}

impl Level {
    /// Chooses the line with the fewest free squares; false when a line has none.
    fn choose(&mut self) -> bool {
        // Columns that are free in at least one, two and three rows.
        let [mut one, mut two, mut three] = [0; 3];
        let mut fewest = u32::MAX;
        let mut place = 0;
        for (index, &free) in self.free[..self.open].iter().enumerate() {
            three |= two & free;
            two |= one & free;
            one |= free;
            let count = free.count_ones();
            if count < fewest {
                fewest = count;
                place = index;
            }
        }
        if fewest == 0 || one != self.columns {
            return false;
        }
        let [single, double] = [one & !two, two & !three];
        let column = match fewest {
            1 => 0,
            2 => single,
            _ if single != 0 => single,
            _ => double,
        };
        if column == 0 {
            self.line = Line::Row(place);
            self.left = self.free[place];
        } else {
            let column = column.trailing_zeros() as usize;
            self.line = Line::Column(column);
            self.left = 0;
            for (index, &free) in self.free[..self.open].iter().enumerate() {
                self.left |= (free >> column & 1) << index;
            }
        }
        self.ways = self.left.count_ones();
        true
    }
}
