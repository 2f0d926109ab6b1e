//! Solutions built by formula, without search.

mod explicit;
mod formula;
mod modular;

pub use explicit::{EvenSteps, ExplicitRule, OddSteps, explicit};
pub use formula::Formula;
pub use modular::{ConstructError, is_modular, modular_line, modular_steps, tiling};
