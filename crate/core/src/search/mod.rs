//! The classic searches, one file each, and their catalogue.

pub mod array;
pub mod array_iterative;
pub mod array_recursive;
pub mod bitboard;
pub mod bitmask;
mod catalogue;
pub mod completions;
mod demand;
mod entry;
mod error;
pub mod gradient;
pub mod halved;
pub mod linear;
pub mod modular;
pub mod symmetric;
mod words;

pub use catalogue::{CATALOGUE, find};
pub use demand::Demand;
pub use entry::{Entry, Family};
pub use error::SearchError;
