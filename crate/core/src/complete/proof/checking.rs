//! The check of a proof, in slices: every clause that it adds must follow by reverse unit propagation.
//!
//! A clause follows if making all its literals false leads to a contradiction by unit propagation alone. (Goldberg and
//! Novikov, "Verification of proofs of unsatisfiability for CNF formulas", DATE 2003.) No other step is accepted: the
//! proofs of solvers that rename or define variables need a checker of RAT.

use super::ProofError;
use super::dimacs::Dimacs;
use super::drat::Drat;
use super::error::ProofLimit;
use crate::complete::clauses::{Clauses, MAX_WORDS, TooManyClauses};
use crate::sliced::Sliced;

/// The result of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Checked {
    /// Whether the proof shows that the formula contradicts itself.
    pub ok: bool,
    /// The line of the proof, from 1, of the first step that does not follow. `None` if all steps follow; if the proof is
    /// not `ok` then, it ends without the empty clause.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "types", ts(optional))]
    pub at: Option<u64>,
}

/// A proof that is being read in pieces of any length. After its end, the formula is read.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::complete::proof::{Checked, ReadingProof};
///
/// let mut proof = ReadingProof::default();
/// proof.push(b"2 0\n0\n")?;
/// let mut formula = proof.end()?;
/// formula.push(b"p cnf 2 4\n1 2 0 -1 2 0 ")?;
/// formula.push(b"1 -2 0 -1 -2 0")?;
/// let mut checking = formula.end()?;
/// checking.run_to_end();
/// assert_eq!(checking.checked()?, Some(Checked { ok: true, at: None }));
/// # Ok::<(), queens_core::complete::proof::ProofError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ReadingProof {
    proof: Drat,
}

impl ReadingProof {
    /// Reads the next piece of the proof.
    ///
    /// # Errors
    /// [`ProofError::Proof`] at the first part that is not valid, [`ProofError::TooMuch`] for a proof that is too large.
    pub fn push(&mut self, piece: &[u8]) -> Result<(), ProofError> {
        self.proof.push(piece)
    }

    /// Ends the proof.
    ///
    /// # Errors
    /// [`ProofError::ProofCut`] when its last step does not end.
    pub fn end(mut self) -> Result<ReadingFormula, ProofError> {
        self.proof.finish()?;
        let clauses = Clauses::new(self.proof.deleted());
        Ok(ReadingFormula { proof: self.proof, formula: Dimacs::default(), clauses })
    }
}

/// The formula of a proof that was read. It is read in pieces cut anywhere; at its end the check begins.
#[derive(Clone, Debug)]
pub struct ReadingFormula {
    proof: Drat,
    formula: Dimacs,
    clauses: Clauses,
}

impl ReadingFormula {
    /// Reads the next piece of the formula.
    ///
    /// # Errors
    /// [`ProofError::Formula`] at the first part that is not valid, [`ProofError::TooMuch`] for a formula that is too large.
    pub fn push(&mut self, piece: &[u8]) -> Result<(), ProofError> {
        let mut added = Ok(());
        self.formula.push(piece, |clause| {
            if added.is_ok() {
                added = self.clauses.add(clause).map_err(too_much);
            }
        })?;
        added
    }

    /// Ends the formula.
    ///
    /// # Errors
    /// [`ProofError::FormulaCut`] when clauses are missing, [`ProofError::OtherFormula`] when the proof names a variable
    /// that the formula does not have.
    pub fn end(mut self) -> Result<Checking, ProofError> {
        let mut added = Ok(());
        self.formula.finish(|clause| added = self.clauses.add(clause).map_err(too_much))?;
        added?;
        self.proof.fits(self.formula.variables())?;
        Ok(Checking { proof: self.proof, clauses: self.clauses, next: 0, checked: None })
    }
}

/// The check of the steps of a proof, in slices. It begins where [`ReadingFormula`] ends.
#[derive(Clone, Debug)]
pub struct Checking {
    proof: Drat,
    clauses: Clauses,
    /// The step to be checked next, by its place from 0.
    next: usize,
    checked: Option<Result<Checked, ProofError>>,
}

impl Checking {
    /// Reads a formula in DIMACS CNF and a proof of it in DRAT, and starts the check.
    ///
    /// # Errors
    /// If one of them cannot be read, is too large, or they do not belong together.
    pub fn of_texts(cnf: &str, proof: &str) -> Result<Checking, ProofError> {
        let mut steps = ReadingProof::default();
        steps.push(proof.as_bytes())?;
        let mut formula = steps.end()?;
        formula.push(cnf.as_bytes())?;
        formula.end()
    }

    /// Returns the result, or `None` until the check is over.
    ///
    /// # Errors
    /// [`ProofError::TooMuch`] if the clauses that the proof adds exceed the memory limit.
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
            self.checked = Some(Err(too_much(error)));
        }
    }
}

impl Sliced for Checking {
    /// Continues for at least one step and about `budget` examined clauses, some ten nanoseconds each; true when the
    /// check is over.
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

fn too_much(_: TooManyClauses) -> ProofError {
    ProofError::TooMuch { what: ProofLimit::Literals, most: MAX_WORDS as u64 }
}

/// Checks a proof in one go: `cnf` in DIMACS, `proof` in DRAT as text. [`ReadingProof`] reads in pieces, and
/// [`Checking`] works in slices.
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
    let mut checking = Checking::of_texts(cnf, proof)?;
    checking.run_to_end();
    checking.checked.expect("the check is over")
}
