//! What a page needs beside the engine, in plain Rust, tested natively: permalinks, pictures of large boards, bit
//! pipelines, and errors as a code with facts.
//!
//! Knows no browser: `queens-web` hands these things over.
#![forbid(unsafe_code)]

pub mod image;
pub mod lab;
pub mod link;
mod problem;

pub use problem::{Detail, Problem};
