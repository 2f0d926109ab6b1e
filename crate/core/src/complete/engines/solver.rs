//! One search for a completion, by the engine that suits the number of free rows.
//!
//! Where many rows are free completions abound, and the greedy search finds one at once. Where that is stuck, another pass
//! takes the narrowest lines first, and the repair search moves queens until those that are left over have room, too. Where
//! that is stuck from several beginnings, or where few rows are free, the exact search decides; it takes most placements
//! within milliseconds. Then the learning search works beside it, and each has as much time, so that no placement takes longer
//! than twice what the better one of them needs.

use super::deciding::Deciding;
use super::{Exact, Greedy, Narrowest, Repair};
use crate::board::{LARGEST_FREE, NonAttacking, Placement};
use crate::complete::answer::Engine;
use crate::complete::error::CompleteError;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;

/// The most free rows for which the exact search is asked at once: it takes them within a millisecond, and proves
/// it where there is no completion.
pub const MOST_EXACT_FIRST: usize = 100;

/// What the exact search has for itself: nodes times free rows. Placements translated from the excluded-diagonals problem take
/// it 10 to 60 times less than the learning search; parts of solutions of 10^5 rows and more, with 100 to 1,000 free, are the
/// other way round.
const EXACT_ALONE: u64 = 1 << 22;

/// From how many passes the repair search begins before the searches that prove are asked. Where there is a completion and
/// hundreds of rows are free, those would take seconds, or minutes.
const MOST_REPAIRS: u64 = 5;

/// How often the greedy search begins anew before it is given up, where it may not hand over.
const MOST_RESTARTS: u64 = 20;

/// A search for one completion, which can stop after any node and resume.
#[derive(Debug)]
pub struct Solver {
    seed: u32,
    engine: Running,
    /// Whether another engine continues where one is stuck.
    hands_over: bool,
    /// Of a search that was given up: queens set, what [`run`](Self::run) counts, and how often one was, or began anew.
    nodes: u64,
    spent: u64,
    restarts: u64,
}

#[derive(Debug)]
#[cfg_attr(not(feature = "wide"), expect(dead_code, reason = "there is no greedy search to be held"))]
enum Running {
    Greedy(Box<Greedy>),
    Narrowest(Box<Narrowest>),
    Repair(Box<Repair>),
    Deciding(Box<Deciding>),
}

impl Solver {
    /// By the engine that suits the number of free rows of `given`; an answer comes in the end. `seed` decides which
    /// completion is found.
    #[must_use]
    pub fn new(given: NonAttacking, seed: u32) -> Self {
        let engine = if given.free() > MOST_EXACT_FIRST { greedy(given, seed) } else { deciding(given, seed) };
        Solver { seed, engine, hands_over: true, nodes: 0, spent: 0, restarts: 0 }
    }

    /// By the greedy search alone, which may end without an answer.
    #[must_use]
    pub fn greedy(given: NonAttacking, seed: u32) -> Self {
        let engine = greedy(given, seed);
        Solver { seed, engine, hands_over: false, nodes: 0, spent: 0, restarts: 0 }
    }

    /// By the exact search alone.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] when more than [`LARGEST_FREE`] rows are free.
    pub fn exact(given: NonAttacking, seed: u32) -> Result<Self, CompleteError> {
        let engine = Running::Deciding(Box::new(Deciding::by_exact_alone(Exact::new(given, seed)?)));
        Ok(Solver { seed, engine, hands_over: false, nodes: 0, spent: 0, restarts: 0 })
    }

    /// Leaves out a completion that was found before. The exact search heeds it; boards with more free rows have so many
    /// completions that another seed finds another one.
    pub fn pass_over(&mut self, completion: &Placement) {
        if let Running::Deciding(deciding) = &mut self.engine {
            deciding.pass_over(completion);
        }
    }

    /// Continues with another engine, or anew, where one is stuck.
    #[cfg_attr(not(feature = "wide"), expect(unreachable_code, reason = "no greedy search is ever stuck"))]
    fn after_stuck(&mut self) {
        self.restarts += 1;
        let seed = self.seed.wrapping_add(self.restarts as u32);
        let next = match &mut self.engine {
            Running::Greedy(greedy) if !self.hands_over => return greedy.restart(),
            Running::Greedy(greedy) if greedy.free() <= LARGEST_FREE => narrowest(greedy.given(), seed),
            Running::Greedy(greedy) => Running::Repair(Box::new(greedy.repair(seed))),
            Running::Narrowest(pass) if pass.blocked() => deciding(pass.given(), self.seed),
            Running::Narrowest(pass) => Running::Repair(Box::new(pass.repair(seed))),
            Running::Repair(repair) if repair.free() > LARGEST_FREE => greedy(repair.given(), seed),
            Running::Repair(repair) if self.restarts < 2 * MOST_REPAIRS => narrowest(repair.given(), seed),
            Running::Repair(repair) => deciding(repair.given(), self.seed),
            Running::Deciding(_) => return,
        };
        self.nodes += self.engine.nodes();
        self.spent += self.engine.spent();
        self.engine = next;
    }

