//! The tests of the command, a file a subject: `cargo test --package queens-command counts::` runs the tests of `counts.rs`.

mod boards;
mod counts;
mod data;
mod documented;
mod frontier;
mod puzzles;
mod rules;
mod support;
mod traces;
