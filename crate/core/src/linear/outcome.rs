//! The outcome of one step of a run.

use crate::board::Square;

/// The outcome of one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A block began, 1 to 5.
    Began(u8),
    /// A queen was set.
    Set(Square),
    /// A pair of block 1 was refused because its square is attacked.
    Refused(Square),
    /// A pass of block 1 ended and has set some queens.
    PassEnded,
    /// This row has no free square. `None` if a pass of block 1 has set no queen.
    DeadEnd(Option<u32>),
    /// The run returned to a base level, 1 to 3.
    Back {
        /// The level.
        level: u8,
        /// How many queens of the run are still on the board.
        queens: usize,
    },
    /// Every row has a queen.
    Solved,
    /// The bounds are used up, or there is no level to return to. This proves nothing.
    GaveUp,
}
