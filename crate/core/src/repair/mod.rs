//! Gradient repair: queens on a permutation, swapped until none attacks another.

mod arrangement;
mod draft;
pub mod gradient;
