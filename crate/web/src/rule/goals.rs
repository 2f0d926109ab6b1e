//! Optimisation goals: the most pieces that do not attack each other, the fewest that attack every square, two
//! peaceable armies.

use super::Ruled;
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{choices, js_object};
use crate::shape::{BigCount, Typed, js_types};
use js_sys::Uint32Array;
use queens_core::Sliced;
use queens_core::rule::{Armies, Fewest, Most, MutualAttacks, Squares};
use serde::{Deserialize, Serialize};

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
    /// impossible, whatever else is added.
    squares: Option<Typed<Uint32Array>>,
    /// For two armies: the pieces of the other one.
    others: Option<Typed<Uint32Array>>,
    /// How many pieces these are; for armies, on each side; for the fewest, the number tried at present: fewer do not
    /// suffice.
    pieces: u32,
    /// Whether it is proved that there is no better result.
    proved: bool,
    /// For the fewest: the number of ways, once it is proved.
    ways: Option<BigCount>,
    /// Pieces set in search.
    nodes: u64,
}

choices!(Goal);
js_types!(Goal => "Goal", GoalReport => "GoalReport");

js_object! {
    /// The best that pieces can do on a board. The budget counts nodes.
    pub struct GoalQuestion {
        /// The goal.
        goal: Goal = "goal",
        /// The board. The given pieces belong to the answer for `most`; the other goals are about the board without them.
        #[cfg_attr(test, ts(type = "RuledBoard"))]
        board: Ruled = "board",
        /// The seed that decides which of several best results is found first, for `most`.
        seed: Option<u32> = "seed",
    }
}

impl Question for GoalQuestion {
    const NAME: &'static str = "goal";
    type Work = ReachingGoal;

    fn start(self) -> Outcome<ReachingGoal> {
        let Ruled(position) = self.board;
        let search = match self.goal {
            Goal::Most => Search::Most(Box::new(Most::new(&position, self.seed.unwrap_or_default())?)),
            Goal::Fewest => Search::Fewest(Box::new(Fewest::new(&position, MutualAttacks::Allowed))),
            Goal::FewestApart => Search::Fewest(Box::new(Fewest::new(&position, MutualAttacks::Forbidden))),
            Goal::Armies => Search::Armies(Box::new(Armies::new(&position))),
        };
        Ok(ReachingGoal { search, proved: false })
    }
}

/// The search for a goal.
pub struct ReachingGoal {
    search: Search,
    proved: bool,
}

enum Search {
    Most(Box<Most>),
    Fewest(Box<Fewest>),
    Armies(Box<Armies>),
}

impl Work for ReachingGoal {
    type Progress = GoalReport;
    type Answer = GoalReport;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        self.proved = match &mut self.search {
            Search::Most(most) => most.run(budget),
            Search::Fewest(fewest) => fewest.run(budget),
            Search::Armies(armies) => armies.run(budget),
        };
        Ok(self.proved.into())
    }

    fn progress(&mut self) -> GoalReport {
        let proved = self.proved;
        let list = |squares: Squares| squares.iter().collect();
        match &self.search {
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
        }
    }

    fn answer(mut self: Box<Self>) -> Outcome<GoalReport> {
        Ok(self.progress())
    }
}
