//! "Have these queens a completion?": put to the search that suits the number of free rows.
//!
//! Where many rows are free completions abound, and the search for large boards finds one at once. Where its swaps are
//! stuck, the linear completion goes on, counting damage anew at each step. Where that gives up, or where few rows are
//! free, the exact search decides.

use super::{CompleteError, Engine, Exact, LARGEST_FREE, Large};
use crate::board::{Occupied, Placement};
use crate::linear::{Damage, Linear, Options};

/// The most free rows for which the exact search is asked at once: with fewer, swaps often find nothing.
pub const MOST_EXACT_FIRST: usize = 300;

/// Returns that are allowed to the linear completion here. Where there is a completion, it seldom needs one.
const MOST_RETURNS: u32 = 4;

/// How often the search for large boards begins anew before it is given up, where it may not hand over.
const MOST_RESTARTS: u64 = 20;

/// The question about one placement without conflicts, which can be left after any node and taken up again.
#[derive(Clone, Debug)]
pub struct Question {
    given: Placement,
    seed: u32,
    asked: Asked,
    /// Whether others go on where the search for large boards is stuck.
    hands_over: bool,
    /// Queens set by a search that was given up, and how often one was, or began anew.
    nodes: u64,
    restarts: u64,
}

#[derive(Clone, Debug)]
enum Asked {
    Large(Box<Large>),
    Linear(Box<Linear>),
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
            Asked::Large(Box::new(Large::on(&given, occupied, seed)))
        } else {
            Asked::Exact(Box::new(Exact::of_any_size(given.clone(), seed)))
        };
        Question { given, seed, asked, hands_over: true, nodes: 0, restarts: 0 }
    }

    /// Put to the search for large boards alone: it may end without an answer.
    #[must_use]
    pub fn large(given: Placement, seed: u32) -> Self {
        let asked = Asked::Large(Box::new(Large::new(&given, seed)));
        Question { given, seed, asked, hands_over: false, nodes: 0, restarts: 0 }
    }

    /// Put to the exact search.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] when more than [`LARGEST_FREE`] rows are free.
    pub fn exact(given: Placement, seed: u32) -> Result<Self, CompleteError> {
        let asked = Asked::Exact(Box::new(Exact::new(&given, seed)?));
        Ok(Question { given, seed, asked, hands_over: false, nodes: 0, restarts: 0 })
    }

    /// Works for about so many nodes more; true when it is answered, or given up.
    pub fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        loop {
            match &mut self.asked {
                Asked::Large(large) => {
                    let before = large.goes();
                    let ended = large.run(left);
                    left -= large.goes() - before;
                    if !ended || large.found() {
                        return ended;
                    }
                    if !self.hands_over && self.restarts == MOST_RESTARTS {
                        return true;
                    }
                }
                Asked::Linear(linear) => {
                    let before = linear.position();
                    let ended = linear.run(left);
                    left -= linear.position() - before;
                    if !ended || linear.solved() == Some(true) {
                        return ended;
                    }
                }
                Asked::Exact(exact) => return exact.run(left),
            }
            self.after_stuck();
        }
    }

    /// Goes on where a search is stuck, by the next one.
    fn after_stuck(&mut self) {
        self.restarts += 1;
        match &mut self.asked {
            Asked::Large(large) if !self.hands_over => large.restart(),
            Asked::Large(large) => {
                self.nodes += large.nodes();
                let seed = self.seed.wrapping_add(self.restarts as u32);
                let options = Options { damage: Damage::Anew, return_bound: MOST_RETURNS, ..Options::default() };
                let linear = Linear::new(&self.given, seed, options).expect("no two queens attack each other");
                self.asked = Asked::Linear(Box::new(linear));
            }
            Asked::Linear(linear) => {
                self.nodes += linear.nodes();
                let free = linear.pairs().free();
                let seed = self.seed.wrapping_add(self.restarts as u32);
                self.asked = if free > LARGEST_FREE {
                    Asked::Large(Box::new(Large::new(&self.given, seed)))
                } else {
                    Asked::Exact(Box::new(Exact::of_any_size(self.given.clone(), self.seed)))
                };
            }
            Asked::Exact(_) => {}
        }
    }

    /// Whether there is a completion; none while that is not known.
    #[must_use]
    pub fn answer(&self) -> Option<bool> {
        match &self.asked {
            Asked::Large(large) => large.found().then_some(true),
            Asked::Linear(linear) => (linear.solved() == Some(true)).then_some(true),
            Asked::Exact(exact) => exact.found(),
        }
    }

    /// The completion, once the answer is true.
    #[must_use]
    pub fn completion(&self) -> Placement {
        match &self.asked {
            Asked::Large(large) => large.placement().clone(),
            Asked::Linear(linear) => linear.pairs().placement(&self.given),
            Asked::Exact(exact) => exact.placement(),
        }
    }

    /// The queens asked about, and the placement that [`completion`](Self::completion) gives.
    #[must_use]
    pub fn into_completion(self) -> (Placement, Placement) {
        let completion = match self.asked {
            Asked::Large(large) => large.into_placement(),
            Asked::Linear(linear) => linear.pairs().placement(&self.given),
            Asked::Exact(exact) => exact.placement(),
        };
        (self.given, completion)
    }

    /// The queens asked about.
    #[must_use]
    pub fn given(&self) -> &Placement {
        &self.given
    }

    /// How many queens were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
            + match &self.asked {
                Asked::Large(large) => large.nodes(),
                Asked::Linear(linear) => linear.nodes(),
                Asked::Exact(exact) => exact.nodes(),
            }
    }

    /// Which search is at work, or has answered.
    #[must_use]
    pub fn engine(&self) -> Engine {
        match &self.asked {
            Asked::Large(_) | Asked::Linear(_) => Engine::Large,
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
            Asked::Linear(linear) => {
                let (dead_ends, returns) = (linear.dead_ends().into(), linear.returns().into());
                (AtWork::Block(linear.block()), linear.left(), dead_ends, returns)
            }
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
    /// A block of the linear completion, 1 to 5.
    Block(u8),
    /// The exact search.
    Exact,
}
