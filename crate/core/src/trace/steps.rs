//! The steps of a search, one after another, for callers that examine each step once.

#[cfg(feature = "later")]
use super::Decision;
use super::condition::Goal;
use super::head::Head;
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
    head: Head,
    /// The decisions that are still to be made, the next one last.
    #[cfg(feature = "later")]
    decisions: Vec<Decision>,
}

impl Steps {
    /// The steps of a search at its start.
    #[must_use]
    pub fn new(search: Box<dyn Runner>) -> Self {
        Steps {
            head: Head::new(search),
            #[cfg(feature = "later")]
            decisions: Vec::new(),
        }
    }

    /// The steps of a search under these decisions, which [`Branches`](super::Branches) has accepted.
    #[cfg(feature = "later")]
    #[must_use]
    pub fn under(search: Box<dyn Runner>, decisions: &[Decision]) -> Self {
        Steps { head: Head::new(search), decisions: decisions.iter().rev().copied().collect() }
    }

    /// The search after the last step.
    #[must_use]
    pub fn search(&self) -> &dyn Runner {
        &*self.head.search
    }

    /// The position, the counters and the last step.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.head.tally
    }
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.tally().ended() {
            return None;
        }
        let position = self.tally().position;
        #[cfg(feature = "later")]
        if let Some(decision) = self.decisions.pop_if(|next| next.position == position) {
            self.head.search.decide(decision.square);
            self.head.decided = Some(decision.square);
        }
        while self.head.position() == position {
            self.head.run(position + 1, &mut Goal::onwards(u64::MAX), None);
        }
        self.tally().last
    }
}
