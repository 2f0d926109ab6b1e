//! The boundary: the only crate that knows `wasm_bindgen`. One file a handle; each is thin.
#![forbid(unsafe_code)]
