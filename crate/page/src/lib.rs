//! What the page needs besides the engine, in plain Rust and tested natively: permalinks, pictures of large boards, bit
//! pipelines, and errors as a code with facts.
//!
//! This crate does not depend on a browser: `queens-web` passes its results on.
#![forbid(unsafe_code)]

pub mod image;
pub mod lab;
pub mod link;
mod problem;

pub use problem::{Detail, Problem};
