//! Modular lines, and tilings: a modular solution set into each queen's block of any solution.
//!
//! ```text
//!  step 2 on 5 rows        a modular solution also keeps apart the diagonals that wrap round the rims;
//!   Q . . . .              lines of this kind are modular where n has neither 2 nor 3 among its divisors
//!   . . Q . .              and the steps s, s - 1 and s + 1 share no divisor with n
//!   . . . . Q
//!   . Q . . .
//!   . . . Q .
//! ```

use super::Formula;
use crate::board::file::MOST_ROWS;
use crate::board::{Placement, Square};
use thiserror::Error;

/// Why a solution cannot be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ConstructError {
    /// The line is no modular solution.
    #[error(
        "queens at {step} times the row on {size} rows are no modular solution: size, step, and both its neighbours must share no divisor with the size"
    )]
    Step {
        /// The number of rows.
        size: usize,
        /// Columns from row to row.
        step: usize,
    },
    /// One of the two parts of a tiling is not a solution.
    #[error("the outer placement is not a solution, so no tiling of it is")]
    Outer,
    /// The inner part of a tiling is not a modular solution.
    #[error(
        "the inner solution is not modular: queens {row} and {other_row} meet on a diagonal that wraps round, and in neighbouring blocks they would attack each other"
    )]
    Inner {
        /// A row, counted from 0.
        row: u32,
        /// One above it on the same diagonal.
        other_row: u32,
    },
    /// The tiling would be too large.
    #[error("a tiling of {size} rows is too large; at most {MOST_ROWS} can be served")]
    Size {
        /// The number of rows.
        size: u64,
    },
}

/// The steps for which queens at `step * row` modulo the size are a modular solution, ascending; none for a size that is
/// divisible by 2 or 3, apart from the board of one square.
///
/// ```
/// use queens_core::construct::modular_steps;
/// assert_eq!(modular_steps(7).collect::<Vec<_>>(), [2, 3, 4, 5]);
/// assert_eq!(modular_steps(8).count(), 0);
/// ```
pub fn modular_steps(size: usize) -> impl Iterator<Item = usize> {
    (0..size).filter(move |&step| is_modular_step(size, step))
}

pub(super) fn is_modular_step(size: usize, step: usize) -> bool {
    let apart = |number: usize| common_divisor(number, size) == 1;
    apart(step) && apart(step + 1) && apart(step + size - 1)
}

fn common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

/// Queens at column `step * row` modulo the size: a solution on the torus as well.
///
/// # Errors
/// [`ConstructError::Step`] where they attack each other there.
pub fn modular_line(size: usize, step: usize) -> Result<Placement, ConstructError> {
    Formula::modular_line(size, step).map(|line| line.placement())
}

/// The inner solution in the block of each queen of the outer one: a solution of as many rows as both have multiplied.
///
/// ```text
///  outer  . Q . .     inner  Q . . . .     each square of the outer board becomes a block of 5 x 5, and each of its
///         . . . Q            . . Q . .     queens the inner solution. Diagonals of neighbouring blocks run on into each
///         Q . . .            . . . . Q     other as the inner board's wrap round: so the inner one must be modular
///         . . Q .            . Q . . .
///                            . . . Q .
/// ```
///
/// # Errors
/// When the outer placement is not a solution, the inner one not a modular solution, or the result too large.
pub fn tiling(outer: &Placement, inner: &Placement) -> Result<Placement, ConstructError> {
    Formula::tiling(outer.clone(), inner.clone()).map(|tiling| tiling.placement())
}

/// A full placement, in which no two queens share a column, or a diagonal that wraps round.
pub(super) fn check_modular(inner: &Placement) -> Result<(), ConstructError> {
    let size = inner.size() as u32;
    let lines: [fn(Square, u32) -> u32; 3] = [
        |square, _| square.column,
        |square, size| (square.row + size - square.column) % size,
        |square, size| (square.row + square.column) % size,
    ];
    if let Some(row) = inner.free_rows().next() {
        return Err(ConstructError::Inner { row, other_row: row });
    }
    for line in lines {
        let mut met = vec![u32::MAX; size as usize];
        for queen in inner.queens() {
            let other_row = std::mem::replace(&mut met[line(queen, size) as usize], queen.row);
            if other_row != u32::MAX {
                return Err(ConstructError::Inner { row: queen.row, other_row });
            }
        }
    }
    Ok(())
}
