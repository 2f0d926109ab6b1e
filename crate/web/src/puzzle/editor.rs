//! Help for authors of puzzles: the fewest additional queens that leave one way to finish, and given queens that are
//! superfluous.

use super::{PuzzleLike, puzzle};
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, js_object};
use crate::shape::{Js, Rows, Typed, js_types, to_js};
use js_sys::Uint32Array;
use queens_core::puzzle::{Choice, FewestSearch, Grade, Level, Progress, Puzzle, without_superfluous};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The fewest additional queens that leave one way to finish.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FewestQueens {
    /// How many choices with this number of queens there are.
    choices: u32,
    /// The choices that leave the easiest puzzles, then by row: at least one, at most 8.
    easiest: Vec<FewestChoice>,
}

/// Additional queens that leave one way to finish, and how hard the puzzle is then.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FewestChoice {
    /// Their squares. Empty if there is only one way already.
    squares: Typed<Uint32Array>,
    /// The strongest rule that the puzzle needs.
    grade: Grade,
    /// The level; null if the rules do not suffice.
    level: Option<Level>,
    /// How often the strongest rule is needed.
    hardest: u32,
    /// The number of steps that solve the puzzle.
    steps: u32,
}

impl From<&Choice> for FewestChoice {
    fn from(choice: &Choice) -> Self {
        FewestChoice {
            squares: choice.queens.iter().collect(),
            grade: choice.grade,
            level: choice.level,
            hardest: choice.hardest as u32,
            steps: choice.steps as u32,
        }
    }
}

js_types!(FewestQueens => "FewestQueens", FewestChoice => "FewestChoice", Progress => "FewestProgress");

js_object! {
    /// The fewest additional queens that leave one way to finish a puzzle. The budget counts queens.
    pub struct FewestQueensQuestion {
        /// The puzzle.
        #[cfg_attr(test, ts(type = "Rows | PuzzleRows"))]
        puzzle: Puzzle = "puzzle",
    }
}

impl Question for FewestQueensQuestion {
    const NAME: &'static str = "fewestQueens";
    type Work = FewestSearch;

    fn start(self) -> Outcome<FewestSearch> {
        Ok(FewestSearch::new(&self.puzzle))
    }
}

impl Work for FewestSearch {
    type Progress = Progress;
    type Answer = FewestQueens;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(FewestSearch::run(self, budget)?.into())
    }

    fn progress(&mut self) -> Progress {
        FewestSearch::progress(self)
    }

    fn answer(self: Box<Self>) -> Outcome<FewestQueens> {
        let found = self.fewest().ok_or_else(|| read::wrong_type("answer", "requested after the search has ended"))?;
        let easiest = found.easiest.iter().map(FewestChoice::from).collect();
        Ok(FewestQueens { choices: found.choices as u32, easiest })
    }
}

/// The given queens without the superfluous ones: those that remain still leave one way to finish, and each of them is
/// needed.
///
/// # Errors
/// Like `gradePuzzle`, and unless there is exactly one way to finish.
#[wasm_bindgen(js_name = dropSuperfluous)]
pub fn drop_superfluous(puzzle: &PuzzleLike) -> Outcome<Js<Rows>> {
    let puzzle = self::puzzle(puzzle)?;
    Ok(to_js(&Rows::from(&puzzle.placement(without_superfluous(&puzzle)?))))
}
