//! The review of a solved puzzle.

use super::{queens_of, squares};
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{Read, js_object};
use crate::shape::js_types;
use crate::transfer;
use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::puzzle::{Needed, Played, Puzzle, Reviewing};
use serde::Serialize;
use wasm_bindgen::JsValue;

js_object! {
    /// Which rules the steps of a player needed. Steps from or to a board with a mistake are left out. The budget counts
    /// deductions.
    pub struct ReviewQuestion {
        /// The puzzle.
        #[cfg_attr(test, ts(type = "Rows | PuzzleRows"))]
        puzzle: Puzzle = "puzzle",
        /// The only way to finish it.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        solution: Placement = "solution",
        /// The boards after each step, from the first to the last.
        boards: Vec<PlayedBoard> = "boards",
    }
}

js_object! {
    /// The queens and marks of a player.
    pub struct PlayedBoard {
        /// The queens, with or without the given ones.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        own: Placement = "own",
        /// The squares that are marked "not here".
        #[cfg_attr(test, ts(type = "Uint32Array | readonly number[]"))]
        marks: Marks = "marks",
    }
}

/// Squares, from a `Uint32Array`.
pub struct Marks(Vec<u32>);

impl Read for Marks {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        transfer::indices(value, name).map(Marks)
    }
}

/// The answer of `reviewPuzzle`.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleReview {
    /// The rules that each reviewed step needed.
    steps: Vec<Needed>,
}

js_types!(PuzzleReview => "PuzzleReview");

impl Question for ReviewQuestion {
    const NAME: &'static str = "reviewPuzzle";
    const FIRST: u64 = 1;
    type Work = Reviewing;

    fn start(self) -> Outcome<Reviewing> {
        let ReviewQuestion { puzzle, solution, boards } = self;
        let played = |PlayedBoard { own, marks }: PlayedBoard| -> Outcome<Played> {
            let marks = squares(&marks.0, puzzle.layout().size())?;
            Ok(Played { queens: queens_of(&puzzle, &own)?, marks })
        };
        let boards: Outcome<Vec<Played>> = boards.into_iter().map(played).collect();
        Ok(Reviewing::new(&puzzle, queens_of(&puzzle, &solution)?, boards?))
    }
}

impl Work for Reviewing {
    type Progress = ();
    type Answer = PuzzleReview;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<PuzzleReview> {
        Ok(PuzzleReview { steps: self.found().to_vec() })
    }
}
