//! Other rules: the table of a rule on a board, counts and completions in one call; `jobs` has the same in slices.

pub mod disjoint;
pub mod goals;
pub mod jobs;
pub mod table;

use crate::complete::{Completion, RuleCompletion};
use crate::count::{CompletionCount, CountVerdict};
use crate::errors::Outcome;
use crate::read::{self, Read, js_object};
use crate::shape::{Js, NumberLike, TextLike, js_types, to_js};
use js_sys::Int32Array;
use queens_core::Sliced;

use queens_core::complete::{Answer, Cause, Engine};
use queens_core::puzzle::{Puzzle, Ways};
use queens_core::rule::{BlameWanted, Board, CompleteOptions, Completing, Counting, MAX_SIDE, Piece, Position, Rule};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The longest text of a rule that is read. Up to this length, the parser reports which formula is too long.
const MAX_RULE_LENGTH: u32 = 100_000;

/// The maximum number of pieces that can be requested.
const MAX_PIECES: f64 = (MAX_SIDE * MAX_SIDE) as f64;

js_object! {
    /// The pieces and the board of a question about a rule, and options for the answer.
    pub struct RuleOptions {
        /// Squares of the given pieces, row by row from the top left.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        given: Option<Squares> = "given",
        /// Squares that do not belong to the board.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        walls: Option<Squares> = "walls",
        /// Squares where no piece may be, but through which attacks pass.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        kept_empty: Option<Squares> = "keptEmpty",
        /// A label for each square, from 0: no region has two pieces. For the rule touching, on a square board.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        regions: Option<Squares> = "regions",
        /// The number of pieces in each row, column and region: 1 to 3, by default 1. Two and more are for `countByRule` and
        /// `completeByRule`, the rule touching and a square board of up to 20 rows; `pieces` and `seed` are not used then,
        /// and no pieces are blamed.
        #[cfg_attr(test, ts(optional))]
        stars: Option<u32> = "stars",
        /// Diagonals that stay empty: column - row.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        differences: Option<Squares> = "differences",
        /// Anti-diagonals that stay empty: column + row.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        sums: Option<Squares> = "sums",
        /// The number of pieces at the end.
        #[cfg_attr(test, ts(optional, type = "number"))]
        pieces: Option<Pieces> = "pieces",
        /// The number of nodes after which the answer is undecided.
        budget: Option<u64> = "budget",
        /// The seed that decides which completion is found.
        seed: Option<u32> = "seed",
        /// Which set of pieces to blame is searched for; by default the smallest, within a tenth of the budget.
        blame: Option<BlameWanted> = "blame",
    }
}

js_object! {
    /// A board under a rule, with the pieces on it.
    pub struct RuledBoard {
        /// The name of the rule.
        #[cfg_attr(test, ts(type = "string"))]
        rule: RuleName = "rule",
        /// How many rows there are.
        rows: u32 = "rows",
        /// How many columns there are.
        columns: u32 = "columns",
        /// The other options.
        #[cfg_attr(test, ts(optional))]
        options: Option<RuleOptions> = "options",
    }
}

js_types!(RuledBoard => "RuledBoard", RuleOptions => "RuleOptions");

/// The number of sets of pieces that do not attack each other. Without a budget of nodes it counts to the end, however
/// long that takes.
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
    let budget = options.budget.unwrap_or(u64::MAX);
    let (exact, count) = if let Some(mut ways) = starred(rule, rows, columns, &options, usize::MAX)? {
        (ways.run(budget), ways.count() as u128)
    } else {
        let mut counting = Counting::new(&position(rule, rows, columns, &options)?);
        (counting.run(budget), counting.count())
    };
    let verdict = if exact { CountVerdict::Exact } else { CountVerdict::Undecided };
    Ok(to_js(&CompletionCount { verdict, count: count.into() }))
}

/// Whether a board can be completed.
///
/// # Errors
/// Like `countByRule`.
#[wasm_bindgen(js_name = completeByRule)]
pub fn complete_by_rule(
    rule: &TextLike,
    rows: &NumberLike,
    columns: &NumberLike,
    options: Option<Js<RuleOptions>>,
) -> Outcome<Js<RuleCompletion>> {
    let options: RuleOptions = read::options(options)?;
    let RuleOptions { seed, budget, blame, .. } = options;
    if let Some(mut ways) = starred(rule, rows, columns, &options, 1)? {
        let known = ways.run(CompleteOptions::with_defaults(seed, budget, blame).budget.nodes);
        return Ok(to_js(&starred_completion(&ways, known)));
    }
    let position = position(rule, rows, columns, &options)?;
    let mut completing = Completing::new(&position, CompleteOptions::with_defaults(seed, budget, blame));
    completing.run_to_end();
    Ok(to_js(&completion(&completing)))
}

/// Returns the answer so far, as a shape.
fn completion(completing: &Completing) -> RuleCompletion {
    let answer = completing.answer();
    let squares = answer.completion().map(|squares| squares.iter().map(u32::cast_signed).collect());
    RuleCompletion(Completion { squares, ..Completion::new(&answer, Engine::Exact, completing.nodes()) })
}

