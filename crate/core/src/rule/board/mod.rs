//! A rule on a board: which squares a piece closes and by which way, what is given, and what leaves it unchanged.

#[allow(clippy::module_inception)]
mod board;
mod position;
mod symmetry;
mod table;
mod way;

pub use board::Board;
pub use position::Position;
pub(in crate::rule) use symmetry::{motions, turns};
pub use table::{Along, Effect, Table};
pub use way::Way;
