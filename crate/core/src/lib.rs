#![doc = include_str!("../README.md")]
//!
//! ## Three programs
//!
//! Queens are placed and completed; if that is impossible, the queens to blame are found:
//!
//! ```
#![doc = include_str!("../examples/complete.rs")]
//! ```
//!
//! A count in shards, on two threads, with progress:
//!
//! ```
#![doc = include_str!("../examples/count.rs")]
//! ```
//!
//! A search that is watched step by step, forwards and backwards:
//!
//! ```
#![doc = include_str!("../examples/watch.rs")]
//! ```
//!
//! `examples/own_search.rs` is a search of one's own, watched in the same way.
//!
//! ## Find your way
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`board`] | squares, lines, placements; the validator, symmetries, text and files |
//! | [`mod@complete`] | can these queens be completed? On boards of up to ten million rows, with the queens to blame where not; all completions one by one; proofs |
//! | [`count`] | the solutions of empty boards, all of them and up to symmetry, and completions; whole or in shards |
//! | [`construct`] | solutions by formula |
//! | [`generate`] | random placements of up to ten million rows |
//! | [`search`], [`trace`] | the searches that can be watched, and the timeline that watches them |
//! | [`record`] | runs of other programs, written as text by whoever likes, and watched like any search |
//! | [`survey`] | what each free square of a placement takes part in |
//! | [`rule`] | other rules: pieces, tori, walls, formulas; one search and one count for all of them |
//! | [`puzzle`] | puzzles with one solution: graded by proof, made by seed, with hints that explain |
//! | [`forms`] | boards as texts of other pages, programs and solvers, read and written |
//! | [`frontier`] | open questions: estimates of counts that nobody can make, the completion threshold, greedy queens |
//! | [`game`] | the game for two, with exact values |
//! | [`linear`], [`gradient`] | the linear completion of Grigoryan; gradient repair after Sosic and Gu |
//! | [`Sliced`] | the one trait of long work: it can be shown, paused and dropped between two slices |
//! | [`problem`] | errors as data: a stable code, and facts by name |
//! | [`bits`] | the bit tricks that the searches use |
//!
//! Rows and columns count from 0 in code. Text for people counts from 1, with 0 for an empty row, as in the papers.

#![warn(missing_debug_implementations)]

#[macro_use]
mod named;

mod ask;
pub mod bits;
pub mod board;
pub mod complete;
pub mod construct;
pub mod count;
pub mod forms;
pub mod frontier;
pub mod game;
pub mod generate;
pub mod gradient;
pub mod linear;
pub mod problem;
pub mod puzzle;
#[cfg(feature = "recorded")]
pub mod record;
mod reports;
pub mod rule;
pub mod search;
mod sliced;
pub mod survey;
pub mod trace;
mod words;

pub use board::{
    Conflict, Line, LineKind, NonAttacking, Placement, PlacementError, Square, Transform, Validation, validate,
};
pub use complete::{Completion, Verdict, complete};
pub use sliced::Sliced;
pub use trace::{Search, Timeline};
