//! Why a search cannot start.

use crate::problem::{list_names, problems};
use thiserror::Error;

problems! {
    /// Why a search cannot start.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum SearchError {
        /// No search has this name.
        #[error("there is no search named {name:?}; known searches: {}", list_names(searches))]
        Unknown {
            /// The requested name.
            name: String,
            /// The names of all searches.
            searches: Vec<&'static str>,
        } = "search-unknown",
        /// The board is too large for the search.
        #[error("{name} accepts boards of up to {largest} rows, not {size}; usable searches: {}", list_names(searches))]
        TooLarge {
            /// The search.
            name: &'static str,
            /// The requested number of rows.
            size: usize,
            /// The maximum number of rows.
            largest: usize,
            /// The names of the searches that can start from the placement.
            searches: Vec<&'static str>,
        } = "search-too-large",
        /// The search needs an empty board.
        #[error("{name} needs an empty board, not {queens} queens; usable searches: {}", list_names(searches))]
        NotEmpty {
            /// The search.
            name: &'static str,
            /// How many queens are given.
            queens: usize,
            /// The names of the searches that can start from the placement.
            searches: Vec<&'static str>,
        } = "search-not-empty",
        /// No board of this size has a solution whose diagonals wrap round.
        #[error(
            "{divisor} divides {size}, so no board of {size} rows has a modular solution; usable searches: {}",
            list_names(searches)
        )]
        NoModular {
            /// The search.
            name: &'static str,
            /// The requested number of rows.
            size: usize,
            /// 2 or 3: the number that divides the size.
            divisor: usize,
            /// The names of the searches that can start from the placement.
            searches: Vec<&'static str>,
        } = "search-no-modular",
        /// Two given queens attack each other along a diagonal that wraps round.
        #[error(
            "the given queens of rows {row} and {other_row} attack each other round the edge; usable searches: {}",
            list_names(searches)
        )]
        Wrapped {
            /// The search.
            name: &'static str,
            /// The lower of the two rows, counted from 0.
            row: u32,
            /// The upper row.
            other_row: u32,
            /// The names of the searches that can start from the placement.
            searches: Vec<&'static str>,
        } = "search-wrapped",
        /// The search is for queens only, and the board has another rule.
        #[error("{name} is for queens only, not for the rule {rule}; usable searches: {}", list_names(searches))]
        QueensOnly {
            /// The search.
            name: &'static str,
            /// The rule.
            rule: String,
            /// The names of the searches that work under every rule.
            searches: Vec<&'static str>,
        } = "search-queens-alone",
        /// Two of the pieces given under another rule attack each other.
        #[error(
            "the given pieces of row {row}, column {column} and row {other_row}, column {other_column} attack each other; remove one of them"
        )]
        PieceConflict {
            /// The row of the first piece, counted from 0.
            row: u32,
            /// Its column.
            column: u32,
            /// The row of the other piece.
            other_row: u32,
            /// Its column.
            other_column: u32,
        } = "search-piece-conflict",
        /// Two of the given queens attack each other.
        #[error("the given queens of rows {row} and {other_row} attack each other; remove one of them")]
        Conflict {
            /// The lower of the two rows, counted from 0.
            row: u32,
            /// The upper row.
            other_row: u32,
        } = "search-conflict",
    }
}
