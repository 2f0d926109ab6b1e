//! Puzzles: made by seed, graded by proof, and hints.

use crate::errors::{Outcome, choice, exception, wrong};
use crate::{bytes, columns, json, placement, run_slices};
use pyo3::prelude::*;
use queens_core::Sliced;
use queens_core::puzzle::{
    CountedWays, Family, Grade, Graded, Grading, Level, MAX_COUNTED, MAX_COUNTING_NODES, Making, Played, Puzzle,
    StepReport, Wanted, Ways, hint,
};
use serde::Serialize;

/// How many puzzles are graded between two checks for Ctrl-C.
const SLICE: u64 = 1;

/// The puzzle with these given queens and, if they are passed, these regions and this number of stars.
fn puzzle(rows: &[u8], regions: Option<&[u8]>, stars: u32) -> Outcome<Puzzle> {
    let given = placement(rows)?;
    let size = u32::try_from(given.size()).unwrap_or(u32::MAX);
    let made = match regions {
        None => Puzzle::completion(&given),
        Some(labels) if stars == 1 => Puzzle::regions(&given, &columns(labels)),
        Some(labels) => Puzzle::starred(size, &columns(labels), stars)
            .map(|puzzle| puzzle.with_given(given.queens().map(|queen| queen.number(size)).collect())),
    };
    made.map_err(exception)
}

/// A puzzle of a grade or of a level: the given queens, the regions, and its grade.
#[pyfunction]
pub(crate) fn make_puzzle(
    py: Python<'_>,
    size: u32,
    family: &str,
    grade: Option<&str>,
    level: Option<&str>,
    seed: u32,
) -> Outcome<(Vec<u8>, Option<Vec<u8>>, String)> {
    let family: Family = choice("family", family, "completion or regions")?;
    let wanted = match (grade, level) {
        (Some(grade), None) => Wanted::Grade(choice::<Grade>("grade", grade, &Grade::ALL.map(Grade::name).join(", "))?),
        (None, Some(level)) => Wanted::Level(choice::<Level>("level", level, &Level::ALL.map(Level::name).join(", "))?),
        _ => return Err(wrong("grade", "given, or a level in its place")),
    };
    let mut making = Making::new(size, family, wanted, seed).map_err(exception)?;
    run_slices(py, || making.run(SLICE))?;
    let made = making.made().map_err(exception)?.expect("the work is over");
    let rows = bytes(made.puzzle.placement(made.puzzle.given()).to_rows());
    let labels = made.puzzle.layout().labels().map(|labels| bytes(labels.iter().map(|label| label.cast_signed())));
    Ok((rows, labels, made.certificate.grade().name().to_owned()))
}

/// The nodes between two checks for Ctrl-C.
const NODES: u64 = 1 << 12;

fn ways(py: Python<'_>, puzzle: &Puzzle, most: usize, nodes: u64) -> Outcome<CountedWays> {
    let mut ways = Ways::counting(puzzle.clone(), most);
    run_slices(py, || ways.run(NODES) || ways.nodes() >= nodes)?;
    Ok(ways.counted())
}

/// How many ways a puzzle has, at most `most`, and whether these are all.
#[pyfunction]
pub(crate) fn puzzle_ways(
    py: Python<'_>,
    rows: &[u8],
    regions: Option<&[u8]>,
    stars: u32,
    most: usize,
) -> Outcome<(usize, bool)> {
    let CountedWays { count, all } = ways(py, &puzzle(rows, regions, stars)?, most, u64::MAX)?;
    Ok((count, all))
}

#[derive(Serialize)]
struct GradeData {
    ways: CountedWays,
    grade: Option<Grade>,
    level: Option<Level>,
    steps: Vec<StepReport<u32>>,
}

/// The number of ways of a puzzle. If there is one way, also the grade and the steps that solve it.
#[pyfunction]
pub(crate) fn grade_puzzle(py: Python<'_>, rows: &[u8], regions: Option<&[u8]>, stars: u32) -> Outcome<String> {
    let puzzle = puzzle(rows, regions, stars)?;
    let mut grading = Grading::new(&puzzle);
    run_slices(py, || grading.run(NODES))?;
    let all = |count| CountedWays { count, all: true };
    Ok(json(&match grading.graded() {
        Graded::None => GradeData { ways: all(0), grade: None, level: None, steps: Vec::new() },
        Graded::Several(_) => GradeData {
            ways: ways(py, &puzzle, MAX_COUNTED, MAX_COUNTING_NODES)?,
            grade: None,
            level: None,
            steps: Vec::new(),
        },
        Graded::One(certificate) => GradeData {
            ways: all(1),
            grade: Some(certificate.grade()),
            level: certificate.level(),
            steps: certificate.steps.iter().map(|step| step.report(|square| square)).collect(),
        },
    }))
}

/// Returns the next step on the board of a player, or the mistake on it.
#[pyfunction]
pub(crate) fn hint_puzzle(
    py: Python<'_>,
    rows: &[u8],
    regions: Option<&[u8]>,
    stars: u32,
    queens: Vec<u32>,
    crosses: Vec<u32>,
) -> Outcome<String> {
    let puzzle = puzzle(rows, regions, stars)?;
    let size = puzzle.layout().size();
    if queens.iter().chain(&crosses).any(|&square| square >= size * size) {
        return Err(wrong("squares", &format!("from 0 to {}", size * size - 1)));
    }
    let played = Played { queens: queens.into_iter().collect(), marks: crosses.into_iter().collect() };
    let found = py.detach(|| hint(&puzzle, &played)).map_err(exception)?;
    Ok(json(&found.report(|square| square)))
}
