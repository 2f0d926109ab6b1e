//! Why a count is refused before it starts.

use crate::problem::{Detail, Problem};
use thiserror::Error;

/// Why a count cannot be planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CountError {
    /// Too many rows hold no queen.
    #[error("{free} rows are free, and completions can be counted over {limit} at most: set more queens")]
    FreeRows {
        /// Rows without a queen.
        free: usize,
        /// The most that can be served.
        limit: usize,
    },
    /// The empty board is too large.
    #[error("the solutions of boards of up to {limit} rows can be counted, not of {size}")]
    Size {
        /// The number of rows asked for.
        size: usize,
        /// The most that can be served.
        limit: usize,
    },
}

impl Problem for CountError {
    fn code(&self) -> &'static str {
        match self {
            CountError::FreeRows { .. } => "count-too-many-free",
            CountError::Size { .. } => "count-too-large",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            CountError::FreeRows { free, limit } => vec![("free", free.into()), ("limit", limit.into())],
            CountError::Size { size, limit } => vec![("size", size.into()), ("limit", limit.into())],
        }
    }
}
