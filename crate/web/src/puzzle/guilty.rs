//! Queens to blame: given queens without a way to finish.

use super::{PuzzleLike, puzzle};
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, js_object};
use crate::shape::{Js, Rows, Typed, js_types, to_js};
use js_sys::Uint32Array;
use queens_core::Sliced;
use queens_core::puzzle::{GuiltyRegions, Puzzle, guilt, guilty_regions, make_guilty};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The maximum number of choices that are listed.
const MAX_CHOICES: usize = 1_000;

js_object! {
    /// The puzzle that `makeGuilty` makes.
    pub struct GuiltyWanted {
        /// 5 to 12 rows.
        size: u32 = "size",
        /// How many queens must be removed: 1 to 3.
        fewest: u32 = "fewest",
        seed: u32 = "seed",
    }
}

/// The queens that keep a placement from being completed.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Guilt {
    /// The minimum number of queens to remove so that there is a way to finish; 0 if there is one already. Null if even the
    /// empty board has no way.
    fewest: Option<u32>,
    /// The rows of the queens of every choice of `fewest` queens that leaves a way to finish; at most 1,000 choices.
    choices: Vec<Vec<u32>>,
}

js_types!(GuiltyWanted => "GuiltyWanted", Guilt => "Guilt", RegionsToBlame => "RegionsToBlame");

/// Queens that do not attack each other and have no way to finish, with exactly one choice of `fewest` queens to
/// remove. The same seed gives the same queens.
///
/// # Errors
/// When an argument is not of its type or out of range, or no such queens were found: `guilty-not-to-be-had`.
#[wasm_bindgen(js_name = makeGuilty)]
pub fn make_guilty_puzzle(wanted: &Js<GuiltyWanted>) -> Outcome<Js<Rows>> {
    let GuiltyWanted { size, fewest, seed } = read::Read::read(wanted, "puzzle")?;
    let puzzle = make_guilty(size, fewest, seed)?;
    Ok(to_js(&Rows::from(&puzzle.placement(puzzle.given()))))
}

/// The fewest queens to remove so that the others have a way to finish. For the queens that a player leaves on the
/// board, `fewest` is 0 when the player is right.
///
/// # Errors
/// Like `gradePuzzle`.
#[wasm_bindgen(js_name = guiltyQueens)]
pub fn guilty_queens(puzzle: &PuzzleLike) -> Outcome<Js<Guilt>> {
    let puzzle = self::puzzle(puzzle)?;
    let size = puzzle.layout().size();
    let found = guilt(&puzzle);
    let choices = found.iter().flat_map(|guilt| &guilt.choices).take(MAX_CHOICES);
    Ok(to_js(&Guilt {
        fewest: found.as_ref().map(|guilt| guilt.fewest),
        choices: choices.map(|choice| choice.iter().map(|square| square / size).collect()).collect(),
    }))
}

/// The labels of a set of regions that cannot all have a queen, though without any one of them the others could. Empty if
/// there is a way to finish, if there are no regions, or if the regions are not the reason.
///
/// # Errors
/// Like `gradePuzzle`.
#[wasm_bindgen(js_name = guiltyRegions)]
pub fn guilty_regions_of(puzzle: &PuzzleLike) -> Outcome<Uint32Array> {
    Ok(guilty_regions(&self::puzzle(puzzle)?).as_slice().into())
}

js_object! {
    /// A set of regions that cannot all have a queen. The budget counts queens.
    pub struct GuiltyRegionsQuestion {
        /// The puzzle.
        #[cfg_attr(test, ts(type = "Rows | PuzzleRows"))]
        puzzle: Puzzle = "puzzle",
    }
}

/// The answer of `guiltyRegions`.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionsToBlame {
    /// The labels of the regions.
    labels: Typed<Uint32Array>,
}

impl Question for GuiltyRegionsQuestion {
    const NAME: &'static str = "guiltyRegions";
    type Work = GuiltyRegions;

    fn start(self) -> Outcome<GuiltyRegions> {
        Ok(GuiltyRegions::new(&self.puzzle))
    }
}

impl Work for GuiltyRegions {
    type Progress = ();
    type Answer = RegionsToBlame;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<RegionsToBlame> {
        Ok(RegionsToBlame { labels: self.guilty().into() })
    }
}
