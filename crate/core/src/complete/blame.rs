//! Why a placement has no completion: a set of the given queens that already has none, as small as can be found.
//!
//! First the set is made irreducible: queens go by halves, quarters, and at last one by one, as long as the others still
//! have no completion. Then the smallest set of all is looked for, until that would take too long.

use super::hitting::OutOfLooks;
use super::question::Question;
use super::smallest::{Learned, MOST_GIVEN, Smallest};

use crate::board::{Placement, Square};

/// The nodes after which the search for a smaller set is given up, the cost of asking included.
const SMALLEST_WORK: u64 = 500_000;

/// Looks at a set that cost as much as one node.
const LOOKS_PER_NODE: u64 = 100;

/// How small a set to blame is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub enum BlameIs {
    /// No set of fewer given queens is without a completion.
    Smallest,
    /// Without any one of its queens the others have a completion; a smaller set may exist elsewhere.
    Irreducible,
}

/// The search for queens to blame, which can stop anywhere and go on.
#[derive(Clone, Debug)]
pub struct Blame {
    empty: Placement,
    given: Vec<Square>,
    seed: u32,
    /// The fewest queens without a completion found so far.
    blamed: Vec<Square>,
    stage: Stage,
    smallest: Smallest,
    /// The search that answers the question of the stage, once it is asked.
    question: Option<Question>,
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
    /// Looks for queens to blame in a placement without conflicts that has no completion.
    #[must_use]
    pub fn new(impossible: &Placement, seed: u32) -> Self {
        let size = impossible.size();
        let given: Vec<Square> = impossible.queens().collect();
        let mut empty = impossible.clone();
        (0..size).for_each(|row| empty.take(row));
        // Only the boards of 2 and 3 rows have no solution even when they are empty.
        let (blamed, stage) = match size {
            2 | 3 => (Vec::new(), Stage::Over(BlameIs::Smallest)),
            _ => (given.clone(), Stage::Shrink { at: 0, length: given.len().div_ceil(2).max(1) }),
        };
        let smallest = Smallest::new(given.clone());
        Blame { empty, given, seed, blamed, stage, smallest, question: None, nodes: 0, work: 0, give_up_at: None }
    }

    /// Works for about so many nodes more; true when it has ended.
    pub fn run(&mut self, nodes: u64) -> bool {
        let stop = self.work.saturating_add(nodes);
        while self.kind().is_none() && self.work < stop {
            let mut question = self.question.take().unwrap_or_else(|| self.ask());
            let before = question.nodes();
            let answered = question.run(stop.saturating_sub(self.work));
            self.nodes += question.nodes() - before;
            self.work += question.nodes() - before;
            if answered {
                self.learn(&question);
            } else {
                self.question = Some(question);
            }
        }
        self.kind().is_some()
    }

    /// The rows of the fewest queens without a completion found so far, ascending.
    #[must_use]
    pub fn rows(&self) -> Vec<u32> {
        self.blamed.iter().map(|queen| queen.row).collect()
    }

    /// How small that set is; none while the search has not ended.
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

    fn ask(&mut self) -> Question {
        let mut asked = self.empty.clone();
        match self.stage {
            Stage::Shrink { at, length } => {
                let rest = self.blamed.iter().take(at).chain(self.blamed.iter().skip(at + length));
                rest.for_each(|&queen| asked.set(queen));
            }
            Stage::Smaller => self.smallest.question().for_each(|queen| asked.set(queen)),
            Stage::Over(_) => {}
        }
        // Setting up costs about as much as this many nodes.
        self.work += 1 + asked.free_rows().count() as u64 / 8;
        Question::new(asked, self.seed)
    }

    fn learn(&mut self, question: &Question) {
        let has_completion = question.answer() == Some(true);
        match self.stage {
            Stage::Shrink { at, length } => self.shrunk(at, length, has_completion),
            Stage::Smaller => {
                let completion = has_completion.then(|| question.completion());
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

    /// Goes on after an answer about the blamed queens without some of them.
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

    /// Goes on once no blamed queen can be spared.
    fn look_for_smaller(&mut self) {
        let give_up_at = *self.give_up_at.get_or_insert(self.work + SMALLEST_WORK);
        let looks = self.smallest.looks();
        self.stage = if self.given.len() > MOST_GIVEN || self.work > give_up_at {
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
