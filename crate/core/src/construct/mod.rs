//! Solutions built by formula, without search.

mod error;
mod explicit;
mod formula;
mod modular;

pub use error::ConstructError;
pub use explicit::{EvenSteps, ExplicitRule, OddSteps, explicit};
pub use formula::Formula;
pub use modular::{is_modular, modular_line, modular_steps, tiling};
