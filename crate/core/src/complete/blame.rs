//! The queens to blame if a placement has no completion.

use super::engines::Solver;
use crate::ask::{BlameIs, BlameWanted, Blamed, Blaming, Members, Subsets};
use crate::board::{NonAttacking, Square};
use crate::sliced::Sliced;

/// The search for queens to blame, which can stop anywhere and resume.
#[derive(Debug)]
pub struct Blame(Blaming<Queens>);

/// Subsets of the given queens, each on an otherwise empty board.
#[derive(Debug)]
struct Queens {
    empty: NonAttacking,
    given: Vec<Square>,
    seed: u32,
}

impl Subsets for Queens {
    type Search = Solver;

    fn given(&self) -> usize {
        self.given.len()
    }

    fn search(&self, places: &[usize]) -> (Solver, u64) {
        let mut board = self.empty.clone();
        places.iter().for_each(|&place| board.put(self.given[place]));
        // Setting up costs about as much as this many nodes.
        let cost = 1 + board.free() as u64 / 8;
        (Solver::new(board, self.seed), cost)
    }

    fn nodes(&self, solver: &Solver) -> u64 {
        solver.nodes()
    }

    fn has_completion(&self, solver: &Solver) -> bool {
        solver.answer() == Some(true)
    }

    fn in_completion(&self, solver: &Solver) -> Members {
        let completion = solver.completion();
        let in_completion = |&(_, queen): &(usize, &Square)| completion.column(queen.row) == Some(queen.column);
        self.given.iter().enumerate().filter(in_completion).fold(0, |members, (place, _)| members | 1 << place)
    }
}

impl Blame {
    /// Looks for queens to blame in `impossible`, a placement that has no completion. The search ends when the set is
    /// as small as `wanted`, or no smaller set is found in time.
    #[must_use]
    pub fn new(impossible: &NonAttacking, seed: u32, wanted: BlameWanted) -> Self {
        let size = impossible.size();
        let given: Vec<Square> = impossible.queens().collect();
        let empty = NonAttacking::empty(size).expect("the size of a placement is valid");
        // Only the boards of 2 and 3 rows have no solution even when they are empty.
        let blamed = if matches!(size, 2 | 3) { 0 } else { given.len() };
        Blame(Blaming::new(Queens { empty, given, seed }, (0..blamed).collect(), wanted))
    }

    /// The rows of the fewest queens without a completion found so far, ascending.
    #[must_use]
    pub fn rows(&self) -> Vec<u32> {
        let given = &self.0.subsets().given;
        self.0.blamed().iter().map(|&place| given[place].row).collect()
    }

    /// How small the set of queens is, as far as known.
    #[must_use]
    pub fn known(&self) -> BlameIs {
        self.0.known()
    }

    /// How small the final set is; `None` until the search has ended.
    #[must_use]
    pub fn kind(&self) -> Option<BlameIs> {
        self.0.is_over().then(|| self.0.known())
    }

    /// How many queens were set in all searches so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.0.nodes()
    }

    /// Returns the work that [`run`](Self::run) counts: nodes, and surcharges for questions and for examined sets.
    pub(super) fn work(&self) -> u64 {
        self.0.work()
    }

    pub(super) fn blamed(&self) -> Blamed {
        Blamed { pieces: self.rows(), is: self.known() }
    }
}

impl Sliced for Blame {
    /// Works for about `nodes` nodes more; true when the search has ended.
    fn run(&mut self, nodes: u64) -> bool {
        self.0.run(nodes)
    }
}
