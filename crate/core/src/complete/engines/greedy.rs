//! The greedy search, for boards with many free rows: a greedy pass, then swaps of columns that leave no conflict. It proves
//! nothing.
//!
//! ```text
//!  pass      from row to row a window of 64 columns moves on, sixteen times over the board in all; a row takes a random
//!            open square of its window. The last rows, and rows without an open square in their window, wait
//!
//!  fill      a row that waits takes a column that is left over, or the column of another row, which takes a column left over:
//!
//!              . . Q . .    row 1 has column 2                 . . . . Q
//!              . . . . .    row 3 waits, column 4 is left ->   . . . . .
//!              . . . . .                                       . . Q . .
//!
//!  displace  if a whole round over the board finds no such swap, the other row waits instead
//! ```
//!
//! No two queens ever conflict. The pass reads the lines of 64 squares as three words. Rows and columns advance
//! steadily, so these words are close in memory, and a row takes some ten nanoseconds. Displacing makes the rest a
//! random walk: with 3 sqrt(n) free rows it nearly always ends within a few rounds, where swaps alone are stuck in nine
//! of ten placements on 1000 rows.

use super::CompletionEngine;
use super::movable::{Movable, lift_rows};
use crate::board::{NonAttacking, Placement, Square};
use crate::complete::answer::Engine;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How often the window moves over the board in one pass. Diagonals are then used as evenly as with random columns.
const LAPS: u64 = 16;

/// The number of adjacent windows of 64 columns that are examined for a row.
const WINDOWS: usize = 16;

/// The pass ends when all but one in this many rows of the board are done. With fewer columns left, many windows would have no
/// open square.
const LEFT_DIVISOR: usize = 64;

/// How many unused columns a row tries, and with how many other rows it tries to swap in one step.
const MAX_TRIES: usize = 64;

/// The position of the window is counted in fractions of a column, so that it moves evenly.
const FRACTIONS: u64 = 1 << 16;

/// A search for one completion of a placement without conflicts, which can stop after any row and resume.
#[derive(Clone, Debug)]
pub struct Greedy {
    /// The given queens and the queens set so far.
    board: NonAttacking,
    /// The rows that were free at the start. No other row is ever written.
    movable: Movable,
    free: usize,
    /// How many rows the pass has not reached.
    to_pass: usize,
    /// The position of the window, and by how much it moves, in parts of a column.
    window: u64,
    step: u64,
    /// Rows that wait, and columns that are left over. After the pass, there are as many waiting rows as columns left over.
    waiting: Vec<u32>,
    left_over: Vec<u32>,
    /// With how many rows the last waiting row has tried to swap.
    tried: usize,
    random: Xoshiro128PlusPlus,
    nodes: u64,
    /// How much work was done, and the amount after which the search counts as stuck.
    work: u64,
    stuck_at: u64,
}

