//! Which queens of a large board attack each other: how many, and the first of them.

use crate::{errors::Outcome, read, write};
use js_sys::Object;
use queens_core::board;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// So many conflicts are named.
const NAMED: usize = 100;

/// `{ ok, queens, conflictCount, conflicts }` of a placement; the first hundred conflicts.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen(js_name = validateLarge)]
pub fn validate_large(rows: &JsValue) -> Outcome<Object> {
    let validation = board::validate(&read::placement(rows)?);
    let named = validation.conflicts.iter().take(NAMED).collect::<Vec<_>>();
    let written = write::object();
    write::set(&written, "ok", &validation.ok().into());
    write::set(&written, "queens", &(validation.queens as f64).into());
    write::set(&written, "conflictCount", &(validation.conflicts.len() as f64).into());
    write::set(&written, "conflicts", &write::plain(&named));
    Ok(written)
}
