//! What can be known at once about a placement, as a job in slices.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Float64Array, Object};
use queens_core::survey::Survey;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// One survey under way.
#[wasm_bindgen]
pub struct SurveyJob {
    survey: Survey,
}

#[wasm_bindgen]
impl SurveyJob {
    /// Nothing is known yet. `order`: rows of given queens, in the order in which they were set.
    ///
    /// # Errors
    /// When an argument is not of its type.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue, order: &JsValue) -> Outcome<SurveyJob> {
        let given = transfer::placement(rows)?;
        Ok(SurveyJob { survey: Survey::new(&given, &read::indices(order, "order")?) })
    }

    /// Works for about so many nodes. True when the report is as full as it will be.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &JsValue) -> Outcome<bool> {
        Ok(self.survey.run(read::count(nodes, "nodes")?))
    }

    /// `{ count, squares, funnel, release }`, with null for what is not known.
    #[must_use]
    pub fn report(&self) -> Object {
        let known = self.survey.report();
        let report = write::object();
        write::set(&report, "count", &write::plain(&known.count));
        let squares = known.squares.as_deref().map(Float64Array::from);
        write::set(&report, "squares", &squares.map_or(JsValue::NULL, Into::into));
        write::set(&report, "funnel", &write::plain(&known.funnel));
        write::set(&report, "release", &write::plain(&known.release));
        report
    }
}
