//! Placements as text for people.

use crate::read::{self, choices};
use crate::shape::{Js, RowsLike, js_types};
#[cfg(feature = "rooms")]
use crate::shape::{Rows, TextLike, to_js};
use crate::{errors::Outcome, transfer};
use queens_core::board::text::{self, TextForm};
#[cfg(feature = "rooms")]
use queens_core::board::{TextError, text::MAX_TEXT_BYTES};
use wasm_bindgen::prelude::wasm_bindgen;

choices!(TextForm);
js_types!(TextForm => "TextForm");

/// Reads a list ("0 3 0 1", with 0 for an empty row) or a diagram (one line per row, with dots and Q).
///
/// # Errors
/// When `text` is no string, or not a placement: the error says where and why.
#[cfg(feature = "rooms")]
#[wasm_bindgen(js_name = parsePlacement)]
pub fn parse_placement(text: &TextLike) -> Outcome<Js<Rows>> {
    let text = read::text(text, "text")?;
    // A UTF-16 unit is at least one byte of UTF-8, so a text that is too long in units is also too long in bytes.
    if text.length() as usize > MAX_TEXT_BYTES {
        return Err(TextError::TooLong { bytes: text.length().into(), longest: MAX_TEXT_BYTES }.into());
    }
    Ok(to_js(&Rows::from(&text::parse(&String::from(text))?)))
}

/// Writes a placement as a list or a diagram.
///
/// # Errors
/// When an argument is not of its type, or the text would be too long.
#[wasm_bindgen(js_name = formatPlacement)]
pub fn format_placement(rows: &RowsLike, form: &Js<TextForm>) -> Outcome<String> {
    let form = read::choice(form, "form")?;
    Ok(text::write(&transfer::placement(rows)?, form)?)
}
