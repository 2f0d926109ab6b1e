//! Proofs that a placement has no completion: written, and checked.

use crate::errors::Outcome;
use crate::forms::BoardToWrite;
use crate::question::{Instant, Question, Step, Work};
use crate::read::{self, Read, js_object};
use crate::shape::{Js, RowsLike, TextLike, Typed, js_types, to_js};
use crate::transfer;
use js_sys::Uint8Array;
use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::complete::proof::{
    self, Checked, Checking, Formula, ProofPhase, Proving, ReadingFormula, ReadingProof, Refuting,
};
use queens_core::complete::{Budget, Verdict};
use queens_core::forms::Form;
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The longest formula or proof that is read in one go, in UTF-16 units.
const MAX_TEXT: u32 = 1 << 28;

js_object! {
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
    /// Returns the state before the work has ended.
    fn undecided() -> Self {
        Proof { verdict: Verdict::Undecided, cnf: String::new(), proof: String::new() }
    }
}

/// A proof that a formula cannot be satisfied, or the verdict without one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refuted {
    /// "impossible" if the formula cannot be satisfied and the checker has confirmed the proof, "completed" if it can be;
    /// "undecided" before that is known.
    verdict: Verdict,
    /// The formula in DIMACS CNF.
    cnf: Typed<Uint8Array>,
    /// With "impossible": the proof in DRAT as text.
    proof: Typed<Uint8Array>,
    /// How many steps of the proof were checked.
    steps: usize,
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

js_types!(
    Checked => "Checked", CheckProgress => "CheckProgress", FormulaSize => "FormulaSize", Proof => "Proof",
    ProofFiles => "ProofFiles", ProveOptions => "ProveOptions", ProveProgress => "ProveProgress", Refuted => "Refuted"
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
    Ok(to_js(&Proof::from(proving.into_proved().expect("it is over"))))
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
    Ok(to_js(&proof::check_proof(&LongText::read(cnf, "cnf")?.0, &LongText::read(proof, "proof")?.0)?))
}

/// A formula or a proof, as text.
pub(crate) struct LongText(String);

impl Read for LongText {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let text = read::text(value, name)?;
        read::fits(name, text.length(), MAX_TEXT)?;
        Ok(LongText(text.into()))
    }
}

js_object! {
    /// How long the formula of a placement would be.
    pub struct FormulaSizeQuestion {
        /// The placement.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        rows: Placement = "rows",
    }
}

/// The size of a formula.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FormulaSize {
    /// In bytes, as DIMACS CNF.
    bytes: f64,
}

impl Question for FormulaSizeQuestion {
    const NAME: &'static str = "formulaSize";
    type Work = Instant<FormulaSize>;

    fn start(self) -> Outcome<Self::Work> {
        Ok(Instant(FormulaSize { bytes: Formula::bytes(&self.rows) as f64 }))
    }
}

js_object! {
    /// A proof that a placement has no completion. The budget counts nodes.
    pub struct ProveQuestion {
        /// The placement.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        rows: Placement = "rows",
    }
}

impl Question for ProveQuestion {
    const NAME: &'static str = "prove";
    type Work = Proving;

    fn start(self) -> Outcome<Proving> {
        // The caller decides when to stop.
        Ok(Proving::new(self.rows, u64::MAX)?)
    }
}

/// A proof as two files, so that a long one is handed over without a copy.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProofFiles {
    /// The verdict: "undecided" before the work has ended.
    verdict: Verdict,
    /// The formula of the placement in DIMACS CNF, whatever the verdict, as in `Proof`.
    cnf: Typed<Uint8Array>,
    /// With "impossible": the proof in DRAT as text; empty otherwise.
    proof: Typed<Uint8Array>,
}

impl Work for Proving {
    type Progress = ProveProgress;
    type Answer = ProofFiles;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) -> ProveProgress {
        let (bytes, _) = self.bytes();
        ProveProgress { phase: self.phase(), nodes: self.nodes(), bytes }
    }

    fn answer(self: Box<Self>) -> Outcome<ProofFiles> {
        let Proof { verdict, cnf, proof } = self.into_proved().map_or_else(Proof::undecided, Proof::from);
        Ok(ProofFiles { verdict, cnf: cnf.as_bytes().into(), proof: proof.as_bytes().into() })
    }
}

js_object! {
    /// A proof that a formula cannot be satisfied, checked before it is given. The budget counts conflicts, then looks at
    /// clauses.
    pub struct RefuteQuestion {
        /// The formula: in DIMACS CNF, or that of a board as `writeBoard` writes it in the form "cnf".
        #[cfg_attr(test, ts(type = "string | BoardToWrite"))]
        of: FormulaOf = "of",
    }
}

/// A formula in DIMACS CNF.
pub(crate) struct FormulaOf(String);

