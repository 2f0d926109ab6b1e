//! Full-speed counting: the solutions of empty boards, and the completions of placements.
//!
//! | to count | use |
//! | --- | --- |
//! | an empty board in one go | [`solutions()`], for its orbits as well |
//! | an empty board in slices, with progress | [`solutions::SolutionsCount`] |
//! | the completions of a placement | [`completions::Counting`] |
//! | either in shards: on several threads or machines, or continued another day | [`Counted`] and [`Shards`] |
//!
//! ```
//! use queens_core::Sliced;
//! use queens_core::count::{completions::Counting, solutions};
//!
//! assert_eq!(solutions(10)?.total, 724);
//!
//! let mut counting = Counting::new(&"2 0 0 0 0 0 0 0".parse()?)?;
//! counting.run_to_end();
//! assert_eq!(counting.count(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod completions;
pub mod solutions;

mod counted;
mod error;
mod parts;
mod shards;

pub use crate::reports::ShardError;
pub use counted::{Counted, WholeKind};
pub use error::CountError;
pub use parts::Part;
pub use shards::{Division, ShardResult, Sharded, Shards};
pub use solutions::{MAX_COUNT_SIZE, Solutions, solutions};
