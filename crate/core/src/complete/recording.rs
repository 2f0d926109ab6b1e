//! A linear completion that records its run, and the action when its bounds are used up.

use super::answer::{Completion, Engine};
use super::engines::Solver;
use super::progress::{Phase, Progress};
use crate::ask::{Answer, Cause};
use crate::board::{NonAttacking, Placement};
use crate::linear::{Linear, LinearOptions, Strip};
use crate::sliced::Sliced;

/// The next action when the bounds of a run are used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Then {
    /// Nothing: the answer is "undecided".
    #[default]
    Undecided,
    /// The search that decides.
    Exact,
}

/// A run of the linear completion, with its statistics.
#[derive(Debug)]
pub struct Recording {
    given: NonAttacking,
    seed: u32,
    then: Then,
    linear: Linear,
    strip: Strip,
    solver: Option<Box<Solver>>,
}

impl Recording {
    /// Prepares a run that begins with the given queens.
    #[must_use]
    pub fn new(given: NonAttacking, seed: u32, options: LinearOptions, then: Then) -> Self {
        let linear = Linear::new(&given, seed, options);
        let mut strip = Strip::default();
        strip.sample(&linear);
        Recording { given, seed, then, linear, strip, solver: None }
    }

    /// Whether the run has ended.
    #[must_use]
    pub fn over(&self) -> bool {
        match self.linear.solved() {
            None => false,
            Some(false) if self.then == Then::Exact => {
                self.solver.as_ref().is_some_and(|solver| solver.answer().is_some())
            }
            Some(_) => true,
        }
    }

    /// How many steps have been done, nodes of the exact search included.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.linear.position() + self.solver.as_ref().map_or(0, |solver| solver.nodes())
    }

    /// The queens with which the run began.
    #[must_use]
    pub fn given(&self) -> &NonAttacking {
        &self.given
    }

    /// The run itself.
    #[must_use]
    pub fn linear(&self) -> &Linear {
        &self.linear
    }

    /// The progress, including the exact search.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let linear = &self.linear;
        let (nodes, dead_ends, returns) = (linear.nodes(), linear.dead_ends().into(), linear.returns().into());
        let phase = if self.over() { Phase::Over } else { Phase::of_block(linear.block()) };
        let free = linear.pairs().free();
        let progress = Progress { phase, free, left: linear.left(), nodes, dead_ends, returns };
        let Some(solver) = &self.solver else { return progress };
        let effort = solver.effort();
        Progress {
            phase: if self.over() { Phase::Over } else { effort.phase },
            left: effort.left,
            nodes: nodes + solver.nodes(),
            dead_ends: dead_ends + effort.dead_ends,
            returns: returns + effort.returns,
            ..progress
        }
    }

    /// The statistics of the run.
    #[must_use]
    pub fn strip(&self) -> &Strip {
        &self.strip
    }

    /// The queens of the completion once it exists, otherwise the queens of the run.
    #[must_use]
    pub fn placement(&self) -> Placement {
        match &self.solver {
            Some(solver) if solver.answer() == Some(true) => solver.completion(),
            _ => self.linear.pairs().placement(&self.given),
        }
    }

    /// Returns the answer so far.
    #[must_use]
    pub fn answer(&self) -> Completion {
        let engine = if self.solver.is_some() { Engine::Exact } else { Engine::Linear };
        let nodes = self.progress().nodes;
        let decided = self.solver.as_ref().and_then(|solver| solver.answer());
        if self.linear.solved() == Some(true) || decided == Some(true) {
            let placement = self.placement();
            // A wrong answer must never be shown.
            assert!(
                placement.completes(&self.given),
                "the {engine:?} engine gave a placement that is not a completion"
            );
            return Completion { answer: Answer::Completed(placement), engine, nodes };
        }
        let answer = if decided == Some(false) { Answer::Impossible(Cause::NotRequested) } else { Answer::Undecided };
        Completion { answer, engine, nodes }
    }
}

impl Sliced for Recording {
    /// Runs exactly `steps` more steps, including nodes of the exact search, or fewer at the end; true at the end.
    fn run(&mut self, steps: u64) -> bool {
        let stop = self.position().saturating_add(steps);
        while self.linear.solved().is_none() && self.position() < stop {
            let position = self.linear.position();
            self.linear.run(self.strip.until_next(position).min(stop - position));
            if self.linear.solved().is_some() || self.strip.is_due(self.linear.position()) {
                self.strip.sample(&self.linear);
            }
        }
        if self.linear.solved() == Some(false) && self.then == Then::Exact {
            let solver = self.solver.get_or_insert_with(|| Box::new(Solver::new(self.given.clone(), self.seed)));
            while solver.answer().is_none() && self.linear.position() + solver.nodes() < stop {
                solver.run(stop - self.linear.position() - solver.nodes());
            }
        }
        self.over()
    }
}
