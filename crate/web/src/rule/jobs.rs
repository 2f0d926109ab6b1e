//! Questions about a board under any rule, worked on in slices.

use super::{CompletionByRule, RuleOptions, completion, position};
use crate::errors::Outcome;
use crate::read;
use crate::shape::{Js, Long, NumberLike, TextLike, Typed, crosses, give};
use js_sys::{Float64Array, Uint32Array};
use queens_core::Sliced;
use queens_core::rule::{BlameWanted, Completing, Counting, Heat, Listing, Position, Squares};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// How far a count is.
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
    /// The squares of all pieces of each way, `pieces` a way, ascending within each.
    squares: Typed<Uint32Array>,
    /// How many pieces stand in each way.
    pieces: u32,
    /// For each way the number of its orbit under the rotations and reflections that keep the rule, from 0.
    orbits: Typed<Uint32Array>,
    /// There are more ways than were asked for.
    cut: bool,
}

crosses!(RuleProgress => "RuleProgress", RuleList => "RuleList");

/// A count under any rule.
#[wasm_bindgen]
pub struct RuleCountJob {
    counting: Counting,
}

#[wasm_bindgen]
impl RuleCountJob {
    /// Nothing is counted yet.
    ///
    /// # Errors
    /// As `countByRule`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rule: &TextLike,
        rows: &NumberLike,
        columns: &NumberLike,
        options: Option<Js<RuleOptions>>,
    ) -> Outcome<RuleCountJob> {
        Ok(RuleCountJob { counting: Counting::new(&position(rule, rows, columns, &read::options(options)?)?) })
    }

    /// Works for about `nodes` nodes. True when all ways were counted.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &NumberLike) -> Outcome<bool> {
        Ok(self.counting.run(read::count(nodes, "nodes")?))
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Js<RuleProgress> {
        give(&RuleProgress { count: self.counting.count().into(), nodes: self.counting.nodes() })
    }

    /// How much of the work is done, from 0 to 1: an estimate.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.counting.share()
    }
}

/// A count under any rule, and for each square the ways that use it.
#[wasm_bindgen]
pub struct RuleHeatJob {
    heat: Heat,
}

#[wasm_bindgen]
impl RuleHeatJob {
    /// Nothing is counted yet.
    ///
    /// # Errors
    /// As `countByRule`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rule: &TextLike,
        rows: &NumberLike,
        columns: &NumberLike,
        options: Option<Js<RuleOptions>>,
    ) -> Outcome<RuleHeatJob> {
        Ok(RuleHeatJob { heat: Heat::new(&position(rule, rows, columns, &read::options(options)?)?) })
    }

    /// Works for about `nodes` nodes. True when all ways were counted.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &NumberLike) -> Outcome<bool> {
        Ok(self.heat.run(read::count(nodes, "nodes")?))
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Js<RuleProgress> {
        give(&RuleProgress { count: self.heat.count().into(), nodes: self.heat.nodes() })
    }

    /// A number for each square, row by row: how many of the ways have a piece on it.
    #[must_use]
    pub fn squares(&self) -> Float64Array {
        let squares: Vec<f64> = self.heat.per_square().into_iter().map(|count| count as f64).collect();
        Float64Array::from(squares.as_slice())
    }
}

/// One way to finish under any rule, or the pieces to blame.
#[wasm_bindgen]
pub struct RuleCompleteJob {
    completing: Completing,
}

#[wasm_bindgen]
impl RuleCompleteJob {
    /// Nothing is done yet.
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
        let seed = options.seed.unwrap_or_default();
        let wanted = options.blame.unwrap_or(BlameWanted::Smallest);
        Ok(RuleCompleteJob { completing: Completing::new(&position, seed, wanted) })
    }

    /// Works for about `nodes` nodes. True when the answer is there, the pieces to blame included.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &NumberLike) -> Outcome<bool> {
        Ok(self.completing.run(read::count(nodes, "nodes")?))
    }

    /// What is known by now: "impossible" already while pieces to blame are looked for.
    #[must_use]
    pub fn answer(&self) -> Js<CompletionByRule> {
        give(&completion(&self.completing, None))
    }
}

/// The ways to finish under any rule, one by one.
#[wasm_bindgen]
pub struct RuleListJob {
    listing: Listing,
    position: Position,
}

/// The most ways that can be listed.
const MOST_LISTED: f64 = 100_000.0;

#[wasm_bindgen]
impl RuleListJob {
    /// Nothing is found yet. `most`: how many ways are kept, at most 100,000.
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

    /// Works for about `nodes` nodes. True when all ways were found, or more than are kept.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &NumberLike) -> Outcome<bool> {
        Ok(self.listing.run(read::count(nodes, "nodes")?))
    }

    /// The ways found so far.
    #[must_use]
    pub fn list(&self) -> Js<RuleList> {
        let found: Vec<Squares> = self.listing.found().collect();
        let squares: Vec<u32> = found.iter().flat_map(|way| way.iter().collect::<Vec<u32>>()).collect();
        give(&RuleList {
            squares: squares.as_slice().into(),
            pieces: self.position.pieces(),
            orbits: self.position.orbits(&found).as_slice().into(),
            cut: self.listing.is_cut(),
        })
    }
}
