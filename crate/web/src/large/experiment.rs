//! Sampled measurements.

use super::linear::LinearOptions;
use super::size;
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, choices, js_object};
use crate::shape::{Js, NumberLike, Rows, Typed, js_types, to_js};
use js_sys::Float64Array;
use queens_core::linear::Damage;
use queens_page::experiment::{COLUMNS, Choices, Experiment, Measure, pair_of};
use serde::{Serialize, Serializer};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

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

js_object! {
    /// The options in addition to the kind and the size.
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

    /// The options that bound the linear completion.
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
js_types!(
    [ExperimentInfo] => "Array<ExperimentInfo>",
    Option<NearPair> => "NearPair | null",
    ExperimentProgress => "ExperimentProgress",
    ExperimentAnswer => "ExperimentAnswer",
    ExperimentOptions => "ExperimentOptions",
    Measure => "ExperimentKind",
);

/// Everything that can be measured.
#[wasm_bindgen]
#[must_use]
pub fn experiments() -> Js<[ExperimentInfo]> {
    let infos = COLUMNS.iter().map(|&(kind, _, columns)| ExperimentInfo { kind, columns });
    to_js(infos.collect::<Vec<_>>().as_slice())
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
    Ok(to_js(&pair.map(|pair| NearPair { with: Rows::from(&pair.with), without: Rows::from(&pair.without) })))
}

js_object! {
    /// Samples of one kind. The budget counts steps.
    pub struct ExperimentQuestion {
        /// The measure.
        kind: Measure = "kind",
        /// The number of rows.
        n: u32 = "n",
        /// The samples of several shards with the same seed together equal those of one run.
        seed: u32 = "seed",
        /// The number of the first sample.
        from: u32 = "from",
        /// The number of the last sample, plus one.
        to: u32 = "to",
        /// The other options.
        #[cfg_attr(test, ts(optional))]
        options: Option<ExperimentOptions> = "options",
    }
}

/// How far a measurement is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExperimentProgress {
    /// How many samples were taken.
    done: u32,
    /// The measurements so far; null if fewer than a tenth are new since they were last reported.
    result: Option<Measured>,
}

/// All measurements.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExperimentAnswer {
    /// The measurements, with the column "milliseconds": how long each sample took, without making its initial board.
    result: Measured,
}

impl Question for ExperimentQuestion {
    const NAME: &'static str = "experiment";
    type Work = Measuring;

    fn start(self) -> Outcome<Measuring> {
        let ExperimentQuestion { kind, n, seed, from, to, options } = self;
        let options = options.map_or_else(|| read::options(None::<JsValue>), Ok)?;
        let size = size(&n.into(), "n")?;
        let choices = options.choices(size)?;
        let experiment = Experiment::new(kind, size, seed, (from, to), choices)?;
        Ok(Measuring { samples: experiment.left(), experiment, times: Vec::new(), current: 0.0, reported: 0 })
    }
}

/// Samples that are taken and timed.
pub struct Measuring {
    experiment: Experiment,
    samples: u32,
    /// The milliseconds of each sample that was taken.
    times: Vec<f64>,
    /// The milliseconds of the current sample so far.
    current: f64,
    /// How many samples had been taken when their measurements were last reported.
    reported: u32,
}

/// The maximum number of steps between two readings of the clock: a few milliseconds. Short and long samples alternate, so the
/// time of one does not predict the time of the next.
const MAX_STEPS: u64 = 1 << 14;

#[wasm_bindgen]
extern "C" {
    /// The time in milliseconds.
    #[wasm_bindgen(catch, js_namespace = performance, js_name = now)]
    fn clock() -> Result<f64, JsValue>;
}

impl Measuring {
    fn done(&self) -> u32 {
        self.samples - self.experiment.left()
    }

    fn result(&self) -> Measured {
        let columns = self.experiment.result().map(|(name, numbers)| (name, Typed::from(numbers)));
        Measured(columns.chain([("milliseconds", self.times.as_slice().into())]).collect())
    }
}

impl Work for Measuring {
    type Progress = ExperimentProgress;
    type Answer = ExperimentAnswer;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        let steps = budget.min(MAX_STEPS);
        if self.experiment.left() > 0 && self.experiment.prepare(steps) {
            let start = clock().unwrap_or_default();
            self.experiment.work(steps);
            self.current += clock().unwrap_or_default() - start;
            if self.done() as usize > self.times.len() {
                self.times.push(self.current);
                self.current = 0.0;
            }
        }
        Ok((self.experiment.left() == 0).into())
    }

    fn progress(&mut self) -> ExperimentProgress {
        let done = self.done();
        // A million samples need only a few messages.
        let grown = done > 0 && u64::from(done) * 10 >= u64::from(self.reported) * 11;
        if grown {
            self.reported = done;
        }
        ExperimentProgress { done, result: grown.then(|| self.result()) }
    }

    fn answer(self: Box<Self>) -> Outcome<ExperimentAnswer> {
        Ok(ExperimentAnswer { result: self.result() })
    }
}
