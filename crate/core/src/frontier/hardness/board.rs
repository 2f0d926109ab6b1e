//! Random boards on which some squares are attacked or blocked: single squares, excluded diagonals, or the lines of given
//! queens.

use crate::board::{NonAttacking, Placement, Square};
use crate::frontier::FrontierError;
use crate::generate::{Generate, GenerateError, Source};
use crate::sliced::Sliced;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The largest board: each of its rows fits into a word of 32 bits.
pub const MAX_HARD_ROWS: usize = 32;

/// The smallest board.
const MIN_HARD_ROWS: usize = 4;

named! {
    /// The obstacle to a solution on a random board.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub enum Obstacle {
        /// Blocked squares: no queen may be on them, and lines pass through.
        Squares = "squares",
        /// Excluded diagonals, of both directions: no queen may be on them.
        Diagonals = "diagonals",
        /// Given queens, at random and without conflicts.
        Queens = "queens",
    }
}

impl Obstacle {
    /// How many of these obstacles a board of `size` rows can have.
    ///
    /// ```
    /// use queens_core::frontier::Obstacle;
    ///
    /// assert_eq!(Obstacle::ALL.map(|obstacle| obstacle.max(8)), [64, 30, 8]);
    /// ```
    #[must_use]
    pub fn max(self, size: usize) -> usize {
        match self {
            Obstacle::Squares => size * size,
            Obstacle::Diagonals => 2 * diagonals(size),
            Obstacle::Queens => size,
        }
    }
}

/// How many diagonals of one direction there are.
fn diagonals(size: usize) -> usize {
    2 * size - 1
}

/// A random board with obstacles. Rows and columns count from 0.
#[derive(Clone, Debug)]
pub struct HardBoard {
    given: NonAttacking,
    kept_empty: Vec<u32>,
    sums: Vec<u32>,
    differences: Vec<i32>,
}

impl HardBoard {
    /// A board of `size` rows, 4 to 32, with `amount` obstacles by `seed`. If no attempt could set that many queens at
    /// random, the board has the maximum number that an attempt has set.
    ///
    /// # Errors
    /// [`FrontierError::Size`] for an unsupported size, [`FrontierError::Obstacles`] for more obstacles than there can be.
    pub fn random(size: usize, obstacle: Obstacle, amount: usize, seed: u32) -> Result<Self, FrontierError> {
        if !(MIN_HARD_ROWS..=MAX_HARD_ROWS).contains(&size) {
            return Err(FrontierError::Size { size, least: MIN_HARD_ROWS, most: MAX_HARD_ROWS });
        }
        let most = obstacle.max(size);
        if amount > most {
            return Err(FrontierError::Obstacles { amount, most });
        }
        let given = match obstacle {
            Obstacle::Queens => queens(size, amount, seed),
            _ => NonAttacking::empty(size).expect("a supported size"),
        };
        let mut board = HardBoard { given, kept_empty: Vec::new(), sums: Vec::new(), differences: Vec::new() };
        match obstacle {
            Obstacle::Squares => {
                board.kept_empty = random_numbers(amount, most, seed).map(|square| square as u32).collect();
            }
            Obstacle::Diagonals => {
                for diagonal in random_numbers(amount, most, seed) {
                    let (kind, line) = (diagonal / diagonals(size), diagonal % diagonals(size));
                    if kind == 1 {
                        board.sums.push(line as u32);
                    } else {
                        board.differences.push(size as i32 - 1 - line as i32);
                    }
                }
            }
            Obstacle::Queens => {}
        }
        Ok(board)
    }

    /// How many rows there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.given.size()
    }

    /// The given queens.
    #[must_use]
    pub fn given(&self) -> &NonAttacking {
        &self.given
    }

    /// The blocked squares, as row * size + column.
    #[must_use]
    pub fn kept_empty(&self) -> &[u32] {
        &self.kept_empty
    }

    /// The excluded anti-diagonals, by row + column.
    #[must_use]
    pub fn sums(&self) -> &[u32] {
        &self.sums
    }

    /// The excluded diagonals, by column - row.
    #[must_use]
    pub fn differences(&self) -> &[i32] {
        &self.differences
    }

    /// Whether a square is neither blocked nor on an excluded diagonal.
    #[must_use]
    pub fn allows(&self, square: Square) -> bool {
        let difference = square.column.cast_signed() - square.row.cast_signed();
        !self.kept_empty.contains(&square.number(self.size() as u32))
            && !self.sums.contains(&(square.row + square.column))
            && !self.differences.contains(&difference)
    }
}

/// Some of the numbers below `most`.
fn random_numbers(amount: usize, most: usize, seed: u32) -> impl Iterator<Item = usize> {
    let mut all: Vec<usize> = (0..most).collect();
    all.shuffle(&mut Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)));
    all.into_iter().take(amount)
}

/// `amount` random queens, or as many as an attempt has set.
fn queens(size: usize, amount: usize, seed: u32) -> NonAttacking {
    let mut wanted = amount;
    loop {
        let mut generate = Generate::new(size, wanted, seed, Source::Random).expect("at most one queen for each row");
        generate.run_to_end();
        match generate.placement() {
            Ok(made) => {
                let placement: Placement = made.expect("the generation has run to the end").clone();
                return NonAttacking::try_from(placement).expect("the queens do not attack each other");
            }
            Err(GenerateError::TooManyQueens { reached, .. }) => wanted = reached,
            Err(error) => unreachable!("{error}"),
        }
    }
}
