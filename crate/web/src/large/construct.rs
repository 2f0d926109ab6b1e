//! Solutions by formula.

use super::size;
use crate::{errors::Outcome, read, write};
use js_sys::{Int32Array, Object, Uint32Array};
use queens_core::construct::{self, ConstructError};
use queens_core::large::LargeError;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// A solution of any size but 2 and 3.
///
/// # Errors
/// When `n` is no size, or there is no solution.
#[wasm_bindgen]
pub fn explicit(n: &JsValue) -> Outcome<Int32Array> {
    let size = size(n, "n")?;
    Ok(write::rows(&construct::explicit(size).ok_or(LargeError::NoSolution { size })?))
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
    Ok(write::rows(&construct::modular_line(size(n, "n")?, read::word(step, "step")? as usize)?))
}

/// A modular solution set into each queen's block of any solution.
///
/// # Errors
/// When an argument is no solution, the inner one not modular, or the result too large.
#[wasm_bindgen]
pub fn tiling(outer: &JsValue, inner: &JsValue) -> Outcome<Int32Array> {
    let (outer, inner) = (read::placement(outer)?, read::placement(inner)?);
    let rows = outer.size() as u64 * inner.size() as u64;
    if rows > u64::from(read::LARGEST_BOARD) {
        return Err(ConstructError::Size { size: rows }.into());
    }
    Ok(write::rows(&construct::tiling(&outer, &inner)?))
}
