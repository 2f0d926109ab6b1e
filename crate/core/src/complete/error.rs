//! Why a placement is not searched at all.

use crate::board::LARGEST_FREE;
use thiserror::Error;

/// Why a placement is not searched at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CompleteError {
    /// Too many rows are free.
    #[error("{free} rows are free, but the exact search takes at most {LARGEST_FREE}")]
    TooLarge {
        /// How many.
        free: usize,
    },
}
