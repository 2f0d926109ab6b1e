//! Random placements of any number of queens, no two attacking each other.
//!
//! As published, free rows and free columns are paired at random, pass after pass, until a pass sets no queen; the last
//! queens are set on random free squares of random rows. Alternatively, the queens are some queens of a random
//! solution, so that a completion exists.

mod error;

pub use error::GenerateError;

use crate::board::{MAX_SIZE, NonAttacking, Placement};
use crate::complete::Solver;
use crate::linear::{Pair, Pairs};
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How many rows the solver works on at a time.
const SOLVER_SLICE: u64 = 1 << 14;

/// How a random placement is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Source {
    /// Random pairs of free rows and free columns: perhaps it has no completion.
    Random,
    /// Queens of a random solution: it has one.
    Solution,
}

/// Generates one placement. It can stop after any queen and resume.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::generate::{Generate, Source};
///
/// let mut generate = Generate::new(1_000, 700, 7, Source::Random)?;
/// while !generate.run(10_000) {
///     println!("{} queens", generate.queens());
/// }
/// let placement = generate.placement()?.expect("the work has ended");
/// assert_eq!(placement.count(), 700);
/// assert!(queens_core::validate(placement).ok());
/// # Ok::<(), queens_core::generate::GenerateError>(())
/// ```
#[derive(Debug)]
pub struct Generate {
    size: usize,
    wanted: usize,
    random: Xoshiro128PlusPlus,
    /// The number of the attempt, from 1.
    attempt: usize,
    /// The maximum number of queens that an attempt has set.
    reached: usize,
    /// Scratch memory for squares.
    open: Vec<u32>,
    work: Work,
}

#[derive(Debug)]
enum Work {
    /// Queens are set pair by pair, and in the end row by row.
    Random {
        pairs: Pairs,
        by_rows: bool,
    },
    /// The queens of the pairs are set on the board.
    Set {
        pairs: Pairs,
        placement: Placement,
        set: usize,
    },
    Solution(Box<Solver>),
    /// The rows before `row` have been decided; of the other rows, `remaining` keep their queens.
    Thin {
        solution: Placement,
        row: usize,
        remaining: usize,
    },
    Over(Result<Placement, GenerateError>),
}

impl Generate {
    /// A placement of `queens` queens on an empty board of `size` rows.
    ///
    /// # Errors
    /// [`GenerateError::Size`] for a board without rows or with too many, [`GenerateError::MoreThanRows`] for
    /// more queens than rows.
    pub fn new(size: usize, queens: usize, seed: u32, source: Source) -> Result<Self, GenerateError> {
        let Ok(empty) = NonAttacking::empty(size) else {
            return Err(GenerateError::Size { size, largest: MAX_SIZE });
        };
        if queens > size {
            return Err(GenerateError::MoreThanRows { queens, size });
        }
        let work = match source {
            Source::Random => Work::Random { pairs: Pairs::empty(size), by_rows: false },
            Source::Solution => Work::Solution(Box::new(Solver::new(empty, seed))),
        };
        let random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
        Ok(Generate { size, wanted: queens, random, attempt: 1, reached: 0, open: Vec::new(), work })
    }

    /// The current number of queens.
    #[must_use]
    pub fn queens(&self) -> usize {
        match &self.work {
            Work::Random { pairs, .. } => pairs.queen_count(),
            Work::Solution(solver) => self.wanted.saturating_sub(solver.left()),
            Work::Set { .. } | Work::Thin { .. } | Work::Over(Ok(_)) => self.wanted,
            Work::Over(Err(_)) => self.reached,
        }
    }

    /// The number of the current attempt, from 1.
    #[must_use]
    pub fn attempt(&self) -> usize {
        self.attempt
    }

    /// The placement; `None` until the work is over.
    ///
    /// # Errors
    /// [`GenerateError::TooManyQueens`] when no attempt reached the number of queens, [`GenerateError::NoSolution`] when the
    /// board has no solution to take queens from.
    pub fn placement(&self) -> Result<Option<&Placement>, GenerateError> {
        match &self.work {
            Work::Over(made) => made.as_ref().map(Some).map_err(|&error| error),
            _ => Ok(None),
        }
    }

    fn step(&mut self) {
        let Work::Random { pairs, by_rows } = &mut self.work else { return };
        if pairs.queen_count() == self.wanted {
            let pairs = std::mem::replace(pairs, Pairs::empty(0));
            self.work = Work::Set { pairs, placement: empty(self.size), set: 0 };
        } else if !*by_rows {
            *by_rows = pairs.next_pair(|range| self.random.random_range(range)) == Pair::PassEnded(0);
        } else if !pairs.pass_is_over() {
            // A row without a free square stays empty.
            let _ = pairs.next_row(|range| self.random.random_range(range), &mut self.open);
        } else {
            // Queens are only added here, so a row without free squares never gets one.
            self.reached = self.reached.max(pairs.queen_count());
            let (queens, size, reached) = (self.wanted, self.size, self.reached);
            if self.attempt == attempts(size) {
                self.work = Work::Over(Err(GenerateError::TooManyQueens { queens, size, reached }));
            } else {
                self.attempt += 1;
                self.work = Work::Random { pairs: Pairs::empty(size), by_rows: false };
            }
        }
    }

    fn set(&mut self) {
        let Work::Set { pairs, placement, set } = &mut self.work else { return };
        if let Some(queen) = pairs.queen(*set) {
            placement.set(queen);
            *set += 1;
        } else {
            self.work = Work::Over(Ok(std::mem::replace(placement, empty(1))));
        }
    }

    fn after_search(&mut self) {
        let none = Work::Over(Err(GenerateError::NoSolution { size: self.size }));
        if let Work::Solution(solver) = std::mem::replace(&mut self.work, none)
            && solver.answer() == Some(true)
        {
            self.work = Work::Thin { solution: solver.into_placement(), row: 0, remaining: self.wanted };
        }
    }

    /// Removes the next queen or keeps it. All queens are equally likely to be kept.
    fn thin(&mut self) {
        let Work::Thin { solution, row, remaining } = &mut self.work else { return };
        if *row == self.size {
            self.work = Work::Over(Ok(std::mem::replace(solution, empty(1))));
            return;
        }
        let left = (self.size - *row) as u32;
        if (self.random.random_range(0..left) as usize) < *remaining {
            *remaining -= 1;
        } else {
            solution.take(*row as u32);
        }
        *row += 1;
    }
}

impl Sliced for Generate {
    /// Works on about `rows` rows; true when the placement is ready, or is known to be impossible.
    fn run(&mut self, rows: u64) -> bool {
        let mut left = rows;
        while left > 0 {
            left -= 1;
            match &mut self.work {
                Work::Over(_) => return true,
                Work::Solution(solver) => {
                    let slice = left.min(SOLVER_SLICE);
                    left -= slice;
                    if solver.run(slice + 1) {
                        self.after_search();
                    }
                }
                Work::Random { .. } => self.step(),
                Work::Set { .. } => self.set(),
                Work::Thin { .. } => self.thin(),
            }
        }
        matches!(self.work, Work::Over(_))
    }
}

/// An empty board of a size that has been checked.
fn empty(size: usize) -> Placement {
    Placement::empty(size).expect("the size has been checked")
}

/// The maximum number of attempts: more on small boards, where an attempt takes little time.
fn attempts(size: usize) -> usize {
    (10_000_000 / size).clamp(3, 1_000)
}
