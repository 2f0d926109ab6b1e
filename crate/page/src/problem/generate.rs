//! The facts of a placement that cannot be generated.

use super::{Detail, Problem};
use queens_core::generate::GenerateError;

impl Problem for GenerateError {
    fn code(&self) -> &'static str {
        match self {
            GenerateError::Size { .. } => "large-size",
            GenerateError::MoreThanRows { .. } => "generate-more-than-rows",
            GenerateError::TooManyQueens { .. } => "generate-too-many",
            GenerateError::NoSolution { .. } => "generate-no-solution",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            GenerateError::Size { size, largest } => vec![("size", size.into()), ("largest", largest.into())],
            GenerateError::MoreThanRows { queens, size } => vec![("queens", queens.into()), ("size", size.into())],
            GenerateError::TooManyQueens { queens, size, reached } => {
                vec![("queens", queens.into()), ("size", size.into()), ("reached", reached.into())]
            }
            GenerateError::NoSolution { size } => vec![("size", size.into())],
        }
    }
}
