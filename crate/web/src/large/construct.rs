//! Solutions by formula.

use super::size;
use crate::transfer::Outgoing;
use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Int32Array, Object, Uint32Array};
use queens_core::board::Placement;
use queens_core::construct::{self, ConstructError, Formula};
use queens_core::generate::GenerateError;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// A solution of any size but 2 and 3.
///
/// # Errors
/// When `n` is no size, or there is no solution.
#[wasm_bindgen]
pub fn explicit(n: &JsValue) -> Outcome<Int32Array> {
    let size = size(n, "n")?;
    Ok(whole(&Formula::explicit(size).ok_or(GenerateError::NoSolution { size })?))
}

/// A solution by formula, built in slices.
#[wasm_bindgen]
pub struct ConstructJob {
    formula: Formula,
    outgoing: Outgoing,
}

#[wasm_bindgen]
impl ConstructJob {
    /// Of `n` rows: with a step the modular line, without one the explicit solution. With `outer`, which is to be a solution,
    /// that line is set into each of its queens' blocks.
    ///
    /// # Errors
    /// When an argument is out of range, there is no such solution, or the result is too large.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &JsValue, step: &JsValue, outer: &JsValue) -> Outcome<ConstructJob> {
        let size = size(n, "n")?;
        let formula = if step.is_undefined() {
            Formula::explicit(size).ok_or(GenerateError::NoSolution { size })?
        } else {
            Formula::modular_line(size, read::word(step, "step")? as usize)?
        };
        let formula =
            if outer.is_undefined() { formula } else { tiled(transfer::placement(outer)?, formula.placement())? };
        let outgoing = Outgoing::new(formula.size());
        Ok(ConstructJob { formula, outgoing })
    }

    /// Builds about so many rows. True when it is over.
    ///
    /// # Errors
    /// When `count` is not a count.
    pub fn run(&mut self, count: &JsValue) -> Outcome<bool> {
        Ok(put(&self.formula, &mut self.outgoing, read::count(count, "rows")?))
    }

    /// The solution, once it is over.
    #[must_use]
    pub fn rows(&self) -> Int32Array {
        self.outgoing.rows()
    }
}

/// `{ remainder, even, odd, evenRows }`: how the staircases of `explicit(n)` are bent.
///
/// # Errors
/// When `n` is no size.
#[wasm_bindgen(js_name = explicitRule)]
pub fn explicit_rule(n: &JsValue) -> Outcome<Object> {
    let size = size(n, "n")?;
    let rule = construct::ExplicitRule::of(size);
    let written: Object = write::plain(&rule).into();
    write::set(&written, "remainder", &((size % 12) as f64).into());
    write::set(&written, "evenRows", &((size / 2) as f64).into());
    Ok(written)
}

/// The steps that give a modular solution of `n` rows.
///
/// # Errors
/// When `n` is no size.
#[wasm_bindgen(js_name = modularSteps)]
pub fn modular_steps(n: &JsValue) -> Outcome<Uint32Array> {
    let steps: Vec<u32> = construct::modular_steps(size(n, "n")?).map(|step| step as u32).collect();
    Ok(Uint32Array::from(steps.as_slice()))
}

/// Queens at column `step * row` modulo `n`.
///
/// # Errors
/// When an argument is out of range, or they are no modular solution.
#[wasm_bindgen(js_name = modularLine)]
pub fn modular_line(n: &JsValue, step: &JsValue) -> Outcome<Int32Array> {
    Ok(whole(&Formula::modular_line(size(n, "n")?, read::word(step, "step")? as usize)?))
}

/// A modular solution set into each queen's block of any solution.
///
/// # Errors
/// When an argument is no solution, the inner one not modular, or the result too large.
#[wasm_bindgen]
pub fn tiling(outer: &JsValue, inner: &JsValue) -> Outcome<Int32Array> {
    Ok(whole(&tiled(transfer::placement(outer)?, transfer::placement(inner)?)?))
}

fn tiled(outer: Placement, inner: Placement) -> Outcome<Formula> {
    let size = outer.size() as u64 * inner.size() as u64;
    if size > u64::from(read::LARGEST_BOARD) {
        return Err(ConstructError::Size { size, largest: read::LARGEST_BOARD as usize }.into());
    }
    Ok(Formula::tiling(outer, inner)?)
}

fn whole(formula: &Formula) -> Int32Array {
    let mut outgoing = Outgoing::new(formula.size());
    while !put(formula, &mut outgoing, u64::MAX) {}
    outgoing.rows()
}

fn put(formula: &Formula, outgoing: &mut Outgoing, steps: u64) -> bool {
    outgoing.put(steps, |rows| rows.map(|row| formula.column(row as u32).cast_signed()))
}
