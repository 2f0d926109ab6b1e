//! The searches for one completion, and the solver that chooses between them.

mod bit_parallel;
mod deciding;
#[cfg(feature = "learning")]
mod encoding;
mod engine;
mod exact;
mod greedy;
#[cfg(feature = "learning")]
mod learning;
mod matching;
mod most_constrained;
mod movable;
mod repair;
#[cfg(feature = "learning")]
pub(in crate::complete) mod sat;
mod solver;
#[cfg(feature = "learning")]
pub(in crate::complete) mod verifying;

pub(crate) use bit_parallel::{BitParallel, Line, Visit};
pub use engine::CompletionEngine;
pub use exact::Exact;
pub use greedy::Greedy;
#[cfg(feature = "learning")]
pub use learning::Learning;
pub use repair::Repair;
pub use solver::{Effort, MAX_EXACT_FIRST, Solver};

/// Whether boards with many free rows and hard placements have searches of their own. If not, the exact search is used for
/// them.
const WIDE: bool = cfg!(feature = "wide");
