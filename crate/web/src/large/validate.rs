//! Which queens of a large board attack each other: how many, and the first of them.

use crate::transfer::Incoming;
use crate::{errors::Outcome, read, transfer, write};
use js_sys::Object;
use queens_core::board::Validating;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// So many conflicts are named.
const NAMED: usize = 100;

/// `{ ok, queens, conflictCount, conflicts }` of a placement; the first hundred conflicts.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen(js_name = validateLarge)]
pub fn validate_large(rows: &JsValue) -> Outcome<Object> {
    let mut validating = Validating::new(transfer::placement(rows)?, NAMED);
    while !validating.run(u64::MAX) {}
    Ok(written(&validating))
}

/// The same in slices.
#[wasm_bindgen]
pub struct ValidateJob {
    work: Option<Work>,
}

enum Work {
    Coming(Incoming),
    Validating(Box<Validating>),
}

#[wasm_bindgen]
impl ValidateJob {
    /// Nothing is done yet. The rows are to be left alone meanwhile.
    ///
    /// # Errors
    /// When `rows` is no `Int32Array`, or too long.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue) -> Outcome<ValidateJob> {
        Ok(ValidateJob { work: Some(Work::Coming(Incoming::new(rows)?)) })
    }

    /// Looks at about so many rows. True when it is over.
    ///
    /// # Errors
    /// When `count` is not a count, or a column lies outside of the board. Then it goes on no more.
    pub fn run(&mut self, count: &JsValue) -> Outcome<bool> {
        let count = read::count(count, "rows")?;
        let over;
        (self.work, over) = match self.work.take() {
            None => return Ok(true),
            Some(Work::Coming(mut incoming)) => {
                let work = if incoming.run(count)? {
                    Work::Validating(Box::new(Validating::new(incoming.into_placement(), NAMED)))
                } else {
                    Work::Coming(incoming)
                };
                (Some(work), false)
            }
            Some(Work::Validating(mut validating)) => {
                let over = validating.run(count);
                (Some(Work::Validating(validating)), over)
            }
        };
        Ok(over)
    }

    /// How many rows have been looked at, in the present pass.
    #[must_use]
    pub fn rows(&self) -> f64 {
        if let Some(Work::Validating(validating)) = &self.work { validating.rows() as f64 } else { 0.0 }
    }

    /// As `validateLarge`, once it is over; before that null.
    #[must_use]
    pub fn answer(&self) -> JsValue {
        match &self.work {
            Some(Work::Validating(validating)) => written(validating).into(),
            _ => JsValue::NULL,
        }
    }
}

fn written(validating: &Validating) -> Object {
    let written = write::object();
    write::set(&written, "ok", &(validating.conflicts() == 0).into());
    write::set(&written, "queens", &(validating.queens() as f64).into());
    write::set(&written, "conflictCount", &(validating.conflicts() as f64).into());
    write::set(&written, "conflicts", &write::plain(validating.named()));
    written
}
