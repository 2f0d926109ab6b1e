//! The table of a rule on a board, for drawing.

use super::{RuleOptions, position};
use crate::errors::Outcome;
use crate::read;
use crate::shape::{Js, NumberLike, TextLike, Typed, js_types, to_js};
use js_sys::Uint32Array;
use queens_core::board::Transform;
use queens_core::rule::{Effect, Squares, Table, Way, WayEffect};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// A list of squares for each square: those of square `s` are `squares[starts[s]]` to `squares[starts[s + 1] - 1]`.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SquareLists {
    /// Where the list of each square begins, and where the last one ends.
    starts: Typed<Uint32Array>,
    /// All lists, one after another.
    squares: Typed<Uint32Array>,
}

/// The effect of a piece on each square along one way.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleWay {
    /// `row`, `column`, `diagonal`, `antiDiagonal`, `jump`, `region`, or `formula1` to `formula4`.
    way: &'static str,
    /// Whether it frees an attacked square, and attacks a free one.
    toggles: bool,
    /// The squares that it reaches.
    reaches: SquareLists,
    /// The squares among them that it reaches only across a joined edge.
    beyond: SquareLists,
}

/// The table of a rule on a board.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleTable {
    /// The name of the rule, as it is written.
    rule: String,
    /// Whether no row can have two pieces.
    one_per_row: bool,
    /// Whether no column can have two pieces.
    one_per_column: bool,
    /// Whether pieces are set from the top row down, so that a piece may free squares that an earlier one attacks.
    ordered: bool,
    /// By how many columns each row is shifted, relative to the leftmost one.
    offsets: Typed<Uint32Array>,
    /// The effects of a piece, way by way.
    ways: Vec<RuleWay>,
    /// For each square, the squares where no piece can be together with one on it.
    conflicts: SquareLists,
    /// The rotations and reflections that keep the rule on this board.
    symmetries: Vec<Transform>,
}

js_types!(RuleTable => "RuleTable");

/// The squares that a piece on each square attacks, and along which way. Drawings, hints and searches all use it.
///
/// # Errors
/// Like `countByRule`.
#[wasm_bindgen(js_name = ruleTable)]
pub fn rule_table(
    rule: &TextLike,
    rows: &NumberLike,
    columns: &NumberLike,
    options: Option<Js<RuleOptions>>,
) -> Outcome<Js<RuleTable>> {
    let position = position(rule, rows, columns, &read::options(options)?)?;
    let table = position.table();
    Ok(to_js(&RuleTable {
        rule: table.rule().to_string(),
        one_per_row: table.has_one_per_row(),
        one_per_column: table.has_one_per_column(),
        ordered: table.rule().is_ordered(),
        offsets: table.offsets().as_slice().into(),
        ways: table.by_way().iter().map(|along| way(table, along)).collect(),
        conflicts: lists(table, |square| table.conflicts(square)),
        symmetries: position.symmetries(),
    }))
}

fn way(table: &Table, along: &WayEffect) -> RuleWay {
    RuleWay {
        way: name(along.way),
        toggles: along.effect == Effect::Toggles,
        reaches: lists(table, |square| along.squares(square)),
        beyond: lists(table, |square| table.across_edges(along.way, square)),
    }
}

fn name(way: Way) -> &'static str {
    match way {
        Way::Row => "row",
        Way::Column => "column",
        Way::Diagonal => "diagonal",
        Way::AntiDiagonal => "antiDiagonal",
        Way::Jump => "jump",
        Way::Region => "region",
        Way::Formula(0) => "formula1",
        Way::Formula(1) => "formula2",
        Way::Formula(2) => "formula3",
        Way::Formula(_) => "formula4",
    }
}

fn lists(table: &Table, of: impl Fn(u32) -> Squares) -> SquareLists {
    let (mut starts, mut squares) = (vec![0], Vec::new());
    for square in table.board().all().iter() {
        squares.extend(of(square).iter());
        starts.push(squares.len() as u32);
    }
    SquareLists { starts: starts.as_slice().into(), squares: squares.as_slice().into() }
}
