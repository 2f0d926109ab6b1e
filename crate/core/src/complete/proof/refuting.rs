//! The work on a proof that an arbitrary formula cannot be satisfied, in slices.

use super::dimacs::Dimacs;
use super::{Literal, ProofError};
use crate::ask::Verdict;
use crate::complete::engines::sat::{Sat, positive};
use crate::sliced::Sliced;

/// The longest proof that is written, in bytes: the limit of the checker.
pub(super) const MAX_PROOF_LENGTH: usize = 1 << 27;

/// The work on one formula in DIMACS CNF, which can stop after any slice and resume. It works with clauses only:
/// [`forms`](crate::forms) writes boards under other rules as formulas.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::complete::Verdict;
/// use queens_core::complete::proof::{Refuting, check_proof};
/// use queens_core::forms::{self, Form, Setup};
///
/// // A torus of 4 rows has no solution.
/// let formula = forms::write(Form::Cnf, &Setup::new("queens+torus".parse()?, 4, 4)?)?;
/// let mut refuting = Refuting::new(&formula, 1_000_000)?;
/// refuting.run_to_end();
/// assert_eq!(refuting.verdict(), Verdict::Impossible);
/// assert!(check_proof(&formula, &refuting.into_proof())?.ok);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Refuting {
    sat: Sat,
    budget: u64,
    is_over: bool,
    proof: String,
}

impl Refuting {
    /// Reads the formula, and prepares the search. `budget`: about how many nodes the search may take.
    ///
    /// # Errors
    /// A [`ProofError`] if the formula cannot be read.
    pub fn new(formula: &str, budget: u64) -> Result<Self, ProofError> {
        let mut clauses: Vec<Vec<Literal>> = Vec::new();
        let mut dimacs = Dimacs::default();
        dimacs.push(formula.as_bytes(), |clause| clauses.push(clause.to_vec()))?;
        dimacs.finish(|clause| clauses.push(clause.to_vec()))?;
        let mut sat = Sat::with_proof((1..=dimacs.variables()).collect(), 0);
        for clause in clauses {
            let literal = |literal: Literal| {
                let variable = positive(literal.variable() - 1);
                if literal.is_negated() { !variable } else { variable }
            };
            sat.add(clause.into_iter().map(literal).collect());
        }
        Ok(Refuting { sat, budget, is_over: false, proof: String::new() })
    }

    /// "Impossible" if the formula cannot be satisfied, "completed" if it can; "undecided" before the work is over, if the
    /// budget is spent, or if the proof would exceed the limit of the checker.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.sat.satisfied() {
            Some(true) => Verdict::Completed,
            Some(false) => Verdict::Impossible,
            None => Verdict::Undecided,
        }
    }

    /// The work so far, in nodes of the exact search, approximately.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.sat.spent()
    }

    /// With [`Verdict::Impossible`], the proof in DRAT as text; else empty.
    #[must_use]
    pub fn into_proof(self) -> String {
        self.proof
    }
}

impl Sliced for Refuting {
    /// Works for about `steps` nodes more; true when the work is over.
    fn run(&mut self, steps: u64) -> bool {
        let stop = self.sat.spent().saturating_add(steps).min(self.budget);
        while !self.is_over {
            self.sat.step();
            self.proof.push_str(&self.sat.take_proof());
            match self.sat.satisfied() {
                Some(false) => self.proof.push_str("0\n"),
                Some(true) => self.proof.clear(),
                None if self.sat.spent() >= self.budget || self.proof.len() > MAX_PROOF_LENGTH => self.proof.clear(),
                None if self.sat.spent() >= stop => return false,
                None => continue,
            }
            self.is_over = true;
        }
        true
    }
}
