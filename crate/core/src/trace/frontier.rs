//! The far end of a run. Events happen for the first time here, and are added to the tree, the marks and the curve.

use super::checkpoints::Checkpoints;
use super::condition::Goal;
use super::curve::Sampler;
use super::head::Head;
use super::notes::Notes;
use super::{Curve, Node};

/// The head at the furthest position of the run. It never moves back.
#[derive(Debug)]
pub(super) struct Frontier {
    pub(super) head: Head,
    notes: Notes,
    sampler: Sampler,
}

impl Frontier {
    pub(super) fn new(start: Head) -> Self {
        let notes = Notes::new(start.search.nested(), start.position());
        Frontier { head: start, notes, sampler: Sampler::new() }
    }

    /// Continues the run like [`Checkpoints::walk`], and records the events.
    pub(super) fn walk(&mut self, checkpoints: &mut Checkpoints, to: u64, goal: &mut Goal, here: Option<u64>) -> bool {
        while self.head.position() < to && goal.budget > 0 && !self.head.tally.ended() {
            let position = self.head.position();
            let sample = self.sampler.next_stop(position, self.head.search.conflicts());
            let stop = checkpoints.next_stop(position, here, position).min(sample).min(to);
            let hit = self.head.run(stop, goal, Some(&mut self.notes));
            self.sampler.sample(self.head.position(), self.head.search.conflicts());
            checkpoints.save(&self.head, here, self.head.position());
            if hit {
                return true;
            }
        }
        false
    }

    pub(super) fn tree(&self) -> Vec<Node> {
        self.notes.tree.nodes(&self.head.tally)
    }

    pub(super) fn marks(&self, parts: usize) -> Vec<u8> {
        self.notes.marks.parts(parts, self.head.position())
    }

    pub(super) fn curve(&self) -> Curve {
        self.sampler.curve(self.head.position(), self.head.search.conflicts())
    }
}
