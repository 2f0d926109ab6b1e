//! Placements as text for people.

use crate::{errors::Outcome, read, transfer};
use js_sys::Int32Array;
use queens_core::board::{
    TextError,
    text::{self, Form, LONGEST_TEXT},
};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// Reads a list or a diagram.
///
/// # Errors
/// When `text` is no string, or not a placement: the error says where and why.
#[wasm_bindgen(js_name = parsePlacement)]
pub fn parse_placement(text: &JsValue) -> Outcome<Int32Array> {
    let text = read::text(text, "text")?;
    // A UTF-16 unit is at least a byte of UTF-8, so what is too long here is too long there.
    if text.length() as usize > LONGEST_TEXT {
        return Err(TextError::TooLong { bytes: text.length().into() }.into());
    }
    Ok(transfer::rows(&text::parse(&String::from(text))?))
}

/// Writes a placement as "list" or "diagram".
///
/// # Errors
/// When an argument is not of its type, or the text would be too long.
#[wasm_bindgen(js_name = formatPlacement)]
pub fn format_placement(rows: &JsValue, form: &JsValue) -> Outcome<String> {
    let form = read::choice(form, "form", &[("list", Form::List), ("diagram", Form::Diagram)])?;
    Ok(text::write(&transfer::placement(rows)?, form)?)
}
