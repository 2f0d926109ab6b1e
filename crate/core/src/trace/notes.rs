//! The records of every event when it happens for the first time.

use super::marks::Marks;
use super::tally::Counts;
use super::{Event, Tree};

/// The most nodes of the explored tree.
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

    /// Records the event that led to `position`. The counts already include it.
    #[inline]
    pub(super) fn see(&mut self, event: Event, position: u64, counts: &Counts) {
        self.tree.see(event, position, counts);
        self.marks.see(event, position);
    }
}
