//! The address of a board, a search and a step.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::Object;
use queens_page::link::{self, LONGEST_LINK, Link, LinkError};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// `{ view, rows, search, seed, step, own }` of a location hash.
///
/// # Errors
/// When `hash` is no string, or no link: the error says what is wrong with it.
#[wasm_bindgen(js_name = readLink)]
pub fn read_link(hash: &JsValue) -> Outcome<Object> {
    let hash = read::text(hash, "hash")?;
    // A UTF-16 unit is at least a byte of UTF-8, so what is too long here is too long there.
    let units = hash.length() as usize;
    if units > LONGEST_LINK {
        return Err(LinkError::TooLong { bytes: units }.into());
    }
    let link = link::read(&String::from(hash))?;
    let read = write::object();
    write::set(&read, "view", &link.view.into());
    write::set(&read, "rows", &transfer::rows(&link.placement));
    write::set(&read, "search", &link.search.into());
    write::set(&read, "seed", &link.seed.into());
    write::set(&read, "step", &(link.step as f64).into());
    write::set(&read, "own", &link.own.into());
    Ok(read)
}

/// The location hash of `{ view, rows, search, seed, step, own }`.
///
/// # Errors
/// When a part is not of its type or out of range, or there are too many queens for a link.
#[wasm_bindgen(js_name = writeLink)]
pub fn write_link(link: &JsValue) -> Outcome<String> {
    Ok(link::write(&Link {
        view: read::name(&read::required(link, "view")?, "view")?,
        placement: transfer::placement(&read::required(link, "rows")?)?,
        search: read::name(&read::required(link, "search")?, "search")?,
        seed: read::word(&read::required(link, "seed")?, "seed")?,
        step: read::count(&read::required(link, "step")?, "step")?,
        own: own(link)?,
    })?)
}

/// What the view adds; a link without it adds nothing.
fn own(link: &JsValue) -> Outcome<String> {
    match read::property(link, "own")? {
        None => Ok(String::new()),
        Some(value) => {
            let own = read::text(&value, "own")?;
            let bytes = own.length() as usize;
            if bytes > LONGEST_LINK { Err(LinkError::TooLong { bytes }.into()) } else { Ok(own.into()) }
        }
    }
}
