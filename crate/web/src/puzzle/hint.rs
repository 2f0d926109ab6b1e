//! What to tell a person who asks, and how many of her steps can stay.

use super::PuzzleLike;
use super::step::PuzzleStep;
use crate::errors::Outcome;
use crate::read;
use crate::shape::{IndicesLike, Js, RowsLike, crosses, give};
use crate::transfer;
use js_sys::Int32Array;
use queens_core::puzzle::{Hint, Played, PuzzleError, Rule, Squares, good_steps, hint};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// What to tell a person.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleHint {
    kind: HintKind,
    /// With "wrongQueen" and "wrongMark": where it is. With "step" the square that the step is about; null for a set.
    square: Option<u32>,
    /// With "step": the weakest deduction from what stands and is marked.
    step: Option<PuzzleStep>,
    /// Whether only a trial, or search, will do: with false there is a reason to find.
    may_guess: bool,
}

/// What a person is told.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HintKind {
    /// An own queen is wrong: that of the first row.
    WrongQueen,
    /// A queen stands in the end on a square that is marked "not here".
    WrongMark,
    /// This follows.
    Step,
    /// No rule says anything.
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

/// The next thing to tell a person: a queen or a mark that is wrong, else the weakest step from there. `own`: the queens that
/// she has set, given ones may be among them. `marks`: squares marked "not here"; those that queens close need no mark.
///
/// # Errors
/// When an argument is not of its type, the boards differ in size, or there is not one way to finish.
#[wasm_bindgen(js_name = hintPuzzle)]
pub fn hint_puzzle(puzzle: &PuzzleLike, own: &RowsLike, marks: &IndicesLike) -> Outcome<Js<PuzzleHint>> {
    let puzzle = super::puzzle(puzzle)?;
    let (size, own) = (puzzle.layout().size(), transfer::placement(own)?);
    if own.size() as u32 != size {
        return Err(read::wrong_type("own", "a board of the same size"));
    }
    let queens = own.queens().map(|queen| queen.row * size + queen.column).collect();
    let marks = squares(&transfer::indices(marks, "marks")?, size)?;
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

/// How many of a person's steps can stay: those before the first that excluded the solution. A step is the square of a queen,
/// or `-1 - square` for a mark "not here".
///
/// # Errors
/// When an argument is not of its type, a square is not on the board, or there is not one way to finish.
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

/// The most steps of a person that are looked at.
const LONGEST_HISTORY: u32 = 100_000;

/// Squares of a board of this size.
fn squares(list: &[u32], size: u32) -> Outcome<Squares> {
    let last = size * size - 1;
    match list.iter().find(|&&square| square > last) {
        Some(&found) => Err(PuzzleError::Square { found, last }.into()),
        None => Ok(list.iter().copied().collect()),
    }
}
