//! The facts of a search that cannot start.

use super::{Detail, Problem};
use queens_core::search::{CATALOGUE, SearchError};

impl Problem for SearchError {
    fn code(&self) -> &'static str {
        match self {
            SearchError::Unknown { .. } => "search-unknown",
            SearchError::TooLarge { .. } => "search-too-large",
            SearchError::NotEmpty { .. } => "search-not-empty",
            SearchError::NoModular { .. } => "search-no-modular",
            SearchError::Wrapped { .. } => "search-wrapped",
            SearchError::Conflict { .. } => "search-conflict",
            SearchError::QueensAlone { .. } => "search-queens-alone",
            SearchError::PieceConflict { .. } => "search-piece-conflict",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        let able = |searches: &[&str]| ("searches", list(searches).into());
        match self {
            SearchError::Unknown { name } => vec![("name", name.as_str().into()), ("searches", all_names().into())],
            SearchError::TooLarge { name, size, largest, searches } => {
                vec![("name", (*name).into()), ("size", (*size).into()), ("largest", (*largest).into()), able(searches)]
            }
            SearchError::NotEmpty { name, queens, searches } => {
                vec![("name", (*name).into()), ("queens", (*queens).into()), able(searches)]
            }
            SearchError::NoModular { name, size, divisor, searches } => {
                vec![("name", (*name).into()), ("size", (*size).into()), ("divisor", (*divisor).into()), able(searches)]
            }
            SearchError::Wrapped { name, row, other_row, searches } => vec![
                ("name", (*name).into()),
                ("row", (*row).into()),
                ("otherRow", (*other_row).into()),
                able(searches),
            ],
            SearchError::QueensAlone { name, rule, searches } => {
                vec![("name", (*name).into()), ("rule", rule.as_str().into()), able(searches)]
            }
            SearchError::PieceConflict { square, other } => vec![
                ("row", square.row.into()),
                ("column", square.column.into()),
                ("otherRow", other.row.into()),
                ("otherColumn", other.column.into()),
            ],
            SearchError::Conflict { row, other_row } => {
                vec![("row", (*row).into()), ("otherRow", (*other_row).into())]
            }
        }
    }
}

fn all_names() -> String {
    list(&CATALOGUE.iter().map(|entry| entry.name).collect::<Vec<_>>())
}

/// The names, or "none".
fn list(names: &[&str]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}
