//! Random boards with obstacles, each decided by three searches. The cost shows for how many obstacles the decision is hard.
//!
//! With few blocked squares or excluded diagonals nearly every board has a solution; with many, no board has one. The
//! hard boards lie between the two. Random queens do not produce such boards: their completions are easy to find, or
//! the first few choices show that none exists. (Gent, Jefferson and Nightingale, "Complexity of n-queens completion",
//! Journal of Artificial Intelligence Research 59, 2017.)

mod board;
mod plain;

pub use board::{HardBoard, MAX_HARD_ROWS, Obstacle};

use super::FrontierError;
use crate::complete::{BitParallel, CompletionEngine, Learning};
use crate::sliced::Sliced;
use plain::Plain;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

/// How many searches decide each board: row by row, the line with the fewest squares first, and learning from conflicts.
pub const SEARCHES: usize = 3;

/// One random board, and the cost of deciding it for each search.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::frontier::{Hardness, Obstacle};
///
/// let mut hardness = Hardness::new(8, Obstacle::Squares, 40, 1, 100_000)?;
/// hardness.run_to_end();
/// println!("{:?}, after {:?} nodes", hardness.found(), hardness.nodes());
/// # Ok::<(), queens_core::frontier::FrontierError>(())
/// ```
#[derive(Debug)]
pub struct Hardness {
    board: HardBoard,
    seed: u32,
    most: u64,
    now: Search,
    /// The result of each finished search, and its nodes; `None` if it was stopped.
    over: Vec<(Option<bool>, u64)>,
}

impl Hardness {
    /// A board of `size` rows with `amount` random obstacles, on which each search may take `most` nodes.
    ///
    /// # Errors
    /// [`FrontierError::Size`] for an unsupported size, [`FrontierError::Obstacles`] for more obstacles than there can
    /// be.
    pub fn new(size: usize, obstacle: Obstacle, amount: usize, seed: u32, most: u64) -> Result<Self, FrontierError> {
        let board = HardBoard::random(size, obstacle, amount, seed)?;
        let now = Search::new(0, &board, seed);
        Ok(Hardness { board, seed, most, now, over: Vec::new() })
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &HardBoard {
        &self.board
    }

    /// Whether the board has a solution; `None` if no search has decided that yet.
    #[must_use]
    pub fn found(&self) -> Option<bool> {
        self.over.iter().find_map(|&(found, _)| found)
    }

    /// The nodes of each search, in the order of [`SEARCHES`]: queens that were set, and squares on which the learning
    /// search has decided. `None` for a stopped search.
    #[must_use]
    pub fn nodes(&self) -> [Option<u64>; SEARCHES] {
        std::array::from_fn(|at| {
            let &(found, nodes) = self.over.get(at)?;
            found.filter(|_| nodes <= self.most).map(|_| nodes)
        })
    }
}

impl Sliced for Hardness {
    /// Works for about `nodes` nodes; true when each search has decided the board, or was stopped.
    ///
    /// # Panics
    /// When two searches disagree, so that a wrong answer is never shown.
    fn run(&mut self, nodes: u64) -> bool {
        if self.over.len() == SEARCHES {
            return true;
        }
        let left = self.most.saturating_sub(self.now.nodes());
        self.now.run(nodes.min(left).max(1), self.most);
        let (found, nodes) = (self.now.found(), self.now.nodes());
        if found.is_some() || nodes >= self.most {
            assert!(found.is_none() || self.found().is_none_or(|other| Some(other) == found), "two searches disagree");
            self.over.push((found, nodes));
            if self.over.len() < SEARCHES {
                self.now = Search::new(self.over.len(), &self.board, self.seed);
            }
        }
        self.over.len() == SEARCHES
    }
}

/// A search that is running.
#[derive(Debug)]
enum Search {
    Plain(Plain),
    MostConstrained { search: Box<BitParallel>, found: Option<bool> },
    Learning(Box<Learning>),
}

impl Search {
    /// The search at this place in the order of [`SEARCHES`], at its beginning.
    fn new(at: usize, board: &HardBoard, seed: u32) -> Self {
        let given = board.given();
        let allows = |square| board.allows(square);
        match at {
            0 => Search::Plain(Plain::new(board)),
            1 => {
                let random = &mut Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
                let search = BitParallel::among(given, allows, random).expect("the board has at most 32 rows");
                // It looks for the next queen; a full board needs no search.
                let found = (given.free() == 0).then_some(true);
                Search::MostConstrained { search: Box::new(search), found }
            }
            _ => {
                let learning = Learning::among(given.clone(), allows, seed);
                Search::Learning(Box::new(learning.expect("the board has few squares")))
            }
        }
    }

    fn nodes(&self) -> u64 {
        match self {
            Search::Plain(plain) => plain.nodes(),
            Search::MostConstrained { search, .. } => search.nodes(),
            Search::Learning(learning) => learning.nodes(),
        }
    }

    fn found(&self) -> Option<bool> {
        match self {
            Search::Plain(plain) => plain.found(),
            Search::MostConstrained { found, .. } => *found,
            Search::Learning(learning) => learning.found(),
        }
    }

    /// Works for about `nodes` nodes, and stops at `most` in all.
    fn run(&mut self, nodes: u64, most: u64) {
        match self {
            Search::Plain(plain) => {
                plain.run(nodes);
            }
            Search::MostConstrained { search, found } => *found = found.or_else(|| search.run(nodes)),
            Search::Learning(learning) => {
                // Step by step, so that the result does not depend on the ends of slices.
                let stop = learning.spent().saturating_add(nodes);
                while learning.nodes() < most && learning.spent() < stop && !learning.run(1) {}
            }
        }
    }
}
