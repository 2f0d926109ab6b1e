//! The learning search: the free squares as a formula, decided by a solver that learns a clause from every conflict.
//!
//! It is for very large boards with few free squares in each row, on which the exact search finds the consequences of its
//! first choices too late. Each free square is a variable. Each free row and column has at least one queen; each row,
//! column, diagonal and anti-diagonal has at most one: by pairs, or in long lines by a counter.
//!
//! ```text
//!  a counter over x1 x2 x3 ...     s1 s2 s3 ... mean: there is a queen on a square up to here
//!      x1 -> s1,   x2 -> s2, s1 -> s2, not both x2 and s1,   and so on
//! ```
//!
//! (Sinz, "Towards an optimal CNF encoding of Boolean cardinality constraints", CP 2005.)
//!
//! It reports that there is no completion only once this is [verified](super::verifying), clause by clause.

use super::CompletionEngine;
use super::encoding::{FreeLine, write};
use super::sat::{PROPAGATIONS_PER_NODE, Sat, positive};
use super::verifying::Verifying;
use crate::board::{Line, LineKind, NonAttacking, Square};
use crate::complete::answer::Engine;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;
use batsat::Lit;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Not;

/// The maximum number of free squares for a formula, which limits its memory to about 200 MB.
const MAX_SQUARES: usize = 250_000;

/// A search for one completion of a placement without conflicts, which can stop occasionally and resume.
pub struct Learning {
    given: NonAttacking,
    /// The free squares: the first variables, in this order.
    squares: Vec<Square>,
    lines: Vec<FreeLine>,
    /// How many of the lines have become clauses.
    written: usize,
    sat: Sat,
    verifying: Option<Verifying>,
}

impl Learning {
    /// A search for a completion of `given`; `seed` decides which one is found. `None` if too many squares are free.
    #[must_use]
    pub fn new(given: NonAttacking, seed: u32) -> Option<Self> {
        Learning::among(given, |_| true, seed)
    }

    /// Like `new`, for a completion whose further queens are on `allowed` squares.
    pub(crate) fn among(given: NonAttacking, allowed: impl Fn(Square) -> bool, seed: u32) -> Option<Self> {
        Learning::with(given, allowed, |squares| Sat::new(squares.len(), seed))
    }

    /// Like `new`, with a proof in DRAT if there is no completion. The proof is not verified here. It uses the
    /// variables of [`Formula`](crate::complete::proof::Formula).
    pub(crate) fn with_proof(given: NonAttacking, seed: u32) -> Option<Self> {
        let size = given.size() as u32;
        let names = |squares: &[Square]| squares.iter().map(|square| square.number(size) + 1).collect();
        Learning::with(given, |_| true, |squares| Sat::with_proof(names(squares), seed))
    }

    fn with(given: NonAttacking, allowed: impl Fn(Square) -> bool, sat: impl FnOnce(&[Square]) -> Sat) -> Option<Self> {
        let columns: Vec<u32> = given.occupied().open_columns().collect();
        let mut squares = Vec::new();
        for row in given.free_rows() {
            let in_row = columns.iter().map(|&column| Square::new(row, column));
            squares.extend(in_row.filter(|&square| given.occupied().diagonals_open(square) && allowed(square)));
            if squares.len() > MAX_SQUARES {
                return None;
            }
        }
        let lines = lines(&given, &columns, &squares);
        let sat = sat(&squares);
        Some(Learning { given, squares, lines, written: 0, sat, verifying: None })
    }

    /// How many conflicts it has learned from.
    #[must_use]
    pub fn conflicts(&self) -> u64 {
        self.sat.conflicts()
    }

    /// Takes the proof that was written since the last call.
    pub(in crate::complete) fn take_proof(&mut self) -> String {
        self.sat.take_proof()
    }

