//! Boards as texts, random boards, the completions of a board one by one, and estimates.

use crate::errors::{Outcome, choice, exception, wrong};
use crate::{SLICE, bytes, json, placement, run_slices};
use pyo3::prelude::*;
use queens_core::board::NonAttacking;
use queens_core::complete::Solutions;
use queens_core::forms::{self, Form, Setup};
use queens_core::frontier::{Estimate, Estimating};
use queens_core::generate::{Generate, Source};
use queens_core::problem::{Detail, Problem};
use queens_core::rule::Rule;
use queens_core::{Placement, Sliced};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

#[derive(Serialize)]
struct ReadData {
    form: Form,
    rule: String,
    rows: u32,
    columns: u32,
    stars: u32,
    regions: Vec<u32>,
    walls: Vec<u32>,
    given: Vec<u32>,
    marks: Vec<u32>,
    solution: Vec<u32>,
    notes: Vec<NoteData>,
}

#[derive(Serialize)]
struct NoteData {
    code: &'static str,
    message: String,
    facts: BTreeMap<&'static str, Detail>,
}

/// All boards in a text.
#[pyfunction]
pub(crate) fn read_boards(py: Python<'_>, text: &str) -> Outcome<String> {
    let boards = py.detach(|| forms::read_all(text)).map_err(exception)?;
    let read = |board: forms::Board| {
        let setup = board.setup;
        let note = |note: forms::Note| NoteData {
            code: note.code(),
            message: note.to_string(),
            facts: note.detail().into_iter().collect(),
        };
        ReadData {
            form: board.form,
            rule: setup.rule().to_string(),
            rows: setup.rows(),
            columns: setup.columns(),
            stars: setup.stars(),
            regions: setup.regions().to_vec(),
            walls: setup.walls().to_vec(),
            given: setup.given().to_vec(),
            marks: setup.marks().to_vec(),
            solution: board.solution,
            notes: board.notes.into_iter().map(note).collect(),
        }
    };
    Ok(json(&boards.into_iter().map(read).collect::<Vec<ReadData>>()))
}

#[derive(Deserialize)]
struct ToWrite {
    rule: String,
    rows: u32,
    columns: u32,
    stars: u32,
    regions: Vec<u32>,
    walls: Vec<u32>,
    given: Vec<u32>,
    marks: Vec<u32>,
}

fn setup(board: &str) -> Outcome<Setup> {
    let board: ToWrite = serde_json::from_str(board).map_err(|_| wrong("board", "a board of squares from 0"))?;
    let rule: Rule = board.rule.parse().map_err(exception::<queens_core::rule::RuleError>)?;
    let setup = Setup::new(rule, board.rows, board.columns).map_err(exception)?;
    setup
        .with_stars(board.stars)
        .with_regions(&board.regions)
        .with_walls(board.walls)
        .and_then(|setup| setup.with_given(board.given)?.with_marks(board.marks))
        .map_err(exception)
}

/// A board as a text.
#[pyfunction]
pub(crate) fn write_board(py: Python<'_>, form: &str, board: &str) -> Outcome<String> {
    let form: Form = choice("form", form, &Form::ALL.map(Form::name).join(", "))?;
    let setup = setup(board)?;
    py.detach(|| forms::write(form, &setup)).map_err(exception)
}

#[derive(Serialize)]
struct ClashData {
    kind: &'static str,
    squares: Vec<u32>,
}

/// The pieces of a board that cannot be on it together.
#[pyfunction]
pub(crate) fn clashes(py: Python<'_>, board: &str) -> Outcome<String> {
    let setup = setup(board)?;
    let clashes = py.detach(|| setup.clashes());
    let clash = |clash: forms::Clash| ClashData { kind: clash.kind.name(), squares: clash.squares };
    Ok(json(&clashes.into_iter().map(clash).collect::<Vec<ClashData>>()))
}

/// An estimate of the number of solutions as decimal logarithms: the number, the error bar, and how many probes were made.
#[pyfunction]
pub(crate) fn estimate(py: Python<'_>, size: usize, seed: u32, probes: u64) -> Outcome<(f64, f64, f64, u64)> {
    let mut estimating = Estimating::new(size, seed, probes).map_err(exception)?;
    run_slices(py, || estimating.run(SLICE))?;
    let Estimate { estimate, low, high, probes } = estimating.estimate().expect("the work is over");
    Ok((estimate.log10(), low.log10(), high.log10(), probes))
}

/// A random placement in which no two queens attack each other.
#[pyfunction]
pub(crate) fn generate(
    py: Python<'_>,
    size: usize,
    queens: Option<usize>,
    seed: u32,
    random: bool,
) -> Outcome<Vec<u8>> {
    let source = if random { Source::Random } else { Source::Solution };
    let mut generating = Generate::new(size, queens.unwrap_or(size), seed, source).map_err(exception)?;
    run_slices(py, || generating.run(SLICE))?;
    let made = generating.placement().map_err(exception)?.expect("the work is over");
    Ok(bytes(made.to_rows()))
}

/// The completions of a placement, one by one. Several threads may share an iterator; each completion is returned to one thread.
#[pyclass(frozen, module = "queens_engine._queens")]
pub(crate) struct Completions {
    solutions: Mutex<Option<Solutions>>,
}

#[pymethods]
impl Completions {
    /// The completions of a placement; none if two of its queens attack each other.
    #[new]
    fn new(rows: &[u8]) -> Outcome<Completions> {
        let board = NonAttacking::try_from(placement(rows)?).ok();
        Ok(Completions { solutions: Mutex::new(board.map(Solutions::of)) })
    }

    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> Outcome<Option<Vec<u8>>> {
        let mut next = None;
        run_slices(py, || {
            let mut solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner);
            let known = solutions.as_mut().map_or(Some(None), |solutions| solutions.look(SLICE));
            next = known.clone().flatten();
            known.is_some()
        })?;
        Ok(next.map(|found: Placement| bytes(found.to_rows())))
    }
}
