//! One run of gradient repair without events, for measurements.

use super::{Arrangement, Draft, Given, attempts};
use crate::board::{NonAttacking, Placement};
use crate::sliced::Sliced;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

/// A run on the free rows of a placement. The same placement and seed give the same run as the search `repair`.
///
/// ```
/// use queens_core::{NonAttacking, Sliced, gradient::Descent};
///
/// let mut descent = Descent::new(&NonAttacking::empty(100)?, 1);
/// descent.run_to_end();
/// assert_eq!(descent.solved(), Some(true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Descent {
    given: Given,
    /// The tallies of the given queens alone: every attempt starts from them.
    given_only: Arrangement,
    current: Arrangement,
    random: Xoshiro128PlusPlus,
    max_attempts: u32,
    attempt: u32,
    sweeps: u32,
    swaps: u64,
    /// The row being swept, and the next row to be paired with it, by their indices among the free rows.
    row: usize,
    other: usize,
    /// Whether anything was swapped in this sweep.
    swapped: bool,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    Shuffle(Option<Box<Draft>>),
    Sweep,
    Over(bool),
}

impl Descent {
    /// The run at its start, before the first shuffle.
    #[must_use]
    pub fn new(placement: &NonAttacking, seed: u32) -> Self {
        let given = Given::new(placement);
        let given_only = Arrangement::of(&given);
        let free = given.rows.len();
        Descent {
            current: given_only.clone(),
            given_only,
            random: Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)),
            max_attempts: attempts(free),
            attempt: 0,
            sweeps: 0,
            swaps: 0,
            row: 0,
            other: 1,
            swapped: false,
            stage: if free == 0 { Stage::Over(true) } else { Stage::Shuffle(None) },
            given,
        }
    }

    /// Whether a solution was found; `None` while the run has not ended.
    #[must_use]
    pub fn solved(&self) -> Option<bool> {
        if let Stage::Over(solved) = self.stage { Some(solved) } else { None }
    }

    /// How many attempts have begun, each with a shuffle.
    #[must_use]
    pub fn attempts(&self) -> u32 {
        self.attempt
    }

    /// How many sweeps have begun, over all attempts.
    #[must_use]
    pub fn sweeps(&self) -> u32 {
        self.sweeps
    }

    /// How many swaps were made, over all attempts.
    #[must_use]
    pub fn swaps(&self) -> u64 {
        self.swaps
    }

    /// The current board: the solution, once it is found.
    #[must_use]
    pub fn placement(&self) -> Placement {
        let mut placement = self.given.placement.clone();
        if self.attempt > 0 {
            (0..self.given.rows.len()).for_each(|index| placement.set(self.current.queen(&self.given, index)));
        }
        placement
    }

    /// Works on the next arrangement; when it is finished, sweeps begin.
    fn shuffle(&mut self) {
        let Stage::Shuffle(draft) = &mut self.stage else { return };
        let draft = draft.get_or_insert_with(|| Box::new(Draft::new(&self.given_only, &self.current.columns)));
        if draft.advance(&self.given, &mut self.random) {
            self.current = draft.arrangement.clone();
            self.attempt += 1;
            self.begin_sweep();
        }
    }

    fn begin_sweep(&mut self) {
        if self.current.conflicts == 0 {
            self.stage = Stage::Over(true);
            return;
        }
        self.sweeps += 1;
        self.swapped = false;
        self.stage = Stage::Sweep;
        self.go_to_row(0);
    }

    /// Sweeps this row next. The sweep ends after the last row.
    fn go_to_row(&mut self, row: usize) {
        (self.row, self.other) = (row, row + 1);
        if self.other < self.given.rows.len() {
            return;
        }
        if self.swapped {
            self.begin_sweep();
        } else {
            self.stage = if self.attempt < self.max_attempts { Stage::Shuffle(None) } else { Stage::Over(false) };
        }
    }

    /// Pairs the row with at most `pairs` rows below it; returns how many pairs were examined.
    fn sweep(&mut self, pairs: usize) -> usize {
        let end = self.other.saturating_add(pairs).min(self.given.rows.len());
        let from = self.other;
        if let Some(other) = self.current.first_gain(&self.given, self.row, from..end) {
            self.current.swap(&self.given, self.row, other);
            self.other = other + 1;
            self.swapped = true;
            self.swaps += 1;
            if self.current.conflicts == 0 {
                self.stage = Stage::Over(true);
            }
            return other + 1 - from;
        }
        self.other = end;
        end - from
    }
}

impl Sliced for Descent {
    /// Examines about `pairs` pairs of rows.
    fn run(&mut self, pairs: u64) -> bool {
        let mut left = pairs;
        while left > 0 {
            match self.stage {
                Stage::Over(_) => return true,
                Stage::Shuffle(_) => {
                    self.shuffle();
                    left -= 1;
                }
                Stage::Sweep if self.other >= self.given.rows.len() => self.go_to_row(self.row + 1),
                Stage::Sweep => {
                    let examined = self.sweep(usize::try_from(left).unwrap_or(usize::MAX));
                    left = left.saturating_sub(examined as u64);
                }
            }
        }
        matches!(self.stage, Stage::Over(_))
    }
}
