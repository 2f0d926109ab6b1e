//! Why a placement is not searched at all.

use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why a placement is not searched at all.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum CompleteError {
        /// Too many rows are free.
        #[error("{free} rows are free, but the exact search supports at most {largest}")]
        TooLarge {
            /// The number of free rows.
            free: usize,
            /// The maximum for the exact search.
            largest: usize,
        } = "complete-too-large",
    }
}
