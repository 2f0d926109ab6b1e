//! Why a placement cannot be generated.

use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why a placement cannot be generated, and the limits.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum GenerateError {
        /// The board has no rows, or too many.
        #[error("a board has 1 to {largest} rows, not {size}")]
        Size {
            /// The requested number of rows.
            size: usize,
            /// The maximum number of rows.
            largest: usize,
        } = "size",
        /// Each queen needs a row of its own.
        #[error("{queens} queens do not fit into {size} rows")]
        MoreThanRows {
            /// The requested number.
            queens: usize,
            /// The number of rows.
            size: usize,
        } = "generate-more-than-rows",
        /// No attempt set as many queens.
        #[error("no attempt set {queens} queens on {size} rows at random: the best one reached {reached}; ask for fewer")]
        TooManyQueens {
            /// The requested number.
            queens: usize,
            /// The number of rows.
            size: usize,
            /// The largest number of queens that an attempt set.
            reached: usize,
        } = "generate-too-many",
        /// The board has no solution to take queens from.
        #[error("a board of {size} rows has no solution to take queens from")]
        NoSolution {
            /// The number of rows: 2 or 3.
            size: usize,
        } = "generate-no-solution",
    }
}
