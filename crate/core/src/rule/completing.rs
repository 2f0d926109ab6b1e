//! Whether a position can be completed: a completion, or the given pieces to blame.

use super::blame::Blame;
use super::finding::Finding;
use super::position::Position;
use super::squares::Squares;
use crate::blame::{BlameIs, BlameWanted};
use crate::sliced::Sliced;

/// What is known about the completions of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is a completion: this one, with the given pieces.
    Completed(Squares),
    /// There is no completion: all possibilities are exhausted.
    Impossible {
        /// Given pieces that have no common completion, ascending; empty where even the empty board has no completion.
        blame: Vec<u32>,
        /// How small that set is known to be.
        blame_is: BlameIs,
    },
    /// Not known yet.
    Undecided,
}

/// Answers in slices whether a position can be completed.
pub struct Completing {
    position: Position,
    seed: u32,
    wanted: BlameWanted,
    finding: Finding,
    known: bool,
    blame: Option<Blame>,
}

impl Completing {
    /// Starts the search.
    #[must_use]
    pub fn new(position: &Position, seed: u32, wanted: BlameWanted) -> Self {
        let finding = Finding::new(position, seed);
        Completing { position: position.clone(), seed, wanted, finding, known: false, blame: None }
    }

    /// The answer as far as it is known.
    #[must_use]
    pub fn answer(&self) -> Answer {
        match (&self.blame, self.finding.found()) {
            (_, Some(found)) => Answer::Completed(found),
            (None, None) => Answer::Undecided,
            (Some(blame), None) => {
                let (blamed, blame_is) = blame.blamed();
                Answer::Impossible { blame: blamed.to_vec(), blame_is }
            }
        }
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.finding.nodes() + self.blame.as_ref().map_or(0, Blame::nodes)
    }

    /// The search for pieces to blame. If two given pieces conflict, it begins with these two.
    fn blaming(&self) -> Blame {
        let blamed = match self.position.conflict() {
            Some((one, other)) => vec![one, other],
            None => self.position.given().iter().collect(),
        };
        Blame::new(&self.position, blamed, self.wanted, self.seed)
    }
}

impl Sliced for Completing {
    /// Sets about `budget` more pieces; true when the answer is known, with a set to blame as small as was wanted.
    ///
    /// # Panics
    /// When the search returns a set that is not a completion, so that a wrong answer is never shown.
    fn run(&mut self, budget: u64) -> bool {
        let before = self.nodes();
        if !self.known {
            self.known = self.finding.run(budget);
            if !self.known {
                return false;
            }
            if let Some(found) = self.finding.found() {
                assert!(self.position.is_completed_by(found), "the search gave what is not a completion");
            } else {
                self.blame = Some(self.blaming());
            }
        }
        let left = budget.saturating_sub(self.nodes() - before);
        self.blame.as_mut().is_none_or(|blame| blame.run(left))
    }
}
