//! Records every event that happens for the first time.

use super::marks::Marks;
use super::tally::Counts;
use super::{Event, Tree};

/// The maximum number of nodes of the explored tree.
const TREE_NODES: usize = 5000;

/// The explored tree, and the marks of solutions and dead ends.
#[derive(Debug)]
pub struct Notes {
    pub(super) tree: Tree,
    /// Whether the queens form a tree; if not, `tree` contains only its root.
    nested: bool,
    pub(super) marks: Marks,
}

impl Notes {
    /// `start`: the position before the first event.
    pub(super) fn new(nested: bool, start: u64) -> Self {
        Notes { tree: Tree::new(TREE_NODES), nested, marks: Marks::new(start) }
    }

    /// Records the event that led to `position`. The counts already include it.
    #[inline]
    pub(super) fn record(&mut self, event: Event, position: u64, counts: &Counts) {
        if self.nested {
            self.tree.record(event, position, counts);
        }
        self.marks.record(event, position);
    }
}
