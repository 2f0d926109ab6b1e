//! Why a large board cannot be completed.

use thiserror::Error;

/// Why a large board cannot be completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LargeError {
    /// Two of the given queens attack each other.
    #[error("two of the given queens attack each other; validate the placement to see which")]
    Conflict,
}
