//! Sampled measurements.

use super::size;
use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Array, Float64Array, Object};
use queens_core::experiment::{COLUMNS, Choices, Experiment, Kind, pair_of};
use queens_core::linear::Damage;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// `{ kind, columns }` of everything that can be measured.
#[wasm_bindgen]
#[must_use]
pub fn experiments() -> Array {
    let info = |&(_, name, columns): &(Kind, &str, &[&str])| {
        let info = write::object();
        write::set(&info, "kind", &name.into());
        write::set(&info, "columns", &write::plain(columns));
        info
    };
    COLUMNS.iter().map(info).collect()
}

/// `{ with, without }`: the two placements of a sample of "pair" that differ in one row, the one that has a completion and the
/// one that has none; null where the sample found none.
///
/// # Errors
/// When an argument is not of its type or out of range.
#[wasm_bindgen(js_name = nearPair)]
pub fn near_pair(n: &JsValue, seed: &JsValue, sample: &JsValue) -> Outcome<JsValue> {
    let (seed, sample) = (read::word(seed, "seed")?, read::word(sample, "sample")?);
    let Some(pair) = pair_of(size(n, "n")?, seed, sample, &Choices::default())? else { return Ok(JsValue::NULL) };
    let written = write::object();
    write::set(&written, "with", &transfer::rows(&pair.with));
    write::set(&written, "without", &transfer::rows(&pair.without));
    Ok(written.into())
}

/// Samples of one kind, taken in slices.
#[wasm_bindgen]
pub struct ExperimentJob {
    experiment: Experiment,
    samples: u32,
}

#[wasm_bindgen]
impl ExperimentJob {
    /// Samples `from` to `to` - 1. `options`: `{ queens?, damage?, after? }`.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range, or there would be too many samples.
    #[wasm_bindgen(constructor)]
    pub fn new(
        kind: &JsValue,
        n: &JsValue,
        seed: &JsValue,
        from: &JsValue,
        to: &JsValue,
        options: &JsValue,
    ) -> Outcome<ExperimentJob> {
        let kinds: Vec<_> = COLUMNS.iter().map(|&(kind, name, _)| (name, kind)).collect();
        let kind = read::choice(kind, "kind", &kinds)?;
        let mut choices = Choices::default();
        if let Some(queens) = read::property(options, "queens")? {
            choices.queens = Some(read::word(&queens, "queens")? as usize);
        }
        if let Some(damage) = read::property(options, "damage")? {
            choices.damage = read::choice(&damage, "damage", &[("once", Damage::Once), ("anew", Damage::Anew)])?;
        }
        if let Some(after) = read::property(options, "after")? {
            for count in read::list(&after, "after")? {
                choices.after.push(read::word(&count, "after")? as usize);
            }
        }
        let range = (read::word(from, "from")?, read::word(to, "to")?);
        let experiment = Experiment::new(kind, size(n, "n")?, read::word(seed, "seed")?, range, choices)?;
        Ok(ExperimentJob { samples: experiment.left(), experiment })
    }

    /// Makes what the next sample starts from, so that its time can be told without.
    pub fn prepare(&mut self) {
        self.experiment.prepare();
    }

    /// Takes so many samples more. True when all are taken.
    ///
    /// # Errors
    /// When `samples` is not a count.
    pub fn run(&mut self, samples: &JsValue) -> Outcome<bool> {
        Ok(self.experiment.run(read::count(samples, "samples")?))
    }

    /// How many samples have been taken.
    #[must_use]
    pub fn done(&self) -> f64 {
        f64::from(self.samples - self.experiment.left())
    }

    /// For each column, one number a row of the result.
    #[must_use]
    pub fn result(&self) -> Object {
        let result = write::object();
        for (name, numbers) in self.experiment.result() {
            write::set(&result, name, &Float64Array::from(numbers));
        }
        result
    }
}
