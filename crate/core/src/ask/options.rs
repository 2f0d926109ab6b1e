//! The options of a question, and their defaults.

named! {
    /// The set of pieces to blame to look for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub enum BlameWanted {
        /// No set: the answer is complete as soon as there is a verdict.
        None = "none",
        /// A set from which no piece can be left out.
        Irreducible = "irreducible",
        /// A set with the fewest pieces of all, unless that takes too long.
        Smallest = "smallest",
    }
}

/// The approximate number of nodes for an answer. When they are spent, the answer so far is returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The nodes for the whole answer, pieces to blame included.
    pub nodes: u64,
    /// The nodes of this budget that may be spent on the search for pieces to blame.
    pub blame: u64,
}

impl Budget {
    /// No limit.
    pub const UNLIMITED: Budget = Budget { nodes: u64::MAX, blame: u64::MAX };

    /// A budget of this many nodes; a tenth may be spent on pieces to blame.
    #[must_use]
    pub const fn of(nodes: u64) -> Self {
        Budget { nodes, blame: nodes / 10 }
    }
}

impl Default for Budget {
    /// Fifty million nodes.
    fn default() -> Self {
        Budget::of(50_000_000)
    }
}

/// How a completion is searched for. By default, the seed is 0, and the budget is fifty million nodes. A tenth of them may be
/// spent on a smallest set of pieces to blame.
///
/// ```
/// use queens_core::complete::{BlameWanted, Budget, CompleteOptions};
///
/// let another_one = CompleteOptions { seed: 7, ..CompleteOptions::default() };
/// let at_once = CompleteOptions { budget: Budget::of(10_000), blame: BlameWanted::None, ..another_one };
/// # assert_eq!(at_once.seed, 7);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CompleteOptions {
    /// Decides which completion is found.
    pub seed: u32,
    /// The maximum number of nodes, approximately.
    pub budget: Budget,
    /// The set of pieces to blame to look for if there is no completion.
    pub blame: BlameWanted,
}

impl CompleteOptions {
    /// Fills unset options with defaults. If a set to blame was requested, the search for it may take the whole budget.
    #[must_use]
    pub fn with_defaults(seed: Option<u32>, nodes: Option<u64>, blame: Option<BlameWanted>) -> Self {
        let usual = CompleteOptions::default();
        let budget = nodes.map_or(usual.budget, Budget::of);
        CompleteOptions {
            seed: seed.unwrap_or(usual.seed),
            budget: if blame.is_some() { Budget { blame: budget.nodes, ..budget } } else { budget },
            blame: blame.unwrap_or(usual.blame),
        }
    }
}

impl Default for CompleteOptions {
    fn default() -> Self {
        CompleteOptions { seed: 0, budget: Budget::default(), blame: BlameWanted::Smallest }
    }
}
