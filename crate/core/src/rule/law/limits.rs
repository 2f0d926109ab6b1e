//! The limits of boards and rules, and the type of sets of their squares.

use crate::board::SquareSet;

/// The maximum number of rows, and of columns, of a board.
pub const MAX_SIDE: u32 = 32;

/// A set of squares of a board of up to 32 x 32.
pub type Squares = SquareSet<{ (MAX_SIDE * MAX_SIDE).div_ceil(64) as usize }>;

/// The largest shift of a row. On the largest board all shifts from 63 on have the same effect: neighbouring rows
/// have no column and no diagonal in common.
pub const MAX_SHIFT: u32 = 1_000;

/// The maximum number of formulas in one rule.
pub const MAX_FORMULAS: usize = 4;
