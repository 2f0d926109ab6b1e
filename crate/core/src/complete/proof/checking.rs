//! The check of a proof, in slices: every clause that it adds must follow by reverse unit propagation.
//!
//! A clause follows when to make all its literals false leads, by unit propagation alone, to a contradiction. (Goldberg and
//! Novikov, "Verification of proofs of unsatisfiability for CNF formulas", DATE 2003.) That is all that is accepted:
//! solvers that rename or define variables need a checker of RAT as well.

use super::ProofError;
use super::clauses::Clauses;
use super::dimacs::Dimacs;
use super::drat::Drat;
use crate::sliced::Sliced;

/// What a check has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Checked {
    /// Whether the proof shows that the formula contradicts itself.
    pub ok: bool,
    /// The line of the proof, from 1, where the first step begins that does not follow. `None` when all follow; where the
    /// proof is not `ok` then, it ends without the empty clause.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "types", ts(optional))]
    pub at: Option<u64>,
}

/// A check under way. First the proof comes, then the formula, both in pieces cut anywhere; then the steps are checked.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::complete::proof::{Checked, Checking};
///
/// let mut checking = Checking::default();
/// checking.push_proof(b"2 0\n0\n")?;
/// checking.end_proof()?;
/// checking.push_formula(b"p cnf 2 4\n1 2 0 -1 2 0 ")?;
/// checking.push_formula(b"1 -2 0 -1 -2 0")?;
/// checking.end_formula()?;
/// while !checking.run(1_000) {}
/// assert_eq!(checking.checked()?, Some(Checked { ok: true, at: None }));
/// # Ok::<(), queens_core::complete::proof::ProofError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Checking {
    proof: Drat,
    formula: Dimacs,
    clauses: Clauses,
    /// The step to be checked next, by its place from 0.
    next: usize,
    checked: Option<Result<Checked, ProofError>>,
}

impl Checking {
    /// Reads the next piece of the proof.
    ///
    /// # Errors
    /// [`ProofError::Proof`] where something does not belong there, [`ProofError::TooMuch`] for a proof that is too large.
    pub fn push_proof(&mut self, piece: &[u8]) -> Result<(), ProofError> {
        self.proof.push(piece)
    }

    /// Ends the proof.
    ///
    /// # Errors
    /// [`ProofError::ProofCut`] when its last step does not end.
    pub fn end_proof(&mut self) -> Result<(), ProofError> {
        self.proof.finish()?;
        self.clauses = Clauses::new(self.proof.deleted());
        Ok(())
    }

    /// Reads the next piece of the formula.
    ///
    /// # Errors
    /// [`ProofError::Formula`] where something does not belong there, [`ProofError::TooMuch`] for one that is too large.
    pub fn push_formula(&mut self, piece: &[u8]) -> Result<(), ProofError> {
        let mut added = Ok(());
        self.formula.push(piece, |clause| {
            if added.is_ok() {
                added = self.clauses.add(clause);
            }
        })?;
        added
    }

    /// Ends the formula.
    ///
    /// # Errors
    /// [`ProofError::FormulaCut`] when clauses are missing, [`ProofError::OtherFormula`] when the proof names a variable
    /// that the formula does not have.
    pub fn end_formula(&mut self) -> Result<(), ProofError> {
        let mut added = Ok(());
        self.formula.finish(|clause| added = self.clauses.add(clause))?;
        added?;
        self.proof.fits(self.formula.variables())
    }

    /// What was found; `None` until the check is over.
    ///
    /// # Errors
    /// [`ProofError::TooMuch`] when the clauses that the proof adds outgrow what can be held.
    pub fn checked(&self) -> Result<Option<Checked>, ProofError> {
        self.checked.clone().transpose()
    }

    /// How many steps were checked, and how many there are.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        (self.next, self.proof.len())
    }

    fn check_step(&mut self) {
        let Some((step, clause)) = self.proof.step(self.next) else {
            self.checked = Some(Ok(Checked { ok: false, at: None }));
            return;
        };
        self.next += 1;
        if step.deletes {
            self.clauses.delete(clause);
        } else if !self.clauses.implies(clause) {
            self.checked = Some(Ok(Checked { ok: false, at: Some(step.line) }));
        } else if clause.is_empty() {
            self.checked = Some(Ok(Checked { ok: true, at: None }));
        } else if let Err(error) = self.clauses.add(clause) {
            self.checked = Some(Err(error));
        }
    }
}

impl Sliced for Checking {
    /// Checks on for at least one step and about `budget` looks at clauses, some ten nanoseconds each; true when it is over.
    fn run(&mut self, budget: u64) -> bool {
        let stop = self.clauses.visits().saturating_add(budget);
        while self.checked.is_none() {
            self.check_step();
            if self.clauses.visits() >= stop {
                break;
            }
        }
        self.checked.is_some()
    }
}

/// Checks a proof in one go: `cnf` in DIMACS, `proof` in DRAT as text. [`Checking`] works in slices.
///
/// ```
/// use queens_core::complete::proof::{Checked, check_proof};
///
/// let cnf = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
/// assert_eq!(check_proof(cnf, "2 0\n0\n"), Ok(Checked { ok: true, at: None }));
/// assert_eq!(check_proof(cnf, "0\n"), Ok(Checked { ok: false, at: Some(1) }));
/// assert_eq!(check_proof(cnf, "2 0\n"), Ok(Checked { ok: false, at: None }));
/// ```
///
/// # Errors
/// When one of them cannot be read, is too large, or they do not belong together.
pub fn check_proof(cnf: &str, proof: &str) -> Result<Checked, ProofError> {
    let mut checking = Checking::default();
    checking.push_proof(proof.as_bytes())?;
    checking.end_proof()?;
    checking.push_formula(cnf.as_bytes())?;
    checking.end_formula()?;
    checking.run_to_end();
    checking.checked.expect("it is over")
}
