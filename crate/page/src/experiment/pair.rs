//! Two placements that hardly differ, although only one of them has a completion.

use queens_core::Sliced;
use queens_core::board::{NonAttacking, Placement, Square};
use queens_core::complete::Solver;
use queens_core::generate::{Generate, Source};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// The maximum number of moves, and of nodes for each placement.
const MAX_MOVES: u32 = 10_000;
const MAX_NODES: u64 = 1_000_000;

/// Two placements with the same number of queens that differ in one row only.
#[derive(Clone, Debug)]
pub struct NearPair {
    /// The placement that has a completion.
    pub with: Placement,
    /// The placement without a completion, as an exhaustive search has proved.
    pub without: Placement,
    /// The row in which they differ.
    pub row: u32,
    /// How many moves lead from queens of a random solution to this pair.
    pub moves: u32,
    /// The number of nodes to find the completion.
    pub nodes: u64,
    /// The number of nodes to prove that there is no completion.
    pub proof: u64,
}

impl NearPair {
    /// Moves queens of a random solution along their rows, one at a time to a free square, until there is no completion
    /// left: the last two placements differ in the last move alone. A move is undone if its placement is refuted without
    /// a search, for example by a row without a free square, or if it cannot be decided in time. `None` if no such pair is found.
    ///
    /// # Panics
    /// When `size` is 2 or 3, or `queens` is more than `size`.
    #[must_use]
    pub fn find(size: usize, queens: usize, seed: u32) -> Option<Self> {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
        let mut board = of_solution(size, queens, !seed);
        let rows: Vec<u32> = board.queens().map(|queen| queen.row).collect();
        if rows.is_empty() {
            return None;
        }
        let mut free: Vec<u32> = board.occupied().open_columns().collect();
        let (_, mut nodes) = answer(&board, seed);
        let mut moves = 0;
        for _ in 0..MAX_MOVES {
            let row = rows[random.random_range(0..rows.len() as u32) as usize];
            let old = board.take(row)?;
            let is_open = |&at: &usize| board.occupied().diagonals_open(Square { row, column: free[at] });
            let open: Vec<usize> = (0..free.len()).filter(is_open).collect();
            if open.is_empty() {
                board.try_set(old);
                continue;
            }
            let chosen = open[random.random_range(0..open.len() as u32) as usize];
            let new = Square { row, column: free[chosen] };
            board.try_set(new);
            match answer(&board, seed) {
                (Some(true), took) => {
                    free[chosen] = old.column;
                    nodes = took;
                    moves += 1;
                }
                (Some(false), proof) if proof > 0 => {
                    let without = Placement::clone(&board);
                    let mut with = without.clone();
                    with.set(old);
                    return Some(NearPair { with, without, row, moves: moves + 1, nodes, proof });
                }
                _ => {
                    board.take(row);
                    board.try_set(old);
                }
            }
        }
        None
    }

    /// The number of rows in which the placements differ.
    #[must_use]
    pub fn different(&self) -> usize {
        (0..self.with.size() as u32).filter(|&row| self.with.column(row) != self.without.column(row)).count()
    }
}

/// Whether there is a completion, if that can be decided in time, and the nodes spent.
fn answer(placement: &NonAttacking, seed: u32) -> (Option<bool>, u64) {
    let mut solver = Solver::new(placement.clone(), seed);
    solver.run(MAX_NODES);
    (solver.answer(), solver.nodes())
}

/// `queens` queens of a random solution.
pub(super) fn of_solution(size: usize, queens: usize, seed: u32) -> NonAttacking {
    let mut generate = Generate::new(size, queens, seed, Source::Solution).expect("no more queens than rows");
    generate.run_to_end();
    let placement =
        generate.placement().expect("boards above 3 rows have solutions").expect("the generation has ended");
    placement.try_into().expect("queens of a solution do not attack each other")
}
