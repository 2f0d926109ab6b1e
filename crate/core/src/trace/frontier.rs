//! The far end of a run: what happens for the first time happens here, and is noted in tree, marks and curve.

use super::checkpoints::{Checkpoints, Head};
use super::condition::Goal;
use super::curve::Sampler;
use super::marks::Marks;
use super::{Curve, Node, Tree};

/// Nodes of the explored tree at most.
const TREE_NODES: usize = 5000;

/// The head that has come furthest. It never goes back.
pub(super) struct Frontier {
    pub(super) head: Head,
    tree: Tree,
    marks: Marks,
    sampler: Sampler,
}

impl Frontier {
    pub(super) fn new(start: Head) -> Self {
        Frontier { head: start, tree: Tree::new(TREE_NODES), marks: Marks::new(), sampler: Sampler::new() }
    }

    /// Runs on like [`Checkpoints::walk`], and notes what happens.
    pub(super) fn walk(&mut self, checkpoints: &mut Checkpoints, to: u64, goal: &mut Goal, here: Option<u64>) -> bool {
        while self.head.position() < to && goal.budget > 0 && !self.head.tally.ended() {
            let position = self.head.position();
            let stop = checkpoints.next_stop(position, here, position).min(self.marks.boundary(position)).min(to);
            let hit = self.head.search.run(&mut self.head.tally, stop, goal, Some(&mut self.tree));
            self.marks.see(&self.head.tally);
            self.sampler.see(self.head.position(), self.head.search.conflicts());
            checkpoints.save(&self.head, here, self.head.position());
            if hit {
                return true;
            }
        }
        false
    }

    pub(super) fn tree(&self) -> Vec<Node> {
        self.tree.nodes(&self.head.tally)
    }

    pub(super) fn marks(&self, parts: usize) -> Vec<u8> {
        self.marks.parts(parts, self.head.position())
    }

    pub(super) fn curve(&self) -> Curve {
        self.sampler.curve(self.head.position(), self.head.search.conflicts())
    }
}
