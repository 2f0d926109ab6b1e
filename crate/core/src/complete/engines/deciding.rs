//! The searches that can prove: the exact one, and after a while the learning one beside it, alternately.

use super::{Exact, Learning};
use crate::board::Placement;
use crate::complete::answer::Engine;
use crate::sliced::Sliced;

/// The free rows for which a node of the exact search takes as long as a unit of the learning one.
const FREE_A_UNIT: u64 = 64;

/// A search that ends with a completion or with a proof that there is none.
#[derive(Debug)]
pub(super) struct Deciding {
    exact: Exact,
    seed: u32,
    /// Up to what the exact search has spent, it is at work.
    until: u64,
    /// Whether the learning search may begin, and the search once it has begun.
    joins: bool,
    learning: Option<Box<Learning>>,
}

impl Deciding {
    /// The exact search, beside which the learning one works from `alone` nodes on.
    pub(super) fn new(exact: Exact, seed: u32, alone: u64) -> Self {
        Deciding { exact, seed, until: alone, joins: true, learning: None }
    }

    /// The exact search, and no other.
    pub(super) fn by_exact_alone(exact: Exact) -> Self {
        Deciding { exact, seed: 0, until: u64::MAX, joins: false, learning: None }
    }

    /// Leaves out a completion that was found before. The learning search would not heed that, so it does not begin.
    pub(super) fn pass_over(&mut self, completion: &Placement) {
        self.exact.pass_over(completion);
        (self.joins, self.until) = (false, u64::MAX);
    }

    /// Whether there is a completion; none while that is not known.
    pub(super) fn found(&self) -> Option<bool> {
        self.exact.found().or_else(|| self.learning.as_ref().and_then(|learning| learning.found()))
    }

    /// Which of the two has answered, or began first.
    pub(super) fn engine(&self) -> Engine {
        match &self.learning {
            Some(learning) if learning.found().is_some() => Engine::Learning,
            _ => Engine::Exact,
        }
    }

    pub(super) fn exact(&self) -> &Exact {
        &self.exact
    }

    pub(super) fn nodes(&self) -> u64 {
        self.exact.nodes() + self.learning.as_ref().map_or(0, |learning| learning.nodes())
    }

    pub(super) fn spent(&self) -> u64 {
        self.exact.spent() + self.learning.as_ref().map_or(0, |learning| learning.spent())
    }

    /// How many rows have no queen by now.
    pub(super) fn left(&self) -> usize {
        if self.found() == Some(true) { 0 } else { self.exact.left() }
    }

    /// The completion, once there is one.
    pub(super) fn placement(&self) -> Placement {
        match &self.learning {
            Some(learning) if learning.found().is_some() => learning.placement(),
            _ => self.exact.placement(),
        }
    }

    /// As [`placement`](Self::placement), where the search is no longer wanted.
    pub(super) fn into_placement(self) -> Placement {
        match &self.learning {
            Some(learning) if learning.found().is_some() => learning.placement(),
            _ => self.exact.into_placement(),
        }
    }
}

impl Sliced for Deciding {
    /// Works for about `nodes` nodes more; true when it has ended. Which of them works does not depend on the slices.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.spent().saturating_add(nodes);
        while self.found().is_none() && self.spent() < stop {
            if self.exact.spent() < self.until {
                self.exact.run((stop - self.spent()).min(self.until - self.exact.spent()));
                continue;
            }
            if std::mem::take(&mut self.joins) {
                self.learning = Learning::new(self.exact.given().clone(), self.seed).map(Box::new);
            }
            match &mut self.learning {
                Some(learning) => {
                    learning.run(1);
                    // A node of the exact search takes the longer, the more rows are free.
                    let as_long = learning.spent() / (1 + self.exact.given().free() as u64 / FREE_A_UNIT);
                    self.until = self.exact.spent().max(as_long);
                }
                None => self.until = u64::MAX,
            }
        }
        self.found().is_some()
    }
}
