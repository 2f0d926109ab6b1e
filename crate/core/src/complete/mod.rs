//! The question "can this be finished?": an exact answer, a count, or the queens to blame.

mod blame;
mod completing;
mod completion;
mod exact;
mod hitting;
mod large;
pub mod proof;
mod question;
mod smallest;

pub use blame::{Blame, BlameIs};
pub use completing::{Completing, LARGEST_SEARCHED_EMPTY, Phase, Progress, mirrored};
pub use completion::{Completion, Engine, Verdict};
pub use exact::Exact;
pub use large::Large;
pub use question::{AtWork, Effort, MOST_EXACT_FIRST, Question};

pub use crate::board::LARGEST_FREE;

use crate::board::Placement;
use thiserror::Error;

/// The largest board on which a completion is looked for: what keeps all its vectors under some 500 MB.
pub const LARGEST_BOARD: usize = 10_000_000;

/// Why a placement is not searched at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CompleteError {
    /// Too many rows are free.
    #[error("{free} rows are free, but the exact search takes at most {LARGEST_FREE}")]
    TooLarge {
        /// How many.
        free: usize,
    },
    /// The board has too many rows.
    #[error("the board has {size} rows, but a completion is looked for on at most {LARGEST_BOARD}")]
    Board {
        /// How many.
        size: usize,
    },
}

/// How [`complete`] works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Decides which completion is found.
    pub seed: u32,
    /// About how many nodes it may take; beyond, the answer is what is known by then.
    pub budget: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { seed: 0, budget: 50_000_000 }
    }
}

/// Can these queens be completed to a solution? In one go; [`Completing`] works in slices.
///
/// ```
/// use queens_core::board::Placement;
/// use queens_core::complete::{Options, Verdict, complete};
///
/// let corner = Placement::from_rows(&[0, -1, -1, -1]).expect("a placement");
/// let answer = complete(&corner, Options::default()).expect("small enough");
/// assert_eq!(answer.verdict, Verdict::Impossible);
/// assert_eq!(answer.blame, Some(vec![0]));
/// ```
///
/// # Errors
/// [`CompleteError::Board`] above [`LARGEST_BOARD`] rows.
pub fn complete(given: &Placement, options: Options) -> Result<Completion, CompleteError> {
    let mut completing = Completing::new(given, options.seed)?;
    completing.run(options.budget);
    Ok(completing.answer())
}
