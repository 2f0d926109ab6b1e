//! The answer to "can this be finished?" for queens, and the engine that gave it.

use crate::ask::{Answer, BlameIs, Blamed, Cause, Verdict};
use crate::board::{Conflict, Placement};

/// The engine that gave the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "EngineName"))]
pub enum Engine {
    /// The exact search: [`Exact`](super::Exact). It can prove that there is no completion, as `Learning` and `Validator`
    /// can.
    Exact,
    /// The formula for the empty board: [`explicit`](crate::construct::explicit).
    Explicit,
    /// A greedy pass and swaps, for boards with many free rows: [`Greedy`](super::Greedy). Its name in texts and JSON
    /// is "large".
    #[cfg_attr(feature = "serde", serde(rename = "large"))]
    Greedy,
    /// Clauses learned from conflicts, for very large boards with few squares free: `Learning`, with the feature `learning`.
    Learning,
    /// The five published blocks: [`Linear`](crate::linear::Linear).
    Linear,
    /// Queens moved along alternating paths, for wide-open boards on which a few rows are left over: [`Repair`](super::Repair).
    Repair,
    /// No search: the given queens attack each other, or fill the board.
    Validator,
}

/// The answer to "can this be finished?", and its cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The answer. A placement in it was checked to be a solution with all given queens. Queens to blame are given by
    /// their rows.
    pub answer: Answer<Placement>,
    /// The engine that answered, or is working.
    pub engine: Engine,
    /// The number of queens set in searches.
    pub nodes: u64,
}

impl Completion {
    /// An answer that is not known yet.
    #[must_use]
    pub fn undecided(engine: Engine, nodes: u64) -> Self {
        Completion { answer: Answer::Undecided, engine, nodes }
    }

    /// The answer if two given queens attack each other on a board of `size` rows.
    pub(super) fn in_conflict(conflict: Conflict, size: usize) -> Self {
        // On some boards of fewer than 7 rows, a square is in no solution, so one queen, or no queen, may be enough.
        let is = if size >= 7 { BlameIs::Smallest } else { BlameIs::Unreduced };
        let answer = Answer::Impossible(Cause::Conflict(conflict, is));
        Completion { answer, engine: Engine::Validator, nodes: 0 }
    }

    /// The answer in one word.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.answer.verdict()
    }

    /// The solution, if there is one.
    #[must_use]
    pub fn placement(&self) -> Option<&Placement> {
        self.answer.completion()
    }

    /// Like [`Answer::blamed`].
    #[must_use]
    pub fn blamed(&self) -> Option<Blamed> {
        self.answer.blamed()
    }
}
