//! How far a count is, on a terminal: a bar, and the time to go. Elsewhere nothing is shown.

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use std::sync::Mutex;

/// Steps of a shard on the bar.
const STEPS: f64 = 1_000.0;

/// The progress of a count.
pub(super) struct Show {
    bar: ProgressBar,
    /// The sum of what is done of all shards.
    done: Mutex<f64>,
}

impl Show {
    /// Of `shards` shards, of which `done` are done.
    pub(super) fn new(shards: u32, done: u32) -> Show {
        // Taken away however the count ends, so that what is said last stands alone.
        let bar = ProgressBar::new((STEPS * f64::from(shards)) as u64).with_finish(ProgressFinish::AndClear);
        let style = ProgressStyle::with_template("{wide_bar} {percent}% {elapsed}, {eta} to go");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_position((STEPS * f64::from(done)) as u64);
        bar.reset_eta();
        Show { bar, done: Mutex::new(done.into()) }
    }

    /// A shard has come from one share to another one.
    pub(super) fn more(&self, share: f64) {
        let mut done = self.done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *done += share;
        self.bar.set_position((STEPS * *done) as u64);
    }

    /// Takes the bar away.
    pub(super) fn over(&self) {
        self.bar.finish_and_clear();
    }
}