    /// Whether there is a completion; none while that is not known.
    #[must_use]
    pub fn answer(&self) -> Option<bool> {
        match &self.engine {
            Running::Greedy(greedy) => greedy.found().then_some(true),
            Running::Narrowest(_) => None,
            Running::Repair(repair) => repair.found().then_some(true),
            Running::Deciding(deciding) => deciding.found(),
        }
    }

    /// The given queens and those that stand by now: the completion, once the answer is true.
    #[must_use]
    pub fn into_placement(self) -> Placement {
        match self.engine {
            Running::Greedy(greedy) => greedy.into_placement(),
            Running::Narrowest(pass) => pass.board().into_placement(),
            Running::Repair(repair) => repair.into_placement(),
            Running::Deciding(deciding) => deciding.into_placement(),
        }
    }

    /// As [`into_placement`](Self::into_placement), where the work is still wanted.
    #[must_use]
    pub fn completion(&self) -> Placement {
        match &self.engine {
            Running::Greedy(greedy) => greedy.placement().clone(),
            Running::Narrowest(pass) => pass.board().into_placement(),
            Running::Repair(repair) => repair.placement().clone(),
            Running::Deciding(deciding) => deciding.placement(),
        }
    }

    /// The given queens alone.
    #[must_use]
    pub fn given(&self) -> NonAttacking {
        match &self.engine {
            Running::Greedy(greedy) => greedy.given(),
            Running::Narrowest(pass) => pass.given(),
            Running::Repair(repair) => repair.given(),
            Running::Deciding(deciding) => deciding.exact().given().clone(),
        }
    }

    /// How many queens were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes + self.engine.nodes()
    }

    /// What [`run`](Self::run) counts: nodes, a row of the greedy pass, or some squares looked at.
    pub(in crate::complete) fn spent(&self) -> u64 {
        self.spent + self.engine.spent()
    }

    /// Which engine is at work, or has answered.
    #[must_use]
    pub fn engine(&self) -> Engine {
        match &self.engine {
            Running::Greedy(_) => Engine::Greedy,
            Running::Narrowest(_) | Running::Repair(_) => Engine::Repair,
            Running::Deciding(deciding) => deciding.engine(),
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
        let (phase, left, dead_ends, restarts) = match &self.engine {
            Running::Greedy(greedy) if greedy.is_passing() => (Phase::Pass, greedy.left(), 0, 0),
            Running::Greedy(greedy) => (Phase::Swap, greedy.left(), 0, 0),
            Running::Narrowest(pass) => (Phase::Pass, pass.left(), 0, 0),
            Running::Repair(repair) => (Phase::Repair, repair.left(), 0, 0),
            Running::Deciding(deciding) => {
                (Phase::Exact, deciding.left(), deciding.exact().dead_ends(), deciding.exact().restarts())
            }
        };
        // A search that is stuck stands in a dead end as well.
        Effort { phase, left, dead_ends: dead_ends + self.restarts, returns: restarts + self.restarts }
    }
}

impl Sliced for Solver {
    /// Works for about `nodes` nodes more; true when it is answered, or given up.
    fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        loop {
            let before = self.spent();
            let ended = match &mut self.engine {
                Running::Deciding(deciding) => return deciding.run(left),
                Running::Greedy(greedy) => greedy.run(left),
                Running::Narrowest(pass) => pass.run(left),
                Running::Repair(repair) => repair.run(left),
            };
            left = left.saturating_sub(self.spent() - before);
            if !ended || self.answer().is_some() || !self.hands_over && self.restarts == MOST_RESTARTS {
                return ended;
            }
            self.after_stuck();
        }
    }
}

/// The greedy search; where the crate is compiled without it, the search that decides.
fn greedy(given: NonAttacking, seed: u32) -> Running {
    #[cfg(feature = "wide")]
    return Running::Greedy(Box::new(Greedy::new(given, seed)));
    #[cfg(not(feature = "wide"))]
    return deciding(given, seed);
}

/// The pass over the narrowest lines first, before the repair search.
#[cfg(feature = "wide")]
fn narrowest(given: NonAttacking, seed: u32) -> Running {
    Running::Narrowest(Box::new(Narrowest::new(given, seed)))
}

#[cfg(not(feature = "wide"))]
use deciding as narrowest;

fn deciding(given: NonAttacking, seed: u32) -> Running {
    let alone = EXACT_ALONE / given.free().max(1) as u64;
    Running::Deciding(Box::new(Deciding::new(Exact::of_any_size(given, seed), seed, alone)))
}

impl Running {
    fn nodes(&self) -> u64 {
        match self {
            Running::Greedy(greedy) => greedy.nodes(),
            Running::Narrowest(pass) => pass.nodes(),
            Running::Repair(repair) => repair.nodes(),
            Running::Deciding(deciding) => deciding.nodes(),
        }
    }

    fn spent(&self) -> u64 {
        match self {
            Running::Greedy(greedy) => greedy.work(),
            Running::Narrowest(pass) => pass.work(),
            Running::Repair(repair) => repair.work(),
            Running::Deciding(deciding) => deciding.spent(),
        }
    }
}

/// How far a search for a completion is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Which part of it is at work.
    pub phase: Phase,
    /// Rows still free.
    pub left: usize,
    /// How often nothing more could be set, or no swap was found.
    pub dead_ends: u64,
    /// How often a search began anew.
    pub returns: u64,
}
