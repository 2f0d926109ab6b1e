//! "Can this be finished?", by an engine of one's choice.

use super::written;
use crate::{errors::Outcome, read, write};
use js_sys::Object;
use queens_core::large::{Choice, Completing};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The completion of a large board, worked on in slices.
#[wasm_bindgen]
pub struct LargeCompleteJob {
    completing: Completing,
    seed: u32,
}

#[wasm_bindgen]
impl LargeCompleteJob {
    /// Nothing is done yet; `engine` is "auto", "large", "exact" or "linear".
    ///
    /// # Errors
    /// When an argument is not of its type or out of range, or too many rows are free for the exact search.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue, seed: &JsValue, engine: &JsValue) -> Outcome<LargeCompleteJob> {
        let engines =
            [("auto", Choice::Auto), ("large", Choice::Large), ("exact", Choice::Exact), ("linear", Choice::Linear)];
        let choice = read::choice(engine, "engine", &engines)?;
        let seed = read::word(seed, "seed")?;
        Ok(LargeCompleteJob { completing: Completing::new(read::placement(rows)?, seed, choice)?, seed })
    }

    /// Works for about so many nodes. True when it is over.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &JsValue) -> Outcome<bool> {
        Ok(self.completing.run(read::count(nodes, "nodes")?))
    }

    /// `{ phase, free, left, nodes, deadEnds, returns }`.
    #[must_use]
    pub fn progress(&self) -> JsValue {
        write::plain(&self.completing.progress())
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Object {
        written(&self.completing.answer(), self.seed, &self.completing.progress())
    }
}
