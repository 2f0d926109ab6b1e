//! Random placements of any number of queens, none attacking another.
//!
//! As published, free rows and free columns are paired at random, pass after pass, until a pass sets none; the last queens
//! go on random free squares of random rows. Or the queens are some of a random solution, so that a completion exists.

use super::LargeError;
use crate::board::{LARGEST_SIZE, Placement};
use crate::complete::Question;
use crate::linear::{Pair, Pairs};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How a random placement is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Random pairs of free rows and free columns: perhaps it has no completion.
    Random,
    /// Queens of a random solution: it has one.
    Solution,
}

/// The work on one placement, which can stop after any queen and go on.
#[derive(Clone, Debug)]
pub struct Generate {
    empty: Placement,
    wanted: usize,
    random: Xoshiro128PlusPlus,
    /// From 1.
    attempt: usize,
    /// The most queens that an attempt has set.
    reached: usize,
    /// Room to note squares in.
    open: Vec<u32>,
    work: Work,
}

#[derive(Clone, Debug)]
enum Work {
    /// Pair by pair, and in the end row by row.
    Random {
        pairs: Pairs,
        by_rows: bool,
    },
    Solution(Box<Question>),
    Over(Placement),
}

impl Generate {
    /// A placement of so many queens on an empty board of `size` rows.
    ///
    /// # Errors
    /// [`LargeError::Size`] for a board without rows or with more than can be served, [`LargeError::MoreThanRows`] for
    /// more queens than rows.
    pub fn new(size: usize, queens: usize, seed: u32, source: Source) -> Result<Self, LargeError> {
        let empty = Placement::empty(size).map_err(|_| LargeError::Size { size, largest: LARGEST_SIZE })?;
        if queens > size {
            return Err(LargeError::MoreThanRows { queens, size });
        }
        let work = match source {
            Source::Random => Work::Random { pairs: Pairs::empty(size), by_rows: false },
            Source::Solution => Work::Solution(Box::new(Question::new(empty.clone(), seed))),
        };
        let random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
        Ok(Generate { empty, wanted: queens, random, attempt: 1, reached: 0, open: Vec::new(), work })
    }

    /// Works on about so many rows; true when the placement is there.
    ///
    /// # Errors
    /// [`LargeError::TooManyQueens`] when no attempt reached the number of queens, [`LargeError::NoSolution`] when the
    /// board has no solution to take queens from.
    pub fn run(&mut self, rows: u64) -> Result<bool, LargeError> {
        for _ in 0..rows {
            match &mut self.work {
                Work::Over(_) => return Ok(true),
                Work::Solution(question) => {
                    if question.run(rows) {
                        let found = question.answer() == Some(true);
                        let solution = found.then(|| question.completion());
                        let solution = solution.ok_or(LargeError::NoSolution { size: self.empty.size() })?;
                        self.work = Work::Over(self.some_of(solution));
                    }
                    return Ok(matches!(self.work, Work::Over(_)));
                }
                Work::Random { .. } => self.step()?,
            }
        }
        Ok(matches!(self.work, Work::Over(_)))
    }

    /// How many queens stand by now.
    #[must_use]
    pub fn queens(&self) -> usize {
        match &self.work {
            Work::Random { pairs, .. } => pairs.set_by_now(),
            Work::Solution(question) => self.wanted.saturating_sub(question.left()),
            Work::Over(_) => self.wanted,
        }
    }

    /// Which attempt this is, from 1.
    #[must_use]
    pub fn attempt(&self) -> usize {
        self.attempt
    }

    /// The placement, once it is there; before that an empty board.
    #[must_use]
    pub fn placement(&self) -> &Placement {
        if let Work::Over(placement) = &self.work { placement } else { &self.empty }
    }

    fn step(&mut self) -> Result<(), LargeError> {
        let Work::Random { pairs, by_rows } = &mut self.work else { return Ok(()) };
        if pairs.set_by_now() == self.wanted {
            self.work = Work::Over(pairs.placement(&self.empty));
        } else if !*by_rows {
            *by_rows = pairs.next_pair(&mut self.random) == Pair::PassOver(0);
        } else if !pairs.pass_is_over() {
            // A row without a free square stays empty.
            let _ = pairs.next_row(&mut self.random, &mut self.open);
        } else {
            // Squares only close: a row that had none before has none now.
            self.reached = self.reached.max(pairs.set_by_now());
            let (queens, size, reached) = (self.wanted, self.empty.size(), self.reached);
            if self.attempt == attempts(size) {
                return Err(LargeError::TooManyQueens { queens, size, reached });
            }
            self.attempt += 1;
            self.work = Work::Random { pairs: Pairs::empty(size), by_rows: false };
        }
        Ok(())
    }

    /// The wanted number of queens of a solution: each row is as likely to stay as any other.
    fn some_of(&mut self, mut solution: Placement) -> Placement {
        let mut stay = self.wanted;
        for row in 0..solution.size() {
            let left = (solution.size() - row) as u32;
            if (self.random.random_range(0..left) as usize) < stay {
                stay -= 1;
            } else {
                solution.take(row);
            }
        }
        solution
    }
}

/// How often an attempt is made anew: more often on small boards, where it costs nothing.
fn attempts(size: usize) -> usize {
    (10_000_000 / size).clamp(3, 1_000)
}
