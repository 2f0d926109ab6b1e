//! The bit lab: operations on one 64-bit word as data that can be run, written down and drawn, one stage after another.

mod error;
mod form;
mod mask;
mod moves;
mod number;
mod pipeline;
mod plain;
mod text;
mod trick;

pub use error::{PipelineError, WordError};
pub use form::{Form, Instruction, Question};
pub use mask::Mask;
pub use moves::{Mapping, Moves, Piece};
pub use number::{Base, read_word};
pub use pipeline::{Binary, MOST_STAGES, Operand, Pipeline, Stage, Unary, Value};
pub use trick::Trick;
