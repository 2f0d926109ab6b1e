//! How hard a puzzle is: its ways to finish, its grade, and its certificate.

use super::step::PuzzleStep;
use super::{PuzzleLike, rows_of};
use crate::errors::Outcome;
use crate::read::{self, choices, job};
use crate::shape::{Js, NumberLike, Rows, crosses, give};
use queens_core::Sliced;
use queens_core::puzzle::{Grade, Graded, Grading, Level, Ways, grade};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The most ways to finish that are shown.
const MOST_WAYS: f64 = 1_000.0;

/// How hard a puzzle is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleGraded {
    /// How many ways there are to finish; 2 means two or more.
    #[cfg_attr(test, ts(type = "0 | 1 | 2"))]
    ways: u8,
    /// The strongest rule that it needs; null unless there is one way.
    grade: Option<Grade>,
    /// How hard that is; null unless there is one way and the rules find it.
    level: Option<Level>,
    /// The only way to finish; null unless there is one.
    solution: Option<Rows>,
    /// The steps that solve it, or as many as the rules give; null unless there is one way.
    steps: Option<Vec<PuzzleStep>>,
}

/// Ways to finish a puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleWays {
    /// The first of them.
    ways: Vec<Rows>,
    /// Whether these are all ways.
    all: bool,
}

choices!(Grade, Level);
crosses!(PuzzleGraded => "PuzzleGraded", PuzzleWays => "PuzzleWays", Level => "PuzzleLevel");

#[wasm_bindgen]
extern "C" {
    /// A level, or nothing.
    #[wasm_bindgen(typescript_type = "PuzzleLevel | null")]
    pub type LevelOrNull;
}

/// The number of ways to finish a puzzle; if there is one way, the steps that find it.
///
/// # Errors
/// When an argument is not of its type, the board is too large, or the regions are invalid.
#[wasm_bindgen(js_name = gradePuzzle)]
pub fn grade_puzzle(puzzle: &PuzzleLike) -> Outcome<Js<PuzzleGraded>> {
    let mut job = PuzzleGradeJob::new(puzzle)?;
    job.grading.run_to_end();
    Ok(job.graded())
}

/// The grading of a puzzle, worked on in slices.
#[wasm_bindgen]
pub struct PuzzleGradeJob {
    grading: Grading,
}

job! {
    /// Sets or takes off about `budget` more queens, or finds one more step. True when the work is finished.
    PuzzleGradeJob.grading(budget)
}

#[wasm_bindgen]
impl PuzzleGradeJob {
    /// Starts the work.
    ///
    /// # Errors
    /// As `gradePuzzle`.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &PuzzleLike) -> Outcome<PuzzleGradeJob> {
        Ok(PuzzleGradeJob { grading: Grading::new(&super::puzzle(puzzle)?) })
    }

    /// How hard the puzzle is, once the work is finished.
    #[must_use]
    pub fn graded(&self) -> Js<PuzzleGraded> {
        let none = PuzzleGraded { ways: 0, grade: None, level: None, solution: None, steps: None };
        let puzzle = self.grading.puzzle();
        give(&match self.grading.graded() {
            Graded::None => none,
            Graded::Several(_) => PuzzleGraded { ways: 2, ..none },
            Graded::One(certificate) => PuzzleGraded {
                ways: 1,
                grade: Some(certificate.grade()),
                level: certificate.level(),
                solution: self.grading.solution().map(|solution| rows_of(puzzle, solution)),
                steps: Some(PuzzleStep::list(puzzle.layout(), &certificate.steps)),
            },
        })
    }
}

/// The level of a puzzle; null unless there is one way to finish and the rules find it.
///
/// # Errors
/// As `gradePuzzle`.
#[wasm_bindgen(js_name = puzzleLevel)]
pub fn puzzle_level(puzzle: &PuzzleLike) -> Outcome<LevelOrNull> {
    let level = match grade(&super::puzzle(puzzle)?) {
        Graded::One(certificate) => certificate.level(),
        _ => None,
    };
    Ok(level.map_or(JsValue::NULL, |level| level.name().into()).into())
}

/// The first ways to finish a puzzle, at most `most`, up to 1,000.
///
/// # Errors
/// As `gradePuzzle`, and when `most` is not a number from 1 to 1,000.
#[wasm_bindgen(js_name = puzzleWays)]
pub fn puzzle_ways(puzzle: &PuzzleLike, most: &NumberLike) -> Outcome<Js<PuzzleWays>> {
    let mut job = PuzzleWaysJob::new(puzzle, most)?;
    job.ways.run_to_end();
    Ok(job.found())
}

/// The ways to finish a puzzle, worked on in slices.
#[wasm_bindgen]
pub struct PuzzleWaysJob {
    ways: Ways,
    most: usize,
}

job! {
    /// Sets or takes off about `budget` more queens. True when the search has ended.
    PuzzleWaysJob.ways(budget)
}

#[wasm_bindgen]
impl PuzzleWaysJob {
    /// Starts the search.
    ///
    /// # Errors
    /// As `puzzleWays`.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &PuzzleLike, most: &NumberLike) -> Outcome<PuzzleWaysJob> {
        let puzzle = super::puzzle(puzzle)?;
        let most = read::whole(most, "most", 1.0, MOST_WAYS)? as usize;
        Ok(PuzzleWaysJob { ways: Ways::new(puzzle, most + 1), most })
    }

    /// The ways found so far; these are all ways only when the search has ended.
    #[must_use]
    pub fn found(&self) -> Js<PuzzleWays> {
        let (puzzle, found) = (self.ways.puzzle(), self.ways.found());
        let ways = found.iter().take(self.most).map(|&way| rows_of(puzzle, way)).collect();
        give(&PuzzleWays { ways, all: found.len() <= self.most })
    }
}
