//! "Can this be finished?", by an engine of one's choice.

use super::written;
use crate::transfer::{Incoming, Outgoing};
use crate::{errors::Outcome, read, write};
use js_sys::Object;
use queens_core::board::Placement;
use queens_core::complete::{Choice, CompleteOptions, Completing, Completion, Engine, Phase, Progress};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The completion of a large board, worked on in slices.
#[wasm_bindgen]
pub struct LargeCompleteJob {
    work: Option<Work>,
    options: CompleteOptions,
}

enum Work {
    Coming(Incoming),
    Completing(Completing),
    /// It is over, and the completion goes out.
    Going(Completing, Outgoing),
}

#[wasm_bindgen]
impl LargeCompleteJob {
    /// Nothing is done yet; `engine` is "auto", "large", "exact" or "linear". The rows are to be left alone meanwhile.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue, seed: &JsValue, engine: &JsValue) -> Outcome<LargeCompleteJob> {
        let engines =
            [("auto", Choice::Auto), ("large", Choice::Greedy), ("exact", Choice::Exact), ("linear", Choice::Linear)];
        let engine = read::choice(engine, "engine", &engines)?;
        let seed = read::word(seed, "seed")?;
        let options = CompleteOptions { seed, budget: u64::MAX, engine, blame: None };
        Ok(LargeCompleteJob { work: Some(Work::Coming(Incoming::new(rows)?)), options })
    }

    /// Works for about so many steps. True when it is over.
    ///
    /// # Errors
    /// When `steps` is not a count, a column lies outside of the board, or too many rows are free for the exact search. Then
    /// it goes on no more.
    pub fn run(&mut self, steps: &JsValue) -> Outcome<bool> {
        let steps = read::count(steps, "steps")?;
        let over;
        (self.work, over) = match self.work.take() {
            None => return Ok(true),
            Some(Work::Coming(mut incoming)) => {
                let work = if incoming.run(steps)? {
                    Work::Completing(Completing::new(incoming.into_placement(), self.options)?)
                } else {
                    Work::Coming(incoming)
                };
                (Some(work), false)
            }
            Some(Work::Completing(mut completing)) => {
                if completing.run(steps) {
                    let size = completing.answer().placement.as_ref().map_or(0, Placement::size);
                    (Some(Work::Going(completing, Outgoing::new(size))), size == 0)
                } else {
                    (Some(Work::Completing(completing)), false)
                }
            }
            Some(Work::Going(completing, mut outgoing)) => {
                let over =
                    completing.answer().placement.as_ref().is_none_or(|placement| outgoing.run(placement, steps));
                (Some(Work::Going(completing, outgoing)), over)
            }
        };
        Ok(over)
    }

    /// `{ phase, free, left, nodes, deadEnds, returns }`.
    #[must_use]
    pub fn progress(&self) -> JsValue {
        write::plain(&self.told())
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Object {
        let (completing, rows) = match &self.work {
            Some(Work::Going(completing, outgoing)) => (completing, outgoing.rows()),
            Some(Work::Completing(completing)) => (completing, Outgoing::new(0).rows()),
            _ => {
                let unknown = Completion::undecided(Engine::Validator, 0);
                return written(&unknown, None, self.options.seed, &self.told());
            }
        };
        written(&completing.answer(), Some(rows), self.options.seed, &self.told())
    }

    fn told(&self) -> Progress {
        match &self.work {
            Some(Work::Completing(completing)) => completing.progress(),
            Some(Work::Going(completing, outgoing)) if outgoing.over() => completing.progress(),
            Some(Work::Going(completing, _)) => Progress { phase: Phase::Check, ..completing.progress() },
            _ => Progress { phase: Phase::Read, free: 0, left: 0, nodes: 0, dead_ends: 0, returns: 0 },
        }
    }
}
