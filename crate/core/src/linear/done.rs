//! What one step of a run did.

use crate::board::Square;

/// What one step did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// A block began, 1 to 5.
    Began(u8),
    /// A queen was set.
    Set(Square),
    /// A pair of block 1 was refused: the square is attacked.
    Refused(Square),
    /// A pass of block 1 is over and has set some queens.
    PassOver,
    /// A row has no free square; in block 1 a pass has set no queen, and there is no such row.
    DeadEnd(Option<u32>),
    /// The run returned to a base level, 1 to 3.
    Back {
        /// The level.
        level: u8,
        /// Queens of the run that still stand.
        queens: usize,
    },
    /// Every row has a queen.
    Solved,
    /// The bounds are used up, or there is no level to go back to. It proves nothing.
    GaveUp,
}
