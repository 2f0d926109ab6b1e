//! Why a placement has no completion: a set of the given queens that already has none, as small as can be found.
//!
//! First the set is made irreducible: queens are taken out by halves, quarters, and at last one by one, as long as the
//! others still have no completion. Then the smallest set of all, a *smallest MUS* (minimal unsatisfiable subset), is looked
//! for, until that would take too long.

mod hitting;
mod smallest;

use self::hitting::OutOfLooks;
use self::smallest::{Learned, MOST_GIVEN, Smallest};
use crate::blame::{BlameIs, BlameWanted};
use crate::board::{NonAttacking, Square};
use crate::complete::engines::Solver;
use crate::sliced::Sliced;

/// The nodes after which the search for a smaller set is given up, the cost of asking included.
const SMALLEST_WORK: u64 = 500_000;

/// Looks at a set that cost as much as one node.
const LOOKS_PER_NODE: u64 = 100;

/// The search for queens to blame, which can stop anywhere and resume.
#[derive(Debug)]
pub struct Blame {
    empty: NonAttacking,
    given: Vec<Square>,
    seed: u32,
    wanted: BlameWanted,
    /// The fewest queens without a completion found so far.
    blamed: Vec<Square>,
    stage: Stage,
    smallest: Smallest,
    /// The search that answers the question of the stage, once it has begun.
    solver: Option<Solver>,
    nodes: u64,
    /// Nodes, and what asking costs besides.
    work: u64,
    /// The work at which the search for a smaller set ends.
    give_up_at: Option<u64>,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Asks whether the blamed queens have a completion without `length` of them, from place `at` on.
    Shrink {
        at: usize,
        length: usize,
    },
    /// Asks what the search for a smaller set wants to know.
    Smaller,
    Over(BlameIs),
}

impl Blame {
    /// Looks for queens to blame in `impossible`, a placement that has no completion, until the set is the one that is
    /// `wanted`, or no smaller one is found in time.
    ///
    /// # Panics
    /// Never: every board that a placement has can be empty.
    #[must_use]
    pub fn new(impossible: &NonAttacking, seed: u32, wanted: BlameWanted) -> Self {
        let size = impossible.size();
        let given: Vec<Square> = impossible.queens().collect();
        let empty = NonAttacking::empty(size).expect("a board of this size exists");
        // Only the boards of 2 and 3 rows have no solution even when they are empty.
        let (blamed, stage) = match (size, wanted) {
            (2 | 3, _) => (Vec::new(), Stage::Over(BlameIs::Smallest)),
            (_, BlameWanted::None) => (given.clone(), Stage::Over(BlameIs::Unreduced)),
            _ => (given.clone(), Stage::Shrink { at: 0, length: given.len().div_ceil(2).max(1) }),
        };
        let smallest = Smallest::new(given.clone());
        Blame { empty, given, seed, wanted, blamed, stage, smallest, solver: None, nodes: 0, work: 0, give_up_at: None }
    }

    /// The rows of the fewest queens without a completion found so far, ascending.
    #[must_use]
    pub fn rows(&self) -> Vec<u32> {
        self.blamed.iter().map(|queen| queen.row).collect()
    }

    /// How small that set is, by what is known by now.
    #[must_use]
    pub fn known(&self) -> BlameIs {
        match self.stage {
            Stage::Over(kind) => kind,
            Stage::Shrink { .. } => BlameIs::Unreduced,
            Stage::Smaller => BlameIs::Irreducible,
        }
    }

    /// How small that set is in the end; none while the search has not ended.
    #[must_use]
    pub fn kind(&self) -> Option<BlameIs> {
        match self.stage {
            Stage::Over(kind) => Some(kind),
            _ => None,
        }
    }

    /// How many queens were set in all its searches so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What [`run`](Self::run) counts: nodes, and what asking costs besides.
    pub(super) fn work(&self) -> u64 {
        self.work
    }

    fn ask(&mut self) -> Solver {
        let mut asked = self.empty.clone();
        match self.stage {
            Stage::Shrink { at, length } => {
                let rest = self.blamed.iter().take(at).chain(self.blamed.iter().skip(at + length));
                rest.for_each(|&queen| asked.put(queen));
            }
            Stage::Smaller => self.smallest.question().for_each(|queen| asked.put(queen)),
            Stage::Over(_) => {}
        }
        // Setting up costs about as much as this many nodes.
        self.work += 1 + asked.free() as u64 / 8;
        Solver::new(asked, self.seed)
    }

    fn learn(&mut self, solver: &Solver) {
        let has_completion = solver.answer() == Some(true);
        match self.stage {
            Stage::Shrink { at, length } => self.shrunk(at, length, has_completion),
            Stage::Smaller => {
                let completion = has_completion.then(|| solver.completion());
                match self.smallest.learn(completion.as_ref()) {
                    Learned::More => {}
                    Learned::LeftOut => self.look_for_smaller(),
                    Learned::Impossible(queens) => {
                        self.blamed = queens;
                        self.stage = Stage::Shrink { at: 0, length: 1 };
                    }
                }
            }
            Stage::Over(_) => {}
        }
    }

    /// What to ask after an answer about the blamed queens without some of them.
    fn shrunk(&mut self, at: usize, length: usize, has_completion: bool) {
        let end = self.blamed.len().min(at + length);
        let at = if has_completion { end } else { at };
        if !has_completion {
            self.blamed.drain(at..end);
        }
        if at < self.blamed.len() {
            self.stage = Stage::Shrink { at, length };
        } else if length > 1 {
            self.stage = Stage::Shrink { at: 0, length: length.div_ceil(2) };
        } else {
            self.look_for_smaller();
        }
    }

    /// What to ask once no blamed queen can be spared.
    fn look_for_smaller(&mut self) {
        let give_up_at = *self.give_up_at.get_or_insert(self.work + SMALLEST_WORK);
        let looks = self.smallest.looks();
        self.stage =
            if self.wanted == BlameWanted::Irreducible || self.given.len() > MOST_GIVEN || self.work > give_up_at {
                Stage::Over(BlameIs::Irreducible)
            } else {
                match self.smallest.choose(self.blamed.len()) {
                    Ok(true) => Stage::Smaller,
                    Ok(false) => Stage::Over(BlameIs::Smallest),
                    Err(OutOfLooks) => Stage::Over(BlameIs::Irreducible),
                }
            };
        self.work += (self.smallest.looks() - looks) / LOOKS_PER_NODE;
    }
}

impl Sliced for Blame {
    /// Works for about `nodes` nodes more; true when it has ended.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.work.saturating_add(nodes);
        while self.kind().is_none() && self.work < stop {
            let mut solver = self.solver.take().unwrap_or_else(|| self.ask());
            let before = solver.nodes();
            let answered = solver.run(stop.saturating_sub(self.work));
            self.nodes += solver.nodes() - before;
            self.work += solver.nodes() - before;
            if answered {
                self.learn(&solver);
            } else {
                self.solver = Some(solver);
            }
        }
        self.kind().is_some()
    }
}
