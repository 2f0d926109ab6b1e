//! Proofs that a placement has no completion: written, and checked.

use crate::errors::{Outcome, Thrown};
use crate::read::{self, given, job};
use crate::shape::{BytesLike, Js, NumberLike, RowsLike, TextLike, crosses, give};
use crate::transfer;
use js_sys::Uint8Array;
use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::complete::proof::{
    self, Checked, Checking, Formula, ProofPhase, Proving, ReadingFormula, ReadingProof, Refuting,
};
use queens_core::complete::{Budget, Verdict};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The longest piece. Pieces are copied in one go.
const LONGEST_PIECE: u32 = 1 << 24;

/// The longest text that is checked in one go, in UTF-16 units.
const LONGEST_TEXT: u32 = 1 << 28;

given! {
    /// How `prove` looks for a proof.
    pub struct ProveOptions {
        /// The number of nodes after which the answer is undecided; 50,000,000 by default.
        budget: Option<u64> = "budget",
    }
}

/// A proof that a placement has no completion, or the verdict without one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Proof {
    /// The verdict: "undecided" also where no proof was found within the budget.
    verdict: Verdict,
    /// The formula of the placement in DIMACS CNF, whatever the verdict. A comment names each variable:
    /// `c square ROW COLUMN VARIABLE`, counted from 1.
    cnf: String,
    /// With "impossible": the proof in DRAT as text; empty otherwise.
    proof: String,
}

impl From<proof::Proved> for Proof {
    fn from(proof::Proved { verdict, cnf, proof }: proof::Proved) -> Self {
        Proof { verdict, cnf, proof }
    }
}

impl Proof {
    /// What is known before the work has ended.
    fn undecided() -> Self {
        Proof { verdict: Verdict::Undecided, cnf: String::new(), proof: String::new() }
    }
}

/// A proof that a formula cannot be satisfied, or the verdict without one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refuted {
    /// "impossible" where the formula cannot be satisfied, "completed" where it can; "undecided" before that is known.
    verdict: Verdict,
    /// With "impossible": the proof in DRAT as text; empty otherwise.
    proof: String,
}

/// The progress of the work on a proof.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProveProgress {
    /// The current phase.
    phase: ProofPhase,
    /// Queens set in search.
    nodes: u64,
    /// How many bytes of formula and proof were written so far.
    bytes: u64,
}

/// The progress of a check.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CheckProgress {
    /// Steps of the proof that were checked.
    steps: usize,
    /// How many steps it has.
    of: usize,
}

crosses!(
    Checked => "Checked", CheckProgress => "CheckProgress", Proof => "Proof", ProveOptions => "ProveOptions",
    ProveProgress => "ProveProgress", Refuted => "Refuted"
);

/// Proves that a placement has no completion, in a form that other programs can check: `drat-trim formula.cnf proof.drat`.
///
/// # Errors
/// When an argument is not of its type, or the formula would be too long.
#[wasm_bindgen]
pub fn prove(rows: &RowsLike, options: Option<Js<ProveOptions>>) -> Outcome<Js<Proof>> {
    let ProveOptions { budget } = read::options(options)?;
    let budget = budget.unwrap_or(Budget::default().nodes);
    let mut proving = Proving::new(transfer::placement(rows)?, budget)?;
    proving.run_to_end();
    Ok(give(&Proof::from(proving.into_proved().expect("it is over"))))
}

/// How many bytes the formula of a placement takes.
///
/// # Errors
/// When `rows` is not a placement.
#[wasm_bindgen(js_name = formulaBytes)]
pub fn formula_bytes(rows: &RowsLike) -> Outcome<f64> {
    Ok(Formula::bytes(&transfer::placement(rows)?) as f64)
}

/// Checks a proof in DRAT of a formula in DIMACS CNF: `at` is the line, from 1, of the first step that does not follow by
/// reverse unit propagation. A proof that ends before the formula is refuted is not `ok` and has no `at`.
///
/// # Errors
/// When one of them cannot be read, is too large, or they do not belong together.
#[wasm_bindgen(js_name = checkProof)]
pub fn check_proof(cnf: &TextLike, proof: &TextLike) -> Outcome<Js<Checked>> {
    Ok(give(&proof::check_proof(&long_text(cnf, "cnf")?, &long_text(proof, "proof")?)?))
}

/// A formula, or a proof.
fn long_text(value: &TextLike, name: &'static str) -> Outcome<String> {
    let text = read::text(value, name)?;
    read::fits(name, text.length(), LONGEST_TEXT)?;
    Ok(text.into())
}

/// A proof, worked on in slices.
#[wasm_bindgen]
pub struct ProveJob {
    proving: Proving,
}

job! {
    /// Works for about `steps` steps. True when it is over.
    ProveJob.proving(steps)
}

#[wasm_bindgen]
impl ProveJob {
    /// Starts the work.
    ///
    /// # Errors
    /// As `prove`.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike) -> Outcome<ProveJob> {
        // With slices, the caller decides when to stop.
        Ok(ProveJob { proving: Proving::new(transfer::placement(rows)?, u64::MAX)? })
    }

    /// The progress of the work.
    #[must_use]
    pub fn progress(&self) -> Js<ProveProgress> {
        let (bytes, _) = self.proving.bytes();
        give(&ProveProgress { phase: self.proving.phase(), nodes: self.proving.nodes(), bytes })
    }

    /// The result, once the work has ended. It is moved out: afterwards the job works on the board of one square.
    ///
    /// # Errors
    /// None: the board of one square is never refused.
    pub fn finish(&mut self) -> Outcome<Js<Proof>> {
        let next = Proving::new(Placement::empty(1)?, 0)?;
        let proved = std::mem::replace(&mut self.proving, next).into_proved();
        Ok(give(&proved.map_or_else(Proof::undecided, Proof::from)))
    }
}

