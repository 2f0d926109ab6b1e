//! Why a large board cannot be made.

use crate::problem::{Detail, Problem};
use thiserror::Error;

/// Why a large board cannot be made, and what can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LargeError {
    /// The board has no rows, or more than can be served.
    #[error("a board has 1 to {largest} rows, not {size}")]
    Size {
        /// The number of rows asked for.
        size: usize,
        /// The largest that is served.
        largest: usize,
    },
    /// Each queen needs a row of her own.
    #[error("{queens} queens do not fit into {size} rows")]
    MoreThanRows {
        /// How many were asked for.
        queens: usize,
        /// The number of rows.
        size: usize,
    },
    /// No attempt came as far.
    #[error("no attempt set {queens} queens on {size} rows at random: the best one reached {reached}; ask for fewer")]
    TooManyQueens {
        /// How many were asked for.
        queens: usize,
        /// The number of rows.
        size: usize,
        /// The most that an attempt set.
        reached: usize,
    },
    /// Two of the given queens attack each other.
    #[error("two of the given queens attack each other; validate the placement to see which")]
    Conflict,
    /// The board has no solution to take queens from.
    #[error("a board of {size} rows has no solution to take queens from")]
    NoSolution {
        /// The number of rows: 2 or 3.
        size: usize,
    },
}

impl Problem for LargeError {
    fn code(&self) -> &'static str {
        match self {
            LargeError::Size { .. } => "large-size",
            LargeError::MoreThanRows { .. } => "generate-more-than-rows",
            LargeError::TooManyQueens { .. } => "generate-too-many",
            LargeError::Conflict => "large-conflict",
            LargeError::NoSolution { .. } => "generate-no-solution",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            LargeError::Size { size, largest } => vec![("size", size.into()), ("largest", largest.into())],
            LargeError::MoreThanRows { queens, size } => vec![("queens", queens.into()), ("size", size.into())],
            LargeError::TooManyQueens { queens, size, reached } => {
                vec![("queens", queens.into()), ("size", size.into()), ("reached", reached.into())]
            }
            LargeError::Conflict => Vec::new(),
            LargeError::NoSolution { size } => vec![("size", size.into())],
        }
    }
}
