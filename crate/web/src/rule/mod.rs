//! Other rules: what a rule does on a board, counts and completions in one go; `jobs` has the same in slices.

pub mod disjoint;
pub mod goals;
pub mod jobs;
pub mod table;

use crate::count::{CompletionCount, CountVerdict};
use crate::errors::Outcome;
use crate::read::{self, Read, given};
use crate::shape::{Js, NumberLike, TextLike, Typed, crosses, give};
use js_sys::{Int32Array, Uint32Array};
use queens_core::Sliced;
use queens_core::complete::{Engine, Verdict};
use queens_core::rule::{Answer, BlameIs, BlameWanted, Board, Completing, Counting, LARGEST_SIDE, Position, Rule};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The longest text of a rule: four formulas of the longest that are read, with what stands between them.
const LONGEST_RULE: u32 = 4_100;

/// The most pieces that can be asked for.
const MOST_PIECES: f64 = (LARGEST_SIDE * LARGEST_SIDE) as f64;

/// The nodes after which a completion is given up.
const BUDGET: u64 = 50_000_000;

given! {
    /// What is asked of a rule, and how.
    pub struct RuleOptions {
        /// Squares on which pieces stand, row by row from the top left.
        #[cfg_attr(test, ts(optional, type = "Int32Array"))]
        given: Option<Squares> = "given",
        /// Squares that are taken out of the board.
        #[cfg_attr(test, ts(optional, type = "Int32Array"))]
        walls: Option<Squares> = "walls",
        /// Squares on which no piece stands, but through which lines run.
        #[cfg_attr(test, ts(optional, type = "Int32Array"))]
        kept_empty: Option<Squares> = "keptEmpty",
        /// How many pieces are to stand in the end.
        #[cfg_attr(test, ts(optional, type = "number"))]
        pieces: Option<Pieces> = "pieces",
        /// Nodes after which it is undecided.
        budget: Option<u64> = "budget",
        /// Of all completions, which one is found.
        seed: Option<u32> = "seed",
        /// Which pieces are looked for to blame; the fewest, for a tenth of the budget, where it is left out.
        blame: Option<BlameWanted> = "blame",
    }
}

/// The answer to "can this be finished?" by another rule: as `Completion`, with squares in place of rows.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CompletionByRule {
    /// What is known.
    verdict: Verdict,
    /// With "completed": the squares of all pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    squares: Option<Typed<Int32Array>>,
    /// With "impossible": squares of given pieces that have no completion together.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    blame: Option<Typed<Uint32Array>>,
    /// How small that set is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    blame_is: Option<BlameIs>,
    /// What answered.
    engine: Engine,
    /// Pieces set in search.
    nodes: u64,
}

crosses!(RuleOptions => "RuleOptions", CompletionByRule => "CompletionByRule");

/// The number of sets of pieces of which none attacks another. Without a budget of nodes it counts to the end, however long
/// that takes.
///
/// # Errors
/// When an argument is not of its type or out of range, the rule is unknown, or rule and board do not combine.
#[wasm_bindgen(js_name = countByRule)]
pub fn count_by_rule(
    rule: &TextLike,
    rows: &NumberLike,
    columns: &NumberLike,
    options: Option<Js<RuleOptions>>,
) -> Outcome<Js<CompletionCount>> {
    let options: RuleOptions = read::options(options)?;
    let mut counting = Counting::new(&position(rule, rows, columns, &options)?);
    let exact = counting.run(options.budget.unwrap_or(u64::MAX));
    let verdict = if exact { CountVerdict::Exact } else { CountVerdict::Undecided };
    Ok(give(&CompletionCount { verdict, count: counting.count().into() }))
}

/// Can this be finished?
///
/// # Errors
/// As `countByRule`.
#[wasm_bindgen(js_name = completeByRule)]
pub fn complete_by_rule(
    rule: &TextLike,
    rows: &NumberLike,
    columns: &NumberLike,
    options: Option<Js<RuleOptions>>,
) -> Outcome<Js<CompletionByRule>> {
    let options: RuleOptions = read::options(options)?;
    let position = position(rule, rows, columns, &options)?;
    let (budget, wanted) = (options.budget.unwrap_or(BUDGET), options.blame);
    let mut completing =
        Completing::new(&position, options.seed.unwrap_or_default(), wanted.unwrap_or(BlameWanted::Smallest));
    // What nobody asked for may take a tenth of the budget.
    while completing.answer() == Answer::Undecided && completing.nodes() < budget {
        let slice = (budget - completing.nodes()).min(10_000);
        if completing.run(slice) {
            break;
        }
    }
    let left = budget - completing.nodes().min(budget);
    if matches!(completing.answer(), Answer::Impossible { .. }) {
        completing.run(if wanted.is_none() { left.min(budget / 10) } else { left });
    }
    Ok(give(&completion(&completing, wanted)))
}

fn completion(completing: &Completing, wanted: Option<BlameWanted>) -> CompletionByRule {
    let known = CompletionByRule {
        verdict: Verdict::Undecided,
        squares: None,
        blame: None,
        blame_is: None,
        engine: Engine::Exact,
        nodes: completing.nodes(),
    };
    match completing.answer() {
        Answer::Completed(squares) => CompletionByRule {
            verdict: Verdict::Completed,
            squares: Some(squares.iter().map(u32::cast_signed).collect()),
            ..known
        },
        Answer::Impossible { blame, blame_is } => CompletionByRule {
            verdict: Verdict::Impossible,
            blame: Some(blame.as_slice().into()),
            blame_is: Some(blame_is).filter(|_| wanted != Some(BlameWanted::None)),
            ..known
        },
        Answer::Undecided => known,
    }
}

/// What is asked: the rule, the board, and what stands on it.
fn position(rule: &JsValue, rows: &JsValue, columns: &JsValue, options: &RuleOptions) -> Outcome<Position> {
    let squares = |squares: &Option<Squares>| squares.as_ref().map_or_else(Vec::new, |squares| squares.0.clone());
    let rule: Rule = read::short(rule, "rule", LONGEST_RULE)?.parse()?;
    let board = Board::new(read::word(rows, "rows")?, read::word(columns, "columns")?)?;
    let board = board.with_walls(&squares(&options.walls))?.with_kept_empty(&squares(&options.kept_empty))?;
    let position = Position::new(&rule, &board)?.with_given(&squares(&options.given))?;
    Ok(match options.pieces {
        Some(Pieces(pieces)) => position.with_pieces(pieces),
        None => position,
    })
}

/// Squares, from an `Int32Array`.
pub struct Squares(Vec<i32>);

impl Read for Squares {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let list = read::view(&Int32Array::new_with_length(0), value, name, "an Int32Array")?;
        read::fits(name, list.length(), LARGEST_SIDE * LARGEST_SIDE)?;
        Ok(Squares(if list.length() == 0 { Vec::new() } else { list.to_vec() }))
    }
}

/// How many pieces are to stand.
pub struct Pieces(u32);

impl Read for Pieces {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        Ok(Pieces(read::whole(value, name, 0.0, MOST_PIECES)? as u32))
    }
}
