//! The pass that fills the most constrained line first, for boards on which some lines have a square or two, and most have
//! hundreds.
//!
//! A row or column with few free squares must use one of them before later queens attack them all. So the most
//! constrained line takes one of its free squares at random, whatever happens to other lines, and a line without free squares
//! is skipped. In the end a few wide lines are left, for which the repair search finds room. The pass proves nothing.
//!
//! ```text
//!       0  1  2  3  4        column 4 is most constrained, with one square: it gets its queen first. A pass from row to row
//!    0  .  x  .  .  x        might set a queen at (2, 0), and column 4 would be left over
//!    1  .  .  .  x  x
//!    2  .  .  x  .  .
//!    3  .  x  .  .  x
//!    4  x  .  .  .  x
//! ```

use super::CompletionEngine;
use crate::board::{FreeSquares, NonAttacking};
use crate::complete::answer::Engine;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How many lines are examined for the cost of one unit of work.
const LINES_PER_UNIT: u64 = 4;

/// One pass through the free rows and columns of a placement, which can stop after any queen and resume.
#[derive(Clone, Debug)]
pub(super) struct MostConstrained {
    given: NonAttacking,
    squares: FreeSquares,
    blocked: bool,
    random: Xoshiro128PlusPlus,
    nodes: u64,
    work: u64,
}

impl MostConstrained {
    /// Prepares a pass through the rows that `given` leaves free, at most [`MAX_FREE_ROWS`](crate::board::MAX_FREE_ROWS) of
    /// them.
    pub(super) fn new(given: NonAttacking, seed: u32) -> Self {
        let squares = FreeSquares::new(&given);
        let blocked = squares.has_dead_line();
        let random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
        MostConstrained { given, squares, blocked, random, nodes: 0, work: 0 }
    }

    fn step(&mut self) {
        let lines = self.squares.lines_left() as u32;
        self.work += 1 + u64::from(lines) / LINES_PER_UNIT;
        let start = self.random.random_range(0..lines) as usize;
        let line = self.squares.most_constrained(start);
        let mut candidates = Vec::new();
        self.squares.append(line, &mut candidates);
        if candidates.is_empty() {
            return self.squares.skip(line);
        }
        let place = self.random.random_range(0..candidates.len() as u32);
        self.squares.set(candidates[place as usize]);
        self.nodes += 1;
    }
}

impl CompletionEngine for MostConstrained {
    /// The repair search, because this pass is its first half.
    fn name(&self) -> Engine {
        Engine::Repair
    }

    fn phase(&self) -> Phase {
        Phase::Pass
    }

    /// The repair search examines the result.
    fn found(&self) -> Option<bool> {
        None
    }

    fn given(&self) -> NonAttacking {
        self.given.clone()
    }

    fn board(&self) -> NonAttacking {
        let mut board = self.given.clone();
        self.squares.queens().for_each(|queen| board.put(queen));
        board
    }

    fn free(&self) -> usize {
        self.given.free()
    }

    fn left(&self) -> usize {
        self.squares.rows_left()
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Four lines examined are one unit.
    fn spent(&self) -> u64 {
        self.work
    }

    fn is_blocked(&self) -> bool {
        self.blocked
    }
}

impl Sliced for MostConstrained {
    /// Does at most about `work` more units; true when every row, or every column, has a queen or was skipped, or the
    /// pass is blocked.
    fn run(&mut self, work: u64) -> bool {
        let stop = self.work.saturating_add(work);
        while !self.blocked && self.squares.lines_left() > 0 && self.work < stop {
            self.step();
        }
        self.blocked || self.squares.lines_left() == 0
    }
}
