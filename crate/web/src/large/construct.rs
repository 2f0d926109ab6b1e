//! Solutions by formula.

use super::{BoardMade, size};
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, js_object};
use crate::shape::{Js, NumberLike, Rows, RowsLike, js_types, to_js};
use crate::transfer::{self, Outgoing};
use js_sys::Uint32Array;
use queens_core::board::Placement;
use queens_core::construct::{self, Formula};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// How the staircases of `explicit(n)` are bent: by n mod 12. Columns count from 1, as published.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ExplicitRule"))]
pub struct Bends {
    /// n mod 12.
    remainder: usize,
    #[serde(flatten)]
    rule: construct::ExplicitRule,
    /// Rows 0 to `evenRows` - 1 have the even columns, the others the odd ones.
    even_rows: usize,
}

js_types!(Bends => "ExplicitRule");

/// A solution of any size except 2 and 3.
///
/// # Errors
/// When `n` is no size, or there is no solution.
#[wasm_bindgen]
pub fn explicit(n: &NumberLike) -> Outcome<Js<Rows>> {
    let size = size(n, "n")?;
    Ok(whole(&Formula::explicit(size)?))
}

js_object! {
    /// A solution of `n` rows by formula: with a `step` the modular line, without one the explicit solution. The budget counts
    /// rows.
    pub struct ConstructQuestion {
        /// The number of rows.
        n: u32 = "n",
        /// The step of the modular line.
        #[cfg_attr(test, ts(optional))]
        step: Option<u32> = "step",
        /// A solution: the one by formula is placed into the block of each of its queens.
        #[cfg_attr(test, ts(optional, type = "Rows | readonly number[]"))]
        outer: Option<Placement> = "outer",
    }
}

impl Question for ConstructQuestion {
    const NAME: &'static str = "construct";
    type Work = Constructing;

    fn start(self) -> Outcome<Constructing> {
        let size = size(&self.n.into(), "n")?;
        let formula = match self.step {
            None => Formula::explicit(size)?,
            Some(step) => Formula::modular_line(size, step as usize)?,
        };
        let formula = match self.outer {
            None => formula,
            Some(outer) => Formula::tiling(outer, formula.placement())?,
        };
        let outgoing = Outgoing::new(formula.size());
        Ok(Constructing { formula, outgoing })
    }
}

/// A solution that is being built.
pub struct Constructing {
    formula: Formula,
    outgoing: Outgoing,
}

impl Work for Constructing {
    type Progress = ();
    type Answer = BoardMade;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(put(&self.formula, &mut self.outgoing, budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<BoardMade> {
        Ok(BoardMade::from(&self.outgoing))
    }
}

/// How the staircases of `explicit(n)` are bent.
///
/// # Errors
/// When `n` is no size.
#[wasm_bindgen(js_name = explicitRule)]
pub fn explicit_rule(n: &NumberLike) -> Outcome<Js<Bends>> {
    let size = size(n, "n")?;
    Ok(to_js(&Bends { remainder: size % 12, rule: construct::ExplicitRule::of(size), even_rows: size / 2 }))
}

/// The steps that give a modular solution of `n` rows.
///
/// # Errors
/// When `n` is no size.
#[wasm_bindgen(js_name = modularSteps)]
pub fn modular_steps(n: &NumberLike) -> Outcome<Uint32Array> {
    let steps: Vec<u32> = construct::modular_steps(size(n, "n")?).map(|step| step as u32).collect();
    Ok(Uint32Array::from(steps.as_slice()))
}

/// The placement with queens at column `step * row` modulo `n`.
///
/// # Errors
/// When an argument is out of range, or they are no modular solution.
#[wasm_bindgen(js_name = modularLine)]
pub fn modular_line(n: &NumberLike, step: &NumberLike) -> Outcome<Js<Rows>> {
    Ok(whole(&Formula::modular_line(size(n, "n")?, read::word(step, "step")? as usize)?))
}

/// A modular solution placed into the block of each queen of any solution.
///
/// # Errors
/// When an argument is no solution, the inner one not modular, or the result too large.
#[wasm_bindgen]
pub fn tiling(outer: &RowsLike, inner: &RowsLike) -> Outcome<Js<Rows>> {
    Ok(whole(&Formula::tiling(transfer::placement(outer)?, transfer::placement(inner)?)?))
}

fn whole(formula: &Formula) -> Js<Rows> {
    let mut outgoing = Outgoing::new(formula.size());
    while !put(formula, &mut outgoing, u64::MAX) {}
    to_js(&Rows::from(outgoing.rows()))
}

fn put(formula: &Formula, outgoing: &mut Outgoing, steps: u64) -> bool {
    outgoing.put(steps, |rows| rows.map(|row| formula.column(row as u32).cast_signed()))
}

/// Whether a board is a modular solution: there is a queen in each row, and no two attack each other, even along diagonals
/// that wrap around.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen(js_name = isModular)]
pub fn is_modular(rows: &RowsLike) -> Outcome<bool> {
    Ok(construct::is_modular(&transfer::placement(rows)?))
}
