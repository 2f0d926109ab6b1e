//! Why a search cannot start.

use crate::problem::{list_names, problems};
use thiserror::Error;

problems! {
    /// Why a search cannot start, and the limits.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum SearchError {
        /// No search has this name.
        #[error("there is no search named {name:?}; there are: {}", list_names(searches))]
        Unknown {
            /// The requested name.
            name: String,
            /// The names of all searches.
            searches: Vec<&'static str>,
        } = "search-unknown",
        /// The search cannot serve so large a board.
        #[error("{name} serves boards of up to {largest} rows, not {size}; for this size there are: {}", list_names(searches))]
        TooLarge {
            /// The search.
            name: &'static str,
            /// The requested number of rows.
            size: usize,
            /// The largest number of rows it can serve.
            largest: usize,
            /// The names of the searches that can serve the placement.
            searches: Vec<&'static str>,
        } = "search-too-large",
        /// The search serves empty boards only.
        #[error("{name} begins with an empty board, not with {queens} queens; for these there are: {}", list_names(searches))]
        NotEmpty {
            /// The search.
            name: &'static str,
            /// How many queens are given.
            queens: usize,
            /// The names of the searches that can serve the placement.
            searches: Vec<&'static str>,
        } = "search-not-empty",
        /// No board of this size has a solution whose diagonals wrap round.
        #[error(
            "no board whose size {divisor} divides has a modular solution, so none of {size} rows; there are: {}",
            list_names(searches)
        )]
        NoModular {
            /// The search.
            name: &'static str,
            /// The requested number of rows.
            size: usize,
            /// 2 or 3: the number that divides the size.
            divisor: usize,
            /// The names of the searches that can serve the placement.
            searches: Vec<&'static str>,
        } = "search-no-modular",
        /// Two given queens attack each other along a diagonal that wraps round.
        #[error(
            "the given queens of rows {row} and {other_row} attack each other round the edge; there are: {}",
            list_names(searches)
        )]
        Wrapped {
            /// The search.
            name: &'static str,
            /// The lower of the two rows, counted from 0.
            row: u32,
            /// The upper one.
            other_row: u32,
            /// The names of the searches that can serve the placement.
            searches: Vec<&'static str>,
        } = "search-wrapped",
        /// The search serves queens only, and the board has another rule.
        #[error("{name} serves queens alone, not the rule {rule}; there are: {}", list_names(searches))]
        QueensOnly {
            /// The search.
            name: &'static str,
            /// The rule.
            rule: String,
            /// The names of the searches that serve every rule.
            searches: Vec<&'static str>,
        } = "search-queens-alone",
        /// Two of the pieces given under another rule attack each other.
        #[error(
            "the given pieces of row {row}, column {column} and row {other_row}, column {other_column} attack each other; take one of them off"
        )]
        PieceConflict {
            /// The row of the first, counted from 0.
            row: u32,
            /// Its column.
            column: u32,
            /// The row of the other.
            other_row: u32,
            /// Its column.
            other_column: u32,
        } = "search-piece-conflict",
        /// Two of the given queens attack each other.
        #[error("the given queens of rows {row} and {other_row} attack each other; take one of them off")]
        Conflict {
            /// The lower of the two rows, counted from 0.
            row: u32,
            /// The upper one.
            other_row: u32,
        } = "search-conflict",
    }
}
