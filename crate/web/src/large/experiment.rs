//! Sampled measurements.

use super::linear::LinearOptions;
use super::size;
use crate::errors::Outcome;
use crate::read::{self, Read, choices, given, job};
use crate::shape::{Js, NumberLike, Rows, Typed, crosses, give};
use js_sys::Float64Array;
use queens_core::linear::Damage;
use queens_page::experiment::{COLUMNS, Choices, Experiment, Measure, pair_of};
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::wasm_bindgen;

/// A measure of an experiment; each sample is one row of the result, under these columns.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExperimentInfo {
    kind: Measure,
    columns: &'static [&'static str],
}

/// The two placements of a sample of "pair" that differ in one row.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NearPair {
    /// The one that has a completion.
    with: Rows,
    /// The one without a completion.
    without: Rows,
}

/// The measurements: for each column, one number per row.
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Measured(
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, Typed<Float64Array>>"))]
    Vec<(&'static str, Typed<Float64Array>)>,
);

impl Serialize for Measured {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, numbers)| (name, numbers)))
    }
}

given! {
    /// The options besides the kind and the size.
    pub struct ExperimentOptions {
        /// How many queens are given, or are to be set.
        queens: Option<u32> = "queens",
        /// When the damage of a choice is computed.
        damage: Option<Damage> = "damage",
        /// The second base level; the published one by default.
        second_level: Option<u32> = "secondLevel",
        /// The third.
        third_level: Option<u32> = "thirdLevel",
        /// How often block 5 repeats from one base square; 10 by default.
        repeat_bound: Option<u32> = "repeatBound",
        /// How many base squares block 5 tries before it returns to the second level; all by default.
        base_bound: Option<u32> = "baseBound",
        /// How many returns a run may make; 1000 by default.
        return_bound: Option<u32> = "returnBound",
        /// The numbers of queens after which squares are counted.
        after: Option<Vec<u32>> = "after",
    }
}

impl ExperimentOptions {
    fn choices(self, size: usize) -> Outcome<Choices> {
        Ok(Choices {
            queens: self.queens.map(|queens| queens as usize),
            linear: self.linear().bounds(size)?,
            after: self.after.into_iter().flatten().map(|count| count as usize).collect(),
        })
    }

    /// Those that bound the linear completion.
    fn linear(&self) -> LinearOptions {
        LinearOptions {
            second_level: self.second_level,
            third_level: self.third_level,
            repeat_bound: self.repeat_bound,
            base_bound: self.base_bound,
            return_bound: self.return_bound,
            damage: self.damage,
            then: None,
        }
    }
}

choices!(Measure);
crosses!(
    [ExperimentInfo] => "Array<ExperimentInfo>",
    Option<NearPair> => "NearPair | null",
    Measured => "Measured",
    ExperimentOptions => "ExperimentOptions",
    Measure => "ExperimentKind",
);

/// Everything that can be measured.
#[wasm_bindgen]
#[must_use]
pub fn experiments() -> Js<[ExperimentInfo]> {
    let infos = COLUMNS.iter().map(|&(kind, _, columns)| ExperimentInfo { kind, columns });
    give(infos.collect::<Vec<_>>().as_slice())
}

/// The two placements of a sample of "pair" that differ in one row; null if the sample found no pair. Of the options it uses
/// only `queens`.
///
/// # Errors
/// When an argument is not of its type or out of range.
#[wasm_bindgen(js_name = nearPair)]
pub fn near_pair(
    n: &NumberLike,
    seed: &NumberLike,
    sample: &NumberLike,
    options: Option<Js<ExperimentOptions>>,
) -> Outcome<Js<Option<NearPair>>> {
    let (seed, sample) = (read::word(seed, "seed")?, read::word(sample, "sample")?);
    let size = size(n, "n")?;
    let options: ExperimentOptions = read::options(options)?;
    let pair = pair_of(size, seed, sample, &options.choices(size)?)?;
    Ok(give(&pair.map(|pair| NearPair { with: Rows::from(&pair.with), without: Rows::from(&pair.without) })))
}

/// Samples of one kind, taken in slices.
#[wasm_bindgen]
pub struct ExperimentJob {
    experiment: Experiment,
    samples: u32,
}

job! {
    /// Takes `samples` samples more. True when all are taken.
    ExperimentJob.experiment(samples)
}

#[wasm_bindgen]
impl ExperimentJob {
    /// The samples `from` to `to` - 1. The samples of several shards with the same seed together equal those of one
    /// run.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range, or there would be too many samples.
    #[wasm_bindgen(constructor)]
    pub fn new(
        kind: &Js<Measure>,
        n: &NumberLike,
        seed: &NumberLike,
        from: &NumberLike,
        to: &NumberLike,
        options: Option<Js<ExperimentOptions>>,
    ) -> Outcome<ExperimentJob> {
        let kind = Measure::read(kind, "kind")?;
        let options: ExperimentOptions = read::options(options)?;
        let size = size(n, "n")?;
        let choices = options.choices(size)?;
        let range = (read::word(from, "from")?, read::word(to, "to")?);
        let experiment = Experiment::new(kind, size, read::word(seed, "seed")?, range, choices)?;
        Ok(ExperimentJob { samples: experiment.left(), experiment })
    }

    /// Prepares the start of the next sample for about `rows` rows, so that its time can be measured without the
    /// preparation. True when the start is ready.
    ///
    /// # Errors
    /// When `rows` is not a count.
    pub fn prepare(&mut self, rows: &NumberLike) -> Outcome<bool> {
        Ok(self.experiment.prepare(read::count(rows, "rows")?))
    }

    /// Takes `steps` steps of the next sample, and ends with it at the latest. True when all samples are taken.
    ///
    /// # Errors
    /// When `steps` is not a count.
    pub fn work(&mut self, steps: &NumberLike) -> Outcome<bool> {
        Ok(self.experiment.work(read::count(steps, "steps")?))
    }

    /// How many samples have been taken.
    #[must_use]
    pub fn done(&self) -> f64 {
        f64::from(self.samples - self.experiment.left())
    }

    /// The measurements so far.
    #[must_use]
    pub fn result(&self) -> Js<Measured> {
        let columns = self.experiment.result();
        give(&Measured(columns.map(|(name, numbers)| (name, Typed::from(numbers))).collect()))
    }
}
