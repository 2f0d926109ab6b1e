//! Estimates the number of solutions of an empty board, with an error bar, if they cannot be counted.
//!
//! A *probe* is one random run whose weight is, on average, exactly the number of solutions. Up to [`MAX_WALK_SIZE`] rows a
//! probe is a walk down the search tree that multiplies the numbers of its choices (Knuth, *Estimating the efficiency of
//! backtrack programs*, 1975), in batches that are resampled together. Above, it is an annealed permutation (Neal, *Annealed
//! importance sampling*, 2001). The bar is Student's interval at 99% of the means of the batches, computed on the logarithm.
//! Since few batches are a little skewed, it claims to contain the true number in 95 of 100 runs, and the tests check that.

mod anneal;
mod walk;

use super::FrontierError;
use crate::sliced::Sliced;
use anneal::Annealed;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The largest board that can be estimated.
pub const MAX_ESTIMATE_SIZE: usize = 1_000;

/// The maximum number of rows for which a probe is a walk down the search tree. On larger boards annealing has a
/// smaller variance in the same time.
pub const MAX_WALK_SIZE: usize = 40;

/// The minimum number of batches for an error bar.
const MIN_BATCHES: u64 = 8;

/// A number that may be far too large for a double: its natural logarithm, minus infinity for zero.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Magnitude(pub f64);

impl Magnitude {
    /// The logarithm to base 10.
    #[must_use]
    pub fn log10(self) -> f64 {
        self.0 / std::f64::consts::LN_10
    }

    /// The number itself; infinity if it exceeds the largest double.
    #[must_use]
    pub fn value(self) -> f64 {
        self.0.exp()
    }
}

/// The estimate from the probes so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the probes.
    pub estimate: Magnitude,
    /// The lower end of the bar, which contains the true number in 95 of 100 runs.
    pub low: Magnitude,
    /// The upper end of the bar.
    pub high: Magnitude,
    /// How many probes were made.
    pub probes: u64,
}

/// An estimate that gets better with every slice.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::frontier::Estimating;
///
/// let mut estimating = Estimating::new(8, 1, 10_000)?;
/// estimating.run_to_end();
/// let estimate = estimating.estimate().expect("enough probes");
/// assert!(estimate.low.value() <= 92.0 && 92.0 <= estimate.high.value());
/// # Ok::<(), queens_core::frontier::FrontierError>(())
/// ```
#[derive(Debug)]
pub struct Estimating {
    size: usize,
    wanted: u64,
    random: Xoshiro128PlusPlus,
    /// The current annealing, if one has begun.
    annealed: Option<Annealed>,
    batches: Weights,
}

/// The mean and the variance of weights that are given by their logarithms (Welford, *Note on a method for calculating
/// corrected sums of squares and products*, 1962). Both are stored in units of the largest weight so far.
#[derive(Clone, Copy, Default, Debug)]
struct Weights {
    count: u64,
    /// The logarithm of the largest weight; `None` until a weight is above 0.
    largest: Option<f64>,
    mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

impl Weights {
    fn add(&mut self, log: f64) {
        if log > f64::NEG_INFINITY && self.largest.is_none_or(|largest| log > largest) {
            let shrunk = self.largest.map_or(0.0, |largest| (largest - log).exp());
            self.mean *= shrunk;
            self.squares *= shrunk * shrunk;
            self.largest = Some(log);
        }
        let weight = self.largest.map_or(0.0, |largest| (log - largest).exp());
        self.count += 1;
        let away = weight - self.mean;
        self.mean += away / self.count as f64;
        self.squares += away * (weight - self.mean);
    }
}

impl Estimating {
    /// An estimate for the empty board of `size` rows from at least `probes` probes, rounded up to whole batches.
    ///
    /// # Errors
    /// [`FrontierError::Size`] for a board without rows, or with more than [`MAX_ESTIMATE_SIZE`].
    pub fn new(size: usize, seed: u32, probes: u64) -> Result<Self, FrontierError> {
        if !(1..=MAX_ESTIMATE_SIZE).contains(&size) {
            return Err(FrontierError::Size { size, least: 1, most: MAX_ESTIMATE_SIZE });
        }
        let random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
        Ok(Estimating { size, wanted: probes, random, annealed: None, batches: Weights::default() })
    }

    /// How many probes a batch has.
    fn per_batch(&self) -> u64 {
        if self.size <= MAX_WALK_SIZE { walk::PROBES as u64 } else { 1 }
    }

    /// How many probes were made so far.
    #[must_use]
    pub fn probes(&self) -> u64 {
        self.batches.count * self.per_batch()
    }

    fn is_over(&self) -> bool {
        self.batches.count >= MIN_BATCHES && self.probes() >= self.wanted
    }

    /// Returns the estimate so far, or `None` before there are enough batches for an error bar.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        let Weights { count, largest, mean, squares } = self.batches;
        if count < MIN_BATCHES {
            return None;
        }
        let (count, probes) = (count as f64, self.probes());
        let Some(largest) = largest else {
            // No probe has found a solution. A weight is at most n!, so that the number is probably below 3 n! / probes.
            let nothing = Magnitude(f64::NEG_INFINITY);
            let high = Magnitude(log_factorial(self.size) + (3.0 / probes as f64).ln());
            return Some(Estimate { estimate: nothing, low: nothing, high, probes });
        };
        let variance = squares / (count - 1.0);
        let error = student(count - 1.0) * (variance / count).sqrt() / mean;
        let ln = largest + mean.ln();
        Some(Estimate { estimate: Magnitude(ln), low: Magnitude(ln - error), high: Magnitude(ln + error), probes })
    }
}

impl Sliced for Estimating {
    /// Sets or swaps about `queens` queens; true when all probes were made.
    fn run(&mut self, queens: u64) -> bool {
        let mut left = queens;
        while left > 0 && !self.is_over() {
            if self.size <= MAX_WALK_SIZE {
                self.batches.add(walk::batch(self.size, &mut self.random).ln());
                left = left.saturating_sub((walk::PROBES * self.size) as u64);
            } else {
                let annealed = self.annealed.get_or_insert_with(|| Annealed::new(self.size, &mut self.random));
                left = annealed.run(left, &mut self.random);
                if let Some(log) = annealed.log_weight() {
                    self.batches.add(log_factorial(self.size) + log);
                    self.annealed = None;
                }
            }
        }
        self.is_over()
    }
}

/// The natural logarithm of n!.
fn log_factorial(size: usize) -> f64 {
    (1..=size).map(|factor| (factor as f64).ln()).sum()
}

/// The 99.5% quantile of Student's distribution with this many degrees of freedom, 7 or more: the expansion of Cornish and
/// Fisher (Abramowitz and Stegun, 26.7.5), to a hundredth.
fn student(freedom: f64) -> f64 {
    const NORMAL: f64 = 2.575_829;
    let [first, cube, fifth, seventh] = [1, 3, 5, 7].map(|power| NORMAL.powi(power));
    let terms = [
        (cube + first) / 4.0,
        (5.0 * fifth + 16.0 * cube + 3.0 * first) / 96.0,
        (3.0 * seventh + 19.0 * fifth + 17.0 * cube - 15.0 * first) / 384.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) / freedom) + first
}
