//! Why an open question cannot be answered.

use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why an open question cannot be answered, and the limits.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum FrontierError {
        /// The board is too small or too large for this question.
        #[error("this question is answered for boards of {least} to {most} rows, not of {size}")]
        Size {
            /// The requested number of rows.
            size: usize,
            /// The smallest board.
            least: usize,
            /// The largest board.
            most: usize,
        } = "frontier-size",
        /// There are no placements of this many queens.
        #[error("{queens} queens were requested; 1 to {most} are possible")]
        Queens {
            /// The requested number.
            queens: usize,
            /// The maximum.
            most: usize,
        } = "frontier-queens",
        /// The board has no room for that many obstacles.
        #[error("{amount} obstacles were requested; 0 to {most} are possible")]
        Obstacles {
            /// The requested number.
            amount: usize,
            /// The maximum.
            most: usize,
        } = "frontier-obstacles",
    }
}
