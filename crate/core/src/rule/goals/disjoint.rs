//! As many solutions as possible that share no square. If each row has a piece, and there are as many solutions as a row has
//! squares, they cover the whole board: a queens' Latin square.

use super::blocks::{Block, blocks};
use super::choosing::Choosing;
use crate::rule::board::Position;
use crate::rule::engine::Listing;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// The maximum number of solutions that are listed as candidates.
const MAX_SOLUTIONS: usize = 100_000;

/// After this many decided squares, a choice among blocks stops.
const MAX_BLOCK_DECISIONS: u64 = 20_000;

/// How many squares are decided before the result is examined.
const SLICE: u64 = 1_000;

/// Lists the completions of a position, and finds the largest choice of them that share no square, with the proof that
/// there is no larger one.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::rule::{Board, Disjoint, Piece, Position, Rule};
///
/// let position = Position::new(&Rule::of(Piece::Queens), &Board::new(5, 5)?)?;
/// let mut disjoint = Disjoint::new(&position);
/// disjoint.run_to_end();
/// assert_eq!(disjoint.solutions(), 10);
/// assert_eq!(disjoint.best().len(), 5); // five of them colour the board
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
#[derive(Debug)]
pub struct Disjoint {
    position: Position,
    listing: Listing,
    solutions: Vec<Squares>,
    /// The lists of candidates, the next one last: first blocks of solutions, and in the end all single solutions. Only
    /// the last list proves anything.
    left: Vec<Vec<Block>>,
    blocks: Vec<Block>,
    choosing: Option<Choosing>,
    best: Vec<usize>,
    enough: usize,
    nodes: u64,
}

impl Disjoint {
    /// Starts the search.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        Disjoint {
            position: position.clone(),
            listing: Listing::new(position, MAX_SOLUTIONS),
            solutions: Vec::new(),
            left: Vec::new(),
            blocks: Vec::new(),
            choosing: None,
            best: Vec::new(),
            enough: usize::MAX,
            nodes: 0,
        }
    }

    /// Ends the search once it has found `enough` solutions that share no square.
    #[must_use]
    pub fn with_enough(self, enough: usize) -> Self {
        Disjoint { enough, ..self }
    }

    /// How many solutions have been listed so far.
    #[must_use]
    pub fn solutions(&self) -> usize {
        if self.choosing.is_some() { self.solutions.len() } else { self.listing.found().count() }
    }

    /// The largest choice found so far, from left to right in the first row.
    #[must_use]
    pub fn best(&self) -> Vec<Squares> {
        let mut best: Vec<Squares> = self.best.iter().map(|&solution| self.solutions[solution]).collect();
        best.sort_by_key(|solution| solution.first());
        best
    }

    /// Whether it is proved that there is no larger choice: there is no room for another, or all solutions were tried.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.is_full() || self.is_tried() && !self.listing.is_truncated()
    }

    /// How many pieces were set to list solutions, plus how many squares were decided to choose among them.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.listing.nodes() + self.nodes
    }

    /// Whether the squares that are left are fewer than a solution has.
    fn is_full(&self) -> bool {
        let squares = self.position.board().all().len();
        let max = |&one: &usize| squares.checked_div(self.solutions[one].len());
        self.best.first().and_then(max) == Some(self.best.len() as u32)
    }

    /// Whether all candidates were tried.
    fn is_tried(&self) -> bool {
        self.left.is_empty() && self.choosing.as_ref().is_some_and(Choosing::is_proved)
    }

    fn is_over(&self) -> bool {
        self.is_full() || self.best.len() >= self.enough || self.is_tried()
    }

    /// Lists solutions for about `nodes` nodes; once all are known, prepares the lists of candidates.
    fn list(&mut self, nodes: u64) {
        if self.listing.run(nodes) {
            self.solutions = self.listing.found().collect();
            self.left = vec![(0..self.solutions.len()).map(|solution| vec![solution]).collect()];
            self.left.extend(blocks(&self.position, &self.solutions));
            self.begin();
        }
    }

    /// Chooses among the current candidates for at most about `nodes` nodes. Moves to the next list when these are
    /// exhausted or take too long.
    fn choose(&mut self, nodes: u64) {
        let Some(choosing) = &mut self.choosing else { return };
        let before = choosing.nodes();
        let tried = choosing.run(SLICE.min(nodes));
        self.nodes += choosing.nodes() - before;
        let is_too_long = choosing.nodes() >= MAX_BLOCK_DECISIONS;
        let chosen: Vec<usize> = choosing.best().iter().flat_map(|&block| self.blocks[block].clone()).collect();
        if chosen.len() > self.best.len() {
            self.best = chosen;
        }
        if (tried || is_too_long) && !self.is_over() {
            self.begin();
        }
    }

    /// Begins to choose from the next list.
    fn begin(&mut self) {
        if let Some(blocks) = self.left.pop() {
            let union = |block: &Block| block.iter().fold(Squares::EMPTY, |all, &one| all | self.solutions[one]);
            let sets: Vec<Squares> = blocks.iter().map(union).collect();
            let fewer = self.best.len() / blocks.first().map_or(1, Vec::len);
            self.choosing = Some(Choosing::new(self.position.board(), &sets, fewer));
            self.blocks = blocks;
        }
    }
}

impl Sliced for Disjoint {
    /// Works for about `nodes` nodes; true when it is proved that there is no larger choice, or when enough are found.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.nodes().saturating_add(nodes);
        while !self.is_over() && self.nodes() < stop {
            let left = stop - self.nodes();
            if self.choosing.is_some() { self.choose(left) } else { self.list(left) }
        }
        self.is_over()
    }
}
