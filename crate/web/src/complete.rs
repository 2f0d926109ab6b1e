//! "Can this be finished?": in one go, and as a job in slices.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Object, Uint32Array};
use queens_core::complete::{self, CompleteOptions, Completing, Completion, Phase, Progress};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// `{ verdict, rows?, blame?, blameIs?, engine, nodes }` of a placement.
///
/// # Errors
/// When an argument is not of its type or out of range, or the placement is too large to be searched.
#[wasm_bindgen]
pub fn complete(rows: &JsValue, options: &JsValue) -> Outcome<Object> {
    let given = transfer::placement(rows)?;
    let mut chosen = CompleteOptions::default();
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
        // Whoever asks in slices decides when to stop.
        let options = CompleteOptions { seed, budget: u64::MAX, ..CompleteOptions::default() };
        Ok(CompleteJob { completing: Completing::new(transfer::placement(rows)?, options)? })
    }

    /// Works for about `steps` steps. True when the answer is there. A slice ends early where it is found that there is no
    /// completion.
    ///
    /// # Errors
    /// When `steps` is not a count.
    pub fn run(&mut self, steps: &JsValue) -> Outcome<bool> {
        Ok(self.completing.run(read::count(steps, "steps")?))
    }

    /// `{ nodes, phase }`: "search" for a completion, or "blame" once it is known that there is none.
    #[must_use]
    pub fn progress(&self) -> Object {
        let Progress { nodes, phase, .. } = self.completing.progress();
        let progress = write::object();
        write::set(&progress, "nodes", &(nodes as f64).into());
        write::set(&progress, "phase", &if phase == Phase::Blame { "blame" } else { "search" }.into());
        progress
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
