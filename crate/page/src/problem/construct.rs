//! The facts of a solution that cannot be built.

use super::{Detail, Problem};
use queens_core::board::LARGEST_SIZE;
use queens_core::construct::ConstructError;

impl Problem for ConstructError {
    fn code(&self) -> &'static str {
        match self {
            ConstructError::Size { .. } => "construct-size",
            ConstructError::NoSolution { .. } => "construct-no-solution",
            ConstructError::StepRange { .. } => "construct-step-range",
            ConstructError::Step { .. } => "construct-step",
            ConstructError::Outer => "construct-outer",
            ConstructError::InnerEmpty { .. } => "construct-inner-empty",
            ConstructError::InnerColumn { .. } => "construct-inner-column",
            ConstructError::Inner { .. } => "construct-inner",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            ConstructError::Size { size } => vec![("size", size.into()), ("largest", LARGEST_SIZE.into())],
            ConstructError::NoSolution { size } => vec![("size", size.into())],
            ConstructError::StepRange { size, step } => {
                vec![("size", size.into()), ("step", step.into()), ("largest", (size - 1).into())]
            }
            ConstructError::Step { size, step, number, divisor } => vec![
                ("size", size.into()),
                ("step", step.into()),
                ("number", number.into()),
                ("divisor", divisor.into()),
            ],
            ConstructError::Outer => Vec::new(),
            ConstructError::InnerEmpty { row } => vec![("row", row.into())],
            ConstructError::InnerColumn { row, other_row } | ConstructError::Inner { row, other_row } => {
                vec![("row", row.into()), ("otherRow", other_row.into())]
            }
        }
    }
}
