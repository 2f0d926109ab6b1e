//! The steps of a search, one after another, for users that examine each of them once.

use super::condition::Goal;
use super::{Runner, Step, Tally};

/// A search, and the steps that it takes.
///
/// ```
/// use queens_core::trace::{Event, Steps};
/// use queens_core::{Placement, search};
///
/// let steps = Steps::new(search::find("bitmask")?.open(&Placement::empty(6)?, 0)?);
/// assert_eq!(steps.filter(|step| step.event == Event::Solution).count(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Steps {
    search: Box<dyn Runner>,
    tally: Tally,
}

impl Steps {
    /// The steps of a search at its start.
    #[must_use]
    pub fn new(search: Box<dyn Runner>) -> Self {
        Steps { search, tally: Tally::START }
    }

    /// The search after the last step.
    #[must_use]
    pub fn search(&self) -> &dyn Runner {
        &*self.search
    }

    /// The position, the counters and the last step.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.tally.ended() {
            return None;
        }
        let next = self.tally.position + 1;
        self.search.run(&mut self.tally, next, &mut Goal::onwards(u64::MAX), None);
        self.tally.last
    }
}
