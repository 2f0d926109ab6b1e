//! The boundary: the only crate that uses `wasm_bindgen`. Each handle has one file and little code.
//!
//! Values that cross the boundary are copied. Every argument is checked here, whatever its type: a wrong one is an `Error`
//! with a `code` (see [`errors`]), never a trap. The shapes are those of the Rust types (see [`shape`]).
#![forbid(unsafe_code)]

#[cfg(feature = "rooms")]
pub mod compare;
pub mod complete;
pub mod count;
#[cfg(feature = "rooms")]
pub mod decide;
pub mod errors;
#[cfg(feature = "rooms")]
pub mod excluded;
#[cfg(feature = "rooms")]
pub mod forms;
#[cfg(feature = "rooms")]
pub mod frontier;
#[cfg(feature = "rooms")]
pub mod game;
#[cfg(feature = "rooms")]
pub mod lab;
#[cfg(feature = "rooms")]
pub mod large;
pub mod link;
#[cfg(feature = "rooms")]
pub mod program;
#[cfg(feature = "rooms")]
pub mod proof;
#[cfg(feature = "rooms")]
pub mod puzzle;
#[cfg(feature = "rooms")]
pub mod question;
mod read;
#[cfg(feature = "rooms")]
pub mod recorded;
#[cfg(feature = "rooms")]
pub mod rule;
pub mod shape;
#[cfg(test)]
mod shapes;
#[cfg(feature = "rooms")]
pub mod shards;
#[cfg(feature = "rooms")]
pub mod solutions;
pub mod survey;
pub mod text;
pub mod timeline;
mod transfer;
pub mod validate;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs once, when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A seed from the machine's own randomness.
///
/// # Errors
/// If the machine provides no seed.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<u32, errors::Thrown> {
    getrandom::u32().map_err(|_| read::ArgumentError::NoRandomness.into())
}

/// The version of the engine, as in `package.json`: "major.minor.patch".
#[cfg(feature = "rooms")]
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
