//! Solutions built by formula, without search.
//!
//! ```
//! use queens_core::construct::{explicit, modular_line, tiling};
//!
//! // Each queen of the outer board becomes a board of 7 by 7.
//! let board = tiling(&explicit(8)?, &modular_line(7, 2)?)?;
//! assert_eq!(board.size(), 56);
//! assert!(queens_core::validate(&board).ok());
//! # Ok::<(), queens_core::construct::ConstructError>(())
//! ```

mod error;
mod explicit;
mod formula;
mod modular;

pub use error::ConstructError;
pub use explicit::{EvenSteps, ExplicitRule, OddSteps, explicit};
pub use formula::Formula;
pub(crate) use modular::wrapped;
pub use modular::{is_modular, modular_line, modular_steps, tiling};
