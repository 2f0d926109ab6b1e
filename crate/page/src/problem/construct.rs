//! The facts of a solution that cannot be built.

use super::{Detail, Problem};
use queens_core::board::file::MOST_ROWS;
use queens_core::construct::ConstructError;

impl Problem for ConstructError {
    fn code(&self) -> &'static str {
        match self {
            ConstructError::Step { .. } => "construct-step",
            ConstructError::Outer => "construct-outer",
            ConstructError::Inner { .. } => "construct-inner",
            ConstructError::Size { .. } => "construct-size",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            ConstructError::Step { size, step } => vec![("size", size.into()), ("step", step.into())],
            ConstructError::Outer => Vec::new(),
            ConstructError::Inner { row, other_row } => vec![("row", row.into()), ("otherRow", other_row.into())],
            ConstructError::Size { size } => vec![("size", size.into()), ("largest", MOST_ROWS.into())],
        }
    }
}
