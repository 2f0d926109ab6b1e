//! A solver that learns a clause from every conflict. It pauses regularly, and can write a proof.
//!
//! It is `batsat`, a descendant of MiniSat (Eén and Sörensson, "An extensible SAT-solver", SAT 2003).

use super::verifying::Log;
use crate::complete::clauses::MAX_WORDS;
use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};
use std::cell::Cell;
use std::fmt;

/// The numbers of conflicts and of decisions after which the solver pauses: the limits of a slice.
const MAX_CONFLICTS: u64 = 250;
const MAX_DECISIONS: u64 = 10_000;

/// The number of propagations that take as long as one node of the exact search.
pub(super) const PROPAGATIONS_PER_NODE: u64 = 8;

/// A set of clauses, and whether they can be satisfied together.
pub(in crate::complete) struct Sat {
    solver: Solver<Pauses>,
    clauses: u64,
    satisfied: Option<bool>,
}

impl Sat {
    /// No clauses yet over `variables` variables, which count from 0. `seed` decides which assignment is found.
    pub(in crate::complete) fn new(variables: usize, seed: u32) -> Self {
        Sat::with(variables, seed, Pauses::default())
    }

    /// Like `new`, but writes a proof in DRAT if the clauses cannot be satisfied. `names` are the numbers of the variables in
    /// the proof. No variable may be added.
    pub(in crate::complete) fn with_proof(names: Vec<u32>, seed: u32) -> Self {
        let variables = names.len();
        let record = Record::Proof(ProofText { names, text: String::new() });
        Sat::with(variables, seed, Pauses { record, ..Pauses::default() })
    }

    fn with(variables: usize, seed: u32, pauses: Pauses) -> Self {
        let options = SolverOpts { random_seed: f64::from(seed) + 1.0, rnd_init_act: true, ..SolverOpts::default() };
        let mut solver = Solver::new(options, pauses);
        for _ in 0..variables {
            solver.new_var_default();
        }
        Sat { solver, clauses: 0, satisfied: None }
    }

    /// Whether a proof is written.
    pub(in crate::complete) fn has_proof(&self) -> bool {
        matches!(self.solver.cb().record, Record::Proof(_))
    }

    /// Adds a variable; returns its positive literal.
    pub(in crate::complete) fn variable(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    /// Adds a clause.
    pub(in crate::complete) fn add(&mut self, mut clause: Vec<Lit>) {
        self.clauses += 1;
        // Returns false if the clauses already contradict each other, which the next step also reports.
        self.solver.add_clause_reuse(&mut clause);
    }

    /// Whether the solver has ended without an answer: it has learned too much to be verified.
    pub(in crate::complete) fn is_stuck(&self) -> bool {
        self.satisfied.is_none() && self.solver.cb().is_full()
    }

    /// Takes the learned clauses, if the clauses contradict each other and no proof is written.
    pub(in crate::complete) fn take_log_of_contradiction(&mut self) -> Option<Log> {
        match &mut self.solver.cb_mut().record {
            Record::Log(log) if self.satisfied == Some(false) => Some(std::mem::take(log)),
            _ => None,
        }
    }

    /// Runs the solver until it pauses.
    pub(in crate::complete) fn step(&mut self) {
        let known = self.solver.solve_limited(&[]);
        if known == lbool::TRUE || known == lbool::FALSE {
            self.satisfied = Some(known == lbool::TRUE);
        }
    }

    /// Whether the clauses can be satisfied together; `None` while that is not known.
    pub(in crate::complete) fn satisfied(&self) -> Option<bool> {
        self.satisfied
    }

    /// The value of each variable, once the clauses are satisfied.
    pub(in crate::complete) fn truth(&self) -> impl Iterator<Item = bool> + '_ {
        self.solver.get_model().iter().map(|&value| value == lbool::TRUE)
    }

    /// Takes the proof that was written since the last call. It lacks the last step, the empty clause.
    pub(in crate::complete) fn take_proof(&mut self) -> String {
        match &mut self.solver.cb_mut().record {
            Record::Proof(proof) => std::mem::take(&mut proof.text),
            Record::Log(_) => String::new(),
        }
    }

    /// How many conflicts it has learned from.
    pub(in crate::complete) fn conflicts(&self) -> u64 {
        self.solver.num_conflicts()
    }

    /// How many variables it has decided on.
    pub(in crate::complete) fn decisions(&self) -> u64 {
        self.solver.num_decisions()
    }

    /// The work so far in nodes of the exact search: clauses added, decisions, and propagations.
    pub(in crate::complete) fn spent(&self) -> u64 {
        (self.clauses + self.solver.num_propagations()) / PROPAGATIONS_PER_NODE + self.solver.num_decisions()
    }
}

impl fmt::Debug for Sat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (clauses, satisfied) = (self.clauses, self.satisfied);
        formatter.debug_struct("Sat").field("clauses", &clauses).field("satisfied", &satisfied).finish_non_exhaustive()
    }
}

/// The positive literal of a variable, which counts from 0.
pub(in crate::complete) fn positive(variable: u32) -> Lit {
    Lit::new(Var::unsafe_from_idx(variable), true)
}

/// Pauses the solver regularly, always at the same places, and records the learned clauses.
#[derive(Default)]
struct Pauses {
    conflicts: u64,
    decisions: Cell<u64>,
    record: Record,
}

/// The record of the clauses that are learned and deleted.
enum Record {
    /// The log that verifying a contradiction needs.
    Log(Log),
    Proof(ProofText),
}

impl Default for Record {
    fn default() -> Self {
        Record::Log(Log::default())
    }
}

impl Pauses {
    fn is_full(&self) -> bool {
        matches!(&self.record, Record::Log(log) if log.len() > MAX_WORDS)
    }

    fn write(&mut self, deletes: bool, clause: &[Lit]) {
        match &mut self.record {
            Record::Proof(proof) => proof.write(if deletes { "d " } else { "" }, clause),
            Record::Log(log) => {
                log.push(deletes, clause.iter().map(|literal| 2 * literal.var().idx() + u32::from(!literal.sign())));
            }
        }
    }
}

/// A proof in DRAT.
struct ProofText {
    /// The external names of the variables.
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
        self.write(false, clause);
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        self.write(true, clause);
    }

    fn stop(&self) -> bool {
        self.decisions.set(self.decisions.get() + 1);
        self.conflicts >= MAX_CONFLICTS || self.decisions.get() >= MAX_DECISIONS
    }
}

impl ProofText {
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
