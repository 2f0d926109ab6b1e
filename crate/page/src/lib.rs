//! The parts of the page besides the engine, in plain Rust and tested natively: permalinks, pictures of large boards, the
//! published figures measured again, the solutions of small boards, and bit pipelines.
//!
//! This crate does not depend on a browser: `queens-web` passes its results on.
#![forbid(unsafe_code)]

pub mod bits;
pub mod experiment;
pub mod gallery;
pub mod image;
pub mod lab;
pub mod link;
