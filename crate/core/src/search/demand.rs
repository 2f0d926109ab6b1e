//! The requirements of a search on a placement beyond its size, and the reasons why a placement does not meet them.

use super::SearchError;
use crate::board::Placement;
use crate::construct::wrapped;

/// A requirement of a search on a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Demand {
    /// No demand.
    Nothing,
    /// No given queens. The search leaves out mirrored or rotated solutions; with given queens, these would not be
    /// solutions of the same placement.
    EmptyBoard,
    /// Diagonals wrap round: the size must have modular solutions, and no given queens may attack each other round the
    /// edge.
    Modular,
}

/// How a placement fails a [`Demand`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unmet {
    Given { queens: usize },
    Divisible { size: usize, divisor: usize },
    Wrapped { row: u32, other_row: u32 },
}

impl Demand {
    /// Checks that `given` meets the demand.
    pub(super) fn check(self, given: &Placement) -> Result<(), Unmet> {
        match self {
            Demand::Nothing => Ok(()),
            Demand::EmptyBoard => match given.count() {
                0 => Ok(()),
                queens => Err(Unmet::Given { queens }),
            },
            Demand::Modular => modular(given),
        }
    }
}

impl Unmet {
    /// The error of the search named `name`. `searches` can start from the placement.
    pub(super) fn into_error(self, name: &'static str, searches: Vec<&'static str>) -> SearchError {
        match self {
            Unmet::Given { queens } => SearchError::NotEmpty { name, queens, searches },
            Unmet::Divisible { size, divisor } => SearchError::NoModular { name, size, divisor, searches },
            Unmet::Wrapped { row, other_row } => SearchError::Wrapped { name, row, other_row, searches },
        }
    }
}

/// Modular solutions exist for the sizes that neither 2 nor 3 divides (Polya 1918). In a modular solution, the columns
/// c of the rows r are all different modulo n, and so are c + r and c - r. Adding these up over all rows leads to a
/// contradiction for even n; adding up their squares, for multiples of 3.
fn modular(given: &Placement) -> Result<(), Unmet> {
    let size = given.size();
    if let Some(divisor) = [2, 3].into_iter().find(|divisor| size.is_multiple_of(*divisor)) {
        return Err(Unmet::Divisible { size, divisor });
    }
    wrapped(given).map_or(Ok(()), |(row, other_row)| Err(Unmet::Wrapped { row, other_row }))
}
