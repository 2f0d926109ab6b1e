//! How hard a puzzle is: its ways to finish, its grade, and its certificate.

use super::reason::MAX_PROOF_LENGTH;
use super::step::PuzzleStep;
use super::{PuzzleLike, rows_of};
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, choices, js_object};
use crate::shape::{Js, NumberLike, Rows, js_types, to_js};
use queens_core::Sliced;
use queens_core::puzzle::{
    Certificate, Grade, Graded, Grading, Level, Made, Puzzle, Squares, Ways, grade, prove_by_cases,
};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The maximum number of ways to finish that are shown.
const MAX_WAYS: f64 = 1_000.0;

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
    /// The number of moves of the proof that these are all ways; null if no proof was requested, or it is too long.
    proof: Option<u32>,
}

choices!(Grade, Level);
js_types!(PuzzleGraded => "PuzzleGraded", PuzzleWays => "PuzzleWays", Level => "PuzzleLevel");

#[wasm_bindgen]
extern "C" {
    /// A level, or null.
    #[wasm_bindgen(typescript_type = "PuzzleLevel | null")]
    pub type LevelOrNull;
}

/// The number of ways to finish a puzzle; if there is one way, the steps that find it.
///
/// # Errors
/// When an argument is not of its type, the board is too large, or the regions are invalid.
#[wasm_bindgen(js_name = gradePuzzle)]
pub fn grade_puzzle(puzzle: &PuzzleLike) -> Outcome<Js<PuzzleGraded>> {
    let mut grading = Grading::new(&super::puzzle(puzzle)?);
    grading.run_to_end();
    Ok(to_js(&PuzzleGraded::from(&grading)))
}

impl From<&Grading> for PuzzleGraded {
    fn from(grading: &Grading) -> Self {
        let none = PuzzleGraded { ways: 0, grade: None, level: None, solution: None, steps: None };
        match (grading.graded(), grading.solution()) {
            (Graded::One(certificate), Some(solution)) => PuzzleGraded::new(grading.puzzle(), &certificate, solution),
            (Graded::Several(_), _) => PuzzleGraded { ways: 2, ..none },
            _ => none,
        }
    }
}

impl PuzzleGraded {
    fn new(puzzle: &Puzzle, certificate: &Certificate, solution: Squares) -> Self {
        PuzzleGraded {
            ways: 1,
            grade: Some(certificate.grade()),
            level: certificate.level(),
            solution: Some(rows_of(puzzle, solution)),
            steps: Some(PuzzleStep::list(puzzle.layout(), &certificate.steps)),
        }
    }
}

impl From<&Made> for PuzzleGraded {
    /// The steps of a puzzle that was made solve it.
    fn from(Made { puzzle, certificate }: &Made) -> Self {
        PuzzleGraded::new(puzzle, certificate, certificate.end.queens)
    }
}

js_object! {
    /// How hard a puzzle is. The budget counts queens, then steps of the solution.
    pub struct GradeQuestion {
        /// The puzzle.
        #[cfg_attr(test, ts(type = "Rows | PuzzleRows"))]
        puzzle: Puzzle = "puzzle",
    }
}

impl Question for GradeQuestion {
    const NAME: &'static str = "gradePuzzle";
    const FIRST: u64 = 100;
    type Work = Grading;

    fn start(self) -> Outcome<Grading> {
        Ok(Grading::new(&self.puzzle))
    }
}

impl Work for Grading {
    type Progress = ();
    type Answer = PuzzleGraded;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<PuzzleGraded> {
        Ok(PuzzleGraded::from(&*self))
    }
}

/// The level of a puzzle; null unless there is one way to finish and the rules find it.
///
/// # Errors
/// Like `gradePuzzle`.
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
/// Like `gradePuzzle`, and when `most` is not a number from 1 to 1,000.
#[wasm_bindgen(js_name = puzzleWays)]
pub fn puzzle_ways(puzzle: &PuzzleLike, most: &NumberLike) -> Outcome<Js<PuzzleWays>> {
    let most = read::whole(most, "most", 1.0, MAX_WAYS)? as usize;
    let mut listing = ListingWays::new(super::puzzle(puzzle)?, most, 0);
    listing.ways.run_to_end();
    Ok(to_js(&listing.found()))
}

js_object! {
    /// The first ways to finish a puzzle. The budget counts queens.
    pub struct PuzzleWaysQuestion {
        /// The puzzle.
        #[cfg_attr(test, ts(type = "Rows | PuzzleRows"))]
        puzzle: Puzzle = "puzzle",
        /// The maximum number of ways that are listed, up to 1,000.
        most: u32 = "most",
        /// The maximum length of a proof that these are all ways, in moves. Without it, none is made.
        #[cfg_attr(test, ts(optional))]
        proof: Option<u32> = "proof",
    }
}

impl Question for PuzzleWaysQuestion {
    const NAME: &'static str = "puzzleWays";
    type Work = ListingWays;

    fn start(self) -> Outcome<ListingWays> {
        let most = read::whole(&self.most.into(), "most", 1.0, MAX_WAYS)? as usize;
        let proof = read::whole(&self.proof.unwrap_or(0).into(), "proof", 0.0, MAX_PROOF_LENGTH)? as usize;
        Ok(ListingWays::new(self.puzzle, most, proof))
    }
}

/// The ways to finish a puzzle, which are being listed.
pub struct ListingWays {
    ways: Ways,
    most: usize,
    /// The maximum length of the proof; 0 for no proof.
    proof: usize,
}

impl ListingWays {
    fn new(puzzle: Puzzle, most: usize, proof: usize) -> Self {
        ListingWays { ways: Ways::new(puzzle, most + 1), most, proof }
    }

    /// The ways found so far.
    fn found(&self) -> PuzzleWays {
        let (puzzle, found) = (self.ways.puzzle(), self.ways.found());
        let ways = found.iter().take(self.most).map(|&way| rows_of(puzzle, way)).collect();
        let all = found.len() <= self.most;
        let start = puzzle.start().filter(|_| all && self.proof > 0);
        let proof = start.and_then(|start| prove_by_cases(puzzle.layout(), &start, self.proof));
        PuzzleWays { ways, all, proof: proof.map(|moves| moves.len() as u32) }
    }
}

impl Work for ListingWays {
    type Progress = ();
    type Answer = PuzzleWays;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(&mut self.ways, budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<PuzzleWays> {
        Ok(self.found())
    }
}
