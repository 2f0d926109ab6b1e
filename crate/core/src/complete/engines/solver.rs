//! One search for a completion, by the engine that suits the number of free rows.
//!
//! If many rows are free, completions abound, and the greedy search finds one at once. If it is stuck, another pass fills
//! the most constrained lines first, and the repair search moves queens until the remaining ones also have room. If that is
//! stuck from several starts, or few rows are free, the exact search decides; it solves most placements within milliseconds.
//! After that the learning search also works, and each gets the same time, so that no placement takes more than twice the
//! time of the better search.

use super::deciding::Deciding;
use super::most_constrained::MostConstrained;
use super::{CompletionEngine, Exact, Greedy, Repair, WIDE};
use crate::board::{MAX_FREE_ROWS, NonAttacking, Placement};
use crate::complete::answer::Engine;
use crate::complete::error::CompleteError;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;

/// The maximum number of free rows for which the exact search is used at once: it finds a completion within a
/// millisecond, or proves that there is no completion.
pub const MAX_EXACT_FIRST: usize = 100;

/// The budget of the exact search before the learning search joins: nodes times free rows. It solves placements translated
/// from the excluded-diagonals problem 10 to 60 times faster than the learning search. The opposite is true for parts of solutions of
/// 10^5 rows and more, with 100 to 1,000 free.
const EXACT_ALONE: u64 = 1 << 22;

/// How many passes, each with a repair search, are tried before the searches that can prove impossibility begin. With
/// hundreds of free rows, these searches would take seconds or minutes to find a completion.
const MAX_REPAIRS: u64 = 5;

/// How often the greedy search restarts before it is given up, if no other engine may take over.
const MAX_RESTARTS: u64 = 20;

/// A search for one completion, which can stop after any node and resume.
#[derive(Debug)]
pub struct Solver {
    seed: u32,
    stage: Stage,
    engine: Box<dyn CompletionEngine>,
    /// Whether another engine takes over if one is stuck.
    can_switch: bool,
    /// The work of engines that were given up: queens set, the units of [`run`](Self::run), and the number of restarts and
    /// of abandoned engines.
    nodes: u64,
    spent: u64,
    restarts: u64,
}

/// Which engine works now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Greedy,
    /// The pass that fills the most constrained lines, before the repair search.
    MostConstrained,
    Repair,
    Deciding,
}

impl Solver {
    /// Chooses the engine by the number of free rows of `given`; it always ends with an answer. `seed` decides which
    /// completion is found.
    #[must_use]
    pub fn new(given: NonAttacking, seed: u32) -> Self {
        let stage = if given.free() > MAX_EXACT_FIRST { Stage::Greedy } else { Stage::Deciding };
        Solver::at(stage, given, seed, true)
    }

    /// Uses the greedy search alone, which may end without an answer.
    pub(crate) fn greedy(given: NonAttacking, seed: u32) -> Self {
        Solver::at(Stage::Greedy, given, seed, false)
    }

    /// Uses the exact search alone.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] when more than [`MAX_FREE_ROWS`] rows are free.
    pub(crate) fn exact(given: NonAttacking, seed: u32) -> Result<Self, CompleteError> {
        let engine = Box::new(Deciding::by_exact_alone(Exact::new(given, seed)?));
        Ok(Solver::with(Stage::Deciding, engine, seed, false))
    }

    fn at(stage: Stage, given: NonAttacking, seed: u32, can_switch: bool) -> Self {
        let engine: Box<dyn CompletionEngine> = match stage {
            Stage::Greedy if WIDE => Box::new(Greedy::new(given, seed)),
            _ => deciding(given, seed),
        };
        Solver::with(stage, engine, seed, can_switch)
    }

    fn with(stage: Stage, engine: Box<dyn CompletionEngine>, seed: u32, can_switch: bool) -> Self {
        Solver { seed, stage, engine, can_switch, nodes: 0, spent: 0, restarts: 0 }
    }

    /// Excludes a completion that was found before. Only the exact search does so; boards with more free rows have so many
    /// completions that another seed finds another completion.
    pub(crate) fn exclude(&mut self, completion: &Placement) {
        self.engine.exclude(completion);
    }

