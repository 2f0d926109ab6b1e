//! The facts of what is wrong with a puzzle.

use super::{Detail, Problem};
use queens_core::puzzle::{LARGEST_PUZZLE, PuzzleError};

impl Problem for PuzzleError {
    fn code(&self) -> &'static str {
        match self {
            PuzzleError::Size { .. } => "puzzle-size",
            PuzzleError::Labels { .. } => "puzzle-labels",
            PuzzleError::Label { .. } => "puzzle-label",
            PuzzleError::EmptyRegion { .. } => "puzzle-empty-region",
            PuzzleError::Square { .. } => "puzzle-square",
            PuzzleError::Ways { ways: 0 } => "puzzle-no-way",
            PuzzleError::Ways { .. } => "puzzle-several-ways",
            PuzzleError::MakeSize { .. } => "puzzle-make-size",
            PuzzleError::GradeNotToBeHad { .. } => "grade-not-to-be-had",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            PuzzleError::Size { size } => vec![("size", size.into()), ("largest", LARGEST_PUZZLE.into())],
            PuzzleError::Labels { found, expected } => vec![("found", found.into()), ("expected", expected.into())],
            PuzzleError::Label { square, found, last } => {
                vec![("square", square.into()), ("found", found.into()), ("last", last.into())]
            }
            PuzzleError::EmptyRegion { region } => vec![("region", region.into())],
            PuzzleError::Square { found, last } => vec![("found", found.into()), ("last", last.into())],
            PuzzleError::Ways { ways } => vec![("ways", ways.into())],
            PuzzleError::MakeSize { size, least, most } => {
                vec![("size", size.into()), ("least", least.into()), ("most", most.into())]
            }
            PuzzleError::GradeNotToBeHad { size, wanted, tries } => {
                vec![("size", size.into()), ("grade", wanted.to_string().into()), ("tries", tries.into())]
            }
        }
    }
}
