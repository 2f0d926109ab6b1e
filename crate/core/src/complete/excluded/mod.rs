//! The problem of excluded diagonals: as many queens as rows, no two attacking each other, and no queen on certain
//! diagonals.
//!
//! [`ExcludedDiagonals`] reads an instance in the form of problem 079 of CSPLib, the library of constraint problems, and
//! translates it into a placement of a larger board, with one completion for each of its solutions. (Gent, Jefferson and
//! Nightingale, "Complexity of n-queens completion", Journal of Artificial Intelligence Research 59, 2017.)

mod error;
mod read;
mod translate;

pub use error::{ExcludedError, InstancePart};

use std::str::FromStr;

/// The largest board with excluded diagonals: its translation has some 130,000 rows.
pub const MAX_EXCLUDED_SIZE: u32 = 500;

/// The longest text of an instance that is read, in bytes.
pub const MAX_INSTANCE_BYTES: usize = 1 << 16;

/// A board with excluded diagonals.
///
/// ```
/// use queens_core::complete::{CompleteOptions, ExcludedDiagonals, Verdict, complete};
///
/// let instance: ExcludedDiagonals = "n = 4  numdiags = 1  diags = [[3, 1]]".parse()?;
/// let answer = complete(&instance.to_placement(), CompleteOptions::default());
/// assert_eq!(answer.verdict(), Verdict::Completed);
/// let solution = instance.solution(answer.placement().expect("it is completed"));
/// assert_eq!(solution.count(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExcludedDiagonals {
    size: u32,
    /// By `row + column`, ascending.
    sums: Vec<u32>,
    /// By `row - column + size - 1`, ascending.
    differences: Vec<u32>,
}

impl ExcludedDiagonals {
    /// The number of rows, and of queens.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.size
    }

    /// How many diagonals are excluded.
    #[must_use]
    pub fn excluded(&self) -> usize {
        self.sums.len() + self.differences.len()
    }

    /// Whether a square of the board, counted from 0, lies on an excluded diagonal.
    #[must_use]
    pub fn excludes(&self, row: u32, column: u32) -> bool {
        let on = |list: &[u32], line: u32| list.binary_search(&line).is_ok();
        on(&self.sums, row + column) || on(&self.differences, row + self.size - 1 - column)
    }
}

impl FromStr for ExcludedDiagonals {
    type Err = ExcludedError;

    /// Reads `n = 10`, `numdiags = 14` and `diags = [[4, 1], [14, 0], ...]`, in any order and on any lines. A pair is a
    /// diagonal and its kind: `[s, 1]` where row + column = s, `[d, 0]` where row - column = d - (n - 1), from 0.
    fn from_str(text: &str) -> Result<Self, ExcludedError> {
        read::instance(text)
    }
}
