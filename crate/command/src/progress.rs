//! The progress of work in shards on a terminal: a bar, and the remaining time. Elsewhere nothing is shown.

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use std::sync::Mutex;

/// The number of steps of the progress bar for one shard.
const STEPS: f64 = 1_000.0;

/// The progress bar of a count or search in shards.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// The finished part of the work, in shards.
    done: Mutex<f64>,
}

impl Progress {
    /// Shows the progress of `shards` shards, of which `done` are finished.
    pub(crate) fn new(shards: u32, done: u32) -> Progress {
        // The bar is removed however the count ends, so that only the last message is left.
        let bar = ProgressBar::new((STEPS * f64::from(shards)) as u64).with_finish(ProgressFinish::AndClear);
        let style = ProgressStyle::with_template("{wide_bar} {percent}% {elapsed}, {eta} to go");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_position((STEPS * f64::from(done)) as u64);
        bar.reset_eta();
        Progress { bar, done: Mutex::new(done.into()) }
    }

    /// Adds a finished share of one shard, from 0 to 1.
    pub(crate) fn more(&self, share: f64) {
        let mut done = self.done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *done += share;
        self.bar.set_position((STEPS * *done) as u64);
    }

    /// Removes the bar.
    pub(crate) fn over(&self) {
        self.bar.finish_and_clear();
    }
}
