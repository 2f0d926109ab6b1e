//! Hints for a player, and how many steps of the player are right.

use super::reason::PuzzleClaim;
use super::step::PuzzleStep;
use super::{PuzzleLike, own_squares, squares};
use crate::errors::Outcome;
use crate::read::{self, Read, js_object};
use crate::shape::{IndicesLike, Js, RowsLike, js_types, to_js};
use crate::transfer;
use js_sys::Int32Array;
use queens_core::puzzle::{Claim, Hint, Played, Position, Rule, Squares, good_steps, hint, is_forced, refutation};
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
    /// With "step": the weakest deduction from the queens and marks on the board. With "wrongQueen": the trial that
    /// shows why the queen is wrong, if the rules suffice.
    step: Option<PuzzleStep>,
    /// True if only a trial or a search helps.
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

js_types!(PuzzleHint => "PuzzleHint", PuzzleClaimed => "PuzzleClaimed");

#[wasm_bindgen]
extern "C" {
    /// An untrusted list of squares, or undefined.
    #[wasm_bindgen(typescript_type = "Int32Array")]
    pub type StepsLike;
}

/// The next hint: a wrong queen or a wrong mark, otherwise the weakest step from this position. `own`: the queens on
/// the board, with or without the given ones. `marks`: squares marked "not here"; squares that queens attack need no
/// mark.
///
/// # Errors
/// When an argument is not of its type, the boards differ in size, or there is not exactly one way to finish.
#[wasm_bindgen(js_name = hintPuzzle)]
pub fn hint_puzzle(puzzle: &PuzzleLike, own: &RowsLike, marks: &IndicesLike) -> Outcome<Js<PuzzleHint>> {
    let puzzle = super::puzzle(puzzle)?;
    let queens = own_squares(&puzzle, own)?;
    let marks = squares(&transfer::indices(marks, "marks")?, puzzle.layout().size())?;
    let found = hint(&puzzle, &Played { queens, marks })?;
    let (kind, square, step) = match found {
        Hint::WrongQueen(square) => {
            (HintKind::WrongQueen, Some(square), refutation(&puzzle, &Played { queens, marks }, square)?)
        }
        Hint::WrongMark(square) => (HintKind::WrongMark, Some(square), None),
        Hint::Step(step) => (HintKind::Step, step.square, Some(step)),
        Hint::Search => (HintKind::Search, None, None),
        Hint::Solved => (HintKind::Solved, None, None),
    };
    let guess = match kind {
        HintKind::Step => step.as_ref().is_some_and(|step| step.rule >= Rule::Trial),
        _ => matches!(kind, HintKind::Search),
    };
    let step = step.map(|step| PuzzleStep::new(puzzle.layout(), &step));
    Ok(to_js(&PuzzleHint { kind, square, step, may_guess: guess }))
}

js_object! {
    /// A square, and the claim about it.
    pub struct PuzzleClaimed {
        square: u32 = "square",
        claim: PuzzleClaim = "claim",
        /// The strongest rule that may be used. By default, all of them.
        #[cfg_attr(test, ts(optional))]
        strongest: Option<Rule> = "strongest",
    }
}

/// Whether one step by the rules up to the strongest allowed one proves a claim about a square now. False for wrong claims,
/// and for true ones that need more steps. `own` and `marks`: as in `hintPuzzle`.
///
/// # Errors
/// When an argument is not of its type, the boards differ in size, or the square is not on the board.
#[wasm_bindgen(js_name = isForced)]
pub fn is_forced_square(
    puzzle: &PuzzleLike,
    own: &RowsLike,
    marks: &IndicesLike,
    claimed: &Js<PuzzleClaimed>,
) -> Outcome<bool> {
    let puzzle = super::puzzle(puzzle)?;
    let PuzzleClaimed { square, claim, strongest } = PuzzleClaimed::read(claimed, "claimed")?;
    squares(&[square], puzzle.layout().size())?;
    let queens = puzzle.given() | own_squares(&puzzle, own)?;
    let marks = squares(&transfer::indices(marks, "marks")?, puzzle.layout().size())?;
    let claim = match claim {
        PuzzleClaim::Queen => Claim::Queen(square),
        PuzzleClaim::Empty => Claim::Empty(square),
    };
    // If queens are in conflict, nothing follows.
    let Some(mut position) = Position::with(puzzle.layout(), queens) else { return Ok(false) };
    position.free -= marks;
    Ok(is_forced(puzzle.layout(), &position, claim, strongest.unwrap_or(Rule::TrialAndRules)))
}

/// How many steps of a player are right: those before the first step that excludes the solution. A step is the square
/// of a queen, or `-1 - square` for a mark "not here".
///
/// # Errors
/// When an argument is not of its type, a square is not on the board, or there is not exactly one way to finish.
#[wasm_bindgen(js_name = goodSteps)]
pub fn good_puzzle_steps(puzzle: &PuzzleLike, steps: &StepsLike) -> Outcome<u32> {
    let puzzle = super::puzzle(puzzle)?;
    let list = read::view(&Int32Array::new_with_length(0), steps, "steps", read::typed::INT32)?;
    read::fits("steps", list.length(), MAX_HISTORY_STEPS)?;
    let size = puzzle.layout().size();
    let steps: Outcome<Vec<Played>> = list
        .to_vec()
        .into_iter()
        .map(|step| {
            let square = squares(&[if step < 0 { -1 - step } else { step }.cast_unsigned()], size)?;
            let (queens, marks) = if step < 0 { (Squares::EMPTY, square) } else { (square, Squares::EMPTY) };
            Ok(Played { queens, marks })
        })
        .collect();
    Ok(good_steps(&puzzle, &steps?)? as u32)
}

/// The maximum number of steps of a player that are read.
const MAX_HISTORY_STEPS: u32 = 100_000;
