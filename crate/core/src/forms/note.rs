//! Remarks on how an ambiguous text was read.

use crate::problem::problems;
use thiserror::Error;

problems! {
    /// A remark on how a text was read. Rows and columns count from 1.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum Note {
        /// The text contains several boards, of which this is the first.
        #[error("the text contains {boards} boards; this is the first")]
        FirstOf {
            /// How many boards there are.
            boards: usize,
        } = "board-note-first",
        /// The text does not give the number of stars; with this number there is one solution.
        #[error("the text does not say how many stars each line has; with {stars} there is one way to finish it")]
        StarsTried {
            /// The number of stars.
            stars: u32,
        } = "board-note-stars-tried",
        /// The text does not give the number of stars, and no number is more likely than others.
        #[error("the text does not say how many stars each line has; {stars} is assumed")]
        StarsAssumed {
            /// The number of stars.
            stars: u32,
        } = "board-note-stars-assumed",
        /// A number called `stars` that rates how hard a puzzle is.
        #[error("\"stars\": {number} was read as a rating: each line has {stars}")]
        Rating {
            /// The number.
            number: u64,
            /// The number of stars.
            stars: u32,
        } = "board-note-rating",
        /// A sign that could be a queen or a forbidden square was read as a queen.
        #[error("'{sign}' was read as a queen, not as a forbidden square")]
        SignIsQueen {
            /// The sign.
            sign: String,
        } = "board-note-sign-queen",
        /// A sign that could be a queen or a forbidden square was read as a forbidden square.
        #[error("'{sign}' was read as a forbidden square, not as a queen")]
        SignIsForbidden {
            /// The sign.
            sign: String,
        } = "board-note-sign-forbidden",
        /// A square is listed in two regions; the last region counts.
        #[error("row {row}, column {column} is in two regions; the last one counts")]
        TwoRegions {
            /// The row.
            row: u32,
            /// The column.
            column: u32,
        } = "board-note-two-regions",
        /// A list could count columns from 0, but was read with columns from 1.
        #[error("columns were counted from 1, with 0 for an empty row; from 0, every row would have a queen")]
        ColumnsFromOne = "board-note-from-one",
    }
}
