//! Whether a large board can be completed, by a chosen engine.

use super::LargeCompletion;
use super::linear::LinearOptions;
use super::reading::Reading;
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, choices, js_object};
use crate::shape::js_types;
use crate::transfer::{Incoming, Outgoing};
use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::complete::{
    BlameWanted, Budget, CompleteOptions, Completing, Completion, Engine, EngineChoice, Phase, Progress,
};
use std::borrow::Cow;
use wasm_bindgen::JsValue;

choices!(EngineChoice);
js_types!(EngineChoice => "LargeEngine", Progress => "LargeProgress", LargeCompletion => "LargeCompletion");

js_object! {
    /// Whether a large board can be completed. The budget counts steps.
    pub struct LargeCompleteQuestion {
        /// The placement. It must not change during the job.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        rows: Incoming = "rows",
        seed: u32 = "seed",
        /// The engine to use.
        engine: EngineChoice = "engine",
        /// The bounds of the linear completion.
        #[cfg_attr(test, ts(optional))]
        bounds: Option<LinearOptions> = "bounds",
    }
}

/// The completion of a large board.
pub struct LargeCompleting {
    work: Reading<CopiedCompletion>,
    engine: EngineChoice,
    options: CompleteOptions,
    bounds: LinearOptions,
}

/// A completion, and its rows as they are copied out in pieces.
struct CopiedCompletion {
    completing: Completing,
    /// `None` until the search has ended.
    outgoing: Option<Outgoing>,
}

impl Sliced for CopiedCompletion {
    fn run(&mut self, steps: u64) -> bool {
        if self.outgoing.is_none() && !Sliced::run(&mut self.completing, steps) {
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

impl Question for LargeCompleteQuestion {
    const NAME: &'static str = "completeLarge";
    type Work = LargeCompleting;

    fn start(self) -> Outcome<LargeCompleting> {
        let options = CompleteOptions { seed: self.seed, budget: Budget::UNLIMITED, blame: BlameWanted::None };
        let bounds = self.bounds.map_or_else(|| read::options(None::<JsValue>), Ok)?;
        Ok(LargeCompleting { work: Reading::Input(self.rows), engine: self.engine, options, bounds })
    }
}

impl Work for LargeCompleting {
    type Progress = Progress;
    type Answer = LargeCompletion;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        let (engine, options, bounds) = (self.engine, self.options, &self.bounds);
        let begin = |placement: Placement| {
            let bounds = bounds.bounds(placement.size())?;
            let completing = Completing::with_engine(engine, placement, options)?.with_bounds(bounds);
            Ok(CopiedCompletion { completing, outgoing: None })
        };
        Ok(self.work.run(budget, begin)?.into())
    }

    fn progress(&mut self) -> Progress {
        self.current_progress()
    }

    fn answer(self: Box<Self>) -> Outcome<LargeCompletion> {
        let (answer, rows) = match self.work.job() {
            Some(CopiedCompletion { completing, outgoing }) => {
                let rows = outgoing.as_ref().map_or_else(|| Outgoing::new(0).rows(), Outgoing::rows);
                (completing.answer(), Some(rows))
            }
            None => (Cow::Owned(Completion::undecided(Engine::Validator, 0)), None),
        };
        Ok(LargeCompletion::new(&answer, rows, self.options.seed, &self.current_progress()))
    }
}

impl LargeCompleting {
    fn current_progress(&self) -> Progress {
        let Some(CopiedCompletion { completing, outgoing }) = self.work.job() else {
            return Progress { phase: Phase::Read, free: 0, left: 0, nodes: 0, dead_ends: 0, returns: 0 };
        };
        let progress = completing.progress();
        match outgoing {
            Some(outgoing) if !outgoing.over() => Progress { phase: Phase::Check, ..progress },
            _ => progress,
        }
    }
}
