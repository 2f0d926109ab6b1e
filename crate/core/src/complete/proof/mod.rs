//! Proofs that a placement has no completion: the formula that defines a completion, and a checker of proofs.
//!
//! [`Formula`] writes a placement as clauses in DIMACS CNF. A proof is a list of clauses in DRAT as text. Each of them
//! follows from the formula and the clauses before it, and the last clause is empty. [`ReadingProof`] reads the
//! proof, [`ReadingFormula`] reads the formula, and [`Checking`] checks every step. The checker works with clauses only and
//! shares no code with the searches that find proofs.
//!
//! With the feature `learning`, `Proving` finds the proof that a placement has no completion, and `Refuting` the proof
//! that an arbitrary formula cannot be satisfied. Another checker can be used as well:
//! `drat-trim formula.cnf proof.drat`.

mod checking;
mod dimacs;
mod drat;
mod error;
mod formula;
#[cfg(feature = "learning")]
mod proving;
#[cfg(feature = "learning")]
mod refuting;
mod words;

pub(crate) use super::clauses::Literal;
pub use checking::{Checked, Checking, ReadingFormula, ReadingProof, check_proof};
pub use error::{ProofError, ProofLimit, ProofPart};
pub use formula::{Formula, MAX_FORMULA_BYTES};
#[cfg(feature = "learning")]
pub use proving::{ProofPhase, Proved, Proving};
#[cfg(feature = "learning")]
pub use refuting::Refuting;
