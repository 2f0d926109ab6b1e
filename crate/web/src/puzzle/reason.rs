//! Reasons that a person gives, and the counterexamples to them.

use super::step::PuzzleStep;
use super::{PuzzleLike, own_squares, squares};
use crate::errors::Outcome;
use crate::read::{self, Read, choices, js_object};
use crate::shape::{IndicesLike, Js, NumberLike, RowsLike, js_types, to_js};
use crate::transfer;
use js_sys::Uint32Array;
use queens_core::puzzle::{
    Claim, Contradiction, Layout, Line, LineKind, Lines, Move, Position, Puzzle, Reason, Rule, Squares, Verdict,
    check_contradiction, check_reason, lines_named, next_move_by, prove_by_cases, two_cases,
};
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

js_object! {
    /// A claim about a free square, and the reason for it.
    pub struct PuzzleReason {
        rule: Rule = "rule",
        square: u32 = "square",
        /// The lines to which the rule is applied: rows from 0, then columns from `size`, then regions from `2 * size`.
        #[cfg_attr(test, ts(type = "Uint32Array | readonly number[]"))]
        lines: Numbers = "lines",
        /// Whether the square has a queen. By default, it has one by "single" and "block", and no queen by any other rule; a
        /// "strip" decides both.
        #[cfg_attr(test, ts(optional))]
        claim: Option<PuzzleClaim> = "claim",
    }
}

js_object! {
    /// Which moves `nextMove` may choose from.
    pub struct NextMoveOptions {
        /// The rules; all of them by default.
        rules: Option<Vec<Rule>> = "rules",
        /// Whether two cases may begin if no rule applies; by default they may.
        cases: Option<bool> = "cases",
    }
}

/// A claim about a square.
#[derive(Clone, Copy, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PuzzleClaim {
    /// It has a queen.
    Queen,
    /// It has no queen.
    Empty,
}

impl PuzzleClaim {
    fn of(rule: Rule) -> Self {
        if matches!(rule, Rule::Single | Rule::Block) { PuzzleClaim::Queen } else { PuzzleClaim::Empty }
    }
}

/// The verdict on a reason.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleVerdict {
    kind: VerdictKind,
    /// With "accepted": the step, with every square that the same fact excludes.
    step: Option<PuzzleStep>,
    /// With "refused": queens that agree with everything proved so far, all those of the lines, and the claim is false. Null
    /// if no such queens exist: then the claim is true, but not for this reason.
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
    /// The square is already occupied or excluded.
    Known,
}

choices!(Rule, PuzzleClaim);
js_types!(PuzzleReason => "PuzzleReason", PuzzleVerdict => "PuzzleVerdict", PuzzleMove => "PuzzleMove", NextMoveOptions => "NextMoveOptions", PuzzleProof => "PuzzleProof");

/// Numbers of lines, from a `Uint32Array`.
pub struct Numbers(Vec<u32>);

impl Read for Numbers {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let list = read::view(&Uint32Array::new_with_length(0), value, name, read::typed::UINT32)?;
        read::fits(name, list.length(), MAX_LINES)?;
        Ok(Numbers(if list.length() == 0 { Vec::new() } else { list.to_vec() }))
    }
}

/// Rows, columns and regions of the largest board.
const MAX_LINES: u32 = 60;

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
    let (layout, position) = (puzzle.layout(), position_of(&puzzle, own, marks)?);
    let PuzzleReason { rule, square, lines, claim } = PuzzleReason::read(reason, "reason")?;
    squares(&[square], layout.size())?;
    let claim = match claim.unwrap_or_else(|| PuzzleClaim::of(rule)) {
        PuzzleClaim::Queen => Claim::Queen(square),
        PuzzleClaim::Empty => Claim::Empty(square),
    };
    let lines = numbered(layout, &lines.0)?;
    Ok(to_js(&match check_reason(layout, &position, &Reason { claim, rule, lines }) {
        Verdict::Accepted(step) => PuzzleVerdict {
            kind: VerdictKind::Accepted,
            step: Some(PuzzleStep::new(layout, &step)),
            counterexample: None,
        },
        Verdict::Refused { counterexample } => PuzzleVerdict::refused(counterexample),
        Verdict::Known => PuzzleVerdict { kind: VerdictKind::Known, step: None, counterexample: None },
    }))
}

impl PuzzleVerdict {
    fn refused(counterexample: Option<Squares>) -> Self {
        let counterexample = counterexample.map(|queens| queens.iter().collect());
        PuzzleVerdict { kind: VerdictKind::Refused, step: None, counterexample }
    }
}

/// Checks whether lines cannot all have their queens for an obvious reason: they have too little room, they lie on fewer
/// lines of another kind, or two of them have one free square each and these attack each other. "accepted" has no step. With
/// "refused" come queens on all of these lines, or null if no such queens exist. `own`, `marks`: as for `checkReason`.
/// `lines`: rows from 0, then columns from `size`, then regions from `2 * size`.
///
/// # Errors
/// Like `checkReason`.
#[wasm_bindgen(js_name = checkContradiction)]
pub fn check_puzzle_contradiction(
    puzzle: &PuzzleLike,
    own: &RowsLike,
    marks: &IndicesLike,
    lines: &IndicesLike,
) -> Outcome<Js<PuzzleVerdict>> {
    let puzzle = super::puzzle(puzzle)?;
    let (layout, position) = (puzzle.layout(), position_of(&puzzle, own, marks)?);
    let lines = numbered(layout, &Numbers::read(lines, "lines")?.0)?;
    Ok(to_js(&match check_contradiction(layout, &position, lines) {
        Contradiction::Accepted => PuzzleVerdict { kind: VerdictKind::Accepted, step: None, counterexample: None },
        Contradiction::Refused { counterexample } => PuzzleVerdict::refused(counterexample),
    }))
}

