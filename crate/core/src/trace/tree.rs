//! The explored tree: which queens were tried below which, how long that took, and what was found there.

use super::tally::Counts;
use super::{Event, Kind, Tally};
use crate::board::Square;

/// A queen that was set, and all events until it was removed again: an interval of the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its parent's index among the nodes; its own index at the root.
    pub parent: u32,
    /// The square of the queen; `None` at the root, which represents the given queens.
    pub square: Option<Square>,
    /// Whether the queen was set on the only square left.
    pub forced: bool,
    /// The position after it was set.
    pub from: u64,
    /// The position after it was removed, once it was.
    pub to: Option<u64>,
    /// The events within the interval, not counting the setting of this queen.
    pub totals: Totals,
}

/// The numbers of events in a subtree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Queens set.
    pub nodes: u64,
    /// Dead ends.
    pub dead_ends: u64,
    /// Solutions.
    pub solutions: u64,
}

/// The tree of the queens set so far, down to the deepest level that fits into a bounded number of nodes.
#[derive(Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The nodes from the root to the last stored queen. While a node is on the path, its totals are the totals of the
    /// whole run when it was entered.
    path: Vec<u32>,
    /// How many of the queens on the board the search has set.
    depth: usize,
    /// Queens at a greater depth are not stored; their figures are added to their ancestors.
    deepest: usize,
    max_nodes: usize,
}

impl Totals {
    fn of(counts: &Counts) -> Self {
        let of = |kind| counts[kind as usize];
        Totals {
            nodes: of(Kind::Tried) + of(Kind::Forced),
            dead_ends: of(Kind::DeadEnd),
            solutions: of(Kind::Solution),
        }
    }

    fn since(self, earlier: Totals) -> Self {
        Totals {
            nodes: self.nodes - earlier.nodes,
            dead_ends: self.dead_ends - earlier.dead_ends,
            solutions: self.solutions - earlier.solutions,
        }
    }
}

impl Tree {
    /// A tree with room for `max_nodes` nodes, the root included.
    pub(super) fn new(max_nodes: usize) -> Self {
        let root = Node { parent: 0, square: None, forced: false, from: 0, to: None, totals: Totals::default() };
        // Allocates all memory at once: a short run would spend its time on moving the nodes as their list grows.
        let mut nodes = Vec::with_capacity(max_nodes);
        nodes.push(root);
        Tree { nodes, path: vec![0], depth: 0, deepest: usize::MAX, max_nodes }
    }

    /// The nodes: parents before children, siblings in the order in which they were tried. Nodes that are still open
    /// have their totals at `frontier`, the last position recorded.
    pub(super) fn nodes(&self, frontier: &Tally) -> Vec<Node> {
        let mut nodes = self.nodes.clone();
        for &open in &self.path {
            let node = &mut nodes[open as usize];
            node.totals = Totals::of(&frontier.counts).since(node.totals);
        }
        nodes
    }

    /// Records the event that led to `position`. The counts already include it.
    #[inline]
    pub(super) fn record(&mut self, event: Event, position: u64, counts: &Counts) {
        match event {
            Event::Tried(square) | Event::Forced(square) => {
                self.depth += 1;
                if self.depth <= self.deepest {
                    self.enter(square, event.kind() == Kind::Forced, position, counts);
                }
            }
            Event::Removed(_) => {
                if self.depth <= self.deepest {
                    self.leave(position, counts);
                }
                self.depth -= 1;
            }
            Event::Restart { level, .. } => self.restart(level as usize, position, counts),
            _ => {}
        }
    }

    #[inline(never)]
    fn enter(&mut self, square: Square, forced: bool, position: u64, counts: &Counts) {
        if self.nodes.len() == self.max_nodes {
            self.drop_deepest_level();
            if self.depth > self.deepest {
                return;
            }
        }
        let parent = self.path[self.depth - 1];
        self.path.push(self.nodes.len() as u32);
        let totals = Totals::of(counts);
        self.nodes.push(Node { parent, square: Some(square), forced, from: position, to: None, totals });
    }

    #[inline(never)]
    fn leave(&mut self, position: u64, counts: &Counts) {
        let node = self.path.pop().expect("a removed queen was set");
        let node = &mut self.nodes[node as usize];
        node.to = Some(position);
        node.totals = Totals::of(counts).since(node.totals);
    }

    /// Goes back to a level at once: every queen below it is removed.
    #[cold]
    fn restart(&mut self, level: usize, position: u64, counts: &Counts) {
        while self.depth > level {
            if self.depth <= self.deepest {
                self.leave(position, counts);
            }
            self.depth -= 1;
        }
    }

    #[cold]
    fn drop_deepest_level(&mut self) {
        let mut depths = vec![0; self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate().skip(1) {
            depths[index] = depths[node.parent as usize] + 1;
        }
        self.deepest = depths.iter().max().map_or(0, |deepest| deepest - 1);
        let mut new_index = vec![0; self.nodes.len()];
        let mut stored = 0;
        for (index, &depth) in depths.iter().enumerate() {
            if depth <= self.deepest {
                new_index[index] = stored as u32;
                self.nodes[stored] = self.nodes[index];
                stored += 1;
            }
        }
        self.nodes.truncate(stored);
        self.path.truncate(self.deepest + 1);
        for node in &mut self.nodes {
            node.parent = new_index[node.parent as usize];
        }
        for open in &mut self.path {
            *open = new_index[*open as usize];
        }
    }
}
