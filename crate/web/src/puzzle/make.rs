//! Puzzles made by seed, at once or in slices.

use super::grade::PuzzleGraded;
use super::rows_of;
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, Read, choices, js_object};
use crate::shape::{Js, Rows, Typed, js_types, to_js};
use js_sys::Int32Array;
use queens_core::Sliced;
use queens_core::puzzle::{Certificate, Family, Grade, Level, Made, Making, Wanted};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

js_object! {
    /// A puzzle of a wanted grade or level. The same seed gives the same puzzle. The budget counts tries.
    pub struct PuzzleWanted {
        /// 5 to 12 rows for completion, 5 to 11 for regions, 8 to 11 with two stars, 13 and 14 with three.
        size: u32 = "size",
        family: Family = "family",
        /// The strongest rule that the puzzle should need. If it is "killers", pointers may suffice.
        #[cfg_attr(test, ts(optional))]
        grade: Option<Grade> = "grade",
        /// The level, instead of a grade.
        #[cfg_attr(test, ts(optional))]
        level: Option<Level> = "level",
        /// With regions: the number of pieces of each row, column and region, by default 1.
        #[cfg_attr(test, ts(optional))]
        stars: Option<u32> = "stars",
        seed: u32 = "seed",
    }
}

impl PuzzleWanted {
    fn making(self) -> Outcome<Making> {
        let PuzzleWanted { size, family, grade, level, stars, seed } = self;
        let wanted = either(grade, level)?;
        Ok(match (family, stars.unwrap_or(1)) {
            (_, 1) => Making::new(size, family, wanted, seed)?,
            (Family::Regions, stars) => Making::starred(size, stars, wanted, seed)?,
            (Family::Completion, _) => return Err(read::wrong_type("stars", "1 without regions")),
        })
    }
}

/// A puzzle that was made.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleMade {
    /// The given queens.
    rows: Rows,
    /// For a regions puzzle: a label for each square, row by row.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    regions: Option<Typed<Int32Array>>,
    /// The number of stars, if there are several in a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    stars: Option<u32>,
    grade: Grade,
    /// How it is solved.
    graded: PuzzleGraded,
}

/// The progress of making a puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleProgress {
    /// How many tries were not as wanted.
    tries: u32,
    /// The number of tries after which the search is given up.
    most: u32,
}

choices!(Family);
js_types!(PuzzleWanted => "PuzzleWanted", PuzzleMade => "PuzzleMade", PuzzleProgress => "PuzzleProgress");

/// A puzzle of a wanted grade. The same seed gives the same puzzle.
///
/// # Errors
/// When an argument is not of its type, puzzles are not made in this size, or no puzzle of the grade was found:
/// `grade-not-to-be-had`.
#[wasm_bindgen(js_name = makePuzzle)]
pub fn make_puzzle(wanted: &Js<PuzzleWanted>) -> Outcome<Js<PuzzleMade>> {
    let mut making = PuzzleWanted::read(wanted, "puzzle")?.making()?;
    while !making.run(u64::MAX) {}
    match making.made()? {
        Some(made) => Ok(to_js(&PuzzleMade::from(made))),
        None => unreachable!("it is over"),
    }
}

impl Question for PuzzleWanted {
    const NAME: &'static str = "makePuzzle";
    const FIRST: u64 = 10;
    type Work = MakingPuzzle;

    fn start(self) -> Outcome<MakingPuzzle> {
        let is_starred = self.stars.is_some_and(|stars| stars > 1);
        Ok(MakingPuzzle { making: self.making()?, is_starred })
    }
}

/// A puzzle that is being made.
pub struct MakingPuzzle {
    making: Making,
    /// A try with several stars takes milliseconds.
    is_starred: bool,
}

impl Work for MakingPuzzle {
    type Progress = PuzzleProgress;
    type Answer = PuzzleMade;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        let over = self.making.run(if self.is_starred { 1 } else { budget });
        self.making.made()?;
        Ok(over.into())
    }

    fn progress(&mut self) -> PuzzleProgress {
        PuzzleProgress { tries: self.making.tries(), most: queens_core::puzzle::TRIES }
    }

    fn answer(self: Box<Self>) -> Outcome<PuzzleMade> {
        let made =
            self.making.made()?.ok_or_else(|| read::wrong_type("answer", "requested after the puzzle is made"))?;
        Ok(PuzzleMade::from(made))
    }
}

fn either(grade: Option<Grade>, level: Option<Level>) -> Outcome<Wanted> {
    match (grade, level) {
        (Some(grade), None) => Ok(Wanted::Grade(grade)),
        (None, Some(level)) => Ok(Wanted::Level(level)),
        _ => Err(read::wrong_type("grade", "given, or a level in its place")),
    }
}

impl From<&Made> for PuzzleMade {
    fn from(made: &Made) -> Self {
        let Made { puzzle, certificate } = made;
        let labels = puzzle.layout().labels();
        PuzzleMade {
            rows: rows_of(puzzle, puzzle.given()),
            regions: labels.map(|labels| labels.iter().map(|label| label.cast_signed()).collect()),
            stars: Some(puzzle.layout().stars()).filter(|&stars| stars > 1),
            grade: Certificate::grade(certificate),
            graded: made.into(),
        }
    }
}
