//! Can a position be completed? A completion, or the given pieces to blame.

use super::blame::Blame;
use super::finding::Finding;
use super::position::Position;
use super::squares::Squares;
use crate::blame::{BlameIs, BlameWanted};
use crate::sliced::Sliced;

/// What is known about the completions of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is one: here it is, with the given pieces.
    Completed(Squares),
    /// There is none: everything was tried.
    Impossible {
        /// Given pieces that have no completion together, ascending; none where the empty board has none.
        blame: Vec<u32>,
        /// How few they are.
        blame_is: BlameIs,
    },
    /// Not known yet.
    Undecided,
}

/// Answers the question, in slices.
pub struct Completing {
    position: Position,
    seed: u32,
    wanted: BlameWanted,
    finding: Finding,
    known: bool,
    blame: Option<Blame>,
}

impl Completing {
    /// Before anything was tried.
    #[must_use]
    pub fn new(position: &Position, seed: u32, wanted: BlameWanted) -> Self {
        let finding = Finding::new(position, seed);
        Completing { position: position.clone(), seed, wanted, finding, known: false, blame: None }
    }

    /// What is known by now.
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

    /// How many pieces were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.finding.nodes() + self.blame.as_ref().map_or(0, Blame::nodes)
    }

    /// Where two given pieces conflict, they are what is looked at first.
    fn blaming(&self) -> Blame {
        let blamed = match self.position.conflict() {
            Some((one, other)) => vec![one, other],
            None => self.position.given().iter().collect(),
        };
        Blame::new(&self.position, blamed, self.wanted, self.seed)
    }
}

impl Sliced for Completing {
    /// Sets about `budget` pieces more; true when the answer is there, with as small a set to blame as was wanted.
    ///
    /// # Panics
    /// When the search gives what is not a completion: a wrong answer is never shown.
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
