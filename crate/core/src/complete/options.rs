//! How a completion is looked for.

use crate::blame::BlameWanted;

/// Which engine is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LargeEngine"))]
pub enum EngineChoice {
    /// The one that suits the number of free rows: an answer comes in the end.
    #[default]
    Auto,
    /// A greedy pass and swaps. Its name outside is "large".
    #[cfg_attr(feature = "serde", serde(rename = "large"))]
    Greedy,
    /// The exact search, which alone can say that there is none.
    Exact,
    /// The five published blocks.
    Linear,
}

/// How a completion is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CompleteOptions {
    /// Decides which completion is found.
    pub seed: u32,
    /// About how many nodes it may take; beyond, the answer is what is known by then.
    pub budget: u64,
    /// Which engine is asked.
    pub engine: EngineChoice,
    /// Where there is no completion, which set of queens to blame is looked for.
    pub blame: BlameWanted,
    /// About how many nodes the search for that set may take, within `budget`; beyond, it is what was found by then.
    pub blame_budget: u64,
}

impl Default for CompleteOptions {
    /// Seed 0, fifty million nodes, the engine that suits, and a smallest set of queens to blame within a tenth of them.
    fn default() -> Self {
        let budget = 50_000_000;
        let (engine, blame) = (EngineChoice::Auto, BlameWanted::Smallest);
        CompleteOptions { seed: 0, budget, engine, blame, blame_budget: budget / 10 }
    }
}
