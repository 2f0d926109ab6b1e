//! Whether a position can be completed: a completion, or the given pieces to blame.

use super::blame::Blame;
use crate::ask::{Answer, BlameWanted, Cause, CompleteOptions};
use crate::rule::board::Position;
use crate::rule::engine::Finding;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// Answers in slices whether a position can be completed.
#[derive(Debug)]
pub struct Completing {
    position: Position,
    options: CompleteOptions,
    /// The number of nodes that may still be spent.
    budget: u64,
    finding: Finding,
    /// Whether it is known that a completion exists, or that none does.
    known: bool,
    blame: Option<Blame>,
}

impl Completing {
    /// Starts the search.
    #[must_use]
    pub fn new(position: &Position, options: CompleteOptions) -> Self {
        let finding = Finding::new(position, options.seed);
        let budget = options.budget.nodes;
        Completing { position: position.clone(), options, budget, finding, known: false, blame: None }
    }

    /// The answer as far as known.
    #[must_use]
    pub fn answer(&self) -> Answer<Squares> {
        match (&self.blame, self.finding.found()) {
            (_, Some(found)) => Answer::Completed(found),
            (Some(blame), None) => Answer::Impossible(Cause::Blamed(blame.blamed())),
            (None, None) if self.known => Answer::Impossible(Cause::NotRequested),
            (None, None) => Answer::Undecided,
        }
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.finding.nodes() + self.blame.as_ref().map_or(0, Blame::nodes)
    }

    /// Looks for a completion within `steps` nodes; true when it is known whether there is one.
    fn find(&mut self, steps: u64) -> bool {
        let before = self.finding.nodes();
        self.known = self.finding.run(steps.min(self.budget));
        self.budget = self.budget.saturating_sub(self.finding.nodes() - before);
        if !self.known {
            return false;
        }
        match self.finding.found() {
            Some(found) => {
                assert!(self.position.is_completed_by(found), "the search returned a set that is not a completion");
            }
            None if self.options.blame == BlameWanted::None => {}
            None => {
                self.budget = self.budget.min(self.options.budget.blame);
                self.blame = Some(Blame::new(&self.position, self.options.seed, self.options.blame));
            }
        }
        true
    }
}

impl Sliced for Completing {
    /// Sets about `steps` more pieces; true when the answer is known, with a set to blame that is as small as requested, or when
    /// the budget is spent.
    ///
    /// # Panics
    /// If the search returns a set that is not a completion, so that a wrong answer is never shown.
    fn run(&mut self, steps: u64) -> bool {
        let before = self.finding.nodes();
        if !self.known && !self.find(steps) {
            return self.budget == 0;
        }
        let Some(blame) = &mut self.blame else { return true };
        let steps = steps.saturating_sub(self.finding.nodes() - before);
        let before = blame.work();
        let ended = blame.run(steps.min(self.budget));
        self.budget = self.budget.saturating_sub(blame.work() - before);
        ended || self.budget == 0
    }
}
