//! Full-speed counting: the solutions of empty boards, and the completions of placements.

pub mod completions;
pub mod solutions;

mod counted;
mod error;
mod shards;

pub use counted::Counted;
pub use error::CountError;
pub use shards::{Division, ShardError, ShardResult, Sharded, Shards, digest};
pub use solutions::{Solutions, solutions};
