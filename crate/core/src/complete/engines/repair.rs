//! The repair search, for wide-open boards on which a few rows are left over: it moves queens along alternating paths. It
//! proves nothing.
//!
//! The free rows and the free columns are the two sides of a bipartite graph, whose edges are the squares that no queen
//! attacks along a diagonal. A row without a queen takes the column of another row, which takes the column of a third one,
//! until one finds a column that is left over:
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
//! and Karp, 1973.) New queens close diagonals for each other as well, so a path is tried on the board, and passed over where
//! two of its queens meet. Where there is no path, the row takes a square that only movable queens attack, and these wait.

use super::Greedy;
use crate::board::{NonAttacking, Placement, Square};
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;
use std::collections::BTreeMap;

/// No row, or no column.
const NONE: u32 = u32::MAX;

/// Columns left over at which a row that could make way looks.
const LEFT_OVER: usize = 64;

/// Squares that are looked at for the cost of one unit of work.
const SQUARES: u64 = 64;

/// What a row that looks costs besides.
const SQUARES_A_LOOK: u64 = 64;

/// The squares after which the search is stuck, besides what each row that waits may take.
const PATIENCE: u64 = 1 << 23;

/// How often each row that waits may look at all columns.
const SCANS: u64 = 16;

/// A search for one completion of a placement that is filled but for a few rows. It can stop after any row and go on.
#[derive(Clone, Debug)]
pub struct Repair {
    /// The given queens and those that stand by now.
    board: NonAttacking,
    /// The rows and the columns that were free in the beginning, ascending. All that follows counts within these.
    rows: Vec<u32>,
    columns: Vec<u32>,
    /// By row its column, by column its row, or [`NONE`].
    column_of: Vec<u32>,
    row_of: Vec<u32>,
    /// Rows without a queen and columns that are left over, as many.
    waiting: Vec<u32>,
    left_over: Vec<u32>,
    paths: Paths,
    random: Xoshiro128PlusPlus,
    nodes: u64,
    /// How many squares were looked at, and after how many it is stuck.
    squares: u64,
    stuck_at: u64,
}

/// The paths that begin in the row that waits last.
#[derive(Clone, Debug, Default)]
struct Paths {
    /// The rows that are reached, in the order in which that happened, and how many of them have looked at all columns.
    reached: Vec<u32>,
    looked: usize,
    /// By column the row that would take it, or [`NONE`]; and the columns of which there is one.
    taken_by: Vec<u32>,
    taken: Vec<u32>,
}

