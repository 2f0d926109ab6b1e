//! The linear completion, watched while it works.

use super::written;
use crate::errors::Outcome;
use crate::{read, write};
use js_sys::{Float64Array, Int32Array, Object, Uint8Array, Uint32Array};
use queens_core::large::{LargeError, Then, Watching};
use queens_core::linear::{Damage, Options};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// One run of the linear completion.
#[wasm_bindgen]
pub struct LinearJob {
    watching: Watching,
    seed: u32,
}

#[wasm_bindgen]
impl LinearJob {
    /// A run at its start. `options`: `{ repeatBound?, returnBound?, damage?, then? }`.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range, or two of the queens attack each other.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue, seed: &JsValue, options: &JsValue) -> Outcome<LinearJob> {
        let mut chosen = Options::default();
        if let Some(bound) = read::property(options, "repeatBound")? {
            chosen.repeat_bound = read::word(&bound, "repeatBound")?;
        }
        if let Some(bound) = read::property(options, "returnBound")? {
            chosen.return_bound = read::word(&bound, "returnBound")?;
        }
        if let Some(damage) = read::property(options, "damage")? {
            chosen.damage = read::choice(&damage, "damage", &[("once", Damage::Once), ("anew", Damage::Anew)])?;
        }
        let mut then = Then::Undecided;
        if let Some(chosen) = read::property(options, "then")? {
            then = read::choice(&chosen, "then", &[("undecided", Then::Undecided), ("exact", Then::Exact)])?;
        }
        let seed = read::word(seed, "seed")?;
        let watching = Watching::new(read::placement(rows)?, seed, chosen, then).ok_or(LargeError::Conflict)?;
        Ok(LinearJob { watching, seed })
    }

    /// Goes on by exactly so many steps, or to the end. True at the end.
    ///
    /// # Errors
    /// When `steps` is not a count.
    pub fn run(&mut self, steps: &JsValue) -> Outcome<bool> {
        Ok(self.watching.run(read::count(steps, "steps")?))
    }

    /// `{ phase, free, left, nodes, deadEnds, returns, position, queens, levels, repeats }`.
    #[must_use]
    pub fn progress(&self) -> Object {
        let linear = self.watching.linear();
        let progress: Object = write::plain(&self.watching.progress()).into();
        write::set(&progress, "position", &(self.watching.position() as f64).into());
        write::set(&progress, "queens", &(linear.queens() as f64).into());
        let levels = [linear.given(), linear.levels().second, linear.levels().third];
        write::set(&progress, "levels", &write::plain(&levels));
        write::set(&progress, "repeats", &linear.repeats().into());
        progress
    }

    /// `{ positions, left, block, deadEnds, returns }`.
    #[must_use]
    pub fn strip(&self) -> Object {
        let strip = self.watching.strip();
        let written = write::object();
        write::set(&written, "positions", &Float64Array::from(strip.positions.as_slice()));
        write::set(&written, "left", &Uint32Array::from(strip.left.as_slice()));
        write::set(&written, "block", &Uint8Array::from(strip.block.as_slice()));
        write::set(&written, "deadEnds", &Uint32Array::from(strip.dead_ends.as_slice()));
        write::set(&written, "returns", &Uint32Array::from(strip.returns.as_slice()));
        written
    }

    /// Block 5's table, or null.
    #[must_use]
    pub fn table(&self) -> JsValue {
        let Some(risk) = self.watching.linear().risk() else { return JsValue::NULL };
        let (rows, squares): (Vec<u32>, Vec<u32>) = risk.ranked().into_iter().unzip();
        let written = write::object();
        write::set(&written, "rows", &Uint32Array::from(rows.as_slice()));
        write::set(&written, "squares", &Uint32Array::from(squares.as_slice()));
        let chosen = risk.chosen();
        let square = chosen.map(|chosen| chosen.square);
        let coordinate = |line: Option<u32>| JsValue::from_f64(line.map_or(-1.0, f64::from));
        write::set(&written, "chosen", &coordinate(square.map(|square| square.row)));
        write::set(&written, "column", &coordinate(square.map(|square| square.column)));
        write::set(&written, "ties", &(chosen.map_or(0, |chosen| chosen.ties) as f64).into());
        let list = |list: Option<&Vec<u32>>| Uint32Array::from(list.map_or(&[][..], Vec::as_slice));
        write::set(&written, "columns", &list(chosen.map(|chosen| &chosen.columns)));
        write::set(&written, "damage", &list(chosen.map(|chosen| &chosen.damage)));
        written.into()
    }

    /// The board at this moment.
    #[must_use]
    pub fn rows(&self) -> Int32Array {
        write::rows(&self.watching.placement())
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Object {
        written(&self.watching.answer(), self.seed, &self.watching.progress())
    }
}
