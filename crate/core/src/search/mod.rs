//! The classic searches, one file each, and their catalogue.
//!
//! ```
//! use queens_core::trace::Kind;
//! use queens_core::{Placement, Timeline, search};
//!
//! let empty = Placement::empty(8)?;
//! let mut timeline = Timeline::new(search::find("array-recursive")?.open(&empty, 0)?);
//! while !timeline.seek(u64::MAX, 10_000) {}
//! let tally = timeline.tally();
//! assert_eq!((tally.of(Kind::Tried), tally.of(Kind::Solution)), (2056, 92));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod array;
mod array_iterative;
mod array_recursive;
mod bitboard;
pub mod bitmask;
#[cfg(feature = "later")]
mod both_mirrors;
#[cfg(feature = "rules")]
mod by_rule;
mod catalogue;
mod completions;
mod demand;
mod entry;
mod error;
pub mod gradient;
mod halved;
pub mod linear;
#[cfg(feature = "later")]
mod linear_name;
mod modular;
#[cfg(feature = "later")]
mod permutations;
#[cfg(feature = "recorded")]
pub mod recorded;
mod staircases;
mod symmetric;
#[cfg(feature = "later")]
mod validator;
mod words;

pub use catalogue::{CATALOGUE, find};
pub use demand::Demand;
pub use entry::{Entry, Family};
pub use error::SearchError;
#[cfg(feature = "later")]
pub use linear_name::open;