/// A proof of how many ways there are to finish: as many as its moves of the kind "way".
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleProof {
    moves: Vec<PuzzleMove>,
}

/// One move of a proof with cases.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleMove {
    kind: PuzzleMoveKind,
    /// With "step".
    step: Option<PuzzleStep>,
    /// With "suppose": the square of the two cases: a queen first, and then no queen.
    square: Option<u32>,
    /// With "contradiction": the lines that cannot all have their queens.
    lines: Vec<Line>,
    /// With "way": the squares of all queens.
    queens: Vec<u32>,
}

/// The kind of a move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PuzzleMoveKind {
    /// A conclusion by a rule.
    Step,
    /// Two cases: a queen on a square, then no queen.
    Suppose,
    /// The case ends: there is no way to finish it.
    Contradiction,
    /// The case ends: the board is full.
    Way,
}

impl PuzzleMove {
    fn new(layout: &Layout, one: &Move) -> Self {
        let none = |kind| PuzzleMove { kind, step: None, square: None, lines: Vec::new(), queens: Vec::new() };
        match one {
            Move::Step(step) => PuzzleMove { step: Some(PuzzleStep::new(layout, step)), ..none(PuzzleMoveKind::Step) },
            Move::Assume(square) => PuzzleMove { square: Some(*square), ..none(PuzzleMoveKind::Suppose) },
            Move::Contradiction(lines) => {
                PuzzleMove { lines: layout.name(*lines).collect(), ..none(PuzzleMoveKind::Contradiction) }
            }
            Move::Way(queens) => PuzzleMove { queens: queens.iter().collect(), ..none(PuzzleMoveKind::Way) },
        }
    }
}

/// The longest proof that can be requested, in moves: a longer one would take minutes.
pub(super) const MAX_PROOF_LENGTH: f64 = 10_000.0;

/// A proof of the number of ways to finish: by the rules, and by cases if these have no further consequences. `moves`: the
/// maximum length of the proof. Null if there is no proof of that length, or if given queens are in conflict.
///
/// # Errors
/// When an argument is not of its type, or `moves` is above 10,000.
#[wasm_bindgen(js_name = provePuzzle)]
pub fn prove_puzzle(puzzle: &PuzzleLike, moves: &NumberLike) -> Outcome<Option<Js<PuzzleProof>>> {
    let puzzle = super::puzzle(puzzle)?;
    let layout = puzzle.layout();
    let most = read::whole(moves, "moves", 0.0, MAX_PROOF_LENGTH)? as usize;
    let found = puzzle.start().and_then(|start| prove_by_cases(layout, &start, most));
    Ok(found.map(|moves| to_js(&PuzzleProof { moves: moves.iter().map(|one| PuzzleMove::new(layout, one)).collect() })))
}

/// Returns the engine's next move in such a proof; `undefined` if the options leave no move. `own`, `marks`: as for
/// `checkReason`.
///
/// # Errors
/// Like `checkReason`, and when an option is not of its type.
#[wasm_bindgen(js_name = nextMove)]
pub fn next_puzzle_move(
    puzzle: &PuzzleLike,
    own: &RowsLike,
    marks: &IndicesLike,
    options: Option<Js<NextMoveOptions>>,
) -> Outcome<Option<Js<PuzzleMove>>> {
    let NextMoveOptions { rules, cases } = read::options(options)?;
    let puzzle = super::puzzle(puzzle)?;
    let (layout, position) = (puzzle.layout(), position_of(&puzzle, own, marks)?);
    let mut rules = rules.unwrap_or_else(|| Rule::ALL.to_vec());
    rules.sort_unstable();
    let found =
        next_move_by(layout, &position, &rules).or_else(|| cases.unwrap_or(true).then(|| two_cases(layout, &position)));
    Ok(found.map(|found| to_js(&PuzzleMove::new(layout, &found))))
}

/// The position of these queens and marks.
fn position_of(puzzle: &Puzzle, own: &RowsLike, marks: &IndicesLike) -> Outcome<Position> {
    let (layout, queens) = (puzzle.layout(), own_squares(puzzle, own)?);
    let marks = squares(&transfer::indices(marks, "marks")?, layout.size())?;
    let mut position = Position::with(layout, puzzle.given() | queens)
        .ok_or_else(|| read::wrong_type("own", "queens of which no two are in conflict"))?;
    position.free -= marks;
    Ok(position)
}

/// The lines with these numbers.
fn numbered(layout: &Layout, numbers: &[u32]) -> Outcome<Lines> {
    const KINDS: [LineKind; 3] = [LineKind::Row, LineKind::Column, LineKind::Region];
    let size = layout.size();
    let line = |&number: &u32| Some(Line { kind: *KINDS.get((number / size) as usize)?, index: number % size });
    let lines: Option<Vec<Line>> = numbers.iter().map(line).collect();
    let named = lines.and_then(|lines| lines_named(layout, &lines));
    named.ok_or_else(|| read::wrong_type("lines", "numbers of lines of the board"))
}
