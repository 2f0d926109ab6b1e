//! Boards of up to ten million rows: their completion by an engine of one's choice.
//!
//! What bounds a completion, k uniform in 0..n, as wasm in Node, its copies in and out and its validation included:
//!
//! ```text
//!  rows    mean     bound by
//!  10^3    .06 ms   the exact search, where at most 100 rows are free
//!  10^4    .5 ms    passes over rows: in, lines of the given queens, windows, validation, out
//!  10^5    3 ms     the same
//!  10^6    37 ms    the same; the diagonals of queens at random leave the nearest cache
//!  10^7    390 ms   the same; 4 bytes a row and a bit a line: 52 MB
//! ```

mod completing;
mod error;
mod watching;

pub use completing::{Answer, Answered, Choice, Completing, Phase, Progress};
pub use error::LargeError;
pub use watching::{Then, Watching};
