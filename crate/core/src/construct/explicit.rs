//! A solution for every size except 2 and 3: two staircases, changed according to n mod 12.

use super::{ConstructError, Formula};
use crate::board::Placement;

/// How the two staircases of [`explicit`] are bent. Columns count from 1, as published.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ExplicitRule {
    /// The even columns, which come first.
    pub even: EvenSteps,
    /// The odd columns.
    pub odd: OddSteps,
}

/// The order of the even columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum EvenSteps {
    /// 2 4 6 8 ...
    Straight,
    /// 4 6 8 ... 2
    FirstToEnd,
}

/// The order of the odd columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
    /// The rule for a board of `size` rows.
    #[must_use]
    pub fn of(size: usize) -> Self {
        match size % 12 {
            2 => ExplicitRule { even: EvenSteps::Straight, odd: OddSteps::ThreeOneFiveLast },
            3 | 9 => ExplicitRule { even: EvenSteps::FirstToEnd, odd: OddSteps::FirstTwoToEnd },
            8 => ExplicitRule { even: EvenSteps::Straight, odd: OddSteps::PairsSwapped },
            _ => ExplicitRule { even: EvenSteps::Straight, odd: OddSteps::Straight },
        }
    }

    /// The column, counted from 0, of `row` on a board of `size` rows.
    pub(super) fn column(self, size: u32, row: u32) -> u32 {
        let evens = size / 2;
        if row < evens {
            let step = match self.even {
                EvenSteps::Straight => row,
                EvenSteps::FirstToEnd if row + 1 == evens => 0,
                EvenSteps::FirstToEnd => row + 1,
            };
            return 2 * step + 1;
        }
        let (odds, step) = (size - evens, row - evens);
        2 * match self.odd {
            OddSteps::ThreeOneFiveLast if step < 2 => 1 - step,
            OddSteps::ThreeOneFiveLast if step + 1 == odds => 2,
            OddSteps::ThreeOneFiveLast => step + 1,
            OddSteps::FirstTwoToEnd if step + 2 >= odds => step + 2 - odds,
            OddSteps::FirstTwoToEnd => step + 2,
            OddSteps::PairsSwapped => step ^ 1,
            OddSteps::Straight => step,
        }
    }
}

/// A solution of the empty board, in time proportional to its size. The even columns form one staircase, the odd
/// columns the next. For some remainders of `size` by 12, a few steps are moved.
///
/// ```text
///  . Q . . . .
///  . . . Q . .      6: the even columns 2 4 6, then the odd columns 1 3 5,
///  . . . . . Q         counted from 1
///  Q . . . . .
///  . . Q . . .
///  . . . . Q .
/// ```
///
/// Found by E. Pauls, "Das Maximalproblem der Damen auf dem Schachbrete", Deutsche Schachzeitung 29 (1874); this short form
/// is by B. Bernhardsson, "Explicit solutions to the N-queens problem for all N", ACM SIGART Bulletin 2 (1991).
///
/// ```
/// use queens_core::construct::{ConstructError, explicit};
///
/// let solution = explicit(6)?;
/// assert_eq!(solution.to_rows(), [1, 3, 5, 0, 2, 4]);
/// assert_eq!(explicit(3), Err(ConstructError::NoSolution { size: 3 }));
/// # Ok::<(), ConstructError>(())
/// ```
///
/// # Errors
/// [`ConstructError::NoSolution`] for 2 and 3 rows, [`ConstructError::Size`] for 0 rows or more than
/// [`MAX_SIZE`](crate::board::MAX_SIZE).
pub fn explicit(size: usize) -> Result<Placement, ConstructError> {
    Formula::explicit(size).map(|formula| formula.placement())
}
