//! The learning search: the free squares as a formula, decided by a solver that learns a clause from every conflict.
//!
//! It serves where few squares are free in each row of a very large board, so that the exact search sees too late what its
//! first choices led to. The solver is `batsat`, a descendant of MiniSat (Eén and Sörensson, "An extensible SAT-solver",
//! SAT 2003). Each free square is a variable; each free row and column has at least one queen; each row, column, diagonal
//! and anti-diagonal has at most one: by pairs, or in long lines by a counter.
//!
//! ```text
//!  a counter over x1 x2 x3 ...     s1 s2 s3 ... say: there was a queen up to here
//!      x1 -> s1,   x2 -> s2, s1 -> s2, not both x2 and s1,   and so on
//! ```
//!
//! (Sinz, "Towards an optimal CNF encoding of Boolean cardinality constraints", CP 2005.)

use super::CompletionEngine;
use crate::board::{Line, LineKind, NonAttacking, Square};
use crate::complete::answer::Engine;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;
use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;

/// The most free squares that are made a formula: what keeps it under some 200 MB.
const MOST_SQUARES: usize = 250_000;

/// Lines of more squares than this are encoded by a counter, shorter ones pair by pair.
const LONGEST_PAIRED: usize = 5;

/// After how many conflicts, or decisions, the solver stops for a moment.
const CONFLICTS: u64 = 250;
const DECISIONS: u64 = 10_000;

/// What follows from others in the time that a node of the exact search takes.
const PROPAGATIONS_A_NODE: u64 = 8;

/// A search for one completion of a placement without conflicts, which can stop now and then and resume.
pub struct Learning {
    given: NonAttacking,
    /// The free squares: the first variables, in this order.
    squares: Vec<Square>,
    lines: Vec<FreeLine>,
    /// How many of the lines have become clauses.
    written: usize,
    clauses: u64,
    solver: Solver<Pauses>,
    found: Option<bool>,
}

/// The free squares of a line, by their variables.
#[derive(Debug)]
struct FreeLine {
    squares: Vec<u32>,
    /// Rows and columns need a queen.
    needs_one: bool,
}

impl Learning {
    /// A search for a completion of `given`; `seed` decides which one is found. `None` where too many squares are free.
    #[must_use]
    pub fn new(given: NonAttacking, seed: u32) -> Option<Self> {
        Learning::with(given, seed, Pauses::default())
    }

    /// As `new`, with a proof in DRAT where there is no completion. Its variables are those of
    /// [`Formula`](crate::complete::proof::Formula).
    pub(crate) fn with_proof(given: NonAttacking, seed: u32) -> Option<Self> {
        let proof = Some(Recording::default());
        Learning::with(given, seed, Pauses { proof, ..Pauses::default() })
    }

    fn with(given: NonAttacking, seed: u32, mut pauses: Pauses) -> Option<Self> {
        let columns: Vec<u32> = given.occupied().open_columns().collect();
        let mut squares = Vec::new();
        for row in given.free_rows() {
            let in_row = columns.iter().map(|&column| Square::new(row, column));
            squares.extend(in_row.filter(|&square| given.occupied().diagonals_open(square)));
            if squares.len() > MOST_SQUARES {
                return None;
            }
        }
        let size = given.size() as u32;
        if let Some(proof) = &mut pauses.proof {
            proof.names = squares.iter().map(|square| square.number(size) + 1).collect();
        }
        let lines = lines(&given, &columns, &squares);
        let options = SolverOpts { random_seed: f64::from(seed) + 1.0, rnd_init_act: true, ..SolverOpts::default() };
        let mut solver = Solver::new(options, pauses);
        for _ in &squares {
            solver.new_var_default();
        }
        Some(Learning { given, squares, lines, written: 0, clauses: 0, solver, found: None })
    }

    /// How many conflicts it has learned from.
    #[must_use]
    pub fn conflicts(&self) -> u64 {
        self.solver.num_conflicts()
    }

    /// The proof written so far; the next one starts empty.
    pub(in crate::complete) fn take_proof(&mut self) -> String {
        self.solver.cb_mut().proof.as_mut().map(|proof| std::mem::take(&mut proof.text)).unwrap_or_default()
    }

