//! Which queens attack each other.

use crate::{errors::Outcome, transfer, write};
use queens_core::board;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// `{ ok, queens, conflicts }` of a placement.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen]
pub fn validate(rows: &JsValue) -> Outcome<JsValue> {
    Ok(write::plain(&board::validate(&transfer::placement(rows)?)))
}
