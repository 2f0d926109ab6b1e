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

pub mod array;
pub mod array_iterative;
pub mod array_recursive;
pub mod bitboard;
pub mod bitmask;
#[cfg(feature = "later")]
pub mod both_mirrors;
#[cfg(feature = "rules")]
pub mod by_rule;
mod catalogue;
#[cfg(feature = "later")]
mod chosen;
pub mod completions;
mod demand;
mod entry;
mod error;
pub mod gradient;
pub mod halved;
pub mod linear;
pub mod modular;
#[cfg(feature = "later")]
pub mod permutations;
#[cfg(feature = "recorded")]
pub mod recorded;
pub mod staircases;
pub mod symmetric;
#[cfg(feature = "later")]
pub mod validator;
mod words;

pub use catalogue::{CATALOGUE, find};
#[cfg(feature = "later")]
pub use chosen::open;
pub use demand::Demand;
pub use entry::{Entry, Family};
pub use error::SearchError;
