//! A solution of every size that has one: two staircases, bent by n mod 12.

use crate::board::{LARGEST_SIZE, Placement, Square};
use serde::Serialize;

/// How the two staircases of [`explicit`] are bent. Columns count from 1, as published.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ExplicitRule {
    /// The even columns, which come first.
    pub even: EvenSteps,
    /// The odd columns.
    pub odd: OddSteps,
}

/// The order of the even columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EvenSteps {
    /// 2 4 6 8 ...
    Straight,
    /// 4 6 8 ... 2
    FirstToEnd,
}

/// The order of the odd columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum OddSteps {
    /// 1 3 5 7 ...
    Straight,
    /// 3 1 7 9 11 ... 5
    ThreeOneFiveLast,
    /// 5 7 9 ... 1 3
    FirstTwoToEnd,
    /// 3 1 7 5 11 9 ...
    PairsSwapped,
}

impl ExplicitRule {
    /// The rule for a board of so many rows.
    #[must_use]
    pub fn of(size: usize) -> Self {
        match size % 12 {
            2 => ExplicitRule { even: EvenSteps::Straight, odd: OddSteps::ThreeOneFiveLast },
            3 | 9 => ExplicitRule { even: EvenSteps::FirstToEnd, odd: OddSteps::FirstTwoToEnd },
            8 => ExplicitRule { even: EvenSteps::Straight, odd: OddSteps::PairsSwapped },
            _ => ExplicitRule { even: EvenSteps::Straight, odd: OddSteps::Straight },
        }
    }
}

/// A solution of the empty board, in time in proportion to its size: the even columns as one staircase, the odd ones as
/// the next, each with a few steps moved where the remainder of `size` by 12 asks for it. `None` where no solution
/// exists (0, 2 and 3) and above [`LARGEST_SIZE`].
///
/// ```text
///  . Q . . . .
///  . . . Q . .      6: the even columns 2 4 6, then the odd ones 1 3 5,
///  . . . . . Q         counted from 1
///  Q . . . . .
///  . . Q . . .
///  . . . . Q .
/// ```
///
/// Found by E. Pauls, "Das Maximalproblem der Damen auf dem Schachbrete", Deutsche Schachzeitung 29 (1874); this short
/// form is that of B. Bernhardsson, "Explicit solutions to the N-queens problem for all N", ACM SIGART Bulletin 2 (1991).
///
/// ```
/// let solution = queens_core::construct::explicit(6).expect("6 queens fit");
/// assert_eq!(solution.to_rows(), [1, 3, 5, 0, 2, 4]);
/// assert!(queens_core::construct::explicit(3).is_none());
/// ```
#[must_use]
pub fn explicit(size: usize) -> Option<Placement> {
    if matches!(size, 0 | 2 | 3) || size > LARGEST_SIZE {
        return None;
    }
    let last = size as u32;
    let mut even: Vec<u32> = (2..=last).step_by(2).collect();
    let mut odd: Vec<u32> = (1..=last).step_by(2).collect();
    let rule = ExplicitRule::of(size);
    if rule.even == EvenSteps::FirstToEnd {
        even.rotate_left(1);
    }
    match rule.odd {
        OddSteps::Straight => {}
        OddSteps::ThreeOneFiveLast => {
            odd.swap(0, 1);
            odd[2..].rotate_left(1);
        }
        OddSteps::FirstTwoToEnd => odd.rotate_left(2),
        OddSteps::PairsSwapped => odd.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1)),
    }
    let mut placement = Placement::empty(size).ok()?;
    for (row, column) in (0u32..).zip(even.into_iter().chain(odd)) {
        placement.set(Square::new(row, column - 1));
    }
    Some(placement)
}
