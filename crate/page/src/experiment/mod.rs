//! Sampled measurements, to redraw the published figures. Each sample has its own seed, so the shards of a measurement
//! together give the same samples as one run.
//!
//! ```
//! use queens_core::Sliced;
//! use queens_page::experiment::{Choices, Experiment, Measure};
//!
//! // How many queens does the first pass of random pairs set on 100 rows? Ten samples by seed 1.
//! let mut experiment = Experiment::new(Measure::FirstPass, 100, 1, (0, 10), Choices::default())?;
//! experiment.run_to_end();
//! let (name, queens) = experiment.result().next().expect("a column of numbers");
//! assert_eq!((name, queens.len()), ("queens", 10));
//! assert!(queens.iter().all(|queens| (1.0..=100.0).contains(queens)));
//! # Ok::<(), queens_page::experiment::ExperimentError>(())
//! ```

mod choosing;
mod measure;
mod pair;
mod sample_run;
mod samples;

pub use measure::{COLUMNS, Measure};
pub use pair::NearPair;

use queens_core::Sliced;
use queens_core::linear::{Levels, LinearOptions};
use queens_core::problem::problems;
use sample_run::SampleRun;
use samples::Sample;
use thiserror::Error;

/// The maximum number of numbers in a result.
const MAX_NUMBERS: u64 = 20_000_000;

problems! {
    /// Why something cannot be measured.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum ExperimentError {
        /// The board is too small or too large.
        #[error("only boards of {least} to {largest} rows can be measured, not boards of {size}")]
        Size {
            /// The number of rows.
            size: usize,
            /// The minimum.
            least: usize,
            /// The maximum.
            largest: usize,
        } = "experiment-size",
        /// The result would not fit.
        #[error("{samples} samples are too many: a result has at most {most}")]
        Samples {
            /// The requested number.
            samples: u64,
            /// The maximum.
            most: u64,
        } = "experiment-samples",
        /// There are more queens to be placed than rows.
        #[error("{queens} queens do not fit into {size} rows")]
        Queens {
            /// The requested number.
            queens: usize,
            /// The number of rows.
            size: usize,
        } = "generate-more-than-rows",
        /// The base levels do not fit this board.
        #[error("base levels must rise, the third from {least} to {size}, the number of rows: {second} and {third} do not fit")]
        Levels {
            /// The second base level.
            second: usize,
            /// The third base level.
            third: usize,
            /// The lowest third level.
            least: usize,
            /// The number of rows.
            size: usize,
        } = "experiment-levels",
    }
}

/// The options besides the measure and the size.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// The number of queens that are given, or will be set. By default: uniform from 1 to n - 1, half of the rows, or for
    /// the near pair 20 less than there are rows.
    pub queens: Option<usize>,
    /// The bounds of the linear completion, and where its blocks end.
    pub linear: LinearOptions,
    /// The numbers of queens after which squares are counted; 10, 40, 60 and 70 by default.
    pub after: Vec<usize>,
}

/// Samples of one measure, one after the other.
#[derive(Debug)]
pub struct Experiment {
    measure: Measure,
    size: usize,
    seed: u32,
    choices: Choices,
    next: u32,
    to: u32,
    /// The next sample, once it has been started.
    current: Option<SampleRun>,
    /// For each column of the result, its numbers.
    columns: Vec<Vec<f64>>,
}

impl Experiment {
    /// Samples `from` to `to` - 1 on boards of `size` rows.
    ///
    /// # Errors
    /// If the size or the number of samples is not supported.
    pub fn new(
        measure: Measure,
        size: usize,
        seed: u32,
        (from, to): (u32, u32),
        choices: Choices,
    ) -> Result<Self, ExperimentError> {
        check(measure, size, &choices)?;
        let samples = u64::from(to.saturating_sub(from));
        let most = MAX_NUMBERS / measure.numbers(size, &choices);
        if samples > most {
            return Err(ExperimentError::Samples { samples, most });
        }
        let columns = vec![Vec::new(); measure.columns().len()];
        Ok(Experiment { measure, size, seed, choices, next: from, to: to.max(from), current: None, columns })
    }

    /// Prepares the input of the next sample, about `rows` rows at a time; true when it is ready. So callers can time the
    /// sample alone. Optional: [`work`](Self::work) prepares missing input.
    pub fn prepare(&mut self, rows: u64) -> bool {
        self.next_sample().is_none_or(|(run, _)| run.prepare(rows))
    }

    /// Takes `steps` steps of the next sample, and never more than that sample; true when all samples are taken.
    pub fn work(&mut self, steps: u64) -> bool {
        let Some((run, mut sample)) = self.next_sample() else { return true };
        if run.prepare(steps) && run.work(steps, &mut sample) {
            self.current = None;
            self.next += 1;
        }
        self.next == self.to
    }

    fn next_sample(&mut self) -> Option<(&mut SampleRun, Sample<'_>)> {
        if self.next == self.to {
            return None;
        }
        let seed = seed_of(self.seed, self.next);
        let sample = Sample { size: self.size, seed, choices: &self.choices, columns: &mut self.columns };
        Some((self.current.get_or_insert_with(|| SampleRun::begin(self.measure, &sample)), sample))
    }

    /// How many samples are still to be taken.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.to - self.next
    }

    /// Returns the results: the name of each column, and its numbers.
    pub fn result(&self) -> impl Iterator<Item = (&'static str, &[f64])> {
        self.measure.columns().iter().copied().zip(self.columns.iter().map(Vec::as_slice))
    }
}

impl Sliced for Experiment {
    /// Takes `samples` more samples; true when all samples are taken.
    fn run(&mut self, samples: u64) -> bool {
        let last = self.next.saturating_add(u32::try_from(samples).unwrap_or(u32::MAX)).min(self.to);
        while self.next < last {
            self.work(u64::MAX);
        }
        self.next == self.to
    }
}

/// Checks that a measure supports boards of this size, with these choices.
fn check(measure: Measure, size: usize, choices: &Choices) -> Result<(), ExperimentError> {
    let (least, largest) = measure.sizes();
    if !(least..=largest).contains(&size) {
        return Err(ExperimentError::Size { size, least, largest });
    }
    if let Some(queens) = choices.queens.filter(|&queens| queens > size) {
        return Err(ExperimentError::Queens { queens, size });
    }
    match choices.linear.levels {
        Some(levels) => check_levels(levels, size),
        None => Ok(()),
    }
}

/// Checks that a board of `size` rows can be completed with these base levels.
///
/// # Errors
/// [`ExperimentError::Levels`] if it cannot.
pub fn check_levels(levels: Levels, size: usize) -> Result<(), ExperimentError> {
    let Levels { second, third } = levels;
    if levels.fit(size) {
        return Ok(());
    }
    Err(ExperimentError::Levels { second, third, least: Levels::min_third(size), size })
}

/// The two placements of a sample of [`Measure::Pair`]; `None` if it found no pair.
///
/// # Errors
/// If boards of this size are not supported.
pub fn pair_of(size: usize, seed: u32, sample: u32, choices: &Choices) -> Result<Option<NearPair>, ExperimentError> {
    check(Measure::Pair, size, choices)?;
    Ok(samples::near_pair(size, seed_of(seed, sample), choices))
}

/// A seed for each sample: neighbouring samples get very different seeds (the finisher of MurmurHash3, which is a
/// bijection).
fn seed_of(seed: u32, sample: u32) -> u32 {
    let mut hash = seed ^ sample.wrapping_mul(0x9e37_79b9);
    hash = (hash ^ hash >> 16).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ hash >> 13).wrapping_mul(0xc2b2_ae35);
    hash ^ hash >> 16
}
