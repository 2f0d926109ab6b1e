//! The question "can this be finished?": an exact answer, a count, or the queens to blame.

mod exact;
mod squares;

pub use exact::Exact;

use crate::problem::{Detail, Problem};
use thiserror::Error;

/// The most free rows that the exact search takes: what keeps its bits and its list of lost squares under some 50 MB.
pub const LARGEST_FREE: usize = 5_000;

/// Why a placement is not searched at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CompleteError {
    /// Too many rows are free.
    #[error("{free} rows are free, but the exact search takes at most {LARGEST_FREE}: set more queens, or none at all")]
    TooLarge {
        /// How many.
        free: usize,
    },
}

impl Problem for CompleteError {
    fn code(&self) -> &'static str {
        "complete-too-large"
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        let CompleteError::TooLarge { free } = self;
        vec![("free", (*free).into()), ("largest", LARGEST_FREE.into())]
    }
}
