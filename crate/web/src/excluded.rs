//! The excluded-diagonals problem, translated and decided.

use crate::errors::Outcome;
use crate::read::{self, job};
use crate::shape::{Js, NumberLike, Rows, TextLike, crosses, give};
use queens_core::complete::{
    BlameWanted, Budget, CompleteOptions, Completing, Engine, ExcludedDiagonals, ExcludedError, LONGEST_INSTANCE,
    Verdict,
};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

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

crosses!(ExcludedAnswer => "ExcludedAnswer");

/// An instance, worked on in slices.
#[wasm_bindgen]
pub struct ExcludedJob {
    instance: ExcludedDiagonals,
    translated: usize,
    completing: Completing,
}

job! {
    /// Works for about `steps` steps. True when the answer is there.
    ExcludedJob.completing(steps)
}

#[wasm_bindgen]
impl ExcludedJob {
    /// Reads an instance in the form of problem 079 of CSPLib: `n = 10`, `numdiags = 2`, `diags = [[4, 1], [14, 0]]`.
    ///
    /// # Errors
    /// When `text` is no string, or no instance: the error says where and why.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &TextLike, seed: &NumberLike) -> Outcome<ExcludedJob> {
        let text = read::text(text, "text")?;
        if text.length() as usize > LONGEST_INSTANCE {
            return Err(ExcludedError::TooLong { bytes: text.length() as usize, longest: LONGEST_INSTANCE }.into());
        }
        let seed = read::word(seed, "seed")?;
        let instance: ExcludedDiagonals = String::from(text).parse()?;
        let given = instance.to_placement();
        let translated = given.size();
        let options = CompleteOptions { seed, budget: Budget::UNLIMITED, blame: BlameWanted::None };
        Ok(ExcludedJob { instance, translated, completing: Completing::new(given, options) })
    }

    /// The answer so far.
    #[must_use]
    pub fn answer(&self) -> Js<ExcludedAnswer> {
        let answer = self.completing.answer();
        let solution = answer.placement().map(|placement| self.instance.solution(placement));
        give(&ExcludedAnswer {
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
