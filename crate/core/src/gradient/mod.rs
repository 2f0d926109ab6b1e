//! Gradient repair at full speed: a queen in every row and column, and swaps of two queens as long as conflicts decrease.
//!
//! Sosic and Gu, "A polynomial time algorithm for the N-queens problem" (1990), with given queens and a bound on the
//! attempts, as described by Sharakhov. Each sweep is quadratic in the free rows.

mod arrangement;
mod descent;
mod draft;

pub(crate) use arrangement::{Arrangement, Given};
pub use descent::Descent;
pub(crate) use draft::Draft;

/// How many attempts the published method allows for `free` free rows.
#[must_use]
pub fn attempts(free: usize) -> u32 {
    (100_000 / (free + 10) + 5) as u32
}