impl Greedy {
    /// A search for a completion of `given`; `seed` decides which one is found.
    #[must_use]
    pub fn new(given: NonAttacking, seed: u32) -> Self {
        let free = given.free();
        let mut greedy = Greedy {
            movable: Movable::new(&given),
            board: given,
            free,
            to_pass: 0,
            window: 0,
            step: 0,
            waiting: Vec::new(),
            left_over: Vec::new(),
            tried: 0,
            random: Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)),
            nodes: 0,
            work: 0,
            stuck_at: 0,
        };
        greedy.begin();
        greedy
    }

    /// Whether the last rows have taken so long that a restart or another search is better.
    #[must_use]
    pub fn stuck(&self) -> bool {
        self.work >= self.stuck_at && self.left() > 0
    }

    /// Whether the greedy pass is still running.
    pub(crate) fn is_passing(&self) -> bool {
        self.to_pass > 0
    }

    fn begin(&mut self) {
        let size = self.board.size();
        self.waiting.clear();
        self.left_over.clear();
        self.movable.continue_at(0);
        (self.to_pass, self.tried) = (self.free, 0);
        self.step = LAPS * FRACTIONS * size as u64 / self.free.max(1) as u64 % (FRACTIONS * size as u64);
        self.window = FRACTIONS * u64::from(self.random.random_range(0..size as u32));
        // Far more than is needed if there are many completions, and little compared with the exact search.
        let patience = self.free + self.free / 8 + 8 * self.free.min(10_000) + 256;
        self.stuck_at = self.work + patience as u64;
    }

    /// Fills the next row of the pass, or lets it wait. The last rows always wait.
    fn pass(&mut self) {
        let row = self.movable.advance();
        self.to_pass -= 1;
        match self.open_in_window(row) {
            Some(square) => {
                self.board.put(square);
                self.nodes += 1;
            }
            None => self.waiting.push(row),
        }
        if self.to_pass <= self.board.size() / LEFT_DIVISOR {
            self.end_pass();
        }
    }

    fn open_in_window(&mut self, row: u32) -> Option<Square> {
        let size = self.board.size() as u32;
        let mut column = (self.window / FRACTIONS) as u32;
        self.window += self.step;
        if self.window >= FRACTIONS * u64::from(size) {
            self.window -= FRACTIONS * u64::from(size);
        }
        for _ in 0..WINDOWS {
            let open = self.board.occupied().open_from(Square::new(row, column));
            if open != 0 {
                let first = self.random.next_u32() % 64;
                let place = (open.rotate_right(first).trailing_zeros() + first) % 64;
                return Some(Square::new(row, column + place));
            }
            column = if size - column > 64 { column + 64 } else { 0 };
        }
        None
    }

    fn end_pass(&mut self) {
        for _ in 0..self.to_pass {
            self.waiting.push(self.movable.advance());
        }
        self.to_pass = 0;
        self.left_over.extend(self.board.occupied().open_columns());
        self.left_over.shuffle(&mut self.random);
    }

    /// Finds a column for the last of the rows that wait.
    fn fill(&mut self) {
        let Some(&row) = self.waiting.last() else { return };
        if self.use_left_over(row) {
            self.pop_waiting();
            return;
        }
        for _ in 0..MAX_TRIES {
            if self.tried == 0 {
                self.movable.continue_at(self.random.random_range(0..self.board.size() as u32));
            }
            self.tried += 1;
            let other = self.movable.advance();
            if self.exchange(row, other) {
                return;
            }
        }
    }

    /// Gives a waiting row the column of another row, which moves to an unused column or waits instead.
    fn exchange(&mut self, row: u32, other: u32) -> bool {
        let Some(column) = self.board.column(other) else { return false };
        let (here, there) = (Square::new(row, column), Square::new(other, column));
        if !self.board.occupied().diagonals_open(here) {
            return false;
        }
        self.board.lift(there);
        self.board.put(here);
        if self.use_left_over(other) {
            self.nodes += 1;
            self.pop_waiting();
            return true;
        }
        if self.tried > self.free {
            self.nodes += 1;
            self.pop_waiting();
            let place = self.random.random_range(0..=self.waiting.len() as u32);
            self.waiting.insert(place as usize, other);
            return true;
        }
        self.board.lift(here);
        self.board.put(there);
        false
    }

    /// Sets a row's queen in one of the columns that are left over, if it is open there.
    fn use_left_over(&mut self, row: u32) -> bool {
        let open = |&column: &u32| self.board.occupied().diagonals_open(Square::new(row, column));
        let Some(place) = self.left_over.iter().take(MAX_TRIES).position(open) else { return false };
        let column = self.left_over.swap_remove(place);
        self.board.put(Square::new(row, column));
        self.nodes += 1;
        true
    }

    fn pop_waiting(&mut self) {
        self.waiting.pop();
        self.tried = 0;
    }
}

impl CompletionEngine for Greedy {
    fn name(&self) -> Engine {
        Engine::Greedy
    }

    fn phase(&self) -> Phase {
        if self.is_passing() { Phase::Pass } else { Phase::Swap }
    }

    fn found(&self) -> Option<bool> {
        (self.left() == 0).then_some(true)
    }

    fn given(&self) -> NonAttacking {
        let mut given = self.board.clone();
        lift_rows(&mut given, self.movable.rows());
        given
    }

    fn board(&self) -> NonAttacking {
        self.board.clone()
    }

    fn into_placement(self: Box<Self>) -> Placement {
        self.board.into_placement()
    }

    fn free(&self) -> usize {
        self.free
    }

    fn left(&self) -> usize {
        self.to_pass + self.waiting.len()
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A row of the pass is one unit, and so are up to 64 tries to swap.
    fn spent(&self) -> u64 {
        self.work
    }

    fn restart(&mut self) {
        lift_rows(&mut self.board, self.movable.rows());
        self.begin();
    }
}

impl Sliced for Greedy {
    /// Does at most `work` units more; true when the search has ended, with a completion or stuck.
    fn run(&mut self, work: u64) -> bool {
        let stop = self.work.saturating_add(work);
        while self.left() > 0 && !self.stuck() && self.work < stop {
            self.work += 1;
            if self.is_passing() {
                self.pass();
            } else {
                self.fill();
            }
        }
        self.left() == 0 || self.stuck()
    }
}
