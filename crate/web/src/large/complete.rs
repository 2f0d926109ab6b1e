//! "Can this be finished?", by an engine of one's choice.

use super::LargeCompletion;
use crate::errors::Outcome;
use crate::read::{self, Read, choices};
use crate::shape::{Js, NumberLike, RowsLike, crosses, give};
use crate::transfer::{Incoming, Outgoing};
use queens_core::board::Placement;
use queens_core::complete::{Choice, CompleteOptions, Completing, Completion, Engine, Phase, Progress};
use wasm_bindgen::prelude::wasm_bindgen;

choices!(Choice);
crosses!(Choice => "LargeEngine", Progress => "LargeProgress", LargeCompletion => "LargeCompletion");

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
    /// Nothing is done yet. The rows are to be left alone until they have been read.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike, seed: &NumberLike, engine: &Js<Choice>) -> Outcome<LargeCompleteJob> {
        let engine = Choice::read(engine, "engine")?;
        let seed = read::word(seed, "seed")?;
        let options = CompleteOptions { seed, budget: u64::MAX, engine, blame: None };
        Ok(LargeCompleteJob { work: Some(Work::Coming(Incoming::new(rows)?)), options })
    }

    /// Works for about `steps` steps. True when it is over.
    ///
    /// # Errors
    /// When `steps` is not a count, a column lies outside of the board, or too many rows are free for the exact search. Then
    /// it goes on no more.
    pub fn run(&mut self, steps: &NumberLike) -> Outcome<bool> {
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

    /// How far the work is.
    #[must_use]
    pub fn progress(&self) -> Js<Progress> {
        give(&self.told())
    }

    /// What is known by now.
    #[must_use]
    pub fn answer(&self) -> Js<LargeCompletion> {
        let (completing, rows) = match &self.work {
            Some(Work::Going(completing, outgoing)) => (completing, outgoing.rows()),
            Some(Work::Completing(completing)) => (completing, Outgoing::new(0).rows()),
            _ => {
                return give(&LargeCompletion::new(
                    &Completion::undecided(Engine::Validator, 0),
                    None,
                    self.options.seed,
                    &self.told(),
                ));
            }
        };
        give(&LargeCompletion::new(&completing.answer(), Some(rows), self.options.seed, &self.told()))
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
