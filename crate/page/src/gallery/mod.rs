//! All solutions of a small empty board, one by one: in order and in orbits, and how often each square takes part.
//!
//! ```
//! use queens_core::Sliced;
//! use queens_page::gallery::{Gallery, Heat};
//!
//! let gallery = Gallery::new(6)?;
//! assert_eq!((gallery.len(), gallery.fundamental().len()), (4, 1));
//!
//! let mut heat = Heat::new(6)?;
//! heat.run_to_end();
//! assert_eq!(heat.squares()[..6], [0, 1, 1, 1, 1, 0]);
//! # Ok::<(), queens_page::gallery::SizeError>(())
//! ```

mod heat;
mod orbits;

pub use heat::Heat;
pub use orbits::Gallery;

use queens_core::problem::problems;
use thiserror::Error;

problems! {
    /// The board has no rows, or too many solutions to visit one by one.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    #[error("the solutions of boards of 1 to {limit} rows can be visited one by one, not those of {size}")]
    pub struct SizeError {
        /// The requested number of rows.
        pub size: usize,
        /// The maximum.
        pub limit: usize,
    } = "solutions-size"
}

/// The size as a number of bits, if it is from 1 to the limit.
fn within(size: usize, limit: usize) -> Result<u32, SizeError> {
    if size == 0 || size > limit {
        return Err(SizeError { size, limit });
    }
    Ok(size as u32)
}
