//! The repair search, for wide-open boards on which a few rows are left over: it moves queens along alternating paths. It
//! proves nothing.
//!
//! The free rows and the free columns are the two sides of a bipartite graph. Its edges are the squares that no queen
//! attacks along a diagonal. A row without a queen takes the column of another row, which takes the column of a third one,
//! until one finds an unused column:
//!
//! ```text
//!  row 4 waits, column 1 is left over         4 takes 3, 2 takes 0, 7 takes 1
//!
//!     row      2     7     4                     row      2     7     4
//!              |     |                                  /     /     /
//!     column   3     0     1                     column 0     1     3
//! ```
//!
//! Each search is breadth first, so that a path is as short as can be. (Berge, "Two theorems in graph theory", 1957; Hopcroft
//! and Karp, 1973.) New queens also attack each other along diagonals, so a path is tried on the board, and skipped if
//! two of its queens attack each other. If there is no path, the row takes a square that only movable queens attack, and the
//! rows of these queens wait.

use super::CompletionEngine;
use super::matching::{Matching, Move, NONE};
use crate::board::{NonAttacking, Placement};
use crate::complete::answer::Engine;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// The maximum number of unused columns that are tried as the end of a path.
const MAX_COLUMNS_TRIED: usize = 64;

/// Squares that are examined for the cost of one unit of work.
const SQUARES_PER_UNIT: u64 = 64;

/// The extra cost of a row that looks for a square.
const SQUARES_PER_SCAN: u64 = 64;

/// The squares after which the search counts as stuck, in addition to the squares that each waiting row may examine.
const PATIENCE: u64 = 1 << 21;

/// How often each waiting row may scan all columns.
const SCANS_PER_ROW: u64 = 16;

/// A search for one completion of a placement in which all but a few rows are filled. It can stop after any row and resume.
#[derive(Clone, Debug)]
pub struct Repair {
    matching: Matching,
    paths: Paths,
    /// How often the queen of each row was displaced. Rows with high numbers have few squares.
    displaced: Vec<u32>,
    random: Xoshiro128PlusPlus,
    nodes: u64,
    /// How many squares were examined, and the number after which the search counts as stuck.
    squares: u64,
    stuck_at: u64,
}

/// The paths that begin in the last waiting row.
#[derive(Clone, Debug, Default)]
struct Paths {
    /// The rows in the order in which they were reached, and how many of them have examined all columns.
    reached: Vec<u32>,
    scanned: usize,
    /// For each column the row that would take it, or [`NONE`]; and the columns that have such a row.
    taken_by: Vec<u32>,
    taken: Vec<u32>,
}

