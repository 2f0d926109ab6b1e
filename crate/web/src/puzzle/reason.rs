//! Reasons that a person gives, and what speaks against them.

use super::step::PuzzleStep;
use super::{PuzzleLike, own_squares, squares};
use crate::errors::Outcome;
use crate::read::{self, Read, choices, given};
use crate::shape::{IndicesLike, Js, RowsLike, crosses, give};
use crate::transfer;
use js_sys::Uint32Array;
use queens_core::puzzle::{
    Claim, Layout, Line, LineKind, Lines, Position, Reason, Rule, Verdict, check_reason, lines_named,
};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

given! {
    /// What is claimed of a free square, and why.
    pub struct PuzzleReason {
        /// By "single" the square has a queen, by any other rule it has none.
        rule: Rule = "rule",
        square: u32 = "square",
        /// The lines that the rule speaks of: rows from 0, then columns from `size`, then regions from `2 * size`.
        #[cfg_attr(test, ts(type = "Uint32Array"))]
        lines: Numbers = "lines",
    }
}

/// What becomes of a reason.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleVerdict {
    kind: VerdictKind,
    /// With "accepted": the step, with every square that the same fact closes.
    step: Option<PuzzleStep>,
    /// With "refused": queens that keep to all that is proved, one on each of the lines, and the claim is false. Null
    /// where there are none: then the claim is true, but not for this reason.
    counterexample: Option<Vec<u32>>,
}

/// The kind of a verdict.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum VerdictKind {
    /// It follows.
    Accepted,
    /// It does not follow.
    Refused,
    /// The square is taken or closed already.
    Known,
}

choices!(Rule);
crosses!(PuzzleReason => "PuzzleReason", PuzzleVerdict => "PuzzleVerdict");

/// Numbers of lines, from a `Uint32Array`.
pub struct Numbers(Vec<u32>);

impl Read for Numbers {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let list = read::view(&Uint32Array::new_with_length(0), value, name, "a Uint32Array")?;
        read::fits(name, list.length(), MOST_LINES)?;
        Ok(Numbers(if list.length() == 0 { Vec::new() } else { list.to_vec() }))
    }
}

/// Rows, columns and regions of the largest board.
const MOST_LINES: u32 = 60;

/// Whether a claim follows by a rule from the lines that are named. `own`: the queens that are proved, with or without
/// the given ones. `marks`: the squares that are proved to be empty.
///
/// # Errors
/// When an argument is not of its type, the boards differ in size, queens are in conflict, or the board has no such line.
#[wasm_bindgen(js_name = checkReason)]
pub fn check_puzzle_reason(
    puzzle: &PuzzleLike,
    own: &RowsLike,
    marks: &IndicesLike,
    reason: &Js<PuzzleReason>,
) -> Outcome<Js<PuzzleVerdict>> {
    let puzzle = super::puzzle(puzzle)?;
    let (layout, queens) = (puzzle.layout(), own_squares(&puzzle, own)?);
    let size = layout.size();
    let marks = squares(&transfer::indices(marks, "marks")?, size)?;
    let mut position = Position::with(layout, puzzle.given() | queens)
        .ok_or_else(|| read::wrong_type("own", "queens of which no two are in conflict"))?;
    position.free -= marks;
    let PuzzleReason { rule, square, lines } = PuzzleReason::read(reason, "reason")?;
    squares(&[square], size)?;
    let claim = if rule == Rule::Single { Claim::Queen(square) } else { Claim::Empty(square) };
    let lines = numbered(layout, &lines.0).ok_or_else(|| read::wrong_type("lines", "numbers of lines of the board"))?;
    Ok(give(&match check_reason(layout, &position, &Reason { claim, rule, lines }) {
        Verdict::Accepted(step) => PuzzleVerdict {
            kind: VerdictKind::Accepted,
            step: Some(PuzzleStep::new(layout, &step)),
            counterexample: None,
        },
        Verdict::Refused { counterexample } => PuzzleVerdict {
            kind: VerdictKind::Refused,
            step: None,
            counterexample: counterexample.map(|queens| queens.iter().collect()),
        },
        Verdict::Known => PuzzleVerdict { kind: VerdictKind::Known, step: None, counterexample: None },
    }))
}

/// The lines with these numbers; `None` where the board has no such line.
fn numbered(layout: &Layout, numbers: &[u32]) -> Option<Lines> {
    const KINDS: [LineKind; 3] = [LineKind::Row, LineKind::Column, LineKind::Region];
    let size = layout.size();
    let line = |&number: &u32| Some(Line { kind: *KINDS.get((number / size) as usize)?, index: number % size });
    let lines: Option<Vec<Line>> = numbers.iter().map(line).collect();
    lines_named(layout, &lines?)
}
