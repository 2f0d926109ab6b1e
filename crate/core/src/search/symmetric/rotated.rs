//! Compares a solution with its rotated image: which of the two is smaller, and the row where they differ.

use crate::board::{Placement, Transform};
use crate::trace::{Own, Reason};

/// How the rotated image compares with the solution itself, read row by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Comparison {
    /// The image is first: the solution is not fundamental.
    Smaller,
    /// Both are the same.
    Equal,
    /// The solution itself is first.
    Larger,
}

/// The result of one rotation. Columns are counted from the right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rotated {
    pub(super) comparison: Comparison,
    /// The number of quarter rotations to the left, 1 to 3.
    quarters: u32,
    /// The first row in which they differ, with its queen in the solution and in the image.
    row: Option<u32>,
    own: u32,
    other: u32,
}

impl Rotated {
    /// Rotates `solution` by `quarters` quarter rotations to the left, 1 to 3, and compares the two.
    pub(super) fn new(solution: &Placement, quarters: u32) -> Self {
        let to_the_left = [Transform::ThreeQuarterTurn, Transform::HalfTurn, Transform::QuarterTurn];
        let transform = to_the_left[quarters as usize - 1];
        let image = solution.transformed(transform).expect("a solution has a queen in every column");
        let size = solution.size() as u32;
        let read = |board: &Placement, row: u32| size - 1 - board.column(row).unwrap_or(0);
        match (0..size).find(|&row| read(solution, row) != read(&image, row)) {
            None => Rotated { comparison: Comparison::Equal, quarters, row: None, own: 0, other: 0 },
            Some(row) => {
                let (own, other) = (read(solution, row), read(&image, row));
                let comparison = if other < own { Comparison::Smaller } else { Comparison::Larger };
                Rotated { comparison, quarters, row: Some(row), own, other }
            }
        }
    }

    /// The result as a reason for the page.
    pub(super) fn reason(self) -> Reason {
        let code = match self.comparison {
            Comparison::Smaller => "turnedSmaller",
            Comparison::Equal if self.quarters == 1 => "turnedEqualQuarter",
            Comparison::Equal => "turnedEqual",
            Comparison::Larger => "turnedLarger",
        };
        let reason = Own::new(code).count("degrees", 90 * self.quarters);
        Reason::Own(match self.row {
            Some(row) => reason.index("row", row).count("own", self.own).count("turned", self.other),
            None => reason,
        })
    }
}
