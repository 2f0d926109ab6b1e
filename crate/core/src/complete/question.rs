//! "Have these queens a completion?": put to the search that suits the number of free rows.
//!
//! Where many rows are free completions abound, and the search for large boards finds one at once. Where it does not, or
//! where few rows are free, the exact search decides.

use super::{Engine, Exact, LARGEST_FREE, Large};
use crate::board::Placement;

/// The most free rows for which the exact search is asked at once: with fewer, swaps often find nothing.
pub const MOST_EXACT_FIRST: usize = 300;

/// The question about one placement without conflicts, which can be left after any node and taken up again.
#[derive(Clone, Debug)]
pub(super) struct Question {
    given: Placement,
    seed: u32,
    asked: Asked,
    /// Queens set by a search that was given up.
    nodes: u64,
}

#[derive(Clone, Debug)]
enum Asked {
    Large(Box<Large>),
    Exact(Box<Exact>),
}

impl Question {
    pub(super) fn new(given: Placement, seed: u32) -> Self {
        let asked = if given.free_rows().count() > MOST_EXACT_FIRST {
            Asked::Large(Box::new(Large::new(&given, seed)))
        } else {
            Asked::Exact(Box::new(Exact::of_any_size(given.clone(), seed)))
        };
        Question { given, seed, asked, nodes: 0 }
    }

    /// Works for about so many nodes more; true when it is answered.
    pub(super) fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while let Asked::Large(large) = &mut self.asked {
            let before = large.goes();
            let ended = large.run(left);
            left -= large.goes() - before;
            if !ended || large.found() {
                return ended;
            }
            self.after_stuck();
        }
        match &mut self.asked {
            Asked::Exact(exact) => exact.run(left),
            Asked::Large(_) => false,
        }
    }

    /// Goes on where the search for large boards is stuck.
    fn after_stuck(&mut self) {
        let Asked::Large(large) = &mut self.asked else { return };
        if large.free() > LARGEST_FREE {
            large.restart();
        } else {
            self.nodes = large.nodes();
            self.asked = Asked::Exact(Box::new(Exact::of_any_size(self.given.clone(), self.seed)));
        }
    }

    /// Whether there is a completion; none while that is not known.
    pub(super) fn answer(&self) -> Option<bool> {
        match &self.asked {
            Asked::Large(large) => large.found().then_some(true),
            Asked::Exact(exact) => exact.found(),
        }
    }

    /// The completion, once the answer is true.
    pub(super) fn completion(&self) -> Placement {
        match &self.asked {
            Asked::Large(large) => large.placement().clone(),
            Asked::Exact(exact) => exact.placement(),
        }
    }

    /// The queens asked about.
    pub(super) fn given(&self) -> &Placement {
        &self.given
    }

    /// How many queens were set so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
            + match &self.asked {
                Asked::Large(large) => large.nodes(),
                Asked::Exact(exact) => exact.nodes(),
            }
    }

    /// Which search is at work, or has answered.
    pub(super) fn engine(&self) -> Engine {
        match &self.asked {
            Asked::Large(_) => Engine::Large,
            Asked::Exact(_) => Engine::Exact,
        }
    }
}
