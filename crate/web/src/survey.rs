//! Facts about a placement that can be found quickly, as a job in slices.

use crate::read::job;
use crate::shape::{IndicesLike, Js, RowsLike, Typed, js_types, to_js};
use crate::{errors::Outcome, transfer};
use js_sys::Float64Array;
use queens_core::survey::{self, Release};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// Facts about a placement that can be found quickly. Null means "not known within the budget".
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Survey {
    /// Completions of the placement.
    count: Option<u64>,
    /// n * n numbers, row by row: how many completions have a queen on the square.
    squares: Option<Typed<Float64Array>>,
    /// The number of completions with zero, one, two ... of the given queens, in the order in which they were set.
    funnel: Vec<Option<u64>>,
    /// The given queen whose removal leaves the most completions. Null also when nothing is given.
    release: Option<Release>,
}

js_types!(Survey => "Survey");

/// A survey of one placement.
#[wasm_bindgen]
pub struct SurveyJob {
    survey: survey::Survey,
}

job! {
    /// Works for about `nodes` nodes. True when the report will not change any more.
    SurveyJob.survey(nodes)
}

#[wasm_bindgen]
impl SurveyJob {
    /// Starts the survey. `order`: the rows of the given queens, in the order in which they were set.
    ///
    /// # Errors
    /// When an argument is not of its type.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike, order: &IndicesLike) -> Outcome<SurveyJob> {
        let given = transfer::placement(rows)?;
        Ok(SurveyJob { survey: survey::Survey::new(&given, &transfer::indices(order, "order")?) })
    }

    /// The report so far.
    #[must_use]
    pub fn report(&self) -> Js<Survey> {
        let known = self.survey.report();
        to_js(&Survey {
            count: known.count,
            squares: known.squares.as_deref().map(Typed::from),
            funnel: known.funnel.clone(),
            release: known.release,
        })
    }
}