    /// Continues with another engine, or restarts the same engine, when it is stuck.
    fn after_stuck(&mut self) {
        self.restarts += 1;
        let wide_open = self.engine.free() > MAX_FREE_ROWS;
        let next = match self.stage {
            Stage::Greedy if !self.can_switch => return self.engine.restart(),
            Stage::Greedy if wide_open => Stage::Repair,
            Stage::Greedy => Stage::MostConstrained,
            Stage::MostConstrained if self.engine.is_blocked() => Stage::Deciding,
            Stage::MostConstrained => Stage::Repair,
            Stage::Repair if wide_open => Stage::Greedy,
            Stage::Repair if self.restarts < 2 * MAX_REPAIRS => Stage::MostConstrained,
            Stage::Repair | Stage::Deciding => Stage::Deciding,
        };
        let seed = self.seed.wrapping_add(self.restarts as u32);
        let engine: Box<dyn CompletionEngine> = match next {
            Stage::Greedy => Box::new(Greedy::new(self.engine.given(), seed)),
            Stage::MostConstrained => Box::new(MostConstrained::new(self.engine.given(), seed)),
            Stage::Repair => Box::new(Repair::after(&*self.engine, seed)),
            Stage::Deciding => deciding(self.engine.given(), self.seed),
        };
        self.nodes += self.engine.nodes();
        self.spent += self.engine.spent();
        (self.stage, self.engine) = (next, engine);
    }

    /// Whether there is a completion; `None` while that is not known.
    #[must_use]
    pub fn answer(&self) -> Option<bool> {
        self.engine.found()
    }

    /// The given queens and the queens set by the search: the completion, once the answer is true.
    #[must_use]
    pub fn into_placement(self) -> Placement {
        self.engine.into_placement()
    }

    /// Like [`into_placement`](Self::into_placement), but the search can continue.
    #[must_use]
    pub fn completion(&self) -> Placement {
        self.engine.placement()
    }

    /// The given queens alone.
    #[must_use]
    pub fn given(&self) -> NonAttacking {
        self.engine.given()
    }

    /// How many queens were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes + self.engine.nodes()
    }

    /// Returns the work that [`run`](Self::run) counts: nodes, rows of the greedy pass, or groups of squares.
    pub(in crate::complete) fn spent(&self) -> u64 {
        self.spent + self.engine.spent()
    }

    /// The engine that works now, or has answered.
    #[must_use]
    pub fn engine(&self) -> Engine {
        self.engine.name()
    }

    /// How many rows have no queen now.
    #[must_use]
    pub fn left(&self) -> usize {
        self.engine.left()
    }

    /// Returns the progress.
    #[must_use]
    pub fn effort(&self) -> Effort {
        let engine = &self.engine;
        // A stuck search also counts as a dead end.
        let (dead_ends, returns) = (engine.dead_ends() + self.restarts, engine.restarts() + self.restarts);
        Effort { phase: engine.phase(), left: engine.left(), dead_ends, returns }
    }
}

impl Sliced for Solver {
    /// Works for about `nodes` nodes more; true when there is an answer, or the search is given up.
    fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        loop {
            let before = self.engine.spent();
            let ended = self.engine.run(left);
            left = left.saturating_sub(self.engine.spent() - before);
            let given_up = !self.can_switch && self.restarts == MAX_RESTARTS;
            if !WIDE || !ended || given_up || self.answer().is_some() {
                return ended;
            }
            self.after_stuck();
        }
    }
}

/// The searches that can prove that there is no completion.
fn deciding(given: NonAttacking, seed: u32) -> Box<dyn CompletionEngine> {
    let alone = EXACT_ALONE / given.free().max(1) as u64;
    Box::new(Deciding::new(Exact::of_any_size(given, seed), seed, alone))
}

/// The progress of a search for a completion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The part of the search that works now.
    pub phase: Phase,
    /// Rows still free.
    pub left: usize,
    /// How often nothing more could be set, or no swap was found.
    pub dead_ends: u64,
    /// How often a search began again.
    pub returns: u64,
}
