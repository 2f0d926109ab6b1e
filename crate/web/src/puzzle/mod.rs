//! Puzzles at the boundary: one file for each question about them.

pub mod daily;
pub mod editor;
pub mod grade;
pub mod guilty;
pub mod hint;
pub mod make;
pub mod reason;
pub mod step;

use crate::errors::Outcome;
use crate::read::{self, Read, given};
use crate::shape::crosses;
use crate::transfer;
use js_sys::Int32Array;
use queens_core::board::Placement;
use queens_core::puzzle::{LARGEST_PUZZLE, Puzzle, PuzzleError, Squares};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

given! {
    /// A puzzle: the given queens, and a label from 0 for each square, row by row, where the board has regions.
    pub struct PuzzleRows {
        /// A column per row, counted from 0, -1 where no queen is given.
        #[cfg_attr(test, ts(type = "Rows"))]
        rows: Placement = "rows",
        #[cfg_attr(test, ts(optional, type = "Int32Array"))]
        regions: Option<Labels> = "regions",
    }
}

crosses!(PuzzleRows => "PuzzleRows");

#[wasm_bindgen]
extern "C" {
    /// What should be a puzzle.
    #[wasm_bindgen(typescript_type = "Rows | PuzzleRows")]
    pub type PuzzleLike;
}

/// A puzzle from an `Int32Array` of rows, or from an object with rows and regions.
fn puzzle(value: &JsValue) -> Outcome<Puzzle> {
    let is_rows = read::view(&Int32Array::new_with_length(0), value, "puzzle", "an Int32Array").is_ok();
    let PuzzleRows { rows, regions } =
        if is_rows { PuzzleRows { rows: rows(value)?, regions: None } } else { PuzzleRows::read(value, "puzzle")? };
    Ok(match regions {
        None => Puzzle::completion(&rows)?,
        Some(Labels(labels)) => Puzzle::regions(&rows, &labels)?,
    })
}

/// A placement. No more rows are copied than a puzzle may have.
fn rows(value: &JsValue) -> Outcome<Placement> {
    let rows = read::view(&Int32Array::new_with_length(0), value, "rows", "an Int32Array")?;
    if rows.length() > LARGEST_PUZZLE {
        return Err(PuzzleError::Size { size: rows.length() as usize, largest: LARGEST_PUZZLE }.into());
    }
    transfer::placement(value)
}

/// Squares of a board of this size.
fn squares(list: &[u32], size: u32) -> Outcome<Squares> {
    let last = size * size - 1;
    match list.iter().find(|&&square| square > last) {
        Some(&found) => Err(PuzzleError::Square { found, last }.into()),
        None => Ok(list.iter().copied().collect()),
    }
}

/// Labels of squares, from an `Int32Array`.
pub struct Labels(Vec<i32>);

impl Read for Labels {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let list = read::view(&Int32Array::new_with_length(0), value, name, "an Int32Array")?;
        read::fits(name, list.length(), LARGEST_PUZZLE * LARGEST_PUZZLE)?;
        Ok(Labels(if list.length() == 0 { Vec::new() } else { list.to_vec() }))
    }
}
