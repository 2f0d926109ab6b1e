//! Open questions: estimates, thresholds, counts with a proof, and boards that are hard to decide.
//!
//! | question | use |
//! | --- | --- |
//! | about how many solutions does a board of `n` rows have, if they cannot be counted? | [`Estimating`] |
//! | how many queens can always be completed, wherever they are? | [`threshold`] |
//! | how many solutions are there, with a proof that anyone can follow? | [`certificate()`] |
//! | where are the greedy queens of an infinite board? | [`Greedy`] |
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
