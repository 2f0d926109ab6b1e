//! The search for large boards: a greedy pass, then swaps of columns that leave no conflict. It proves nothing.
//!
//! Every free row gets a free column at random, whether its queen can stand there or has to wait:
//!
//! ```text
//!  pass   a row takes the first of the next few columns where it is not attacked; if there is none, it waits
//!
//!  swap   a row that waits takes the column of another row, which takes the column of the one that waits,
//!         where that leaves both unattacked:
//!
//!         . . Q . .    row 1 stands in column 2           . . . . Q
//!         . . . . .    row 3 waits for column 4    ->     . . . . .
//!         . . . . .                                       . . Q . .
//! ```
//!
//! Nothing is ever in conflict. On n rows, the last few of a full board find about one swap in 25 that fits.

use crate::board::{Placement, Square};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// Columns that a row tries in the pass; swaps that a row tries in one go.
const TRIES: usize = 64;

/// A search for one completion of a placement without conflicts, which can stop after any row and go on.
#[derive(Clone, Debug)]
pub struct Large {
    placement: Placement,
    lines: Lines,
    /// The rows free in the beginning, and the column that each of them holds or waits for.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// How many rows the pass has gone through.
    passed: usize,
    /// Places in `rows` of those that wait.
    waiting: Vec<u32>,
    random: Xoshiro128PlusPlus,
    nodes: u64,
    /// Goes of up to [`TRIES`] tries, and after how many it is stuck.
    goes: u64,
    stuck_at: u64,
}

impl Large {
    /// A search for a completion of these queens, none of which may attack another.
    #[must_use]
    pub fn new(given: &Placement, seed: u32) -> Self {
        let size = given.size();
        let mut taken = vec![false; size];
        let mut lines = Lines::open(size);
        for queen in given.queens() {
            taken[queen.column as usize] = true;
            lines.turn(queen);
        }
        let mut random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
        let mut columns: Vec<u32> = (0..size as u32).filter(|&column| !taken[column as usize]).collect();
        columns.shuffle(&mut random);
        let free = columns.len();
        Large {
            placement: given.clone(),
            lines,
            rows: given.free_rows().collect(),
            columns,
            passed: 0,
            waiting: Vec::new(),
            random,
            nodes: 0,
            goes: 0,
            stuck_at: patience(free),
        }
    }

    /// Works for at most so many goes more; true when it has ended, with a completion or stuck.
    pub fn run(&mut self, goes: u64) -> bool {
        let stop = self.goes.saturating_add(goes);
        while !self.found() && !self.stuck() && self.goes < stop {
            self.goes += 1;
            if self.passed < self.rows.len() {
                self.pass();
            } else {
                self.swap();
            }
        }
        self.found() || self.stuck()
    }

    /// Whether the placement is a completion.
    #[must_use]
    pub fn found(&self) -> bool {
        self.passed == self.rows.len() && self.waiting.is_empty()
    }

    /// Whether no swap was found for a long time, so that it is better to begin anew or to search in another way.
    #[must_use]
    pub fn stuck(&self) -> bool {
        self.goes >= self.stuck_at && !self.found()
    }

    /// Begins anew with other columns.
    pub fn restart(&mut self) {
        for at in 0..self.rows.len() {
            self.lift(at);
        }
        self.columns.shuffle(&mut self.random);
        self.waiting.clear();
        self.passed = 0;
        self.stuck_at = self.goes + patience(self.rows.len());
    }

    /// How many goes it has had: a row of the pass is one, and so are up to 64 swaps.
    #[must_use]
    pub fn goes(&self) -> u64 {
        self.goes
    }

    /// How many queens it has set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many rows were free in the beginning.
    #[must_use]
    pub fn free(&self) -> usize {
        self.rows.len()
    }

    /// The given queens and those that stand by now.
    #[must_use]
    pub fn placement(&self) -> &Placement {
        &self.placement
    }

    /// Lets the next row of the pass choose among the next few columns.
    fn pass(&mut self) {
        let at = self.passed;
        self.passed += 1;
        let end = self.columns.len().min(at + TRIES);
        let row = self.rows[at];
        let open = (at..end).find(|&other| self.lines.both_open(Square::new(row, self.columns[other])));
        if let Some(other) = open {
            self.columns.swap(at, other);
            self.set(at);
            self.nodes += 1;
            return;
        }
        self.waiting.push(at as u32);
    }

    /// Looks for a row that can swap columns with the last of those that wait.
    fn swap(&mut self) {
        let Some(&at) = self.waiting.last() else { return };
        for _ in 0..TRIES {
            let other = self.random.random_range(0..self.rows.len() as u32);
            if self.exchange(at as usize, other as usize) {
                self.waiting.pop();
                return;
            }
        }
    }

    /// Swaps the columns of a row that waits and another one, if the first can stand then and the other stays as it was:
    /// standing or waiting.
    fn exchange(&mut self, at: usize, other: usize) -> bool {
        let stood = self.lift(other);
        self.columns.swap(at, other);
        if self.set(at) {
            if !stood || self.set(other) {
                self.nodes += 1 + u64::from(stood);
                return true;
            }
            self.lift(at);
        }
        self.columns.swap(at, other);
        if stood {
            self.set(other);
        }
        false
    }

    /// Sets a row's queen in its column, unless it is attacked there.
    fn set(&mut self, at: usize) -> bool {
        let square = Square::new(self.rows[at], self.columns[at]);
        let free = self.lines.both_open(square);
        if free {
            self.lines.turn(square);
            self.placement.set(square);
        }
        free
    }

    /// Takes a row's queen off; false if there is none.
    fn lift(&mut self, at: usize) -> bool {
        let square = Square::new(self.rows[at], self.columns[at]);
        let stood = self.placement.column(square.row as usize).is_some();
        if stood {
            self.lines.turn(square);
            self.placement.take(square.row as usize);
        }
        stood
    }
}

/// The goes after which the search is stuck: one for each row in the pass, and far more for swaps than they need where
/// completions abound.
fn patience(free: usize) -> u64 {
    let free = free as u64;
    free + free / 8 + 16
}

/// A bit for each diagonal and each anti-diagonal: whether a queen stands on it.
#[derive(Clone, Debug)]
struct Lines {
    size: u32,
    diagonals: Vec<u64>,
    anti_diagonals: Vec<u64>,
}

impl Lines {
    fn open(size: usize) -> Self {
        let words = (2 * size).div_ceil(64);
        Lines { size: size as u32, diagonals: vec![0; words], anti_diagonals: vec![0; words] }
    }

    fn both_open(&self, square: Square) -> bool {
        let (diagonal, anti_diagonal) = (square.diagonal(self.size), square.anti_diagonal());
        let closed = self.diagonals[diagonal as usize / 64] >> (diagonal % 64)
            | self.anti_diagonals[anti_diagonal as usize / 64] >> (anti_diagonal % 64);
        closed & 1 == 0
    }

    /// Closes the diagonals of a square, or opens them again.
    fn turn(&mut self, square: Square) {
        let (diagonal, anti_diagonal) = (square.diagonal(self.size), square.anti_diagonal());
        self.diagonals[diagonal as usize / 64] ^= 1 << (diagonal % 64);
        self.anti_diagonals[anti_diagonal as usize / 64] ^= 1 << (anti_diagonal % 64);
    }
}
