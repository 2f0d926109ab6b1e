//! The queens of a large board that attack each other: how many there are, and the first of them.

use super::reading::Reading;
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, js_object};
use crate::shape::{Js, RowsLike, js_types, to_js};
use crate::transfer::{self, Incoming};
use queens_core::Sliced;
use queens_core::board::{Conflict, Validating};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// How many conflicts are named at most.
const MAX_NAMED: usize = 100;

/// Which queens of a large board attack each other.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LargeValidation {
    /// True when no queen attacks another.
    ok: bool,
    /// The number of queens on the board.
    queens: usize,
    /// How many rows are in conflict with one above.
    conflict_count: usize,
    /// The first hundred of them.
    conflicts: Vec<Conflict>,
}

js_types!(LargeValidation => "LargeValidation", ValidateProgress => "ValidateProgress");

/// Which queens of a large board attack each other.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen(js_name = validateLarge)]
pub fn validate_large(rows: &RowsLike) -> Outcome<Js<LargeValidation>> {
    let mut validating = Validating::new(transfer::placement(rows)?, MAX_NAMED);
    validating.run_to_end();
    Ok(to_js(&LargeValidation::from(&validating)))
}

js_object! {
    /// Which queens of a large board attack each other. The budget counts rows.
    pub struct ValidateQuestion {
        /// The placement. It must not change during the job.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        rows: Incoming = "rows",
    }
}

/// How far a validation is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ValidateProgress {
    /// How many rows have been examined in the current pass.
    rows: usize,
    /// How many rows there are.
    of: usize,
}

impl Question for ValidateQuestion {
    const NAME: &'static str = "validate";
    type Work = ValidatingRows;

    fn start(self) -> Outcome<ValidatingRows> {
        Ok(ValidatingRows { of: self.rows.size(), work: Reading::Input(self.rows) })
    }
}

/// A board that is being validated.
pub struct ValidatingRows {
    work: Reading<Box<Validating>>,
    of: usize,
}

impl Work for ValidatingRows {
    type Progress = ValidateProgress;
    type Answer = LargeValidation;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(self.work.run(budget, |placement| Ok(Box::new(Validating::new(placement, MAX_NAMED))))?.into())
    }

    fn progress(&mut self) -> ValidateProgress {
        ValidateProgress { rows: self.work.job().map_or(0, |validating| validating.rows()), of: self.of }
    }

    fn answer(self: Box<Self>) -> Outcome<LargeValidation> {
        let validating =
            self.work.job().ok_or_else(|| read::wrong_type("answer", "requested after the work has ended"))?;
        Ok(LargeValidation::from(validating.as_ref()))
    }
}

impl From<&Validating> for LargeValidation {
    fn from(validating: &Validating) -> Self {
        LargeValidation {
            ok: validating.conflicts() == 0,
            queens: validating.queens(),
            conflict_count: validating.conflicts(),
            conflicts: validating.named().to_vec(),
        }
    }
}
