//! The facts of a completion that is refused.

use super::{Detail, Problem};
use queens_core::complete::{CompleteError, LARGEST_BOARD, LARGEST_FREE};

impl Problem for CompleteError {
    fn code(&self) -> &'static str {
        match self {
            CompleteError::TooLarge { .. } => "complete-too-large",
            CompleteError::Board { .. } => "complete-board-too-large",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            CompleteError::TooLarge { free } => vec![("free", free.into()), ("largest", LARGEST_FREE.into())],
            CompleteError::Board { size } => vec![("size", size.into()), ("largest", LARGEST_BOARD.into())],
        }
    }
}
