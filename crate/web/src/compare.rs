//! Searches that are compared: each runs to its end on the same board.

use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::js_object;
use crate::shape::js_types;
use queens_core::board::Placement;
use queens_core::search::open;
use queens_core::trace::{Kind, Timeline};
use serde::Serialize;

/// The maximum length of a run, in events. It takes a second or less.
const MAX_EVENTS: u64 = 4_000_000;
/// The size of the empty board for runs that are too long. Every search ends on it soon.
const SMALL: usize = 8;

/// A finished run.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparedRun {
    /// The name of the search.
    search: String,
    /// How many queens it tried.
    tried: u64,
    /// How many queens it set on the only square left.
    forced: u64,
}

/// Finished runs on one board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Comparison {
    /// The number of rows.
    size: usize,
    /// How many queens are given.
    given: usize,
    /// Whether it is an empty board of 8 by 8, because a search refused the requested board or took too long.
    instead: bool,
    /// The runs, in the order of the searches.
    runs: Vec<ComparedRun>,
}

js_types!(Comparison => "Comparison", ComparedRun => "ComparedRun");

js_object! {
    /// How many queens searches try on a board. The budget counts events.
    pub struct CompareQuestion {
        /// The names of the searches.
        #[cfg_attr(test, ts(type = "readonly string[]"))]
        searches: Vec<String> = "searches",
        /// The board.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        rows: Placement = "rows",
    }
}

impl Question for CompareQuestion {
    const NAME: &'static str = "compare";
    type Work = Comparing;

    fn start(self) -> Outcome<Comparing> {
        Ok(Comparing { searches: self.searches, board: self.rows, instead: false, current: None, runs: Vec::new() })
    }
}

/// The work on a comparison.
pub struct Comparing {
    searches: Vec<String>,
    board: Placement,
    instead: bool,
    current: Option<Timeline>,
    runs: Vec<ComparedRun>,
}

impl Work for Comparing {
    type Progress = ();
    type Answer = Comparison;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        let Some(search) = self.searches.get(self.runs.len()) else { return Ok(Step::Done) };
        let mut run = match self.current.take() {
            Some(run) => run,
            None => match open(search, &self.board, 1) {
                Ok(runner) => Timeline::new(runner),
                Err(_) if !self.instead => return self.start_on_small(),
                Err(error) => return Err(error.into()),
            },
        };
        let ended = run.explore(budget);
        if !self.instead && run.furthest() > MAX_EVENTS {
            return self.start_on_small();
        }
        if ended {
            let count = |kind: Kind| run.reached()[kind as usize];
            self.runs.push(ComparedRun {
                search: search.clone(),
                tried: count(Kind::Tried),
                forced: count(Kind::Forced),
            });
        } else {
            self.current = Some(run);
        }
        Ok((self.runs.len() == self.searches.len()).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<Comparison> {
        let Comparing { board, instead, runs, .. } = *self;
        Ok(Comparison { size: board.size(), given: board.count(), instead, runs })
    }
}

impl Comparing {
    /// Starts again on the small board.
    fn start_on_small(&mut self) -> Outcome<Step> {
        self.board = Placement::empty(SMALL)?;
        self.instead = true;
        self.runs.clear();
        Ok(Step::More)
    }
}
