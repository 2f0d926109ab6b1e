//! Why a count is refused before it starts.

use crate::board::{MAX_SIZE, PlacementError};
use crate::problem::problems;
use std::fmt;
use thiserror::Error;

problems! {
    /// Why a count cannot be planned.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum CountError {
        /// Too many rows have no queen.
        #[error("{free} rows are free, but completions can be counted for at most {limit} free rows: set more queens")]
        FreeRows {
            /// The number of rows without a queen.
            free: usize,
            /// The maximum number of free rows that is supported.
            limit: usize,
        } = "count-too-many-free",
        /// A board has at least one row.
        #[error("{error}")]
        Board {
            /// The error of the board.
            #[from]
            error: PlacementError,
        } = error,
        /// The empty board is too large, or too small, for this method.
        #[error("the solutions of boards of {least} to {limit} rows can be counted, not of {size}")]
        Size {
            /// The requested number of rows.
            size: usize,
            /// The smallest size that is supported.
            least: usize,
            /// The largest size that is supported.
            limit: usize,
        } = "count-too-large",
        /// The board is too large, by memory or by time.
        #[error("counts end at {limit} rows; {size} rows would take one core {}", Cost { bytes: *bytes, seconds: *seconds })]
        Unplanned {
            /// The requested number of rows.
            size: usize,
            /// The largest size that is planned.
            limit: usize,
            /// About how many bytes one worker would need; `u64::MAX` if there are more.
            bytes: u64,
            /// About how many seconds one worker would take; `u64::MAX` if there are more.
            seconds: u64,
        } = "count-unplanned",
        /// The count would take longer than a hundred years.
        #[error("counting the completions over {free} free rows would take more than a hundred years: set more queens")]
        Endless {
            /// Rows without a queen.
            free: usize,
            /// About how many seconds one worker would take; `u64::MAX` if there are more.
            seconds: u64,
        } = "count-endless",
    }
}

/// A hundred years, in seconds: the longest count that is begun.
pub(crate) const CENTURY: u64 = 36_525 * 86_400;

impl CountError {
    /// Whether the count would take longer than a hundred years. Its estimates mean nothing then.
    #[must_use]
    pub fn exceeds_century(&self) -> bool {
        let (CountError::Unplanned { seconds, .. } | CountError::Endless { seconds, .. }) = self else { return false };
        *seconds > CENTURY
    }

    /// The error for a board without rows.
    pub(crate) fn no_rows() -> CountError {
        PlacementError::Size { size: 0, largest: MAX_SIZE }.into()
    }

    /// The error for a size above the largest planned one, with the bytes and seconds that it would take.
    pub(crate) fn unplanned(size: usize, limit: usize, (bytes, seconds): (f64, f64)) -> CountError {
        CountError::Unplanned { size, limit, bytes: bytes as u64, seconds: seconds as u64 }
    }
}

/// The cost of a count on one core, in words.
struct Cost {
    bytes: u64,
    seconds: u64,
}

impl fmt::Display for Cost {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.seconds > CENTURY {
            return out.write_str("more than a hundred years");
        }
        write!(out, "about {} hours", self.seconds.div_ceil(3_600))?;
        if self.bytes > 0 {
            write!(out, ", and {} MB of memory", self.bytes.div_ceil(1_000_000))?;
        }
        Ok(())
    }
}
