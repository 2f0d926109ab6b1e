//! Help for authors of puzzles: the fewest additional queens that leave one way to finish, and given queens that are
//! superfluous.

use super::{PuzzleLike, puzzle};
use crate::errors::Outcome;
use crate::read;
use crate::shape::{Js, NumberLike, Rows, Typed, crosses, give};
use js_sys::Uint32Array;
use queens_core::puzzle::{Choice, GiveFewest, Grade, Level, Progress, without_superfluous};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The fewest additional queens that leave one way to finish.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FewestQueens {
    /// How many choices with this number of queens there are.
    choices: u32,
    /// The first of these choices, those that leave the easiest puzzles, then by row: at least one, at most 8.
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
    /// The level; null where the rules do not suffice.
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

crosses!(FewestQueens => "FewestQueens", FewestChoice => "FewestChoice", Progress => "FewestProgress");

/// The search for the fewest additional queens, in slices.
#[wasm_bindgen]
pub struct FewestJob {
    giving: GiveFewest,
}

#[wasm_bindgen]
impl FewestJob {
    /// Starts the search.
    ///
    /// # Errors
    /// When an argument is not of its type.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &PuzzleLike) -> Outcome<FewestJob> {
        Ok(FewestJob { giving: GiveFewest::new(&self::puzzle(puzzle)?) })
    }

    /// Works about as long as setting `budget` queens takes. True when the search has ended.
    ///
    /// # Errors
    /// When `budget` is not a count, there is no way to finish, or there are too many ways to examine.
    pub fn run(&mut self, budget: &NumberLike) -> Outcome<bool> {
        Ok(self.giving.run(read::count(budget, "budget")?)?)
    }

    /// The progress of the search.
    #[must_use]
    pub fn progress(&self) -> Js<Progress> {
        give(&self.giving.progress())
    }

    /// The result, once the search has ended.
    #[must_use]
    pub fn fewest(&self) -> Option<Js<FewestQueens>> {
        self.giving.fewest().map(|found| {
            let easiest = found.easiest.iter().map(FewestChoice::from).collect();
            give(&FewestQueens { choices: found.choices as u32, easiest })
        })
    }
}

/// The given queens without the superfluous ones: those that remain still leave one way to finish, and each of them is
/// needed.
///
/// # Errors
/// As `gradePuzzle`, and unless there is exactly one way to finish.
#[wasm_bindgen(js_name = dropSuperfluous)]
pub fn drop_superfluous(puzzle: &PuzzleLike) -> Outcome<Js<Rows>> {
    let puzzle = self::puzzle(puzzle)?;
    Ok(give(&Rows::from(&puzzle.placement(without_superfluous(&puzzle)?))))
}
