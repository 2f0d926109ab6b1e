//! Why a rule, a board or a placement is refused.

use super::feature::{Feature, Mismatch};
use super::formula::FormulaError;
use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why a rule, a board or a placement is refused. Squares are `row * columns + column`, counted from 0.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum RuleError {
        /// No rule has this name.
        #[error("'{found}' is not the name of a rule, such as 'queens' or 'superqueens'")]
        Unknown {
            /// The beginning of the name.
            found: String,
        } = "rule-unknown",
        /// The text after `+` names no surface.
        #[error("'{found}' is not a board; known are torus and cylinder")]
        Surface {
            /// The beginning of the name.
            found: String,
        } = "rule-unknown-board",
        /// Rows cannot be shifted by this amount.
        #[error("rows cannot slide by '{found}'; expected 0 to {farthest}, or a range such as 1-3@7")]
        Shift {
            /// The beginning of the text or number given.
            found: String,
            /// The largest shift.
            farthest: u32,
        } = "rule-bad-shift",
        /// There is no formula, or there are too many.
        #[error("a rule has 1 to {most} formulas, not {found}")]
        FormulaCount {
            /// The number of formulas.
            found: usize,
            /// The maximum.
            most: usize,
        } = "rule-formula-count",
        /// One of the formulas cannot be read.
        #[error("formula {formula}, {error}")]
        Formula {
            /// Which formula, counted from 1.
            formula: usize,
            /// The error of the formula.
            error: FormulaError,
        } = error,
        /// The rule does not combine with this board.
        #[error("{rule} and {} do not combine: {reason}", .feature.name())]
        Mismatch {
            /// The beginning of the name of the law.
            rule: String,
            /// The feature with which it does not combine.
            feature: Feature,
            /// The reason.
            reason: Mismatch,
        } = reason,
        /// No rule allows a board of this size.
        #[error("{rows} x {columns} squares; under this rule a board has 1 to {largest} rows and columns")]
        Size {
            /// The requested number of rows.
            rows: u32,
            /// The requested number of columns.
            columns: u32,
            /// The maximum of either.
            largest: u32,
        } = "rule-size",
        /// A square that is not on the board.
        #[error("square {found} is not on the board; its squares are 0 to {last}")]
        Square {
            /// The number given.
            found: i64,
            /// The last square.
            last: u32,
        } = "rule-square",
        /// A given piece on a wall or on a square to be left empty.
        #[error("row {row}, column {column}: a wall or a square that is kept empty cannot have a piece")]
        Blocked {
            /// The row, counted from 1.
            row: u32,
            /// The column, counted from 1.
            column: u32,
        } = "rule-blocked",
        /// Two given pieces that conflict.
        #[error("the given pieces of row {row}, column {column} and row {other_row}, column {other_column} attack each other")]
        Conflict {
            /// The row of one piece, counted from 1.
            row: u32,
            /// Its column, counted from 1.
            column: u32,
            /// The row of the other piece.
            other_row: u32,
            /// Its column.
            other_column: u32,
        } = "rule-conflict",
        /// The regions do not cover the board.
        #[error("{found} labels of regions; a board of {expected} squares has one for each, from 0 to {last}")]
        Regions {
            /// How many labels there are.
            found: usize,
            /// How many there must be.
            expected: usize,
            /// The last label.
            last: u32,
        } = "rule-regions",
    }
}
