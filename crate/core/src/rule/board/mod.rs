//! A rule on a board: the squares that a piece attacks and how it reaches them, the given pieces, and the symmetries.

#[allow(clippy::module_inception)]
mod board;
mod position;
mod symmetry;
mod table;
mod way;

pub use board::Board;
pub use position::Position;
pub(in crate::rule) use symmetry::{motions, transform_motions};
pub use table::{Effect, Table, WayEffect};
pub use way::Way;
