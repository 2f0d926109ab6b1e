//! A rule as data: the attacks of a piece or of a formula, how the edges of the board are joined, and the name of the
//! rule.

pub mod formula;

mod error;
mod feature;
mod limits;
mod name;
mod rule;
mod sliding;

pub use error::RuleError;
pub use feature::{Feature, Mismatch};
pub use limits::{MAX_FORMULAS, MAX_SHIFT, MAX_SIDE, Squares};
pub use rule::{Law, Parity, Piece, Rule, Surface, Toggled};
pub use sliding::Sliding;
