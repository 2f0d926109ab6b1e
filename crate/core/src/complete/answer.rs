//! The answer to "can this be finished?", as it is shown.

use crate::blame::BlameIs;
use crate::board::{Conflict, Placement};

/// What is known about the completions of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Verdict {
    /// There is one, and here it is.
    Completed,
    /// There is none: everything was tried, or two given queens attack each other.
    Impossible,
    /// There is none but those that were to be passed over.
    NoOther,
    /// Not known yet, or not found out within the budget.
    Undecided,
}

/// What gave the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "EngineName"))]
pub enum Engine {
    /// The exact search: [`Exact`](super::Exact). It alone can say that there is no completion.
    Exact,
    /// The formula for the empty board: [`explicit`](crate::construct::explicit).
    Explicit,
    /// A greedy pass and swaps, for boards with many free rows: [`Greedy`](super::Greedy). Its name outside is "large".
    #[cfg_attr(feature = "serde", serde(rename = "large"))]
    Greedy,
    /// Clauses learned from conflicts, for very large boards with few squares free: [`Learning`](super::Learning).
    Learning,
    /// The five published blocks: [`Linear`](crate::linear::Linear).
    Linear,
    /// Queens moved along alternating paths, for wide-open boards on which a few rows are left over: [`Repair`](super::Repair).
    Repair,
    /// No search: the given queens attack each other, or fill the board.
    Validator,
}

/// The answer to "can this be finished?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// What is known.
    pub verdict: Verdict,
    /// With [`Verdict::Completed`]: a solution that holds all given queens, checked.
    pub placement: Option<Placement>,
    /// With [`Verdict::Impossible`], when two given queens attack each other: these two.
    pub conflict: Option<Conflict>,
    /// With [`Verdict::Impossible`]: the rows, ascending, of given queens that have no completion together. Empty when
    /// the empty board has none.
    pub blame: Option<Vec<u32>>,
    /// How small the blamed set is, by what is known by now; `None` when no set was asked for.
    pub blame_is: Option<BlameIs>,
    /// What answered, or is at work.
    pub engine: Engine,
    /// Queens set in search.
    pub nodes: u64,
}

impl Completion {
    /// Nothing is known yet.
    #[must_use]
    pub fn undecided(engine: Engine, nodes: u64) -> Self {
        let verdict = Verdict::Undecided;
        Completion { verdict, placement: None, conflict: None, blame: None, blame_is: None, engine, nodes }
    }

    /// A placement that has passed the check.
    pub(super) fn completed(placement: Placement, engine: Engine, nodes: u64) -> Self {
        let verdict = Verdict::Completed;
        Completion { verdict, placement: Some(placement), ..Completion::undecided(engine, nodes) }
    }

    /// No completion, with the rows to blame.
    pub(super) fn impossible(blame: Vec<u32>, blame_is: Option<BlameIs>, engine: Engine, nodes: u64) -> Self {
        let verdict = Verdict::Impossible;
        Completion { verdict, blame: Some(blame), blame_is, ..Completion::undecided(engine, nodes) }
    }

    /// No completion but those that were passed over.
    pub(super) fn no_other(engine: Engine, nodes: u64) -> Self {
        Completion { verdict: Verdict::NoOther, ..Completion::undecided(engine, nodes) }
    }

    /// Two of the given queens of a board of `size` rows attack each other.
    pub(super) fn in_conflict(conflict: Conflict, size: usize) -> Self {
        // On boards below 7 a single square can be in no solution, so that one queen, or none, is enough.
        let blame_is = Some(if size >= 7 { BlameIs::Smallest } else { BlameIs::Unreduced });
        let pair = vec![conflict.other_row, conflict.row];
        Completion { conflict: Some(conflict), ..Completion::impossible(pair, blame_is, Engine::Validator, 0) }
    }
}
