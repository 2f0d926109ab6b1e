//! The searches for one completion, each in a file of its own, and the solver that chooses between them.

mod exact;
mod greedy;
mod repair;
mod solver;

pub use exact::Exact;
pub use greedy::Greedy;
pub use repair::Repair;
pub use solver::{Effort, MOST_EXACT_FIRST, Solver};
