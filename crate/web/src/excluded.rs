//! The excluded-diagonals problem, translated and decided.

use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, Read, js_object};
use crate::shape::{Rows, js_types};
use queens_core::Sliced;
use queens_core::complete::{
    BlameWanted, Budget, CompleteOptions, Completing, Engine, ExcludedDiagonals, ExcludedError, MAX_INSTANCE_BYTES,
    Verdict,
};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// The answer for an instance.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ExcludedAnswer {
    /// The verdict.
    verdict: Verdict,
    /// The number of rows of its board, and of queens.
    size: u32,
    /// How many diagonals are excluded.
    excluded: usize,
    /// The number of rows of the placement that it was translated into.
    translated: usize,
    /// With "completed": a solution, which has passed the validator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    rows: Option<Rows>,
    /// The engine that answered, or is working.
    engine: Engine,
    /// Queens set in search.
    nodes: u64,
}

js_types!(ExcludedAnswer => "ExcludedAnswer");

js_object! {
    /// An instance of the excluded-diagonals problem, to be decided. The budget counts steps of the search.
    pub struct ExcludedQuestion {
        /// The instance in the form of problem 079 of CSPLib: `n = 10`, `numdiags = 2`, `diags = [[4, 1], [14, 0]]`.
        #[cfg_attr(test, ts(type = "string"))]
        text: ExcludedDiagonals = "text",
        /// The seed that decides which solution is found.
        seed: u32 = "seed",
    }
}

impl Read for ExcludedDiagonals {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let text = read::text(value, name)?;
        if text.length() as usize > MAX_INSTANCE_BYTES {
            return Err(ExcludedError::TooLong { bytes: text.length() as usize, longest: MAX_INSTANCE_BYTES }.into());
        }
        Ok(String::from(text).parse()?)
    }
}

impl Question for ExcludedQuestion {
    const NAME: &'static str = "exclude";
    type Work = Excluding;

    fn start(self) -> Outcome<Excluding> {
        let given = self.text.to_placement();
        let translated = given.size();
        let options = CompleteOptions { seed: self.seed, budget: Budget::UNLIMITED, blame: BlameWanted::None };
        Ok(Excluding { instance: self.text, translated, completing: Completing::new(given, options) })
    }
}

/// The work on an instance.
pub struct Excluding {
    instance: ExcludedDiagonals,
    translated: usize,
    completing: Completing,
}

impl Work for Excluding {
    type Progress = ();
    type Answer = ExcludedAnswer;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(&mut self.completing, budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<ExcludedAnswer> {
        let answer = self.completing.answer();
        let solution = answer.placement().map(|placement| self.instance.solution(placement));
        Ok(ExcludedAnswer {
            verdict: answer.verdict(),
            size: self.instance.size(),
            excluded: self.instance.excluded(),
            translated: self.translated,
            rows: solution.as_ref().map(Rows::from),
            engine: answer.engine,
            nodes: answer.nodes,
        })
    }
}
