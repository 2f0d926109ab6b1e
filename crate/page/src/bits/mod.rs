//! The tricks of the bit lab that the engine itself does not use, each with the hardware instruction that it replaces.
//!
//! A word is a set of columns, or of squares: bit 0 is the first. [`hardware`] has the instructions by name.

pub mod attacks;
pub mod distance;
pub mod hardware;
pub mod place;
pub mod population;
