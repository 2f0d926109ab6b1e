//! The facts of what is wrong with a puzzle.

use super::{Detail, Problem};
use queens_core::puzzle::{DateError, LARGEST_PUZZLE, PuzzleError};

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
            PuzzleError::TooManyWays { .. } => "puzzle-too-many-ways",
            PuzzleError::Guilty { .. } => "guilty-number",
            PuzzleError::NoGuilty { .. } => "guilty-not-to-be-had",
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
            PuzzleError::TooManyWays { most } => vec![("most", most.into())],
            PuzzleError::Guilty { fewest, most } => vec![("fewest", fewest.into()), ("most", most.into())],
            PuzzleError::NoGuilty { size, fewest, tries } => {
                vec![("size", size.into()), ("fewest", fewest.into()), ("tries", tries.into())]
            }
        }
    }
}

impl Problem for DateError {
    fn code(&self) -> &'static str {
        match self {
            DateError::Unreadable { .. } => "daily-unreadable",
            DateError::Range { .. } => "daily-range",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match self {
            DateError::Unreadable { found } => vec![("found", found.as_str().into())],
            DateError::Range { found, first, last } => vec![
                ("found", found.to_string().into()),
                ("first", first.to_string().into()),
                ("last", last.to_string().into()),
            ],
        }
    }
}
