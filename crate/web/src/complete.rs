//! "Can this be finished?": in one go, and as a job in slices.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Object, Uint32Array};
use queens_core::complete::{self, Completing, Completion, Options};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// `{ verdict, rows?, blame?, blameIs?, engine, nodes }` of a placement.
///
/// # Errors
/// When an argument is not of its type or out of range, or the placement is too large to be searched.
#[wasm_bindgen]
pub fn complete(rows: &JsValue, options: &JsValue) -> Outcome<Object> {
    let given = transfer::placement(rows)?;
    let mut chosen = Options::default();
    if let Some(seed) = read::property(options, "seed")? {
        chosen.seed = read::word(&seed, "seed")?;
    }
    if let Some(budget) = read::property(options, "budget")? {
        chosen.budget = read::count(&budget, "budget")?;
    }
    Ok(written(&complete::complete(&given, chosen)?))
}

/// The same question, worked on in slices.
#[wasm_bindgen]
pub struct CompleteJob {
    completing: Completing,
}

#[wasm_bindgen]
impl CompleteJob {
    /// Nothing is done yet.
    ///
    /// # Errors
    /// As [`complete()`].
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue, seed: &JsValue) -> Outcome<CompleteJob> {
        let seed = read::word(seed, "seed")?;
        Ok(CompleteJob { completing: Completing::new(&transfer::placement(rows)?, seed)? })
    }

    /// Works for about so many nodes. True when the answer is there.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &JsValue) -> Outcome<bool> {
        Ok(self.completing.run(read::count(nodes, "nodes")?))
    }

    /// `{ nodes, phase }`.
    #[must_use]
    pub fn progress(&self) -> JsValue {
        write::plain(&self.completing.progress())
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Object {
        written(&self.completing.answer())
    }
}

fn written(completion: &Completion) -> Object {
    let answer = write::object();
    write::set(&answer, "verdict", &write::plain(&completion.verdict));
    if let Some(placement) = &completion.placement {
        write::set(&answer, "rows", &transfer::rows(placement));
    }
    if let Some(blame) = &completion.blame {
        write::set(&answer, "blame", &Uint32Array::from(blame.as_slice()));
    }
    if let Some(kind) = &completion.blame_is {
        write::set(&answer, "blameIs", &write::plain(kind));
    }
    write::set(&answer, "engine", &write::plain(&completion.engine));
    write::set(&answer, "nodes", &(completion.nodes as f64).into());
    answer
}
