//! The interface of every method that counts completions.

use crate::sliced::Sliced;
use std::fmt;

/// A way to count the completions of one placement in slices.
pub(crate) trait Counter: Sliced + Send {
    /// The number of queens set so far; 0 for methods that set no queens.
    fn nodes(&self) -> u64;

    /// The number of completions found so far.
    fn found(&self) -> u64;

    /// How much of the work is done, from 0 to 1.
    fn share(&self) -> f64;
}

impl fmt::Debug for dyn Counter {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "after {} queens", self.nodes())
    }
}

/// The part of a tree that has been searched. `choices` are the choices on the path to the current node: the number of
/// squares with which each began, and the number left. Each square of a choice counts as an equal part of the work of that
/// choice:
///
/// ```text
///   the first of two is done, the second being tried; below it, the third of four:   1/2 + 1/2 * 2/4 = 3/4
/// ```
pub(super) fn share(choices: impl Iterator<Item = (u32, u32)>) -> f64 {
    let mut part = 1.0;
    let mut share = 0.0;
    for (ways, left) in choices {
        part /= f64::from(ways.max(1));
        // The square being tried is not done yet. Before the first square, no square is done.
        share += part * f64::from((ways - left).saturating_sub(1));
    }
    share
}
