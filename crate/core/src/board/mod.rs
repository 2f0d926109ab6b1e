//! Squares, lines, placements and attacks.
//!
//! ```text
//!            column
//!          0  1  2  3
//!      0   .  Q  .  .      diagonal:      row - column is constant  (falls to the right)
//! row  1   .  .  .  Q      anti-diagonal: row + column is constant  (rises to the right)
//!      2   Q  .  .  .
//!      3   .  .  Q  .      as a list, counted from 0: 1 3 0 2
//! ```

pub mod file;
mod free_squares;
mod non_attacking;
mod occupied;
mod placement;
#[cfg(feature = "serde")]
mod serial;
mod square;
mod square_set;
mod symmetry;
pub mod text;
mod text_error;
mod validate;
mod validating;

pub use free_squares::MAX_FREE_ROWS;
pub(crate) use free_squares::{FreeSquare, FreeSquares};
pub use non_attacking::NonAttacking;
pub use occupied::Occupied;
pub use placement::{MAX_SIZE, Placement, PlacementError, Queens};
pub use square::{Line, LineKind, Square};
pub use square_set::{IntoIter, SquareSet};
pub(crate) use symmetry::Motion;
pub use symmetry::{SharedColumn, Transform};
pub use text_error::TextError;
pub use validate::{Conflict, Validation, validate};
pub use validating::Validating;
