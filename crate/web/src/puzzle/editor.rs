//! For who makes a puzzle: the fewest more queens that leave one way, and those that are superfluous.

use super::{PuzzleLike, puzzle};
use crate::errors::Outcome;
use crate::read;
use crate::shape::{Js, NumberLike, Rows, crosses, give};
use queens_core::puzzle::{GiveFewest, Grade, without_superfluous};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The fewest more queens that leave one way to finish.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FewestQueens {
    /// Their squares: of equally few those that leave the easiest puzzle, then the first by row. Empty where there is one way
    /// already.
    squares: Vec<u32>,
    /// How many choices of equally few there are.
    choices: u32,
    /// What the puzzle takes then.
    grade: Grade,
}

crosses!(FewestQueens => "FewestQueens");

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
    /// When an argument is not of its type, there is no way to finish, or there are more than can be looked through.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &PuzzleLike) -> Outcome<FewestJob> {
        Ok(FewestJob { giving: GiveFewest::new(&self::puzzle(puzzle)?)? })
    }

    /// Works on: tries so many squares for the first queen, or grades as many puzzles. True when it has ended.
    ///
    /// # Errors
    /// When `budget` is not a count.
    pub fn run(&mut self, budget: &NumberLike) -> Outcome<bool> {
        Ok(self.giving.run(read::count(budget, "budget")?))
    }

    /// What was found, once it has ended.
    #[must_use]
    pub fn fewest(&self) -> Option<Js<FewestQueens>> {
        self.giving.fewest().map(|found| {
            give(&FewestQueens {
                squares: found.queens.iter().collect(),
                choices: found.choices as u32,
                grade: found.grade,
            })
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