impl Repair {
    /// Goes on from where a greedy search is stuck; `seed` decides which completion is found.
    #[must_use]
    pub fn new(greedy: &Greedy, seed: u32) -> Self {
        let rows: Vec<u32> = greedy.movable_rows().collect();
        let board = greedy.board().clone();
        let mut held: Vec<(u32, u32)> = board.occupied().open_columns().map(|column| (column, NONE)).collect();
        held.extend((0..).zip(&rows).filter_map(|(place, &row)| Some((board.column(row)?, place))));
        held.sort_unstable();
        let (columns, row_of): (Vec<u32>, Vec<u32>) = held.into_iter().unzip();
        let mut column_of = vec![NONE; rows.len()];
        for (column, &row) in (0..).zip(&row_of).filter(|&(_, &row)| row != NONE) {
            column_of[row as usize] = column;
        }
        let free =
            |held: &[u32]| (0..).zip(held).filter(|&(_, &other)| other == NONE).map(|(place, _)| place).collect();
        let (waiting, left_over): (Vec<u32>, Vec<u32>) = (free(&column_of), free(&row_of));
        let mut repair = Repair {
            stuck_at: PATIENCE + SCANS * (waiting.len() * columns.len()) as u64,
            paths: Paths { taken_by: vec![NONE; columns.len()], ..Paths::default() },
            random: Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)),
            board,
            rows,
            columns,
            column_of,
            row_of,
            waiting,
            left_over,
            nodes: 0,
            squares: 0,
        };
        repair.begin();
        repair
    }

    /// Whether the placement is a completion.
    #[must_use]
    pub fn found(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether it has taken so long that it is better to search in another way.
    #[must_use]
    pub fn stuck(&self) -> bool {
        self.squares >= self.stuck_at && !self.found()
    }

    /// How much work was done: up to 64 squares looked at are one.
    #[must_use]
    pub fn work(&self) -> u64 {
        self.squares / SQUARES
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
        self.waiting.len()
    }

    /// The given queens and those that stand by now.
    #[must_use]
    pub fn placement(&self) -> &Placement {
        &self.board
    }

    /// The given queens and those that stand by now, without the rest.
    #[must_use]
    pub fn into_placement(self) -> Placement {
        self.board.into_placement()
    }

    /// The given queens alone.
    #[must_use]
    pub fn given(&self) -> NonAttacking {
        let mut given = self.board.clone();
        for &row in &self.rows {
            if let Some(column) = given.column(row) {
                given.lift(Square::new(row, column));
            }
        }
        given
    }

    /// Begins paths from the row that waits last.
    fn begin(&mut self) {
        for column in self.paths.taken.drain(..) {
            self.paths.taken_by[column as usize] = NONE;
        }
        self.paths.reached.clear();
        self.paths.reached.extend(self.waiting.last());
        self.paths.looked = 0;
    }

    /// Lets the next row that is reached look at all columns.
    fn look(&mut self) {
        self.squares += SQUARES_A_LOOK;
        let Some(&row) = self.paths.reached.get(self.paths.looked) else {
            self.make_room();
            return self.begin();
        };
        self.paths.looked += 1;
        let many = self.columns.len() as u32;
        let start = self.random.random_range(0..many);
        for column in (start..many).chain(0..start) {
            self.squares += 1;
            if self.paths.taken_by[column as usize] != NONE || !self.is_open(row, column) {
                continue;
            }
            let held_by = self.row_of[column as usize];
            if held_by == NONE {
                if self.take_path(row, column) {
                    return self.begin();
                }
            } else {
                self.paths.taken_by[column as usize] = row;
                self.paths.taken.push(column);
                self.paths.reached.push(held_by);
                if self.ends(held_by) {
                    return self.begin();
                }
            }
        }
    }

    /// Ends the path to this row in one of the columns that are left over; true when all its queens could be set.
    fn ends(&mut self, row: u32) -> bool {
        for place in (0..self.left_over.len()).rev().take(LEFT_OVER) {
            self.squares += 1;
            let column = self.left_over[place];
            if self.is_open(row, column) && self.take_path(row, column) {
                return true;
            }
        }
        false
    }

    /// Moves the queens of the path to this row, which takes `column`; false, with all as before, when two of them meet.
    fn take_path(&mut self, last: u32, column: u32) -> bool {
        let mut moves = Vec::new();
        let (mut row, mut to) = (last, column);
        loop {
            let from = self.column_of[row as usize];
            moves.push((row, from, to));
            if from == NONE {
                break;
            }
            (row, to) = (self.paths.taken_by[from as usize], from);
            if moves.iter().any(|&(other, ..)| other == row) {
                return false;
            }
        }
        for &(row, from, _) in moves.iter().filter(|&&(_, from, _)| from != NONE) {
            self.board.lift(self.square(row, from));
        }
        let meets = |&(row, _, to): &(u32, u32, u32)| {
            let square = self.square(row, to);
            let open = self.board.occupied().is_open(square);
            if open {
                self.board.put(square);
            }
            !open
        };
        if let Some(set) = moves.iter().position(meets) {
            for &(row, _, to) in &moves[..set] {
                self.board.lift(self.square(row, to));
            }
            for &(row, from, _) in moves.iter().filter(|&&(_, from, _)| from != NONE) {
                self.board.put(self.square(row, from));
            }
            return false;
        }
        for &(row, _, to) in &moves {
            (self.column_of[row as usize], self.row_of[to as usize]) = (to, row);
        }
        self.waiting.pop();
        self.no_longer_left_over(column);
        self.nodes += moves.len() as u64;
        true
    }

    fn no_longer_left_over(&mut self, column: u32) {
        if let Some(place) = self.left_over.iter().rposition(|&other| other == column) {
            self.left_over.swap_remove(place);
        }
    }

    /// Sets the queen of the row that waits last on a square that only movable queens attack, as few of them as can be;
    /// these wait then.
    fn make_room(&mut self) {
        let Some(&row) = self.waiting.last() else { return };
        let many = self.columns.len() as u32;
        let start = self.random.random_range(0..many);
        let holders = self.holders();
        let mut fewest: Option<(u32, Vec<u32>)> = None;
        for column in (start..many).chain(0..start) {
            let below = fewest.as_ref().map_or(usize::MAX, |(_, attackers)| attackers.len());
            if let Some(attackers) =
                self.attackers(self.square(row, column), column, &holders).filter(|found| found.len() < below)
            {
                fewest = Some((column, attackers));
            }
        }
        self.squares += 16 * u64::from(many);
        let Some((column, attackers)) = fewest else {
            // The given queens attack every square of this row.
            self.stuck_at = self.squares;
            return;
        };
        self.waiting.pop();
        for other in attackers {
            let left = std::mem::replace(&mut self.column_of[other as usize], NONE);
            self.board.lift(self.square(other, left));
            self.row_of[left as usize] = NONE;
            self.left_over.push(left);
            self.waiting.push(other);
        }
        self.no_longer_left_over(column);
        self.board.put(self.square(row, column));
        (self.column_of[row as usize], self.row_of[column as usize]) = (column, row);
        self.nodes += 1;
    }

    /// The rows of the movable queens that attack a square; `None` when a given one does.
    fn attackers(&self, square: Square, column: u32, holders: &[BTreeMap<u32, u32>; 2]) -> Option<Vec<u32>> {
        let mut found: Vec<u32> = Some(self.row_of[column as usize]).filter(|&row| row != NONE).into_iter().collect();
        let closed = self.board.occupied().diagonals_closed(square);
        for ((closed, line), holders) in closed.into_iter().zip(self.diagonals(square)).zip(holders) {
            if closed {
                found.push(*holders.get(&line)?);
            }
        }
        Some(found)
    }

    /// Which row holds which diagonal, and which anti-diagonal, by a movable queen.
    fn holders(&self) -> [BTreeMap<u32, u32>; 2] {
        let placed = || (0..).zip(&self.column_of).filter(|&(_, &column)| column != NONE);
        let lines = |which: usize| {
            placed().map(move |(row, &column)| (self.diagonals(self.square(row, column))[which], row)).collect()
        };
        [lines(0), lines(1)]
    }

    fn diagonals(&self, square: Square) -> [u32; 2] {
        [square.diagonal(self.board.size() as u32), square.anti_diagonal()]
    }

    /// Whether no queen attacks this square along a diagonal.
    fn is_open(&self, row: u32, column: u32) -> bool {
        self.board.occupied().diagonals_open(self.square(row, column))
    }

    fn square(&self, row: u32, column: u32) -> Square {
        Square::new(self.rows[row as usize], self.columns[column as usize])
    }
}

impl Sliced for Repair {
    /// Goes on by about `work`, each some tens of nanoseconds; true when it has ended, with a completion or stuck.
    fn run(&mut self, work: u64) -> bool {
        let stop = self.work().saturating_add(work);
        while !self.found() && !self.stuck() && self.work() < stop {
            self.look();
        }
        self.found() || self.stuck()
    }
}