impl Repair {
    /// Continues with the board of `engine`, on which some rows have no queen; `seed` decides which completion is found.
    #[must_use]
    pub fn after(engine: &dyn CompletionEngine, seed: u32) -> Self {
        let matching = Matching::new(engine.board(), engine.given().free_rows().collect());
        let mut repair = Repair {
            stuck_at: PATIENCE + SCANS_PER_ROW * (matching.waiting().len() * matching.len()) as u64,
            paths: Paths { taken_by: vec![NONE; matching.len()], ..Paths::default() },
            displaced: vec![0; matching.len()],
            random: Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)),
            matching,
            nodes: 0,
            squares: 0,
        };
        repair.begin();
        repair
    }

    /// Whether the search has taken so long that another search is better.
    #[must_use]
    pub fn stuck(&self) -> bool {
        self.squares >= self.stuck_at && self.left() > 0
    }

    /// Begins paths from the last waiting row.
    fn begin(&mut self) {
        for column in self.paths.taken.drain(..) {
            self.paths.taken_by[column as usize] = NONE;
        }
        self.paths.reached.clear();
        self.paths.reached.extend(self.matching.waiting().last());
        self.paths.scanned = 0;
    }

    /// Lets the next reached row scan all columns.
    fn scan_row(&mut self) {
        self.squares += SQUARES_PER_SCAN;
        let Some(&row) = self.paths.reached.get(self.paths.scanned) else {
            self.make_room();
            return self.begin();
        };
        self.paths.scanned += 1;
        let many = self.matching.len() as u32;
        let start = self.random.random_range(0..many);
        for column in (start..many).chain(0..start) {
            self.squares += 1;
            if self.paths.taken_by[column as usize] != NONE || !self.matching.is_open(row, column) {
                continue;
            }
            let occupant = self.matching.row_of(column);
            if occupant == NONE {
                if self.take_path(row, column) {
                    return self.begin();
                }
            } else {
                self.paths.taken_by[column as usize] = row;
                self.paths.taken.push(column);
                self.paths.reached.push(occupant);
                if self.end_path(occupant) {
                    return self.begin();
                }
            }
        }
    }

    /// Ends the path to this row in an unused column; true if all its queens could be set.
    fn end_path(&mut self, row: u32) -> bool {
        for place in (0..self.matching.left_over().len()).rev().take(MAX_COLUMNS_TRIED) {
            self.squares += 1;
            let column = self.matching.left_over()[place];
            if self.matching.is_open(row, column) && self.take_path(row, column) {
                return true;
            }
        }
        false
    }

    /// Moves the queens of the path to this row, which takes `column`. Returns false, and changes nothing, if two of the moved
    /// queens attack each other.
    fn take_path(&mut self, last: u32, column: u32) -> bool {
        let mut path: Vec<Move> = Vec::new();
        let (mut row, mut to) = (last, column);
        loop {
            let from = self.matching.column_of(row);
            path.push(Move { row, from, to });
            if from == NONE {
                break;
            }
            (row, to) = (self.paths.taken_by[from as usize], from);
            if path.iter().any(|step| step.row == row) {
                return false;
            }
        }
        let taken = self.matching.apply(&path);
        if taken {
            self.nodes += path.len() as u64;
        }
        taken
    }

    /// Sets the queen of the last waiting row on a square that only movable queens attack. Their rows wait then.
    ///
    /// The square with the fewest attackers is chosen. Each attacker counts once more for every time it has been
    /// displaced. So rows with few squares, which return again and again, are left alone in the end, and two rows do
    /// not displace each other forever. (Morris, "The breakout method for escaping from local minima", 1993.)
    fn make_room(&mut self) {
        let Some(&row) = self.matching.waiting().last() else { return };
        let many = self.matching.len() as u32;
        let start = self.random.random_range(0..many);
        let diagonal_rows = self.matching.diagonal_rows();
        let mut best: Option<(u32, u32, Vec<u32>)> = None;
        for column in (start..many).chain(0..start) {
            let Some(attackers) = self.matching.attackers(row, column, &diagonal_rows) else { continue };
            let cost = attackers.iter().map(|&attacker| 1 + self.displaced[attacker as usize]).sum();
            if best.as_ref().is_none_or(|&(below, ..)| cost < below) {
                best = Some((cost, column, attackers));
            }
        }
        self.squares += 16 * u64::from(many);
        let Some((_, column, attackers)) = best else {
            // The given queens attack every square of this row.
            self.stuck_at = self.squares;
            return;
        };
        for &attacker in &attackers {
            self.displaced[attacker as usize] += 1;
        }
        self.matching.displace(column, &attackers);
        self.nodes += 1;
    }
}

impl CompletionEngine for Repair {
    fn name(&self) -> Engine {
        Engine::Repair
    }

    fn phase(&self) -> Phase {
        Phase::Repair
    }

    fn found(&self) -> Option<bool> {
        (self.left() == 0).then_some(true)
    }

    fn given(&self) -> NonAttacking {
        self.matching.given()
    }

    fn board(&self) -> NonAttacking {
        self.matching.board().clone()
    }

    fn into_placement(self: Box<Self>) -> Placement {
        self.matching.into_board().into_placement()
    }

    fn free(&self) -> usize {
        self.matching.len()
    }

    fn left(&self) -> usize {
        self.matching.waiting().len()
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Up to 64 squares examined are one unit.
    fn spent(&self) -> u64 {
        self.squares / SQUARES_PER_UNIT
    }
}

impl Sliced for Repair {
    /// Works for about `work` units, each some tens of nanoseconds; true when the search has ended, with a completion
    /// or stuck.
    fn run(&mut self, work: u64) -> bool {
        let stop = self.spent().saturating_add(work);
        while self.left() > 0 && !self.stuck() && self.spent() < stop {
            self.scan_row();
        }
        self.left() == 0 || self.stuck()
    }
}
