//! Solutions by formula.

use super::size;
use crate::errors::Outcome;
use crate::read;
use crate::shape::{Js, NumberLike, Rows, RowsLike, crosses, give};
use crate::transfer::{self, Outgoing};
use js_sys::Uint32Array;
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

crosses!(Bends => "ExplicitRule");

/// A solution of any size but 2 and 3.
///
/// # Errors
/// When `n` is no size, or there is no solution.
#[wasm_bindgen]
pub fn explicit(n: &NumberLike) -> Outcome<Js<Rows>> {
    let size = size(n, "n")?;
    Ok(whole(&Formula::explicit(size)?))
}

/// A solution by formula, built in slices.
#[wasm_bindgen]
pub struct ConstructJob {
    formula: Formula,
    outgoing: Outgoing,
}

#[wasm_bindgen]
impl ConstructJob {
    /// Starts to build a solution of `n` rows: with a `step` the modular line, without one the explicit solution. With
    /// `outer`, which must be a solution, that line is placed into the block of each of its queens.
    ///
    /// # Errors
    /// When an argument is out of range, there is no such solution, or the result is too large.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &NumberLike, step: Option<NumberLike>, outer: Option<RowsLike>) -> Outcome<ConstructJob> {
        let size = size(n, "n")?;
        let formula = match step {
            None => Formula::explicit(size)?,
            Some(step) => Formula::modular_line(size, read::word(&step, "step")? as usize)?,
        };
        let formula = match outer {
            None => formula,
            Some(outer) => Formula::tiling(transfer::placement(&outer)?, formula.placement())?,
        };
        let outgoing = Outgoing::new(formula.size());
        Ok(ConstructJob { formula, outgoing })
    }

    /// Builds about `count` rows. True when it is over.
    ///
    /// # Errors
    /// When `count` is not a count.
    pub fn run(&mut self, count: &NumberLike) -> Outcome<bool> {
        Ok(put(&self.formula, &mut self.outgoing, read::count(count, "rows")?))
    }

    /// The solution, once it is over.
    #[must_use]
    pub fn rows(&self) -> Js<Rows> {
        give(&Rows::from(self.outgoing.rows()))
    }
}

/// How the staircases of `explicit(n)` are bent.
///
/// # Errors
/// When `n` is no size.
#[wasm_bindgen(js_name = explicitRule)]
pub fn explicit_rule(n: &NumberLike) -> Outcome<Js<Bends>> {
    let size = size(n, "n")?;
    Ok(give(&Bends { remainder: size % 12, rule: construct::ExplicitRule::of(size), even_rows: size / 2 }))
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
    give(&Rows::from(outgoing.rows()))
}

fn put(formula: &Formula, outgoing: &mut Outgoing, steps: u64) -> bool {
    outgoing.put(steps, |rows| rows.map(|row| formula.column(row as u32).cast_signed()))
}

/// Whether a board is a modular solution: there is a queen in each row, and no two attack each other, even along diagonals
/// that wrap round.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen(js_name = isModular)]
pub fn is_modular(rows: &RowsLike) -> Outcome<bool> {
    Ok(construct::is_modular(&transfer::placement(rows)?))
}
