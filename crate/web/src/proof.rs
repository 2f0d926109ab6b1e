//! Proofs that a placement has no completion: written, and checked.

use crate::read::{self, given};
use crate::shape::{BytesLike, Js, NumberLike, RowsLike, TextLike, crosses, give};
use crate::{errors::Outcome, transfer};
use js_sys::Uint8Array;
use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::complete::proof::{self, Checked, Checking, Formula, ProofPhase, Proving};
use queens_core::complete::{CompleteOptions, Verdict};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// Pieces are at most so long: what is copied at once.
const LONGEST_PIECE: u32 = 1 << 24;

/// The longest text that is checked in one go, in UTF-16 units.
const LONGEST_TEXT: u32 = 1 << 28;

given! {
    /// How `prove` looks for a proof.
    pub struct ProveOptions {
        /// Nodes after which it is undecided; 50,000,000 where it is left out.
        budget: Option<u64> = "budget",
    }
}

/// A proof that a placement has no completion, or what is known instead.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Proof {
    /// What is known. "undecided" also where no proof was found within the budget.
    verdict: Verdict,
    /// The formula of the placement in DIMACS CNF, whatever the verdict. A comment names each variable:
    /// `c square ROW COLUMN VARIABLE`, counted from 1.
    cnf: String,
    /// With "impossible": the proof in DRAT as text; else empty.
    proof: String,
}

impl From<Proving> for Proof {
    fn from(proving: Proving) -> Self {
        let proof::Proved { verdict, cnf, proof } = proving.into_proved();
        Proof { verdict, cnf, proof }
    }
}

/// How far the work on a proof is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProveProgress {
    /// What is at work.
    phase: ProofPhase,
    /// Queens set in search.
    nodes: u64,
    /// Bytes of formula and proof written by now.
    bytes: u64,
}

/// How far a check is.
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
    ProveProgress => "ProveProgress"
);

/// Proves that a placement has no completion, in a form that other programs can check: `drat-trim formula.cnf proof.drat`.
///
/// # Errors
/// When an argument is not of its type, or the formula would be too long.
#[wasm_bindgen]
pub fn prove(rows: &RowsLike, options: Option<Js<ProveOptions>>) -> Outcome<Js<Proof>> {
    let ProveOptions { budget } = read::options(options)?;
    let budget = budget.unwrap_or(CompleteOptions::default().budget);
    let mut proving = Proving::new(transfer::placement(rows)?, budget)?;
    proving.run_to_end();
    Ok(give(&Proof::from(proving)))
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
    let text = |value, name| -> Outcome<String> {
        let text = read::text(value, name)?;
        read::fits(name, text.length(), LONGEST_TEXT)?;
        Ok(text.into())
    };
    Ok(give(&proof::check_proof(&text(cnf, "cnf")?, &text(proof, "proof")?)?))
}

/// A proof, worked on in slices.
#[wasm_bindgen]
pub struct ProveJob {
    proving: Proving,
}

#[wasm_bindgen]
impl ProveJob {
    /// Nothing is done yet.
    ///
    /// # Errors
    /// As `prove`.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike) -> Outcome<ProveJob> {
        // Whoever asks in slices decides when to stop.
        Ok(ProveJob { proving: Proving::new(transfer::placement(rows)?, u64::MAX)? })
    }

    /// Works for about `steps` steps. True when it is over.
    ///
    /// # Errors
    /// When `steps` is not a count.
    pub fn run(&mut self, steps: &NumberLike) -> Outcome<bool> {
        Ok(self.proving.run(read::count(steps, "steps")?))
    }

    /// How far the work is.
    #[must_use]
    pub fn progress(&self) -> Js<ProveProgress> {
        let (bytes, _) = self.proving.bytes();
        give(&ProveProgress { phase: self.proving.phase(), nodes: self.proving.nodes(), bytes })
    }

    /// What was found, once it is over. It is handed over: afterwards the job stands before the board of one square.
    ///
    /// # Errors
    /// None: the board of one square is never refused.
    pub fn finish(&mut self) -> Outcome<Js<Proof>> {
        let next = Proving::new(Placement::empty(1)?, 0)?;
        Ok(give(&Proof::from(std::mem::replace(&mut self.proving, next))))
    }
}

/// A check, worked on in slices: first the proof comes, then the formula, both in pieces cut anywhere.
#[wasm_bindgen]
#[derive(Default)]
pub struct CheckJob {
    checking: Checking,
}

#[wasm_bindgen]
impl CheckJob {
    /// Nothing has come yet.
    #[must_use]
    #[wasm_bindgen(constructor)]
    pub fn new() -> CheckJob {
        CheckJob::default()
    }

    /// The next bytes of the proof.
    ///
    /// # Errors
    /// As soon as something in them does not belong there.
    #[wasm_bindgen(js_name = pushProof)]
    pub fn push_proof(&mut self, bytes: &BytesLike) -> Outcome<()> {
        Ok(self.checking.push_proof(&piece(bytes)?)?)
    }

    /// Ends the proof.
    ///
    /// # Errors
    /// When its last step does not end.
    #[wasm_bindgen(js_name = endProof)]
    pub fn end_proof(&mut self) -> Outcome<()> {
        Ok(self.checking.end_proof()?)
    }

    /// The next bytes of the formula.
    ///
    /// # Errors
    /// As soon as something in them does not belong there.
    #[wasm_bindgen(js_name = pushFormula)]
    pub fn push_formula(&mut self, bytes: &BytesLike) -> Outcome<()> {
        Ok(self.checking.push_formula(&piece(bytes)?)?)
    }

    /// Ends the formula.
    ///
    /// # Errors
    /// When clauses are missing, or the proof is for another formula.
    #[wasm_bindgen(js_name = endFormula)]
    pub fn end_formula(&mut self) -> Outcome<()> {
        Ok(self.checking.end_formula()?)
    }

    /// Checks on for about `budget` looks at clauses. True when it is over.
    ///
    /// # Errors
    /// When `budget` is not a count, or the proof outgrows what can be held.
    pub fn run(&mut self, budget: &NumberLike) -> Outcome<bool> {
        let over = self.checking.run(read::count(budget, "budget")?);
        self.checking.checked()?;
        Ok(over)
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Js<CheckProgress> {
        let (steps, of) = self.checking.steps();
        give(&CheckProgress { steps, of })
    }

    /// What was found; undefined while it is not over.
    #[must_use]
    pub fn answer(&self) -> Option<Js<Checked>> {
        self.checking.checked().ok().flatten().map(|checked| give(&checked))
    }
}

fn piece(bytes: &BytesLike) -> Outcome<Vec<u8>> {
    let bytes = read::view(&Uint8Array::new_with_length(0), bytes, "bytes", "a Uint8Array")?;
    read::fits("bytes", bytes.length(), LONGEST_PIECE)?;
    Ok(if bytes.length() == 0 { Vec::new() } else { bytes.to_vec() })
}
