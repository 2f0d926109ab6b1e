//! The searches for one completion, each in a file of its own, and the solver that chooses between them.

mod deciding;
mod exact;
mod greedy;
#[cfg(feature = "learning")]
mod learning;
#[cfg(not(feature = "learning"))]
#[path = "without_learning.rs"]
mod learning;
mod repair;
mod solver;

pub use exact::Exact;
pub use greedy::Greedy;
pub use learning::Learning;
pub use repair::Repair;
pub use solver::{Effort, MOST_EXACT_FIRST, Solver};
