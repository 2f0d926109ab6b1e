//! The search for large boards: a greedy pass, then swaps of columns that leave no conflict. It proves nothing.
//!
//! Every free row gets a free column at random, whether its queen can stand there or has to wait:
//!
//! ```text
//!  pass   a row takes the first of the next few columns where it is not attacked; if there is none, it waits
//!
//!  swap   a row that waits takes the column of another row, which takes the column of the one that waits,
//!         where that leaves both unattacked:
//!
//!         . . Q . .    row 1 stands in column 2           . . . . Q
//!         . . . . .    row 3 waits for column 4    ->     . . . . .
//!         . . . . .                                       . . Q . .
//! ```
//!
//! Nothing is ever in conflict. On n rows, the last few of a full board find about one swap in 25 that fits.

use crate::board::{Occupied, Placement, Square};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// Columns that a row tries in the pass; swaps that a row tries in one go.
const TRIES: usize = 64;

/// A search for one completion of a placement without conflicts, which can stop after any row and go on.
#[derive(Clone, Debug)]
pub struct Large {
    placement: Placement,
    /// The diagonals that queens stand on; the columns are those of `columns`.
    occupied: Occupied,
    /// The rows free in the beginning, and the column that each of them holds or waits for.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// How many rows the pass has gone through.
    passed: usize,
    /// Places in `rows` of those that wait.
    waiting: Vec<u32>,
    random: Xoshiro128PlusPlus,
    nodes: u64,
    /// Goes of up to [`TRIES`] tries, and after how many it is stuck.
    goes: u64,
    stuck_at: u64,
}

impl Large {
    /// A search for a completion of these queens, none of which may attack another.
    #[must_use]
    pub fn new(given: &Placement, seed: u32) -> Self {
        let mut occupied = Occupied::none(given.size());
        given.queens().for_each(|queen| occupied.turn(queen));
        Large::on(given, occupied, seed)
    }

    /// As [`new`](Self::new), where the lines of these queens are known already.
    #[must_use]
    pub fn on(given: &Placement, occupied: Occupied, seed: u32) -> Self {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(u64::from(seed));
        let mut columns: Vec<u32> = (0..given.size() as u32).filter(|&column| occupied.column_open(column)).collect();
        columns.shuffle(&mut random);
        let free = columns.len();
        Large {
            placement: given.clone(),
            occupied,
            rows: given.free_rows().collect(),
            columns,
            passed: 0,
            waiting: Vec::new(),
            random,
            nodes: 0,
            goes: 0,
            stuck_at: patience(free),
        }
    }

    /// Works for at most so many goes more; true when it has ended, with a completion or stuck.
    pub fn run(&mut self, goes: u64) -> bool {
        let stop = self.goes.saturating_add(goes);
        while !self.found() && !self.stuck() && self.goes < stop {
            self.goes += 1;
            if self.passed < self.rows.len() {
                self.pass();
            } else {
                self.swap();
            }
        }
        self.found() || self.stuck()
    }

    /// Whether the placement is a completion.
    #[must_use]
    pub fn found(&self) -> bool {
        self.passed == self.rows.len() && self.waiting.is_empty()
    }

    /// Whether no swap was found for a long time, so that it is better to begin anew or to search in another way.
    #[must_use]
    pub fn stuck(&self) -> bool {
        self.goes >= self.stuck_at && !self.found()
    }

    /// Begins anew with other columns.
    pub fn restart(&mut self) {
        for at in 0..self.rows.len() {
            self.lift(at);
        }
        self.columns.shuffle(&mut self.random);
        self.waiting.clear();
        self.passed = 0;
        self.stuck_at = self.goes + patience(self.rows.len());
    }

    /// How many goes it has had: a row of the pass is one, and so are up to 64 swaps.
    #[must_use]
    pub fn goes(&self) -> u64 {
        self.goes
    }

    /// How many queens it has set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many rows were free in the beginning.
    #[must_use]
    pub fn free(&self) -> usize {
        self.rows.len()
    }

    /// How many rows have no queen.
    #[must_use]
    pub fn left(&self) -> usize {
        self.rows.len() - self.passed + self.waiting.len()
    }

    /// Whether it is still at the greedy pass.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        self.passed < self.rows.len()
    }

    /// The given queens and those that stand by now.
    #[must_use]
    pub fn placement(&self) -> &Placement {
        &self.placement
    }

    /// The given queens and those that stand by now, without the rest.
    #[must_use]
    pub fn into_placement(self) -> Placement {
        self.placement
    }

    /// Lets the next row of the pass choose among the next few columns.
    fn pass(&mut self) {
        let at = self.passed;
        self.passed += 1;
        let end = self.columns.len().min(at + TRIES);
        let row = self.rows[at];
        let open = (at..end).find(|&other| self.occupied.diagonals_open(Square::new(row, self.columns[other])));
        if let Some(other) = open {
            self.columns.swap(at, other);
            self.set(at);
            self.nodes += 1;
            return;
        }
        self.waiting.push(at as u32);
    }

    /// Looks for a row that can swap columns with the last of those that wait.
    fn swap(&mut self) {
        let Some(&at) = self.waiting.last() else { return };
        for _ in 0..TRIES {
            let other = self.random.random_range(0..self.rows.len() as u32);
            if self.exchange(at as usize, other as usize) {
                self.waiting.pop();
                return;
            }
        }
    }

    /// Swaps the columns of a row that waits and another one, if the first can stand then and the other stays as it was:
    /// standing or waiting.
    fn exchange(&mut self, at: usize, other: usize) -> bool {
        let stood = self.lift(other);
        self.columns.swap(at, other);
        if self.set(at) {
            if !stood || self.set(other) {
                self.nodes += 1 + u64::from(stood);
                return true;
            }
            self.lift(at);
        }
        self.columns.swap(at, other);
        if stood {
            self.set(other);
        }
        false
    }

    /// Sets a row's queen in its column, unless it is attacked there.
    fn set(&mut self, at: usize) -> bool {
        let square = Square::new(self.rows[at], self.columns[at]);
        let free = self.occupied.diagonals_open(square);
        if free {
            self.occupied.turn_diagonals(square);
            self.placement.set(square);
        }
        free
    }

    /// Takes a row's queen off; false if there is none.
    fn lift(&mut self, at: usize) -> bool {
        let square = Square::new(self.rows[at], self.columns[at]);
        let stood = self.placement.column(square.row as usize).is_some();
        if stood {
            self.occupied.turn_diagonals(square);
            self.placement.take(square.row as usize);
        }
        stood
    }
}

/// The goes after which the search is stuck: one for each row in the pass, and far more for swaps than they need where
/// completions abound.
fn patience(free: usize) -> u64 {
    let free = free as u64;
    free + free / 8 + 16
}
