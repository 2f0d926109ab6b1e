//! The queens of a large board that attack each other: how many there are, and the first of them.

use super::reading::Reading;
use crate::shape::{Js, NumberLike, RowsLike, crosses, give};
use crate::{errors::Outcome, read, transfer};
use queens_core::Sliced;
use queens_core::board::{Conflict, Validating};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// How many conflicts are named at most.
const NAMED: usize = 100;

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

crosses!(LargeValidation => "LargeValidation", Option<LargeValidation> => "LargeValidation | null");

/// Which queens of a large board attack each other.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen(js_name = validateLarge)]
pub fn validate_large(rows: &RowsLike) -> Outcome<Js<LargeValidation>> {
    let mut validating = Validating::new(transfer::placement(rows)?, NAMED);
    validating.run_to_end();
    Ok(give(&LargeValidation::from(&validating)))
}

/// The same in slices.
#[wasm_bindgen]
pub struct ValidateJob {
    work: Reading<Box<Validating>>,
}

#[wasm_bindgen]
impl ValidateJob {
    /// Starts the validation. The rows must not change meanwhile.
    ///
    /// # Errors
    /// When `rows` is no `Int32Array`, or too long.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike) -> Outcome<ValidateJob> {
        Ok(ValidateJob { work: Reading::new(rows)? })
    }

    /// Looks at about `count` rows. True when it is over.
    ///
    /// # Errors
    /// When `count` is not a count, or a column lies outside the board. After that, it does nothing more.
    pub fn run(&mut self, count: &NumberLike) -> Outcome<bool> {
        let count = read::count(count, "rows")?;
        self.work.run(count, |placement| Ok(Box::new(Validating::new(placement, NAMED))))
    }

    /// How many rows have been looked at in the current pass.
    #[must_use]
    pub fn rows(&self) -> f64 {
        self.work.job().map_or(0.0, |validating| validating.rows() as f64)
    }

    /// The report as from `validateLarge`, once the validation has ended; null before.
    #[must_use]
    pub fn answer(&self) -> Js<Option<LargeValidation>> {
        give(&self.work.job().map(|validating| LargeValidation::from(validating.as_ref())))
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
