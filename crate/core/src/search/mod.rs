//! The classic searches, one file each, and their catalogue.

pub mod bitmask;
mod catalogue;
mod error;

pub use catalogue::{CATALOGUE, Entry, find};
pub use error::SearchError;
