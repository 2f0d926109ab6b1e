//! Hints for a player, and how many steps of the player are right.

use super::step::PuzzleStep;
use super::{PuzzleLike, own_squares, squares};
use crate::errors::Outcome;
use crate::read;
use crate::shape::{IndicesLike, Js, RowsLike, crosses, give};
use crate::transfer;
use js_sys::Int32Array;
use queens_core::puzzle::{Hint, Played, Rule, Squares, good_steps, hint};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// A hint for a player.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleHint {
    kind: HintKind,
    /// With "wrongQueen" and "wrongMark": the square of the mistake. With "step": the square in question; null for a
    /// pointer, a killer and a set.
    square: Option<u32>,
    /// With "step": the weakest deduction from the queens and marks on the board.
    step: Option<PuzzleStep>,
    /// False where there is a reason to find. True where only a trial or a search helps.
    may_guess: bool,
}

/// The kind of a hint.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HintKind {
    /// A queen of the player is wrong: the first wrong one by row.
    WrongQueen,
    /// The solution has a queen on a square that is marked "not here".
    WrongMark,
    /// This step follows.
    Step,
    /// No rule applies.
    Search,
    /// Nothing is left to find.
    Solved,
}

crosses!(PuzzleHint => "PuzzleHint");

#[wasm_bindgen]
extern "C" {
    /// What should be a list of squares or less.
    #[wasm_bindgen(typescript_type = "Int32Array")]
    pub type DeedsLike;
}

/// The next hint: a wrong queen or a wrong mark, otherwise the weakest step from this position. `own`: the queens on
/// the board, with or without the given ones. `marks`: squares marked "not here"; squares that queens close need no
/// mark.
///
/// # Errors
/// When an argument is not of its type, the boards differ in size, or there is not exactly one way to finish.
#[wasm_bindgen(js_name = hintPuzzle)]
pub fn hint_puzzle(puzzle: &PuzzleLike, own: &RowsLike, marks: &IndicesLike) -> Outcome<Js<PuzzleHint>> {
    let puzzle = super::puzzle(puzzle)?;
    let queens = own_squares(&puzzle, own)?;
    let marks = squares(&transfer::indices(marks, "marks")?, puzzle.layout().size())?;
    let told = hint(&puzzle, &Played { queens, marks })?;
    let (kind, square, step) = match told {
        Hint::WrongQueen(square) => (HintKind::WrongQueen, Some(square), None),
        Hint::WrongMark(square) => (HintKind::WrongMark, Some(square), None),
        Hint::Step(step) => (HintKind::Step, step.square, Some(step)),
        Hint::Search => (HintKind::Search, None, None),
        Hint::Solved => (HintKind::Solved, None, None),
    };
    let guess = step.as_ref().map_or(matches!(kind, HintKind::Search), |step| step.rule >= Rule::Trial);
    let step = step.map(|step| PuzzleStep::new(puzzle.layout(), &step));
    Ok(give(&PuzzleHint { kind, square, step, may_guess: guess }))
}

/// How many steps of a player are right: those before the first step that excludes the solution. A step is the square
/// of a queen, or `-1 - square` for a mark "not here".
///
/// # Errors
/// When an argument is not of its type, a square is not on the board, or there is not exactly one way to finish.
#[wasm_bindgen(js_name = goodSteps)]
pub fn good_puzzle_steps(puzzle: &PuzzleLike, deeds: &DeedsLike) -> Outcome<u32> {
    let puzzle = super::puzzle(puzzle)?;
    let list = read::view(&Int32Array::new_with_length(0), deeds, "steps", "an Int32Array")?;
    read::fits("steps", list.length(), LONGEST_HISTORY)?;
    let size = puzzle.layout().size();
    let deeds: Outcome<Vec<Played>> = list
        .to_vec()
        .into_iter()
        .map(|deed| {
            let square = squares(&[if deed < 0 { -1 - deed } else { deed }.cast_unsigned()], size)?;
            let (queens, marks) = if deed < 0 { (Squares::EMPTY, square) } else { (square, Squares::EMPTY) };
            Ok(Played { queens, marks })
        })
        .collect();
    Ok(good_steps(&puzzle, &deeds?)? as u32)
}

/// The most steps of a player that are read.
const LONGEST_HISTORY: u32 = 100_000;
