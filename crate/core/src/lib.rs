#![doc = include_str!("../README.md")]
//!
//! ## Where to begin
//!
//! | to | begin with |
//! | --- | --- |
//! | set queens and see which attack each other | [`Placement`], [`validate`] |
//! | complete queens to a solution, or learn which queens make that impossible | [`complete()`], [`CompleteOptions`] |
//! | go through all completions one by one | [`complete::Solutions`], an iterator |
//! | count solutions or completions | [`count::solutions()`], [`count::completions::Counting`]; in shards [`Counted`] and [`Shards`] |
//! | build a solution of any size at once | [`construct::explicit`] |
//! | step through a search, forwards and backwards | [`search::find`], [`Timeline`] |
//! | complete and count under other rules: pieces, tori, walls, formulas | [`rule`], with [`rule::Position`] and [`rule::Completing`] |
//! | make and solve puzzles | [`puzzle`], with [`puzzle::make`] and [`puzzle::hint`] |
//! | read and write boards as texts of other programs | [`forms::read`], [`forms::write`] |
//!
//! Work that may take long is [`Sliced`]: it runs for as long as its caller wants. Between two slices, its progress can be
//! shown, and it can be paused or dropped. All errors are [`Problem`]s: a stable code, with facts by name.
//!
//! Rows and columns count from 0 in code. Text for people counts from 1, with 0 for an empty row, as in the papers.
//!
//! ## Place, complete, blame
//!
//! ```
#![doc = include_str!("../examples/complete.rs")]
//! ```
//!
//! ## Count in shards and slices, on two threads
//!
//! ```
#![doc = include_str!("../examples/count.rs")]
//! ```
//!
//! ## Step through a search, and back
//!
//! ```
#![doc = include_str!("../examples/watch.rs")]
//! ```
//!
//! `examples/own_search.rs` implements another search, and steps through it in the same way.

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

#[doc(inline)]
pub use board::{
    Conflict, Line, LineKind, NonAttacking, Placement, PlacementError, Square, Transform, Validation, validate,
};
#[doc(inline)]
pub use complete::{Answer, Blamed, Cause, CompleteOptions, Completion, Verdict, complete};
#[doc(inline)]
pub use count::{CountError, Counted, Division, ShardError, ShardResult, Sharded, Shards, WholeKind};
#[doc(inline)]
pub use problem::{Detail, Facts, Problem};
pub use sliced::Sliced;
#[doc(inline)]
pub use trace::{Event, Frame, Search, Step, Timeline};
