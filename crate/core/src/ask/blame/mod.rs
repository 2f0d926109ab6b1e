//! Finds the reason why there is no completion: a set of given pieces without a completion, as small as possible.
//!
//! First the set is made irreducible: pieces are removed by halves, quarters, and at last one by one, as long as the
//! remaining pieces still have no completion. Then the smallest set of all is searched for, a *smallest MUS* (minimal
//! unsatisfiable subset), until the search takes too long.

mod hitting;
mod smallest;

pub(crate) use self::hitting::Members;

use self::hitting::LimitReached;
use self::smallest::{Learned, MAX_GIVEN, Smallest};
use super::{BlameIs, BlameWanted};
use crate::sliced::Sliced;

/// The nodes after which the search for a smaller set is given up, the cost of asking included.
const MAX_SMALLEST_WORK: u64 = 500_000;

/// The number of examined sets that cost as much as one node.
const SETS_PER_NODE: u64 = 100;

/// A question about subsets of the given pieces. If pieces have a completion, each subset of them also has a completion.
pub(crate) trait Subsets {
    /// The search for a completion of a subset.
    type Search: Sliced;

    /// How many pieces are given.
    fn given(&self) -> usize;

    /// Begins a search for a completion of the given pieces with these indices. Returns its cost in nodes as well.
    fn search(&self, places: &[usize]) -> (Self::Search, u64);

    /// How many nodes a search has taken.
    fn nodes(&self, search: &Self::Search) -> u64;

    /// Whether a search that is over found a completion.
    fn has_completion(&self, search: &Self::Search) -> bool;

    /// Returns the given pieces that the completion contains. At most [`Members::BITS`] pieces may be given.
    fn in_completion(&self, search: &Self::Search) -> Members;
}

/// The search for pieces to blame, which can stop anywhere and resume.
#[derive(Clone, Debug)]
pub(crate) struct Blaming<S: Subsets> {
    subsets: S,
    wanted: BlameWanted,
    /// The smallest set of pieces without a completion found so far: their indices, ascending.
    blamed: Vec<usize>,
    stage: Stage,
    smallest: Smallest,
    /// The search for the current stage, once it has begun.
    search: Option<S::Search>,
    nodes: u64,
    /// Nodes, and surcharges for questions and for examined sets.
    work: u64,
    /// The work at which the search for a smaller set ends.
    give_up_at: Option<u64>,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Asks whether the blamed pieces have a completion without `length` of them, from place `at` on.
    Shrink {
        at: usize,
        length: usize,
    },
    /// Asks the next question of the search for a smaller set.
    Smaller,
    Over(BlameIs),
}

impl<S: Subsets> Blaming<S> {
    /// Starts with pieces that have no completion, given by their indices. The search ends when the set is as small as
    /// `wanted`, or no smaller set is found in time.
    pub(crate) fn new(subsets: S, blamed: Vec<usize>, wanted: BlameWanted) -> Self {
        let stage = match (blamed.len(), wanted) {
            (0, _) => Stage::Over(BlameIs::Smallest),
            (_, BlameWanted::None) => Stage::Over(BlameIs::Unreduced),
            (length, _) => Stage::Shrink { at: 0, length: length.div_ceil(2) },
        };
        let smallest = Smallest::new(subsets.given());
        Blaming { subsets, wanted, blamed, stage, smallest, search: None, nodes: 0, work: 0, give_up_at: None }
    }

    /// The question about subsets of the given pieces.
    pub(crate) fn subsets(&self) -> &S {
        &self.subsets
    }

    /// The indices of the smallest set of pieces without a completion found so far, ascending.
    pub(crate) fn blamed(&self) -> &[usize] {
        &self.blamed
    }

    /// How small the set of blamed pieces is, as far as known.
    pub(crate) fn known(&self) -> BlameIs {
        match self.stage {
            Stage::Over(kind) => kind,
            Stage::Shrink { .. } => BlameIs::Unreduced,
            Stage::Smaller => BlameIs::Irreducible,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// The number of nodes of all searches so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the work that [`run`](Self::run) counts: nodes, and surcharges for questions and for examined sets.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    fn ask(&mut self) -> S::Search {
        let (search, cost) = match self.stage {
            Stage::Shrink { at, length } => {
                let end = self.blamed.len().min(at + length);
                self.subsets.search(&[&self.blamed[..at], &self.blamed[end..]].concat())
            }
            Stage::Smaller | Stage::Over(_) => self.subsets.search(&self.smallest.question()),
        };
        self.work += cost;
        search
    }

    fn learn(&mut self, search: &S::Search) {
        let has_completion = self.subsets.has_completion(search);
        match self.stage {
            Stage::Shrink { at, length } => self.after_shrinking(at, length, has_completion),
            Stage::Smaller => {
                let in_completion = has_completion.then(|| self.subsets.in_completion(search));
                match self.smallest.learn(in_completion) {
                    Learned::More => {}
                    Learned::LeftOut => self.look_for_smaller(),
                    Learned::Impossible(places) => {
                        self.blamed = places;
                        self.stage = Stage::Shrink { at: 0, length: 1 };
                    }
                }
            }
            Stage::Over(_) => {}
        }
    }

    /// Chooses the next question after an answer about the blamed pieces without some of them.
    fn after_shrinking(&mut self, at: usize, length: usize, has_completion: bool) {
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

    /// Chooses the next question once every blamed piece is known to be necessary.
    fn look_for_smaller(&mut self) {
        let give_up_at = *self.give_up_at.get_or_insert(self.work + MAX_SMALLEST_WORK);
        let examined = self.smallest.examined();
        let too_many = self.subsets.given() > MAX_GIVEN;
        self.stage = if self.wanted == BlameWanted::Irreducible || too_many || self.work > give_up_at {
            Stage::Over(BlameIs::Irreducible)
        } else {
            match self.smallest.choose(self.blamed.len()) {
                Ok(true) => Stage::Smaller,
                Ok(false) => Stage::Over(BlameIs::Smallest),
                Err(LimitReached) => Stage::Over(BlameIs::Irreducible),
            }
        };
        self.work += (self.smallest.examined() - examined) / SETS_PER_NODE;
    }
}

impl<S: Subsets> Sliced for Blaming<S> {
    /// Works for about `nodes` nodes more; true when the search has ended.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.work.saturating_add(nodes);
        while !self.is_over() && self.work < stop {
            let mut search = self.search.take().unwrap_or_else(|| self.ask());
            let before = self.subsets.nodes(&search);
            let answered = search.run(stop.saturating_sub(self.work));
            let spent = self.subsets.nodes(&search) - before;
            self.nodes += spent;
            self.work += spent;
            if answered {
                self.learn(&search);
            } else {
                self.search = Some(search);
            }
        }
        self.is_over()
    }
}
