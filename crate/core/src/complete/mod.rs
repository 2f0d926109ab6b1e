//! The question "can this be finished?": a completion, a proof that no completion exists, or the queens to blame.
//!
//! | to ask | use |
//! | --- | --- |
//! | in one go | [`complete()`] |
//! | in slices, with progress | [`Completing`] |
//! | for one completion after another | [`Solutions`] |
//! | how many completions there are | [`count::completions`](crate::count::completions) |
//!
//! Upper limits for the time of a completion with k given queens, k uniform in 0..n, as wasm in Node, with copying and
//! validation:
//!
//! ```text
//!  rows    mean     bound by
//!  10^3    .06 ms   the exact search, if at most 100 rows are free
//!  10^4    .5 ms    passes over rows: copy in, lines of the given queens, windows, validation, copy out
//!  10^5    3 ms     the same
//!  10^6    37 ms    the same; the diagonals of queens at random leave the nearest cache
//!  10^7    390 ms   the same; 4 bytes a row and a bit a line: 52 MB
//! ```

mod answer;
mod blame;
mod clauses;
mod completing;
mod engines;
mod error;
mod excluded;
mod fingerprint;
mod options;
mod progress;
pub mod proof;
mod recording;
mod refutation;
mod solutions;

pub use crate::ask::{Answer, BlameIs, BlameWanted, Blamed, Budget, Cause, CompleteOptions, Verdict};
pub use crate::board::MAX_FREE_ROWS;
pub use answer::{Completion, Engine};
pub use blame::Blame;
pub use completing::{Completing, MAX_SEARCHED_EMPTY_SIZE};
#[cfg(feature = "learning")]
pub use engines::Learning;
pub(crate) use engines::{BitParallel, Line, Visit};
pub use engines::{CompletionEngine, Effort, Exact, Greedy, MAX_EXACT_FIRST, Repair, Solver};
pub use error::CompleteError;
pub use excluded::{ExcludedDiagonals, ExcludedError, InstancePart, MAX_EXCLUDED_SIZE, MAX_INSTANCE_BYTES};
pub use options::EngineChoice;
pub use progress::{Phase, Progress};
pub use recording::{Recording, Then};
pub use refutation::{ForcedQueen, Refutation, Trial};
pub use solutions::Solutions;

use crate::board::Placement;
use crate::sliced::Sliced;

/// Searches for a completion of `given` in one go; [`Completing`] works in slices.
///
/// ```
/// use queens_core::board::Placement;
/// use queens_core::complete::{CompleteOptions, Verdict, complete};
///
/// let corner = Placement::from_rows(&[0, -1, -1, -1])?;
/// let answer = complete(&corner, CompleteOptions::default());
/// assert_eq!(answer.verdict(), Verdict::Impossible);
/// assert_eq!(answer.blamed().map(|blamed| blamed.pieces), Some(vec![0])); // the queen of row 0
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn complete(given: &Placement, options: CompleteOptions) -> Completion {
    let mut completing = Completing::new(given.clone(), options);
    completing.run_to_end();
    completing.into_answer()
}
