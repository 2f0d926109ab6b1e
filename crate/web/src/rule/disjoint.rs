//! Solutions that share no square.

use super::{RuleOptions, position};
use crate::errors::Outcome;
use crate::read::{self, job};
use crate::shape::{Js, NumberLike, TextLike, Typed, crosses, give};
use js_sys::Uint32Array;
use queens_core::rule::{Disjoint, Squares};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The solutions that share no square, as far as they are known.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DisjointReport {
    /// How many solutions were listed so far.
    solutions: u32,
    /// The squares of the largest choice found so far, `pieces` per solution, ascending within each.
    squares: Typed<Uint32Array>,
    /// The number of pieces in each of them.
    pieces: u32,
    /// Whether it is proved that there is no larger choice.
    proved: bool,
    /// How many pieces were set to list solutions, plus how many squares were decided to choose among them.
    nodes: u64,
}

crosses!(DisjointReport => "DisjointReport");

/// The search for as many solutions as possible that share no square, in slices.
#[wasm_bindgen]
pub struct RuleDisjointJob {
    disjoint: Disjoint,
    pieces: u32,
}

job! {
    /// Works for about `nodes` nodes. True when the result is proved, or enough solutions are found.
    RuleDisjointJob.disjoint(nodes)
}

#[wasm_bindgen]
impl RuleDisjointJob {
    /// Starts the search. With `enough` it ends once that many solutions are found; otherwise, when it is proved that
    /// there are no more.
    ///
    /// # Errors
    /// As `countByRule`, and when `enough` is not a count.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rule: &TextLike,
        rows: &NumberLike,
        columns: &NumberLike,
        options: Option<Js<RuleOptions>>,
        enough: Option<NumberLike>,
    ) -> Outcome<RuleDisjointJob> {
        let position = position(rule, rows, columns, &read::options(options)?)?;
        let disjoint = Disjoint::new(&position);
        let disjoint = match enough {
            Some(enough) => disjoint.with_enough(read::word(&enough, "enough")? as usize),
            None => disjoint,
        };
        Ok(RuleDisjointJob { disjoint, pieces: position.pieces() })
    }

    /// The result so far.
    #[must_use]
    pub fn report(&self) -> Js<DisjointReport> {
        give(&DisjointReport {
            solutions: self.disjoint.solutions() as u32,
            squares: self.disjoint.best().into_iter().flat_map(Squares::iter).collect(),
            pieces: self.pieces,
            proved: self.disjoint.is_proved(),
            nodes: self.disjoint.nodes(),
        })
    }
}
