//! For who makes a puzzle: the fewest more queens that leave one way, and those that are superfluous.

use super::{PuzzleLike, puzzle};
use crate::errors::Outcome;
use crate::read;
use crate::shape::{Js, NumberLike, Rows, Typed, crosses, give};
use js_sys::Uint32Array;
use queens_core::puzzle::{Choice, GiveFewest, Grade, Level, Progress, without_superfluous};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The fewest more queens that leave one way to finish.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FewestQueens {
    /// How many choices of equally few there are.
    choices: u32,
    /// The first of them: those that leave the easiest puzzles, then the first by row. One at least, and up to 8.
    easiest: Vec<FewestChoice>,
}

/// Queens that leave one way to finish, and what the puzzle takes then.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FewestChoice {
    /// Their squares. Empty where there is one way already.
    squares: Typed<Uint32Array>,
    /// The strongest rule that is needed.
    grade: Grade,
    /// The word for people; null where the rules do not suffice.
    level: Option<Level>,
    /// How often the strongest rule is needed.
    hardest: u32,
    /// In how many steps the puzzle is solved.
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

/// The search for the fewest more queens, in slices.
#[wasm_bindgen]
pub struct FewestJob {
    giving: GiveFewest,
}

#[wasm_bindgen]
impl FewestJob {
    /// Nothing is tried yet.
    ///
    /// # Errors
    /// When an argument is not of its type.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &PuzzleLike) -> Outcome<FewestJob> {
        Ok(FewestJob { giving: GiveFewest::new(&self::puzzle(puzzle)?) })
    }

    /// Works on, about as long as it takes to set `budget` queens. True when it has ended.
    ///
    /// # Errors
    /// When `budget` is not a count, there is no way to finish, or there are more than can be looked through.
    pub fn run(&mut self, budget: &NumberLike) -> Outcome<bool> {
        Ok(self.giving.run(read::count(budget, "budget")?)?)
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Js<Progress> {
        give(&self.giving.progress())
    }

    /// What was found, once it has ended.
    #[must_use]
    pub fn fewest(&self) -> Option<Js<FewestQueens>> {
        self.giving.fewest().map(|found| {
            let easiest = found.easiest.iter().map(FewestChoice::from).collect();
            give(&FewestQueens { choices: found.choices as u32, easiest })
        })
    }
}

/// The given queens without those that are superfluous: the others still leave one way to finish, and each is needed.
///
/// # Errors
/// As `gradePuzzle`, and when there is not one way to finish.
#[wasm_bindgen(js_name = dropSuperfluous)]
pub fn drop_superfluous(puzzle: &PuzzleLike) -> Outcome<Js<Rows>> {
    let puzzle = self::puzzle(puzzle)?;
    Ok(give(&Rows::from(&puzzle.placement(without_superfluous(&puzzle)?))))
}
