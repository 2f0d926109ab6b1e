//! The puzzles of a day.

use super::grade::PuzzleGraded;
use crate::errors::Outcome;
use crate::read;
use crate::shape::{Js, Rows, TextLike, Typed, js_types, to_js};
use js_sys::Int32Array;
use queens_core::puzzle::{Daily, Date, FIRST_DAY, Grade, LAST_DAY, Level, daily, daily_regions};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The longest text of a date.
const MAX_DATE_LENGTH: u32 = 100;

/// The puzzle of a day: the same for everyone, forever.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyPuzzle {
    /// The date, as it was requested.
    date: String,
    /// The given queens.
    rows: Rows,
    /// With regions: a label for each square, row by row.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    regions: Option<Typed<Int32Array>>,
    grade: Grade,
    /// The level: it rises from Monday to Sunday.
    level: Level,
    /// How it is solved.
    graded: PuzzleGraded,
}

/// Which days have a puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyRange {
    /// The first.
    first: String,
    /// The last.
    last: String,
}

js_types!(DailyPuzzle => "DailyPuzzle", DailyRange => "DailyRange");

/// The completion puzzle of a date such as "2026-11-22". No two of a year are the same up to rotations and reflections.
///
/// # Errors
/// When `date` is not a date, or one without a puzzle.
#[wasm_bindgen(js_name = dailyPuzzle)]
pub fn daily_puzzle(date: &TextLike) -> Outcome<Js<DailyPuzzle>> {
    let date: Date = read::short(date, "date", MAX_DATE_LENGTH)?.parse()?;
    Ok(given(date, &daily(date)?))
}

/// The puzzle with regions of a date.
///
/// # Errors
/// Like `dailyPuzzle`.
#[wasm_bindgen(js_name = dailyRegions)]
pub fn daily_regions_puzzle(date: &TextLike) -> Outcome<Js<DailyPuzzle>> {
    let date: Date = read::short(date, "date", MAX_DATE_LENGTH)?.parse()?;
    Ok(given(date, &daily_regions(date)?))
}

fn given(date: Date, found: &Daily) -> Js<DailyPuzzle> {
    let puzzle = &found.made.puzzle;
    let labels = puzzle.layout().labels();
    to_js(&DailyPuzzle {
        date: date.to_string(),
        rows: Rows::from(&puzzle.placement(puzzle.given())),
        regions: labels.map(|labels| labels.iter().map(|label| label.cast_signed()).collect()),
        grade: found.made.certificate.grade(),
        level: found.level,
        graded: (&found.made).into(),
    })
}

/// The first and the last day that have a puzzle.
#[must_use]
#[wasm_bindgen(js_name = dailyRange)]
pub fn daily_range() -> Js<DailyRange> {
    to_js(&DailyRange { first: FIRST_DAY.to_string(), last: LAST_DAY.to_string() })
}
