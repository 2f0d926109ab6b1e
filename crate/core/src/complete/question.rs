//! "Have these queens a completion?": put to the search that suits the number of free rows.
//!
//! Where many rows are free completions abound, and the search for large boards finds one at once. Where that is stuck, or
//! where few rows are free, the exact search decides.

use super::{CompleteError, Engine, Exact, LARGEST_FREE, Large};
use crate::board::{Occupied, Placement};

/// The most free rows for which the exact search is asked at once: it takes them within a millisecond, and proves
/// it where there is no completion.
pub const MOST_EXACT_FIRST: usize = 100;

/// How often the search for large boards begins anew before it is given up, where it may not hand over.
const MOST_RESTARTS: u64 = 20;

/// The question about one placement without conflicts, which can be left after any node and taken up again.
#[derive(Clone, Debug)]
pub struct Question {
    seed: u32,
    asked: Asked,
    /// Whether the exact search goes on where the search for large boards is stuck.
    hands_over: bool,
    /// Queens set by a search that was given up, and how often one was, or began anew.
    nodes: u64,
    restarts: u64,
}

#[derive(Clone, Debug)]
enum Asked {
    Large(Box<Large>),
    Exact(Box<Exact>),
}

impl Question {
    /// Put to the search that suits the number of free rows; an answer comes in the end.
    ///
    /// # Panics
    /// When two of the queens attack each other: [`validate`](crate::board::validate) first.
    #[must_use]
    pub fn new(given: Placement, seed: u32) -> Self {
        let occupied = Occupied::of(&given).expect("no two queens attack each other");
        Question::on(given, occupied, seed)
    }

    /// As [`new`](Self::new), where the lines of these queens are known already.
    #[must_use]
    pub fn on(given: Placement, occupied: Occupied, seed: u32) -> Self {
        let asked = if given.free_rows().nth(MOST_EXACT_FIRST).is_some() {
            Asked::Large(Box::new(Large::on(given, occupied, seed)))
        } else {
            Asked::Exact(Box::new(Exact::of_any_size(given, seed)))
        };
        Question { seed, asked, hands_over: true, nodes: 0, restarts: 0 }
    }

    /// Put to the search for large boards alone, where the lines of these queens are known already: it may end without an
    /// answer.
    #[must_use]
    pub fn large(given: Placement, occupied: Occupied, seed: u32) -> Self {
        let asked = Asked::Large(Box::new(Large::on(given, occupied, seed)));
        Question { seed, asked, hands_over: false, nodes: 0, restarts: 0 }
    }

    /// Put to the exact search.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] when more than [`LARGEST_FREE`] rows are free.
    pub fn exact(given: &Placement, seed: u32) -> Result<Self, CompleteError> {
        let asked = Asked::Exact(Box::new(Exact::new(given, seed)?));
        Ok(Question { seed, asked, hands_over: false, nodes: 0, restarts: 0 })
    }

    /// Works for about so many nodes more; true when it is answered, or given up.
    pub fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        loop {
            let before = self.goes();
            let ended = match &mut self.asked {
                Asked::Exact(exact) => return exact.run(left),
                Asked::Large(large) => large.run(left),
            };
            left -= self.goes() - before;
            if !ended || self.answer().is_some() || !self.hands_over && self.restarts == MOST_RESTARTS {
                return ended;
            }
            self.after_stuck();
        }
    }

    /// Goes on where the search for large boards is stuck.
    fn after_stuck(&mut self) {
        let Asked::Large(large) = &mut self.asked else { return };
        self.restarts += 1;
        if !self.hands_over || large.free() > LARGEST_FREE {
            large.restart();
            return;
        }
        self.nodes += large.nodes();
        let given = large.given();
        self.asked = Asked::Exact(Box::new(Exact::of_any_size(given, self.seed)));
    }

    /// Whether there is a completion; none while that is not known.
    #[must_use]
    pub fn answer(&self) -> Option<bool> {
        match &self.asked {
            Asked::Large(large) => large.found().then_some(true),
            Asked::Exact(exact) => exact.found(),
        }
    }

    /// The given queens and those that stand by now: the completion, once the answer is true.
    #[must_use]
    pub fn into_placement(self) -> Placement {
        match self.asked {
            Asked::Large(large) => large.into_placement(),
            Asked::Exact(exact) => exact.into_placement(),
        }
    }

    /// As [`into_placement`](Self::into_placement), where the work is still wanted.
    #[must_use]
    pub fn completion(&self) -> Placement {
        match &self.asked {
            Asked::Large(large) => large.placement().clone(),
            Asked::Exact(exact) => exact.placement(),
        }
    }

    /// The queens asked about.
    #[must_use]
    pub fn given(&self) -> Placement {
        match &self.asked {
            Asked::Large(large) => large.given(),
            Asked::Exact(exact) => exact.given().clone(),
        }
    }

    /// How many queens were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
            + match &self.asked {
                Asked::Large(large) => large.nodes(),
                Asked::Exact(exact) => exact.nodes(),
            }
    }

    fn goes(&self) -> u64 {
        match &self.asked {
            Asked::Large(large) => large.goes(),
            Asked::Exact(exact) => exact.nodes(),
        }
    }

    /// Which search is at work, or has answered.
    #[must_use]
    pub fn engine(&self) -> Engine {
        match &self.asked {
            Asked::Large(_) => Engine::Large,
            Asked::Exact(_) => Engine::Exact,
        }
    }

    /// How many rows have no queen by now.
    #[must_use]
    pub fn left(&self) -> usize {
        self.effort().left
    }

    /// How far it is.
    #[must_use]
    pub fn effort(&self) -> Effort {
        let (at_work, left, dead_ends, restarts) = match &self.asked {
            Asked::Large(large) if large.is_passing() => (AtWork::Pass, large.left(), 0, 0),
            Asked::Large(large) => (AtWork::Swap, large.left(), 0, 0),
            Asked::Exact(exact) => (AtWork::Exact, exact.left(), exact.dead_ends(), exact.restarts()),
        };
        // A search that is stuck stands in a dead end as well.
        Effort { at_work, left, dead_ends: dead_ends + self.restarts, returns: restarts + self.restarts }
    }
}

/// What is at work on a question, and how far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The search, or which part of it.
    pub at_work: AtWork,
    /// Rows still free.
    pub left: usize,
    /// How often nothing more could be set, or no swap was found.
    pub dead_ends: u64,
    /// How often a search began anew.
    pub returns: u64,
}

/// The search, or which part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtWork {
    /// The greedy pass over the rows of a large board.
    Pass,
    /// Swaps for the rows that the pass left out.
    Swap,
    /// The exact search.
    Exact,
}
