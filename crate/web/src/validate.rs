//! Which queens attack each other.

use crate::shape::{Js, RowsLike, js_types, to_js};
use crate::{errors::Outcome, transfer};
use queens_core::board::{self, Conflict};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// Which queens of a placement attack each other.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Validation {
    /// True when no queen attacks another.
    ok: bool,
    /// The number of queens on the board.
    queens: usize,
    /// At most one for each row and each of its lines, from the top row down.
    conflicts: Vec<Conflict>,
}

js_types!(Validation => "Validation");

/// Which queens of a placement attack each other.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen]
pub fn validate(rows: &RowsLike) -> Outcome<Js<Validation>> {
    let found = board::validate(&transfer::placement(rows)?);
    Ok(to_js(&Validation { ok: found.ok(), queens: found.queens, conflicts: found.conflicts }))
}
