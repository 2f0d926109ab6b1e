//! Open questions: estimates, thresholds, counts with a proof, and boards that are hard to decide.
//!
//! | question | use |
//! | --- | --- |
//! | about how many solutions have `n` rows, where nobody can count them? | [`Estimating`] |
//! | how many queens can always be completed, wherever they stand? | [`threshold`] |
//! | how many solutions are there, with a proof that anyone can follow? | [`certificate()`] |
//! | where does the greedy queen of an infinite board stand? | [`Greedy`] |
//! | which boards with blocked squares or excluded diagonals are hard to decide? | `Hardness`, with the feature `learning` |

mod certificate;
mod error;
mod estimate;
mod greedy;
#[cfg(feature = "learning")]
mod hardness;
pub mod threshold;

pub use certificate::{MAX_CERTIFIED_SIZE, certificate};
pub use error::FrontierError;
pub use estimate::{Estimate, Estimating, MAX_ESTIMATE_SIZE, MAX_WALK_SIZE, Magnitude};
pub use greedy::{Greedy, MAX_GREEDY_SIZE};
#[cfg(feature = "learning")]
pub use hardness::{HardBoard, Hardness, MAX_HARD_ROWS, Obstacle, SEARCHES};