/// A formula with a variable and no clause.
const NO_CLAUSES: &str = "p cnf 1 0\n";

/// A proof that a formula cannot be satisfied, worked on in slices: of any board under any rule that `writeBoard` writes in the form
/// "cnf".
#[wasm_bindgen]
pub struct RefuteJob {
    refuting: Refuting,
}

job! {
    /// Works for about `steps` steps. True when it is over.
    RefuteJob.refuting(steps)
}

#[wasm_bindgen]
impl RefuteJob {
    /// Starts the work on a formula in DIMACS CNF. The caller decides when to stop.
    ///
    /// # Errors
    /// When the formula cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(cnf: &TextLike) -> Outcome<RefuteJob> {
        Ok(RefuteJob { refuting: Refuting::new(&long_text(cnf, "cnf")?, u64::MAX)? })
    }

    /// The result, once the work has ended. It is moved out: afterwards the job works on a formula without clauses.
    ///
    /// # Errors
    /// None: a formula without clauses is never refused.
    pub fn finish(&mut self) -> Outcome<Js<Refuted>> {
        let refuting = std::mem::replace(&mut self.refuting, Refuting::new(NO_CLAUSES, 0)?);
        Ok(give(&Refuted { verdict: refuting.verdict(), proof: refuting.into_proof() }))
    }
}

/// A check, worked on in slices: first the proof is passed, then the formula, both in pieces cut anywhere.
#[wasm_bindgen]
pub struct CheckJob {
    stage: Stage,
}

/// What a check has come to.
#[derive(Default)]
enum Stage {
    Proof(ReadingProof),
    Formula(Box<ReadingFormula>),
    Check(Box<Checking>),
    /// Something could not be read.
    #[default]
    Failed,
}

impl Default for CheckJob {
    fn default() -> Self {
        CheckJob { stage: Stage::Proof(ReadingProof::default()) }
    }
}

fn out_of_order() -> Thrown {
    read::wrong_type("bytes", "passed in order: those of the proof, then those of the formula")
}

#[wasm_bindgen]
impl CheckJob {
    /// Starts a check.
    #[must_use]
    #[wasm_bindgen(constructor)]
    pub fn new() -> CheckJob {
        CheckJob::default()
    }

    /// The next bytes of the proof.
    ///
    /// # Errors
    /// As soon as an unexpected word is read.
    #[wasm_bindgen(js_name = pushProof)]
    pub fn push_proof(&mut self, bytes: &BytesLike) -> Outcome<()> {
        match &mut self.stage {
            Stage::Proof(proof) => Ok(proof.push(&piece(bytes)?)?),
            _ => Err(out_of_order()),
        }
    }

    /// Ends the proof.
    ///
    /// # Errors
    /// When its last step is incomplete.
    #[wasm_bindgen(js_name = endProof)]
    pub fn end_proof(&mut self) -> Outcome<()> {
        let Stage::Proof(proof) = std::mem::take(&mut self.stage) else { return Err(out_of_order()) };
        self.stage = Stage::Formula(Box::new(proof.end()?));
        Ok(())
    }

    /// The next bytes of the formula.
    ///
    /// # Errors
    /// As soon as an unexpected word is read.
    #[wasm_bindgen(js_name = pushFormula)]
    pub fn push_formula(&mut self, bytes: &BytesLike) -> Outcome<()> {
        match &mut self.stage {
            Stage::Formula(formula) => Ok(formula.push(&piece(bytes)?)?),
            _ => Err(out_of_order()),
        }
    }

    /// Ends the formula.
    ///
    /// # Errors
    /// When clauses are missing, or the proof is for another formula.
    #[wasm_bindgen(js_name = endFormula)]
    pub fn end_formula(&mut self) -> Outcome<()> {
        let Stage::Formula(formula) = std::mem::take(&mut self.stage) else { return Err(out_of_order()) };
        self.stage = Stage::Check(Box::new(formula.end()?));
        Ok(())
    }

    /// Continues the check for about `budget` looks at clauses. True when it has ended.
    ///
    /// # Errors
    /// When `budget` is not a count, or the proof takes too much memory.
    pub fn run(&mut self, budget: &NumberLike) -> Outcome<bool> {
        let budget = read::count(budget, "budget")?;
        let Stage::Check(checking) = &mut self.stage else { return Err(out_of_order()) };
        let over = checking.run(budget);
        checking.checked()?;
        Ok(over)
    }

    /// The progress of the check.
    #[must_use]
    pub fn progress(&self) -> Js<CheckProgress> {
        let (steps, of) = self.checking().map_or((0, 0), Checking::steps);
        give(&CheckProgress { steps, of })
    }

    /// The result; undefined until the check has ended.
    #[must_use]
    pub fn answer(&self) -> Option<Js<Checked>> {
        self.checking()?.checked().ok().flatten().map(|checked| give(&checked))
    }

    fn checking(&self) -> Option<&Checking> {
        if let Stage::Check(checking) = &self.stage { Some(checking) } else { None }
    }
}

fn piece(bytes: &BytesLike) -> Outcome<Vec<u8>> {
    let bytes = read::view(&Uint8Array::new_with_length(0), bytes, "bytes", "a Uint8Array")?;
    read::fits("bytes", bytes.length(), LONGEST_PIECE)?;
    Ok(if bytes.length() == 0 { Vec::new() } else { bytes.to_vec() })
}
