//! All solutions of a small empty board, one by one: in order and in orbits, and how often each square takes part.

mod heat;
mod orbits;

pub use heat::Heat;
pub use orbits::Gallery;

use thiserror::Error;

/// The board has no rows, or more solutions than can be gone through one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the solutions of boards of 1 to {limit} rows can be gone through one by one, not of {size}")]
pub struct SizeError {
    /// The number of rows asked for.
    pub size: usize,
    /// The most that can be served.
    pub limit: usize,
}

/// The size as a number of bits, if it is from 1 to the limit.
fn within(size: usize, limit: usize) -> Result<u32, SizeError> {
    if size == 0 || size > limit {
        return Err(SizeError { size, limit });
    }
    Ok(size as u32)
}
