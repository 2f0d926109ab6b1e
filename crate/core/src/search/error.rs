//! Why a search cannot start.

use super::CATALOGUE;
use crate::problem::{Detail, Problem};
use thiserror::Error;

/// Why a search cannot start, and what can.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SearchError {
    /// No search has this name.
    #[error("there is no search named {name:?}; there are: {}", all_names())]
    Unknown {
        /// The name asked for.
        name: String,
    },
    /// The search cannot serve so large a board.
    #[error("{name} serves boards of up to {largest} rows, not {size}; for this size there are: {}", names_for(*size))]
    TooLarge {
        /// The search.
        name: &'static str,
        /// The number of rows asked for.
        size: usize,
        /// The largest number of rows it can serve.
        largest: usize,
    },
    /// Two of the given queens attack each other.
    #[error("the given queens of rows {row} and {other_row} attack each other; take one of them off")]
    Conflict {
        /// The lower of the two rows, counted from 0.
        row: u32,
        /// The upper one.
        other_row: u32,
    },
}

impl Problem for SearchError {
    fn code(&self) -> &'static str {
        match self {
            SearchError::Unknown { .. } => "search-unknown",
            SearchError::TooLarge { .. } => "search-too-large",
            SearchError::Conflict { .. } => "search-conflict",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match self {
            SearchError::Unknown { name } => vec![("name", name.as_str().into()), ("searches", all_names().into())],
            SearchError::TooLarge { name, size, largest } => vec![
                ("name", (*name).into()),
                ("size", (*size).into()),
                ("largest", (*largest).into()),
                ("searches", names_for(*size).into()),
            ],
            SearchError::Conflict { row, other_row } => {
                vec![("row", (*row).into()), ("otherRow", (*other_row).into())]
            }
        }
    }
}

fn all_names() -> String {
    names_for(0)
}

/// The searches that can serve this size, or "none".
fn names_for(size: usize) -> String {
    let names: Vec<_> = CATALOGUE.iter().filter(|entry| entry.largest >= size).map(|entry| entry.name).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}
