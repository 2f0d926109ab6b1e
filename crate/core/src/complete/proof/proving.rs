//! The work on a proof that a placement has no completion, in slices: the verdict, the proof, and the formula.

use super::refuting::MAX_PROOF_LENGTH;
use super::{Formula, ProofError};
use crate::ask::{BlameWanted, Budget, CompleteOptions, Verdict};
use crate::board::{NonAttacking, Placement};
use crate::complete::completing::Completing;
use crate::complete::engines::{CompletionEngine, Learning};
use crate::sliced::Sliced;

/// A proof and its verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proved {
    /// The verdict; undecided also if no proof was found within the budget.
    pub verdict: Verdict,
    /// The formula of the placement in DIMACS CNF, whatever the verdict.
    pub cnf: String,
    /// With [`Verdict::Impossible`]: the proof in DRAT as text; else empty.
    pub proof: String,
}

/// The part that is working.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum ProofPhase {
    /// Looks for a completion: if one exists, there is no proof.
    Decide,
    /// There is no completion, and the proof is written.
    Prove,
    /// The formula is written.
    Write,
    /// Nothing: the work has ended.
    Over,
}

/// The work on one placement, which can stop after any slice and resume.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::Placement;
/// use queens_core::complete::Verdict;
/// use queens_core::complete::proof::{Proving, check_proof};
///
/// let corner: Placement = "1 0 0 0 0 0".parse()?;
/// let mut proving = Proving::new(corner, 1_000_000)?;
/// proving.run_to_end();
/// let proved = proving.into_proved().expect("it is over");
/// assert_eq!(proved.verdict, Verdict::Impossible);
/// assert!(check_proof(&proved.cnf, &proved.proof)?.ok);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Proving {
    placement: Placement,
    budget: u64,
    nodes: u64,
    verdict: Verdict,
    proof: String,
    formula: Formula,
    work: Work,
}

#[derive(Debug)]
enum Work {
    Decide(Box<Completing>),
    Prove(Box<Learning>),
    Write,
    Over,
}

impl Proving {
    /// Prepares the work, without doing any of it. `budget`: about how many nodes the search may take.
    ///
    /// # Errors
    /// [`ProofError::FormulaTooLarge`] when the formula takes more bytes than [`MAX_FORMULA_BYTES`](super::MAX_FORMULA_BYTES).
    pub fn new(placement: Placement, budget: u64) -> Result<Self, ProofError> {
        let formula = Formula::new(&placement)?;
        let options = CompleteOptions { seed: 0, budget: Budget::of(budget), blame: BlameWanted::None };
        let completing = Completing::new(placement.clone(), options);
        let work = Work::Decide(Box::new(completing));
        Ok(Proving { placement, budget, nodes: 0, verdict: Verdict::Undecided, proof: String::new(), formula, work })
    }

    /// The part that is working.
    #[must_use]
    pub fn phase(&self) -> ProofPhase {
        match self.work {
            Work::Decide(_) => ProofPhase::Decide,
            Work::Prove(_) => ProofPhase::Prove,
            Work::Write => ProofPhase::Write,
            Work::Over => ProofPhase::Over,
        }
    }

    /// How many queens were set in search so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
            + match &self.work {
                Work::Decide(completing) => completing.progress().nodes,
                Work::Prove(learning) => learning.nodes(),
                _ => 0,
            }
    }

    /// How many bytes of the formula and of the proof are written so far, and how many the formula takes.
    #[must_use]
    pub fn bytes(&self) -> (u64, u64) {
        let (written, all) = self.formula.progress();
        (written + self.proof.len() as u64, all)
    }

    /// Returns the proof, or `None` before the work is over.
    #[must_use]
    pub fn into_proved(self) -> Option<Proved> {
        let over = self.phase() == ProofPhase::Over;
        over.then(|| Proved { verdict: self.verdict, cnf: self.formula.into_text(), proof: self.proof })
    }

    fn after_verdict(&mut self, in_conflict: bool) -> Work {
        if self.verdict != Verdict::Impossible {
            return Work::Write;
        }
        if in_conflict {
            // The given queens contradict the formula by unit propagation alone.
            self.proof.push_str("0\n");
            return Work::Write;
        }
        let given = NonAttacking::try_from(&self.placement).expect("no two queens attack each other");
        let learning = Learning::with_proof(given, 0).expect("a small board has few squares");
        Work::Prove(Box::new(learning))
    }
}

impl Sliced for Proving {
    /// Works for about `steps` steps more, each of which takes about 10 to 100 nanoseconds; true when the work is over.
    fn run(&mut self, steps: u64) -> bool {
        match &mut self.work {
            Work::Decide(completing) => {
                if completing.run(steps) {
                    self.nodes = completing.progress().nodes;
                    let answer = completing.answer();
                    self.verdict = answer.verdict();
                    let in_conflict = answer.answer.conflict().is_some();
                    self.work = self.after_verdict(in_conflict);
                }
            }
            Work::Prove(learning) => {
                let ended = learning.run(steps.min(self.budget));
                self.proof.push_str(&learning.take_proof());
                if ended {
                    assert_eq!(learning.found(), Some(false), "two searches disagree about {:?}", self.placement);
                    self.proof.push_str("0\n");
                } else if learning.spent() >= self.budget || self.proof.len() > MAX_PROOF_LENGTH {
                    self.verdict = Verdict::Undecided;
                    self.proof.clear();
                } else {
                    return false;
                }
                self.nodes += learning.nodes();
                self.work = Work::Write;
            }
            Work::Write => {
                if self.formula.run(steps) {
                    self.work = Work::Over;
                }
            }
            Work::Over => {}
        }
        matches!(self.work, Work::Over)
    }
}