    /// Writes the clauses of the next line, or lets the solver go on until it stops for a moment.
    fn step(&mut self) {
        if let Some(line) = self.lines.get_mut(self.written) {
            self.written += 1;
            let squares: Vec<Lit> = line.squares.drain(..).map(|place| positive(Var::unsafe_from_idx(place))).collect();
            let needs_one = line.needs_one;
            self.write(squares, needs_one);
            return;
        }
        let known = self.solver.solve_limited(&[]);
        if known == lbool::TRUE || known == lbool::FALSE {
            self.found = Some(known == lbool::TRUE);
        }
    }

    fn write(&mut self, squares: Vec<Lit>, needs_one: bool) {
        if squares.len() <= LONGEST_PAIRED || self.solver.cb().proof.is_some() {
            for (place, &one) in squares.iter().enumerate() {
                squares[place + 1..].iter().for_each(|&other| self.add(vec![!one, !other]));
            }
        } else {
            let mut before = None;
            for &square in &squares {
                let up_to = positive(self.solver.new_var_default());
                self.add(vec![!square, up_to]);
                if let Some(before) = before.replace(up_to) {
                    self.add(vec![!before, up_to]);
                    self.add(vec![!square, !before]);
                }
            }
        }
        if needs_one {
            self.add(squares);
        }
    }

    fn add(&mut self, mut clause: Vec<Lit>) {
        self.clauses += 1;
        // False when the clauses contradict each other already: the solver says so when it is asked.
        self.solver.add_clause_reuse(&mut clause);
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
        self.found
    }

    fn given(&self) -> NonAttacking {
        self.given.clone()
    }

    fn board(&self) -> NonAttacking {
        let mut board = self.given.clone();
        if self.found == Some(true) {
            let model = self.solver.get_model();
            let stands = self.squares.iter().zip(model).filter(|&(_, &value)| value == lbool::TRUE);
            stands.for_each(|(&square, _)| board.put(square));
        }
        board
    }

    fn free(&self) -> usize {
        self.given.free()
    }

    fn left(&self) -> usize {
        if self.found == Some(true) { 0 } else { self.given.free() }
    }

    /// How many squares it has decided on.
    fn nodes(&self) -> u64 {
        self.solver.num_decisions()
    }

    /// Clauses written, decisions, and what followed from them.
    fn spent(&self) -> u64 {
        let solver = &self.solver;
        (self.clauses + solver.num_propagations()) / PROPAGATIONS_A_NODE + solver.num_decisions()
    }
}

impl Sliced for Learning {
    /// Works for about `nodes` nodes more; true when it has ended.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.spent().saturating_add(nodes);
        while self.found.is_none() && self.spent() < stop {
            self.step();
        }
        self.found.is_some()
    }
}

impl fmt::Debug for Learning {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = self.squares.len();
        formatter
            .debug_struct("Learning")
            .field("squares", &squares)
            .field("found", &self.found)
            .finish_non_exhaustive()
    }
}

fn positive(variable: Var) -> Lit {
    Lit::new(variable, true)
}

/// All lines with free squares. A row or a column without any is among them: it has none, and needs one.
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

/// Stops the solver now and then, always at the same places, and writes down what it learns.
#[derive(Default)]
struct Pauses {
    conflicts: u64,
    decisions: Cell<u64>,
    proof: Option<Recording>,
}

/// A proof in DRAT.
#[derive(Default)]
struct Recording {
    /// What the variables are called outside.
    names: Vec<u32>,
    text: String,
}

impl Callbacks for Pauses {
    fn on_start(&mut self) {
        self.conflicts = 0;
        self.decisions.set(0);
    }

    fn on_new_clause(&mut self, clause: &[Lit], _: ClauseKind) {
        self.conflicts += 1;
        if let Some(proof) = &mut self.proof {
            proof.write("", clause);
        }
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        if let Some(proof) = &mut self.proof {
            proof.write("d ", clause);
        }
    }

    fn stop(&self) -> bool {
        self.decisions.set(self.decisions.get() + 1);
        self.conflicts >= CONFLICTS || self.decisions.get() >= DECISIONS
    }
}

impl Recording {
    fn write(&mut self, kind: &str, clause: &[Lit]) {
        self.text.push_str(kind);
        for literal in clause {
            if !literal.sign() {
                self.text.push('-');
            }
            self.text.push_str(&self.names[literal.var().idx() as usize].to_string());
            self.text.push(' ');
        }
        self.text.push_str("0\n");
    }
}
