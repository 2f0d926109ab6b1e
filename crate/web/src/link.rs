//! The address of a board, a search and a step.

use crate::errors::Outcome;
use crate::read::{self, Read, js_object};
use crate::shape::{Js, Rows, TextLike, js_types, to_js};
use queens_core::board::Placement;
use queens_page::link::{self, LinkError, MAX_LINK_BYTES};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The address of a board, a search and a step.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Link {
    /// The room.
    view: String,
    /// The board.
    rows: Rows,
    /// The search.
    search: String,
    /// The seed of its random numbers.
    seed: u32,
    /// The position in its run.
    step: u64,
    /// The part that belongs to the room, in its own form: letters, digits and `.~_-*`.
    own: String,
}

js_object! {
    /// The parts of an address: a `Link`, where `own` may be left out.
    pub struct LinkParts {
        /// The room.
        view: String = "view",
        /// The board.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        rows: Placement = "rows",
        /// The search.
        search: String = "search",
        /// The seed of its random numbers.
        seed: u32 = "seed",
        /// The position in its run.
        step: u64 = "step",
        /// The part that belongs to the room.
        #[cfg_attr(test, ts(as = "Option<String>"))]
        own: Option<OwnPart> = "own",
    }
}

js_types!(Link => "Link", LinkParts => "LinkParts");

/// The part of a room in an address.
pub struct OwnPart(String);

impl Read for OwnPart {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let own = read::text(value, name)?;
        let bytes = own.length() as usize;
        if bytes > MAX_LINK_BYTES {
            Err(LinkError::TooLong { bytes, longest: MAX_LINK_BYTES }.into())
        } else {
            Ok(OwnPart(own.into()))
        }
    }
}

/// Reads a location hash.
///
/// # Errors
/// If `hash` is not a string, or not a link: the error describes the problem.
#[wasm_bindgen(js_name = readLink)]
pub fn read_link(hash: &TextLike) -> Outcome<Js<Link>> {
    let hash = read::text(hash, "hash")?;
    // A UTF-16 unit is at least one byte of UTF-8, so a text that is too long in units is also too long in bytes.
    let units = hash.length() as usize;
    if units > MAX_LINK_BYTES {
        return Err(LinkError::TooLong { bytes: units, longest: MAX_LINK_BYTES }.into());
    }
    let link::Link { view, placement, search, seed, step, own } = link::read(&String::from(hash))?;
    Ok(to_js(&Link { view, rows: Rows::from(&placement), search, seed, step, own }))
}

/// Writes a location hash.
///
/// # Errors
/// When a part is not of its type or out of range, or there are too many queens for a link.
#[wasm_bindgen(js_name = writeLink)]
pub fn write_link(link: &Js<LinkParts>) -> Outcome<String> {
    let LinkParts { view, rows, search, seed, step, own } = LinkParts::read(link, "link")?;
    let own = own.map_or_else(String::new, |own| own.0);
    Ok(link::write(&link::Link { view, placement: rows, search, seed, step, own })?)
}
