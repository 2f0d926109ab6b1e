//! Questions about one placement: whether it is valid, can be completed, and why not.

use crate::errors::{Outcome, choice, exception};
use crate::{SLICE, bytes, json, placement, run_slices};
use pyo3::prelude::*;
use queens_core::complete::proof::{Proving, ReadingProof};
use queens_core::complete::{BlameIs, BlameWanted, Blamed, Budget, CompleteOptions, Completing, Engine};
use queens_core::{Sliced, Verdict};
use serde::Serialize;

/// The conflicts of a placement.
#[pyfunction]
pub(crate) fn validate(rows: &[u8]) -> Outcome<String> {
    Ok(json(&queens_core::validate(&placement(rows)?)))
}

/// An answer without its board.
#[derive(Serialize)]
pub(crate) struct CompletionData {
    pub(crate) verdict: Verdict,
    pub(crate) blame: Option<Vec<u32>>,
    pub(crate) blame_is: Option<BlameIs>,
    pub(crate) engine: Engine,
    pub(crate) nodes: u64,
}

pub(crate) fn options(seed: u32, budget: Option<u64>, blame: &str) -> Outcome<CompleteOptions> {
    let blame: BlameWanted = choice("blame", blame, "none, irreducible or smallest")?;
    Ok(CompleteOptions { seed, budget: budget.map_or_else(Budget::default, Budget::of), blame })
}

/// Whether a placement can be completed: the verdict, and the columns of a completion.
#[pyfunction]
pub(crate) fn complete(
    py: Python<'_>,
    rows: &[u8],
    seed: u32,
    budget: Option<u64>,
    blame: &str,
) -> Outcome<(String, Option<Vec<u8>>)> {
    let mut completing = Completing::new(placement(rows)?, options(seed, budget, blame)?);
    run_slices(py, || completing.run(SLICE))?;
    let completion = completing.into_answer();
    let (verdict, engine, nodes) = (completion.verdict(), completion.engine, completion.nodes);
    let (blame, blame_is) = completion.blamed().map(|Blamed { pieces, is }| (pieces.clone(), is)).unzip();
    let found = completion.placement().map(|found| bytes(found.to_rows()));
    Ok((json(&CompletionData { verdict, blame, blame_is, engine, nodes }), found))
}

/// The formula of a placement, and a proof that it has no completion: verdict, DIMACS CNF, DRAT.
#[pyfunction]
pub(crate) fn prove(py: Python<'_>, rows: &[u8], budget: Option<u64>) -> Outcome<(String, String, String)> {
    let budget = budget.unwrap_or(Budget::default().nodes);
    let mut proving = Proving::new(placement(rows)?, budget).map_err(exception)?;
    run_slices(py, || proving.run(SLICE))?;
    let proved = proving.into_proved().expect("the work is over");
    Ok((json(&proved.verdict), proved.cnf, proved.proof))
}

/// Whether every step of a proof follows. If not, also the line of the first wrong step.
#[pyfunction]
pub(crate) fn check_proof(py: Python<'_>, cnf: &str, proof: &str) -> Outcome<(bool, Option<u64>)> {
    let mut steps = ReadingProof::default();
    let mut checking = py
        .detach(|| {
            steps.push(proof.as_bytes())?;
            let mut formula = steps.end()?;
            formula.push(cnf.as_bytes())?;
            formula.end()
        })
        .map_err(exception)?;
    run_slices(py, || checking.run(SLICE))?;
    let checked = checking.checked().map_err(exception)?.expect("the work is over");
    Ok((checked.ok, checked.at))
}
