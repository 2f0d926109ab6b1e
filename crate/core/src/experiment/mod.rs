//! Sampled measurements that redraw the published figures: each sample is random by its own seed, so that shards put
//! together are the same as the whole.

mod measure;
mod pair;
mod samples;

pub use measure::{COLUMNS, Measure};
pub use pair::NearPair;

use crate::board::NonAttacking;
use crate::linear::Damage;
use crate::sliced::Sliced;
use samples::Sample;
use thiserror::Error;

/// The most numbers that a result holds.
const MOST_NUMBERS: u64 = 20_000_000;

/// Why something cannot be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ExperimentError {
    /// The board is too small or too large.
    #[error("measured are boards of {least} to {largest} rows, not {size}")]
    Size {
        /// The number of rows.
        size: usize,
        /// The least.
        least: usize,
        /// The most.
        largest: usize,
    },
    /// The result would not fit.
    #[error("{samples} samples are too many: a result holds at most {most}")]
    Samples {
        /// How many were asked for.
        samples: u64,
        /// How many may be.
        most: u64,
    },
}

/// What can be chosen, beside the measure and the size.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// How many queens are given, or are to be set. Where none is named: uniform from 1 to n - 1, half of the rows, or for
    /// the near pair 20 less than there are rows.
    pub queens: Option<usize>,
    /// When the damage of a choice is counted.
    pub damage: Damage,
    /// After how many queens squares are counted; 10, 40, 60 and 70 where none are named.
    pub after: Vec<usize>,
}

/// Samples of one measure, one after the other.
#[derive(Clone, Debug)]
pub struct Experiment {
    measure: Measure,
    size: usize,
    seed: u32,
    choices: Choices,
    next: u32,
    to: u32,
    /// What the next sample starts from, once it is made.
    given: Option<NonAttacking>,
    /// For each column of the result, its numbers.
    columns: Vec<Vec<f64>>,
}

impl Experiment {
    /// Samples `from` to `to` - 1 on boards of `size` rows.
    ///
    /// # Errors
    /// When the size or the number of samples cannot be served.
    pub fn new(
        measure: Measure,
        size: usize,
        seed: u32,
        (from, to): (u32, u32),
        choices: Choices,
    ) -> Result<Self, ExperimentError> {
        let (least, largest) = measure.sizes();
        if !(least..=largest).contains(&size) {
            return Err(ExperimentError::Size { size, least, largest });
        }
        let samples = u64::from(to.saturating_sub(from));
        let most = MOST_NUMBERS / measure.numbers(size, &choices);
        if samples > most {
            return Err(ExperimentError::Samples { samples, most });
        }
        let columns = vec![Vec::new(); measure.columns().len()];
        Ok(Experiment { measure, size, seed, choices, next: from, to: to.max(from), given: None, columns })
    }

    /// Makes what the next sample starts from, so that its time can be told without; else [`run`](Self::run) does it.
    pub fn prepare(&mut self) {
        if self.given.is_none() && self.next < self.to {
            self.given = samples::given(self.measure, self.size, seed_of(self.seed, self.next), &self.choices);
        }
    }

    /// How many samples are still to be taken.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.to - self.next
    }

    /// What has been measured: the name of each column, and its numbers.
    pub fn result(&self) -> impl Iterator<Item = (&'static str, &[f64])> {
        self.measure.columns().iter().copied().zip(self.columns.iter().map(Vec::as_slice))
    }
}

impl Sliced for Experiment {
    /// Takes `samples` samples more; true when all are taken.
    fn run(&mut self, samples: u64) -> bool {
        for _ in 0..samples {
            if self.next == self.to {
                break;
            }
            self.prepare();
            let given = self.given.take();
            let seed = seed_of(self.seed, self.next);
            let (choices, columns) = (&self.choices, self.columns.as_mut_slice());
            Sample { size: self.size, seed, choices, columns }.take(self.measure, given.as_ref());
            self.next += 1;
        }
        self.next == self.to
    }
}

/// The two placements that a sample of [`Measure::Pair`] is about; `None` where it found none.
///
/// # Errors
/// When boards of this size are not measured.
pub fn pair_of(size: usize, seed: u32, sample: u32, choices: &Choices) -> Result<Option<NearPair>, ExperimentError> {
    let (least, largest) = Measure::Pair.sizes();
    if !(least..=largest).contains(&size) {
        return Err(ExperimentError::Size { size, least, largest });
    }
    Ok(samples::near_pair(size, seed_of(seed, sample), choices))
}

/// A seed for each sample: far apart for neighbours (the finisher of MurmurHash3, which loses nothing).
fn seed_of(seed: u32, sample: u32) -> u32 {
    let mut hash = seed ^ sample.wrapping_mul(0x9e37_79b9);
    hash = (hash ^ hash >> 16).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ hash >> 13).wrapping_mul(0xc2b2_ae35);
    hash ^ hash >> 16
}
