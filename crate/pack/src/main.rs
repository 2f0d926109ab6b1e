//! Turns a compiled `.wasm` into the module and bindings that a page loads.
#![forbid(unsafe_code)]

fn main() {}
