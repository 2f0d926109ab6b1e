//! The searches for one completion, each in a file of its own, and the solver that chooses between them.

#[cfg(feature = "wide")]
mod bit_parallel;
mod deciding;
mod exact;
#[cfg(feature = "wide")]
mod greedy;
#[cfg(feature = "learning")]
mod learning;
#[cfg(not(feature = "learning"))]
#[path = "without_learning.rs"]
mod learning;
#[cfg(feature = "wide")]
mod matching;
#[cfg(feature = "wide")]
mod movable;
#[cfg(feature = "wide")]
mod narrowest;
#[cfg(feature = "wide")]
mod repair;
mod solver;
#[cfg(not(feature = "wide"))]
mod without_wide;

#[cfg(feature = "wide")]
use bit_parallel::BitParallel;
pub use exact::Exact;
#[cfg(feature = "wide")]
pub use greedy::Greedy;
pub use learning::Learning;
#[cfg(feature = "wide")]
use narrowest::Narrowest;
#[cfg(feature = "wide")]
pub use repair::Repair;
pub use solver::{Effort, MOST_EXACT_FIRST, Solver};
#[cfg(not(feature = "wide"))]
use without_wide::{BitParallel, Narrowest};
#[cfg(not(feature = "wide"))]
pub use without_wide::{Greedy, Repair};
