//! Why a placement is not searched at all.

use crate::board::LARGEST_FREE;
use thiserror::Error;

/// The largest board on which a completion is looked for: what keeps all its vectors under some 500 MB.
pub const LARGEST_BOARD: usize = 10_000_000;

/// Why a placement is not searched at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CompleteError {
    /// Too many rows are free.
    #[error("{free} rows are free, but the exact search takes at most {LARGEST_FREE}")]
    TooLarge {
        /// How many.
        free: usize,
    },
    /// The board has too many rows.
    #[error("the board has {size} rows, but a completion is looked for on at most {LARGEST_BOARD}")]
    Board {
        /// How many.
        size: usize,
    },
}
