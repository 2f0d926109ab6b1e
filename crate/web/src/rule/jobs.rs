//! Questions about a board under any rule, worked on in slices.

use super::{RuleOptions, completion, position};
use crate::complete::RuleCompletion;
use crate::errors::Outcome;
use crate::read::{self, job};
use crate::shape::{Js, Long, NumberLike, TextLike, Typed, crosses, give};
use js_sys::{Float64Array, Uint32Array};
use queens_core::rule::{Budget, CompleteOptions, Completing, Counting, Heat, Listing, Position, Squares};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The progress of a count.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleProgress {
    /// Ways found so far.
    count: Long,
    /// Pieces set in search.
    nodes: u64,
}

/// Ways to finish, one by one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleList {
    /// The squares of all pieces of each way, `pieces` per way, ascending within each.
    squares: Typed<Uint32Array>,
    /// How many pieces each way has.
    pieces: u32,
    /// For each way, the number of its orbit under the rotations and reflections that keep the rule, from 0.
    orbits: Typed<Uint32Array>,
    /// Whether there are more ways than were asked for.
    cut: bool,
}

crosses!(RuleProgress => "RuleProgress", RuleList => "RuleList");

/// Declares a class that counts under a rule: all such classes begin, work and report in the same way.
macro_rules! counting_job {
    ($job:ident by $counting:ident) => {
        job! {
            /// Works for about `nodes` nodes. True when all ways have been counted.
            $job.counting(nodes)
        }

        #[wasm_bindgen]
        impl $job {
            /// Starts the count.
            ///
            /// # Errors
            /// As `countByRule`.
            #[wasm_bindgen(constructor)]
            pub fn new(
                rule: &TextLike,
                rows: &NumberLike,
                columns: &NumberLike,
                options: Option<Js<RuleOptions>>,
            ) -> Outcome<$job> {
                Ok($job { counting: $counting::new(&position(rule, rows, columns, &read::options(options)?)?) })
            }

            /// The progress of the count.
            #[must_use]
            pub fn progress(&self) -> Js<RuleProgress> {
                give(&RuleProgress { count: self.counting.count().into(), nodes: self.counting.nodes() })
            }
        }
    };
}

/// A count under any rule.
#[wasm_bindgen]
pub struct RuleCountJob {
    counting: Counting,
}

counting_job!(RuleCountJob by Counting);

#[wasm_bindgen]
impl RuleCountJob {
    /// How much of the work is done, from 0 to 1: an estimate.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.counting.share()
    }
}

/// A count under any rule, and for each square the ways that use it.
#[wasm_bindgen]
pub struct RuleHeatJob {
    counting: Heat,
}

counting_job!(RuleHeatJob by Heat);

#[wasm_bindgen]
impl RuleHeatJob {
    /// A number for each square, row by row: how many of the ways have a piece on it.
    #[must_use]
    pub fn squares(&self) -> Float64Array {
        let squares: Vec<f64> = self.counting.per_square().into_iter().map(|count| count as f64).collect();
        Float64Array::from(squares.as_slice())
    }
}

/// One way to complete a board under any rule, or the pieces to blame.
#[wasm_bindgen]
pub struct RuleCompleteJob {
    completing: Completing,
}

job! {
    /// Works for about `nodes` nodes. True when the answer is known, including the pieces to blame.
    RuleCompleteJob.completing(nodes)
}

#[wasm_bindgen]
impl RuleCompleteJob {
    /// Starts the search.
    ///
    /// # Errors
    /// As `completeByRule`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rule: &TextLike,
        rows: &NumberLike,
        columns: &NumberLike,
        options: Option<Js<RuleOptions>>,
    ) -> Outcome<RuleCompleteJob> {
        let options: RuleOptions = read::options(options)?;
        let position = position(rule, rows, columns, &options)?;
        let RuleOptions { seed, blame, .. } = options;
        // With slices, the caller decides when to stop.
        let chosen = CompleteOptions { budget: Budget::UNLIMITED, ..CompleteOptions::chosen(seed, None, blame) };
        Ok(RuleCompleteJob { completing: Completing::new(&position, chosen) })
    }

    /// The answer so far: "impossible" already while pieces to blame are looked for.
    #[must_use]
    pub fn answer(&self) -> Js<RuleCompletion> {
        give(&completion(&self.completing))
    }
}

/// The ways to complete a board under any rule, one by one.
#[wasm_bindgen]
pub struct RuleListJob {
    listing: Listing,
    position: Position,
}

/// The most ways that can be listed.
const MOST_LISTED: f64 = 100_000.0;

job! {
    /// Works for about `nodes` nodes. True when all ways were found, or more than are stored.
    RuleListJob.listing(nodes)
}

#[wasm_bindgen]
impl RuleListJob {
    /// Starts the list. `most`: the number of ways to store, at most 100,000.
    ///
    /// # Errors
    /// As `countByRule`, and when `most` is out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rule: &TextLike,
        rows: &NumberLike,
        columns: &NumberLike,
        most: &NumberLike,
        options: Option<Js<RuleOptions>>,
    ) -> Outcome<RuleListJob> {
        let position = position(rule, rows, columns, &read::options(options)?)?;
        let most = read::whole(most, "most", 1.0, MOST_LISTED)? as usize;
        Ok(RuleListJob { listing: Listing::new(&position, most), position })
    }

    /// The ways found so far.
    #[must_use]
    pub fn list(&self) -> Js<RuleList> {
        let found: Vec<Squares> = self.listing.found().collect();
        give(&RuleList {
            squares: found.iter().copied().flat_map(Squares::iter).collect(),
            pieces: self.position.pieces(),
            orbits: self.position.orbits(&found).as_slice().into(),
            cut: self.listing.is_cut(),
        })
    }
}
