//! Whether a large board can be completed, by a chosen engine.

use super::LargeCompletion;
use super::linear::LinearOptions;
use super::reading::Reading;
use crate::errors::Outcome;
use crate::read::{self, Read, choices};
use crate::shape::{Js, NumberLike, RowsLike, crosses, give};
use crate::transfer::Outgoing;
use queens_core::Sliced;
use queens_core::complete::{
    BlameWanted, Budget, CompleteOptions, Completing, Completion, Engine, EngineChoice, Phase, Progress,
};
use std::borrow::Cow;
use wasm_bindgen::prelude::wasm_bindgen;

choices!(EngineChoice);
crosses!(EngineChoice => "LargeEngine", Progress => "LargeProgress", LargeCompletion => "LargeCompletion");

/// The completion of a large board, worked on in slices.
#[wasm_bindgen]
pub struct LargeCompleteJob {
    work: Reading<Handing>,
    engine: EngineChoice,
    options: CompleteOptions,
    bounds: LinearOptions,
}

/// A completion, and its rows as they are copied out in pieces.
struct Handing {
    completing: Completing,
    /// `None` until the search has ended.
    outgoing: Option<Outgoing>,
}

impl Sliced for Handing {
    fn run(&mut self, steps: u64) -> bool {
        if self.outgoing.is_none() && !self.completing.run(steps) {
            return false;
        }
        let answer = self.completing.answer();
        let Some(placement) = answer.placement() else {
            self.outgoing = Some(Outgoing::new(0));
            return true;
        };
        match &mut self.outgoing {
            Some(outgoing) => outgoing.run(placement, steps),
            none => {
                *none = Some(Outgoing::new(placement.size()));
                false
            }
        }
    }
}

#[wasm_bindgen]
impl LargeCompleteJob {
    /// Starts the search, where "linear" is asked with these bounds. The rows must not change until they have been read.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rows: &RowsLike,
        seed: &NumberLike,
        engine: &Js<EngineChoice>,
        bounds: Option<Js<LinearOptions>>,
    ) -> Outcome<LargeCompleteJob> {
        let engine = EngineChoice::read(engine, "engine")?;
        let seed = read::word(seed, "seed")?;
        let options = CompleteOptions { seed, budget: Budget::UNLIMITED, blame: BlameWanted::None };
        let bounds = read::options(bounds)?;
        Ok(LargeCompleteJob { work: Reading::new(rows)?, engine, options, bounds })
    }

    /// Works for about `steps` steps. True when it is over.
    ///
    /// # Errors
    /// When `steps` is not a count, a column lies outside the board, or too many rows are free for the exact search.
    /// After that, it does nothing more.
    pub fn run(&mut self, steps: &NumberLike) -> Outcome<bool> {
        let steps = read::count(steps, "steps")?;
        let (engine, options, bounds) = (self.engine, self.options, &self.bounds);
        self.work.run(steps, |placement| {
            let bounds = bounds.bounds(placement.size())?;
            let completing = Completing::by(engine, placement, options)?.bounded(bounds);
            Ok(Handing { completing, outgoing: None })
        })
    }

    /// The progress of the work.
    #[must_use]
    pub fn progress(&self) -> Js<Progress> {
        give(&self.told())
    }

    /// The answer so far.
    #[must_use]
    pub fn answer(&self) -> Js<LargeCompletion> {
        let (answer, rows) = match self.work.job() {
            Some(Handing { completing, outgoing }) => {
                let rows = outgoing.as_ref().map_or_else(|| Outgoing::new(0).rows(), Outgoing::rows);
                (completing.answer(), Some(rows))
            }
            None => (Cow::Owned(Completion::undecided(Engine::Validator, 0)), None),
        };
        give(&LargeCompletion::new(&answer, rows, self.options.seed, &self.told()))
    }

    fn told(&self) -> Progress {
        let Some(Handing { completing, outgoing }) = self.work.job() else {
            return Progress { phase: Phase::Read, free: 0, left: 0, nodes: 0, dead_ends: 0, returns: 0 };
        };
        let progress = completing.progress();
        match outgoing {
            Some(outgoing) if !outgoing.over() => Progress { phase: Phase::Check, ..progress },
            _ => progress,
        }
    }
}
