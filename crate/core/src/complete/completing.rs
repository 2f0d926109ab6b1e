//! The work on "can this be finished?", in slices: it ends with a checked completion or with the queens to blame.

use super::{Blame, BlameIs, CompleteError, Completion, Engine, Exact, Verdict};
use crate::board::{Placement, Square, validate};
use crate::construct;
use serde::Serialize;

/// The largest empty board that is searched, so that each seed gives a solution of its own. Larger ones are built by
/// formula, and the seed mirrors them.
pub const LARGEST_SEARCHED_EMPTY: usize = 1_000;

/// What is being looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// A completion.
    Search,
    /// The queens to blame, since there is none.
    Blame,
}

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// Queens set in search.
    pub nodes: u64,
    /// What is being looked for.
    pub phase: Phase,
}

/// The work on one placement, which can stop after any slice and go on.
#[derive(Clone, Debug)]
pub struct Completing {
    given: Placement,
    seed: u32,
    work: Work,
}

#[derive(Clone, Debug)]
enum Work {
    Search(Box<Exact>),
    Blame { blame: Box<Blame>, nodes_before: u64 },
    Over(Completion),
}

impl Completing {
    /// Begins; what needs no search is answered at once. The seed decides which completion is found.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] when some queens are given and more than [`LARGEST_FREE`](super::LARGEST_FREE) rows
    /// are free.
    pub fn new(given: &Placement, seed: u32) -> Result<Self, CompleteError> {
        let work = match Self::without_search(given, seed) {
            Some(completion) => Work::Over(completion),
            None => Work::Search(Box::new(Exact::new(given, seed)?)),
        };
        Ok(Completing { given: given.clone(), seed, work })
    }

    /// Works for about so many nodes more; true when the answer is there.
    pub fn run(&mut self, nodes: u64) -> bool {
        let stop = self.progress().nodes.saturating_add(nodes);
        if let Work::Search(exact) = &mut self.work
            && exact.run(nodes)
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
            Work::Search(exact) => (exact.nodes(), Phase::Search),
            Work::Blame { blame, nodes_before } => (nodes_before + blame.nodes(), Phase::Blame),
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
            Work::Search(_) => Completion::undecided(Engine::Exact, nodes),
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
        let Work::Search(exact) = &self.work else { return self.work.clone() };
        let nodes = exact.nodes();
        if exact.found() == Some(true) {
            return Work::Over(Completion::completed(&self.given, exact.placement(), Engine::Exact, nodes));
        }
        match Blame::new(&self.given, self.seed) {
            Ok(blame) => Work::Blame { blame: Box::new(blame), nodes_before: nodes },
            Err(CompleteError::TooLarge { .. }) => {
                let all = self.given.queens().map(|queen| queen.row).collect();
                Work::Over(Completion::impossible(all, None, Engine::Exact, nodes))
            }
        }
    }
}

/// One of a solution's four images in the upright and the level mirror, by the two lowest bits of a seed.
fn mirrored(solution: &Placement, seed: u32) -> Placement {
    let last = solution.size() as u32 - 1;
    let mut image = solution.clone();
    for Square { row, column } in solution.queens() {
        let row = if seed & 2 == 0 { row } else { last - row };
        let column = if seed & 1 == 0 { column } else { last - column };
        image.set(Square::new(row, column));
    }
    image
}
