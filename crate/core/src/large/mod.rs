//! Boards of up to ten million rows: random placements, and their completion by an engine of one's choice.

mod completing;
mod error;
mod generate;
mod watching;

pub use completing::{Answer, Answered, Choice, Completing, Phase, Progress};
pub use error::LargeError;
pub use generate::{Generate, Source};
pub use watching::{Then, Watching};
