//! How much a rule may ask for.

/// The most rows of a board, and the most columns.
pub const LARGEST_SIDE: u32 = 32;

/// The farthest that a row is shifted. On the largest board nothing changes from 63 on: rows of different shifts then have
/// no line in common.
pub const FARTHEST_SHIFT: u32 = 1_000;

/// The most formulas in one rule.
pub const MOST_FORMULAS: usize = 4;