/// Returns the answer of the search for one way to finish a board with several stars.
fn starred_completion(ways: &Ways, known: bool) -> RuleCompletion {
    let answer = match (ways.found(), known) {
        ([way, ..], _) => Answer::Completed(*way),
        (_, true) => Answer::Impossible(Cause::NotRequested),
        (_, false) => Answer::Undecided,
    };
    let squares = answer.completion().map(|squares| squares.iter().map(u32::cast_signed).collect());
    RuleCompletion(Completion { squares, ..Completion::new(&answer, Engine::Exact, ways.nodes()) })
}

/// The search for the first `most` ways to finish a board with several stars; `None` for a board with one. A single way is
/// stored.
fn starred(
    rule: &JsValue,
    rows: &JsValue,
    columns: &JsValue,
    options: &RuleOptions,
    most: usize,
) -> Outcome<Option<Ways>> {
    let stars = options.stars.unwrap_or(1);
    if stars == 1 {
        return Ok(None);
    }
    let RuleName(rule) = RuleName::read(rule, "rule")?;
    let position = position_of(&rule, read::word(rows, "rows")?, read::word(columns, "columns")?, options)?;
    let board = position.board();
    if position.table().rule() != &Rule::of(Piece::Touching) {
        return Err(read::wrong_type("stars", "1 under any rule except touching"));
    }
    if board.rows() != board.columns() {
        return Err(read::wrong_type("columns", "as many as rows if there are several stars"));
    }
    let puzzle = Puzzle::on_board(board, position.given(), stars)?;
    Ok(Some(Ways::within(puzzle, board.usable().iter().collect(), most, 1)))
}

/// The position: the rule, the board, and the pieces on it.
fn position(rule: &JsValue, rows: &JsValue, columns: &JsValue, options: &RuleOptions) -> Outcome<Position> {
    let RuleName(rule) = RuleName::read(rule, "rule")?;
    one_star(options)?;
    position_of(&rule, read::word(rows, "rows")?, read::word(columns, "columns")?, options)
}

fn one_star(options: &RuleOptions) -> Outcome<()> {
    if options.stars.is_some_and(|stars| stars != 1) {
        return Err(read::wrong_type("stars", "1, as several are only counted and completed in one call"));
    }
    Ok(())
}

/// A position, from a [`RuledBoard`].
pub struct Ruled(Position);

impl Read for Ruled {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        RuledBoard::read(value, name)?.position().map(Ruled)
    }
}

impl RuledBoard {
    fn position(&self) -> Outcome<Position> {
        let none: RuleOptions;
        let options = match &self.options {
            Some(options) => options,
            None => {
                none = read::options(None::<JsValue>)?;
                &none
            }
        };
        one_star(options)?;
        position_of(&self.rule.0, self.rows, self.columns, options)
    }
}

/// The position described by an object with a rule; `None` for an object without one.
pub(crate) fn position_in(value: &JsValue) -> Outcome<Option<Position>> {
    if !value.is_object() || read::property::<Option<RuleName>>(value, "rule")?.is_none() {
        return Ok(None);
    }
    let RuledBoard { rule, rows, columns, options } = RuledBoard::read(value, "board")?;
    let options = options.map_or_else(|| read::options(None::<JsValue>), Ok)?;
    position_of(&rule.0, rows, columns, &options).map(Some)
}

fn position_of(rule: &str, rows: u32, columns: u32, options: &RuleOptions) -> Outcome<Position> {
    let squares = |squares: &Option<Squares>| squares.as_ref().map_or_else(Vec::new, |squares| squares.0.clone());
    let rule: Rule = rule.parse()?;
    let board = Board::new(rows, columns)?.with_walls(&squares(&options.walls))?;
    let board = board.with_kept_empty(&squares(&options.kept_empty))?;
    let board = board.without_sums(&squares(&options.sums)).without_differences(&squares(&options.differences));
    let board = match &options.regions {
        Some(Squares(labels)) => board.with_regions(labels)?,
        None => board,
    };
    let position = Position::new(&rule, &board)?.with_given(&squares(&options.given))?;
    Ok(match options.pieces {
        Some(Pieces(pieces)) => position.with_pieces(pieces),
        None => position,
    })
}

/// The name of a rule.
pub struct RuleName(String);

impl Read for RuleName {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        read::short(value, name, MAX_RULE_LENGTH).map(RuleName)
    }
}

impl RuleName {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Squares, or a number for each square, from an `Int32Array`.
pub struct Squares(Vec<i32>);

impl Squares {
    pub(crate) fn list(&self) -> &[i32] {
        &self.0
    }
}

impl Read for Squares {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let list = read::view(&Int32Array::new_with_length(0), value, name, read::typed::INT32)?;
        read::fits(name, list.length(), MAX_SIDE * MAX_SIDE)?;
        Ok(Squares(if list.length() == 0 { Vec::new() } else { list.to_vec() }))
    }
}

/// The number of pieces at the end.
pub struct Pieces(u32);

impl Read for Pieces {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        Ok(Pieces(read::whole(value, name, 0.0, MAX_PIECES)? as u32))
    }
}
