//! The linear completion, watched while it works.

use super::written;
use crate::errors::Outcome;
use crate::{read, transfer, write};
use js_sys::{Float64Array, Int32Array, Object, Uint8Array, Uint32Array};
use queens_core::board::NonAttacking;
use queens_core::complete::{Then, Watching};
use queens_core::linear::{Damage, Options};
use queens_core::search::linear::table;
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
        let given = NonAttacking::try_from(transfer::placement(rows)?)?;
        let watching = Watching::new(given, seed, chosen, then);
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
        self.watching.linear().risk().map_or(JsValue::NULL, |risk| write::plain(&table(risk)))
    }

    /// The board at this moment.
    #[must_use]
    pub fn rows(&self) -> Int32Array {
        transfer::rows(&self.watching.placement())
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Object {
        let answer = self.watching.answer();
        written(&answer, answer.placement.as_ref().map(transfer::rows), self.seed, &self.watching.progress())
    }
}
