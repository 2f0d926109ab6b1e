//! The work on "can this be finished?", in slices: it ends with a checked completion or with the queens to blame.

use super::question::Question;
use super::{Blame, BlameIs, CompleteError, Completion, Engine, LARGEST_BOARD, Verdict};
use crate::board::{Placement, Square, validate};
use crate::construct;

/// The largest empty board that is searched, so that each seed gives a solution of its own. Larger ones are built by
/// formula, and the seed mirrors them.
pub const LARGEST_SEARCHED_EMPTY: usize = 10_000;

/// What is being looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub enum Phase {
    /// A completion.
    Search,
    /// The queens to blame, since there is none.
    Blame,
}

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Progress {
    /// Queens set in search.
    pub nodes: u64,
    /// What is being looked for.
    pub phase: Phase,
}

/// The work on one placement, which can stop after any slice and go on.
#[derive(Clone, Debug)]
pub struct Completing {
    seed: u32,
    work: Work,
}

#[derive(Clone, Debug)]
enum Work {
    Search(Question),
    Blame {
        blame: Box<Blame>,
        /// What the search took.
        nodes: u64,
    },
    Over(Completion),
}

impl Completing {
    /// Begins; what needs no search is answered at once. The seed decides which completion is found.
    ///
    /// # Errors
    /// [`CompleteError::Board`] above [`LARGEST_BOARD`] rows.
    pub fn new(given: &Placement, seed: u32) -> Result<Self, CompleteError> {
        let size = given.size();
        if size > LARGEST_BOARD {
            return Err(CompleteError::Board { size });
        }
        let work = match Self::without_search(given, seed) {
            Some(completion) => Work::Over(completion),
            None => Work::Search(Question::new(given.clone(), seed)),
        };
        Ok(Completing { seed, work })
    }

    /// Works for about so many nodes more; true when the answer is there.
    pub fn run(&mut self, nodes: u64) -> bool {
        let stop = self.progress().nodes.saturating_add(nodes);
        if let Work::Search(question) = &mut self.work
            && question.run(nodes)
        {
            self.work = self.after_search();
        }
        let left = stop.saturating_sub(self.progress().nodes);
        if let Work::Blame { blame, .. } = &mut self.work
            && blame.run(left)
        {
            self.work = Work::Over(self.answer());
        }
        matches!(self.work, Work::Over(_))
    }

    /// How many queens were set, and what for.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let (nodes, phase) = match &self.work {
            Work::Search(question) => (question.nodes(), Phase::Search),
            Work::Blame { blame, nodes } => (nodes + blame.nodes(), Phase::Blame),
            Work::Over(completion) if completion.verdict == Verdict::Impossible => (completion.nodes, Phase::Blame),
            Work::Over(completion) => (completion.nodes, Phase::Search),
        };
        Progress { nodes, phase }
    }

    /// What is known by now. From [`Phase::Blame`] on the verdict stands, with a set to blame that still gets smaller.
    #[must_use]
    pub fn answer(&self) -> Completion {
        let Progress { nodes, .. } = self.progress();
        match &self.work {
            Work::Search(question) => Completion::undecided(question.engine(), nodes),
            Work::Blame { blame, .. } => Completion::impossible(blame.rows(), blame.kind(), Engine::Exact, nodes),
            Work::Over(completion) => completion.clone(),
        }
    }

    /// The answer where none has to be searched for.
    fn without_search(given: &Placement, seed: u32) -> Option<Completion> {
        let size = given.size();
        let validation = validate(given);
        if let Some(conflict) = validation.conflicts.first() {
            // On boards below 7 a single square can be in no solution, so that one queen, or none, is enough.
            let blame_is = (size >= 7).then_some(BlameIs::Smallest);
            let pair = vec![conflict.other_row, conflict.row];
            return Some(Completion::impossible(pair, blame_is, Engine::Validator, 0));
        }
        if validation.queens == size {
            return Some(Completion::completed(given, given.clone(), Engine::Validator, 0));
        }
        if validation.queens == 0 && size > LARGEST_SEARCHED_EMPTY {
            let solution = mirrored(&construct::explicit(size)?, seed);
            return Some(Completion::completed(given, solution, Engine::Explicit, 0));
        }
        None
    }

    fn after_search(&self) -> Work {
        let Work::Search(question) = &self.work else { return self.work.clone() };
        let (given, nodes) = (question.given(), question.nodes());
        if question.answer() == Some(true) {
            Work::Over(Completion::completed(&given, question.completion(), question.engine(), nodes))
        } else {
            Work::Blame { blame: Box::new(Blame::new(&given, self.seed)), nodes }
        }
    }
}

/// One of a solution's four images in the upright and the level mirror, by the two lowest bits of a seed.
#[must_use]
pub fn mirrored(solution: &Placement, seed: u32) -> Placement {
    let last = solution.size() as u32 - 1;
    let mut image = solution.clone();
    for Square { row, column } in solution.queens() {
        let row = if seed & 2 == 0 { row } else { last - row };
        let column = if seed & 1 == 0 { column } else { last - column };
        image.set(Square::new(row, column));
    }
    image
}
