//! Other questions than "in how many ways": the most pieces that do not attack, the fewest that attack
//! every square, two armies at peace.

use super::{RuleOptions, position};
use crate::errors::Outcome;
use crate::read::{self, choices};
use crate::shape::{Js, Long, NumberLike, TextLike, Typed, crosses, give};
use js_sys::Uint32Array;
use queens_core::Sliced;
use queens_core::rule::{Armies, Company, Fewest, Most, Squares};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

/// The goal for the pieces.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Goal {
    /// As many pieces as possible that do not attack each other.
    Most,
    /// As few pieces as possible that attack every square.
    Fewest,
    /// As few pieces as possible that attack every square and do not attack each other.
    FewestApart,
    /// Two armies of as many pieces each as possible that do not attack each other.
    Armies,
}

/// The result for a goal so far.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GoalReport {
    /// The pieces of the best result found so far. For the most: null, once it is proved, if the given pieces are
    /// impossible, whatever is added.
    squares: Option<Typed<Uint32Array>>,
    /// For two armies: the pieces of the other one.
    others: Option<Typed<Uint32Array>>,
    /// How many pieces these are; for armies, on each side; for the fewest, the number tried at present: fewer do not
    /// suffice.
    pieces: u32,
    /// Whether it is proved that there is no better result.
    proved: bool,
    /// For the fewest: the number of ways, once it is proved.
    ways: Option<Long>,
    /// Pieces set in search.
    nodes: u64,
}

choices!(Goal);
crosses!(Goal => "Goal", GoalReport => "GoalReport");

/// The search for a goal, in slices.
#[wasm_bindgen]
pub struct RuleGoalJob {
    search: Search,
    proved: bool,
}

enum Search {
    Most(Box<Most>),
    Fewest(Box<Fewest>),
    Armies(Box<Armies>),
}

#[wasm_bindgen]
impl RuleGoalJob {
    /// Starts the search. `goal`: `most`, `fewest`, `fewestApart` or `armies`. The given pieces belong to the answer for
    /// `most`; the other goals are about the board without them.
    ///
    /// # Errors
    /// As `countByRule`, if `goal` is not one of these, and for `most` if two of the given pieces conflict.
    #[wasm_bindgen(constructor)]
    pub fn new(
        goal: &Js<Goal>,
        rule: &TextLike,
        rows: &NumberLike,
        columns: &NumberLike,
        options: Option<Js<RuleOptions>>,
    ) -> Outcome<RuleGoalJob> {
        let goal: Goal = read::choice(goal.as_ref(), "goal")?;
        let options: RuleOptions = read::options(options)?;
        let position = position(rule, rows, columns, &options)?;
        let search = match goal {
            Goal::Most => Search::Most(Box::new(Most::new(&position, options.seed.unwrap_or_default())?)),
            Goal::Fewest => Search::Fewest(Box::new(Fewest::new(&position, Company::Any))),
            Goal::FewestApart => Search::Fewest(Box::new(Fewest::new(&position, Company::Apart))),
            Goal::Armies => Search::Armies(Box::new(Armies::new(&position))),
        };
        Ok(RuleGoalJob { search, proved: false })
    }

    /// Works for about `nodes` nodes. True when the result is proved.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &NumberLike) -> Outcome<bool> {
        let nodes = read::count(nodes, "nodes")?;
        self.proved = match &mut self.search {
            Search::Most(most) => most.run(nodes),
            Search::Fewest(fewest) => fewest.run(nodes),
            Search::Armies(armies) => armies.run(nodes),
        };
        Ok(self.proved)
    }

    /// The result so far.
    #[must_use]
    pub fn report(&self) -> Js<GoalReport> {
        let proved = self.proved;
        let list = |squares: Squares| squares.iter().collect();
        give(&match &self.search {
            Search::Most(most) => GoalReport {
                squares: most.best().map(list),
                others: None,
                pieces: most.best().map_or(0, Squares::len),
                proved,
                ways: None,
                nodes: most.nodes(),
            },
            Search::Fewest(fewest) => GoalReport {
                squares: fewest.best().map(list),
                others: None,
                pieces: fewest.pieces(),
                proved,
                ways: proved.then(|| fewest.ways().into()),
                nodes: fewest.nodes(),
            },
            Search::Armies(armies) => {
                let [one, other] = armies.best();
                GoalReport {
                    squares: Some(list(one)),
                    others: Some(list(other)),
                    pieces: one.len(),
                    proved,
                    ways: None,
                    nodes: armies.nodes(),
                }
            }
        })
    }
}
