//! The bit lab: operations on one 64-bit word as data that can be run, written down and drawn, one stage after another.

mod base;
mod implementation;
mod mask;
mod moves;
mod number;
mod pipeline;
mod pipeline_error;
mod plain;
mod task;
mod text;
mod trick;

pub use base::Base;
pub use implementation::Implementation;
pub use mask::Mask;
pub use moves::{Mapping, Moves, Piece};
pub use number::{WordError, read_word};
pub use pipeline::{Binary, MAX_PIPELINE_BYTES, MAX_STAGES, Operand, Pipeline, Stage, Unary, Value};
pub use pipeline_error::PipelineError;
pub use task::{Instruction, Task};
pub use trick::Trick;