impl Read for FormulaOf {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let cnf = if value.is_object() {
            BoardToWrite::read(value, name)?.to_text(Form::Cnf)?
        } else {
            LongText::read(value, name)?.0
        };
        Ok(FormulaOf(cnf))
    }
}

impl Question for RefuteQuestion {
    const NAME: &'static str = "refute";
    type Work = Refutation;

    fn start(self) -> Outcome<Refutation> {
        // The caller decides when to stop.
        let stage = RefuteStage::Search(Box::new(Refuting::new(&self.of.0, u64::MAX)?));
        Ok(Refutation { cnf: self.of.0, stage })
    }
}

/// The search for a proof, then its check.
pub struct Refutation {
    cnf: String,
    stage: RefuteStage,
}

/// The stages of a refutation.
enum RefuteStage {
    Search(Box<Refuting>),
    Check { proof: String, checking: Box<Checking> },
}

impl Work for Refutation {
    type Progress = ();
    type Answer = Refuted;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        match &mut self.stage {
            RefuteStage::Search(refuting) => {
                if !Sliced::run(&mut **refuting, budget) {
                    return Ok(Step::More);
                }
                if refuting.verdict() != Verdict::Impossible {
                    return Ok(Step::Done);
                }
                let refuting = std::mem::replace(&mut **refuting, Refuting::new(NO_CLAUSES, 0)?);
                let proof = refuting.into_proof();
                let checking = Box::new(Checking::of_texts(&self.cnf, &proof)?);
                self.stage = RefuteStage::Check { proof, checking };
                Ok(Step::Unit)
            }
            RefuteStage::Check { checking, .. } => Ok(Sliced::run(&mut **checking, budget).into()),
        }
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<Refuted> {
        let cnf = self.cnf.as_bytes().into();
        Ok(match self.stage {
            RefuteStage::Search(refuting) => {
                let verdict =
                    if refuting.verdict() == Verdict::Completed { Verdict::Completed } else { Verdict::Undecided };
                Refuted { verdict, cnf, proof: [][..].into(), steps: 0 }
            }
            RefuteStage::Check { proof, checking } => {
                // A proof that the checker does not confirm is not given as one.
                let confirmed = checking.checked()?.is_some_and(|checked| checked.ok);
                let verdict = if confirmed { Verdict::Impossible } else { Verdict::Undecided };
                Refuted { verdict, cnf, proof: proof.as_bytes().into(), steps: checking.steps().1 }
            }
        })
    }
}

/// A formula with a variable and no clause.
const NO_CLAUSES: &str = "p cnf 1 0\n";

js_object! {
    /// The check of a proof in DRAT. Two files are fed to it: the proof, then the formula in DIMACS CNF, in pieces cut
    /// anywhere. The budget counts looks at clauses.
    pub struct CheckQuestion {}
}

impl Question for CheckQuestion {
    const NAME: &'static str = "check";
    type Work = Check;

    fn start(self) -> Outcome<Check> {
        Ok(Check::Proof(ReadingProof::default()))
    }
}

/// The stages of a check.
#[derive(Default)]
pub enum Check {
    /// The proof is being read.
    Proof(ReadingProof),
    /// The formula is being read.
    Formula(Box<ReadingFormula>),
    /// Each step of the proof is being checked.
    Checking(Box<Checking>),
    /// A file could not be read.
    #[default]
    Failed,
}

impl Work for Check {
    type Progress = CheckProgress;
    type Answer = Checked;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        let Check::Checking(checking) = self else { return Ok(Step::Feed) };
        let over = checking.run(budget);
        checking.checked()?;
        Ok(over.into())
    }

    fn progress(&mut self) -> CheckProgress {
        let (steps, of) = if let Check::Checking(checking) = self { checking.steps() } else { (0, 0) };
        CheckProgress { steps, of }
    }

    fn feed(&mut self, piece: Option<Vec<u8>>) -> Outcome<()> {
        match (std::mem::take(self), piece) {
            (Check::Proof(mut proof), Some(bytes)) => {
                proof.push(&bytes)?;
                *self = Check::Proof(proof);
            }
            (Check::Proof(proof), None) => *self = Check::Formula(Box::new(proof.end()?)),
            (Check::Formula(mut formula), Some(bytes)) => {
                formula.push(&bytes)?;
                *self = Check::Formula(formula);
            }
            (Check::Formula(formula), None) => *self = Check::Checking(Box::new(formula.end()?)),
            (other, _) => {
                *self = other;
                return Err(read::wrong_type(
                    "bytes",
                    "passed in order: those of the proof, then those of the formula",
                ));
            }
        }
        Ok(())
    }

    fn answer(self: Box<Self>) -> Outcome<Checked> {
        let Check::Checking(checking) = *self else { return Err(read::wrong_type("bytes", "passed to the end")) };
        checking.checked()?.ok_or_else(|| read::wrong_type("answer", "requested after the check has ended"))
    }
}
