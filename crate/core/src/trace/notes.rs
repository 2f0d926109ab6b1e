//! What is noted of every event when it happens for the first time.

use super::marks::Marks;
use super::tally::Counts;
use super::{Event, Tree};

/// Nodes of the explored tree at most.
const TREE_NODES: usize = 5000;

/// The explored tree, and the marks of solutions and dead ends.
pub struct Notes {
    pub(super) tree: Tree,
    pub(super) marks: Marks,
}

impl Notes {
    pub(super) fn new() -> Self {
        Notes { tree: Tree::new(TREE_NODES), marks: Marks::new() }
    }

    /// Takes in the event that led to this position; the counts hold it already.
    #[inline]
    pub(super) fn see(&mut self, event: Event, position: u64, counts: &Counts) {
        self.tree.see(event, position, counts);
        self.marks.see(event, position);
    }
}