    /// Writes the clauses of the next line, runs the solver until it pauses, or verifies a clause.
    fn step(&mut self) {
        if let Some(verifying) = &mut self.verifying {
            verifying.step();
            return;
        }
        if let Some(line) = self.lines.get_mut(self.written) {
            self.written += 1;
            let squares: Vec<Lit> = line.squares.drain(..).map(positive).collect();
            let (needs_one, paired) = (line.needs_one, self.sat.has_proof());
            let sat = RefCell::new(&mut self.sat);
            let further = || sat.borrow_mut().variable();
            write(&squares, needs_one, paired, Lit::not, further, |clause| sat.borrow_mut().add(clause.to_vec()));
            return;
        }
        self.sat.step();
        if let Some(log) = self.sat.take_log_of_contradiction() {
            let columns: Vec<u32> = self.given.occupied().open_columns().collect();
            let lines = lines(&self.given, &columns, &self.squares);
            self.verifying = Some(Verifying::new(lines, self.squares.len() as u32, log));
        }
    }

    /// Whether the search ended without an answer, because there is too much to be verified.
    fn is_stuck(&self) -> bool {
        self.sat.is_stuck() || self.verifying.as_ref().is_some_and(|verifying| verifying.verified() == Some(false))
    }
}

impl CompletionEngine for Learning {
    fn name(&self) -> Engine {
        Engine::Learning
    }

    fn phase(&self) -> Phase {
        Phase::Exact
    }

    fn found(&self) -> Option<bool> {
        match (self.sat.satisfied(), &self.verifying) {
            (Some(false), Some(verifying)) => verifying.verified().filter(|&verified| verified).map(|_| false),
            (satisfied, _) => satisfied,
        }
    }

    fn given(&self) -> NonAttacking {
        self.given.clone()
    }

    fn board(&self) -> NonAttacking {
        let mut board = self.given.clone();
        if self.found() == Some(true) {
            let queens = self.squares.iter().zip(self.sat.truth()).filter(|&(_, is_true)| is_true);
            queens.for_each(|(&square, _)| board.put(square));
        }
        board
    }

    fn free(&self) -> usize {
        self.given.free()
    }

    fn left(&self) -> usize {
        if self.found() == Some(true) { 0 } else { self.given.free() }
    }

    /// How many squares it has decided on.
    fn nodes(&self) -> u64 {
        self.sat.decisions()
    }

    /// Clauses written, decisions, propagations, and clauses examined by the check.
    fn spent(&self) -> u64 {
        let visits = self.verifying.as_ref().map_or(0, Verifying::visits);
        self.sat.spent() + visits / PROPAGATIONS_PER_NODE
    }
}

impl Sliced for Learning {
    /// Works for about `nodes` nodes more; true when the search has ended.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.spent().saturating_add(nodes);
        let is_over = |learning: &Self| learning.found().is_some() || learning.is_stuck();
        while !is_over(self) && self.spent() < stop {
            self.step();
        }
        is_over(self)
    }
}

impl fmt::Debug for Learning {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = self.squares.len();
        formatter.debug_struct("Learning").field("squares", &squares).field("sat", &self.sat).finish_non_exhaustive()
    }
}

/// The free rows and columns, even without free squares, because each needs a queen; and the diagonals with at least
/// two free squares.
fn lines(given: &NonAttacking, columns: &[u32], squares: &[Square]) -> Vec<FreeLine> {
    let size = given.size() as u32;
    let rows = given.free_rows().map(|row| Line::new(LineKind::Row, row));
    let columns = columns.iter().map(|&column| Line::new(LineKind::Column, column));
    let mut on: BTreeMap<Line, Vec<u32>> = rows.chain(columns).map(|line| (line, Vec::new())).collect();
    for (place, square) in (0..).zip(squares) {
        for line in square.lines(size) {
            on.entry(line).or_default().push(place);
        }
    }
    on.into_iter()
        .map(|(line, squares)| FreeLine { squares, needs_one: matches!(line.kind, LineKind::Row | LineKind::Column) })
        .filter(|line| line.needs_one || line.squares.len() > 1)
        .collect()
}
