//! The boundary: the only crate that knows `wasm_bindgen`. One file a handle; each is thin.
#![forbid(unsafe_code)]

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs once, when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
