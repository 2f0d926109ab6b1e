//! The answer to "can this be finished?", as it is shown.

use super::BlameIs;
use crate::board::Placement;

/// What is known about the completions of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub enum Verdict {
    /// There is one, and here it is.
    Completed,
    /// There is none: everything was tried, or two given queens attack each other.
    Impossible,
    /// Not known yet.
    Undecided,
}

/// What gave the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub enum Engine {
    /// The exact search: [`Exact`](super::Exact).
    Exact,
    /// The formula for the empty board: [`explicit`](crate::construct::explicit).
    Explicit,
    /// The search for boards with many free rows: [`Large`](super::Large).
    Large,
    /// No search: the given queens attack each other, or fill the board.
    Validator,
}

/// The answer to "can this be finished?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// What is known.
    pub verdict: Verdict,
    /// With [`Verdict::Completed`]: a full placement without conflicts that holds all given queens.
    pub placement: Option<Placement>,
    /// With [`Verdict::Impossible`]: the rows, ascending, of given queens that have no completion together. Empty when
    /// the empty board has none.
    pub blame: Option<Vec<u32>>,
    /// How small the blamed set is; none when the search for it has not ended, or cannot be made.
    pub blame_is: Option<BlameIs>,
    /// What answered, or is at work.
    pub engine: Engine,
    /// Queens set in search.
    pub nodes: u64,
}

impl Completion {
    /// # Panics
    /// When the placement is not a completion of the given queens: a wrong answer is never shown.
    pub(super) fn completed(given: &Placement, placement: Placement, engine: Engine, nodes: u64) -> Self {
        assert!(placement.completes(given), "the {engine:?} engine gave a placement that is not a completion");
        Completion {
            verdict: Verdict::Completed,
            placement: Some(placement),
            blame: None,
            blame_is: None,
            engine,
            nodes,
        }
    }

    pub(super) fn impossible(blame: Vec<u32>, blame_is: Option<BlameIs>, engine: Engine, nodes: u64) -> Self {
        let verdict = Verdict::Impossible;
        Completion { verdict, placement: None, blame: Some(blame), blame_is, engine, nodes }
    }

    pub(super) fn undecided(engine: Engine, nodes: u64) -> Self {
        let verdict = Verdict::Undecided;
        Completion { verdict, placement: None, blame: None, blame_is: None, engine, nodes }
    }
}
