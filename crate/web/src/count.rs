//! Exact counts: completions of a placement, in one go and as a job in slices, and solutions of empty boards.

use crate::read::{self, job, js_object};
#[cfg(feature = "rooms")]
use crate::shape::NumberLike;
use crate::shape::{BigCount, Js, RowsLike, js_types, to_js};
use crate::{errors::Outcome, transfer};
use queens_core::Sliced;
use queens_core::count::completions::Counting;
#[cfg(feature = "rooms")]
use queens_core::count::solutions::solutions;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

js_object! {
    /// How far `countCompletions` counts.
    pub struct CountOptions {
        /// The number of nodes (queens set in search) after which the count is undecided; without it, the count runs to
        /// its end.
        budget: Option<u64> = "budget",
    }
}

/// Whether a count is complete.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CountVerdict {
    /// The count is complete.
    Exact,
    /// The budget was used up.
    Undecided,
}

/// A count of completions.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CompletionCount {
    /// Whether it is complete.
    pub(crate) verdict: CountVerdict,
    /// How many completions there are.
    pub(crate) count: BigCount,
}

/// How many solutions an empty board has.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Solutions {
    /// All of them.
    total: BigCount,
    /// One for each class of solutions that are rotations and reflections of each other.
    fundamental: BigCount,
}

/// The progress of a count.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CountProgress {
    /// Queens set in search; 0 if half boards are joined.
    nodes: u64,
    /// How many completions were counted so far.
    count: BigCount,
    /// How much of the search is done, from 0 to 1. It never decreases.
    share: f64,
}

js_types!(
    CountOptions => "CountOptions",
    CompletionCount => "CompletionCount",
    Solutions => "Solutions",
    CountProgress => "CountProgress",
);

/// How many completions a placement has. Without a budget it counts to the end, however long that takes.
///
/// # Errors
/// When an argument is not of its type or out of range, or more than 5,000 rows are free.
#[wasm_bindgen(js_name = countCompletions)]
pub fn count_completions(rows: &RowsLike, options: Option<Js<CountOptions>>) -> Outcome<Js<CompletionCount>> {
    let mut counting = Counting::new(&transfer::placement(rows)?)?;
    let CountOptions { budget } = read::options(options)?;
    let exact = counting.run(budget.unwrap_or(u64::MAX));
    let verdict = if exact { CountVerdict::Exact } else { CountVerdict::Undecided };
    Ok(to_js(&CompletionCount { verdict, count: counting.count().into() }))
}

/// How many solutions the empty board of `n` rows has. Above 18 rows it takes minutes to hours: count in shards.
///
/// # Errors
/// When `n` is not a size, or larger than can be counted.
#[cfg(feature = "rooms")]
#[wasm_bindgen(js_name = countSolutions)]
pub fn count_solutions(n: &NumberLike) -> Outcome<Js<Solutions>> {
    let solutions = solutions(read::word(n, "n")? as usize)?;
    Ok(to_js(&Solutions { total: solutions.total.into(), fundamental: solutions.fundamental.into() }))
}

/// A count of completions, worked on in slices. The completions of an empty board are counted by joining half boards, if
/// the board is large enough for that and the build includes it.
#[wasm_bindgen]
pub struct CountJob {
    counting: Counting,
}

job! {
    /// Works for about `operations` operations. True when the count is complete.
    CountJob.counting(operations)
}

#[wasm_bindgen]
impl CountJob {
    /// Starts the count.
    ///
    /// # Errors
    /// Like `countCompletions`.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike) -> Outcome<CountJob> {
        let placement = transfer::placement(rows)?;
        let fastest = if cfg!(feature = "rooms") { Counting::fastest } else { Counting::new };
        Ok(CountJob { counting: fastest(&placement)? })
    }

    /// The progress of the count.
    #[must_use]
    pub fn progress(&self) -> Js<CountProgress> {
        let (nodes, share) = (self.counting.nodes(), self.counting.share());
        to_js(&CountProgress { nodes, count: self.counting.count().into(), share })
    }
}
