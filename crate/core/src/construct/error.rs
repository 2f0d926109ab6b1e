//! Why a solution cannot be built by formula.

use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why a solution cannot be built. Rows count from 0.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum ConstructError {
        /// The board would have no rows, or more than can be built.
        #[error("a board of {size} rows cannot be built; 1 to {largest} rows can")]
        Size {
            /// The requested number of rows.
            size: u64,
            /// The maximum: [`MAX_SIZE`](crate::board::MAX_SIZE).
            largest: usize,
        } = "construct-size",
        /// No solution of this size exists.
        #[error("{size} queens on a board of {size} rows always attack each other: there is no solution")]
        NoSolution {
            /// The number of rows: 2 or 3.
            size: usize,
        } = "construct-no-solution",
        /// The step of a line is not smaller than the number of rows.
        #[error("a line on {size} rows has a step from 0 to {largest}, not {step}")]
        StepRange {
            /// The number of rows.
            size: usize,
            /// The number of columns from the queen of one row to the queen of the next row.
            step: usize,
            /// The largest step.
            largest: usize,
        } = "construct-step-range",
        /// The line is not a modular solution: the step, or the number before or after it, shares a divisor with the size.
        #[error(
            "queens at {step} times the row on {size} rows are not a modular solution: {number} and {size} share the divisor {divisor}"
        )]
        Step {
            /// The number of rows.
            size: usize,
            /// The number of columns from the queen of one row to the queen of the next row.
            step: usize,
            /// Which number shares a divisor with the size: `step`, `step + 1` or `step - 1`.
            number: usize,
            /// Their greatest common divisor.
            divisor: usize,
        } = "construct-step",
        /// The outer placement of a tiling is not a solution.
        #[error("the outer placement is not a solution, so no tiling of it is")]
        Outer = "construct-outer",
        /// A row of the inner placement of a tiling has no queen.
        #[error("the inner placement has no queen in row {row}, so it is not a solution")]
        InnerEmpty {
            /// The first row without a queen.
            row: u32,
        } = "construct-inner-empty",
        /// Two queens of the inner placement of a tiling share a column.
        #[error("the inner placement has two queens in one column, in rows {other_row} and {row}, so it is not a solution")]
        InnerColumn {
            /// The lower of the two rows.
            row: u32,
            /// The upper of the two rows.
            other_row: u32,
        } = "construct-inner-column",
        /// Two queens of the inner placement of a tiling share a diagonal that wraps round.
        #[error(
            "the inner solution is not modular: its queens in rows {other_row} and {row} share a diagonal that wraps round, so in neighbouring blocks they would attack each other"
        )]
        Inner {
            /// The lower of the two rows.
            row: u32,
            /// The upper of the two rows.
            other_row: u32,
        } = "construct-inner",
    }
}
