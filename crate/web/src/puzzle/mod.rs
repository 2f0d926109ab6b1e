//! Puzzles at the boundary: one file for each question about them.

pub mod daily;
pub mod editor;
pub mod grade;
pub mod guilty;
pub mod hint;
pub mod make;
pub mod reason;
pub mod review;
pub mod step;

use crate::errors::Outcome;
use crate::read::{self, Read, js_object};
use crate::shape::{Rows, js_types};
use crate::transfer;
use js_sys::Int32Array;
use queens_core::board::Placement;
use queens_core::puzzle::{MAX_PUZZLE_SIZE, Puzzle, PuzzleError, Squares};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

js_object! {
    /// A puzzle: the given queens, and a label from 0 for each square, row by row, if the board has regions.
    pub struct PuzzleRows {
        /// A column per row, counted from 0, -1 if no queen is given. With several stars, as many columns per row.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        rows: Placement = "rows",
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        regions: Option<Labels> = "regions",
        /// The number of pieces of each row, column and region: 1 to 3, by default 1.
        #[cfg_attr(test, ts(optional))]
        stars: Option<u32> = "stars",
    }
}

js_types!(PuzzleRows => "PuzzleRows");

#[wasm_bindgen]
extern "C" {
    /// An untrusted puzzle.
    #[wasm_bindgen(typescript_type = "Rows | PuzzleRows")]
    pub type PuzzleLike;
}

/// A puzzle from an `Int32Array` of rows, or from an object with rows and regions.
fn puzzle(value: &JsValue) -> Outcome<Puzzle> {
    let is_rows = read::view(&Int32Array::new_with_length(0), value, "puzzle", read::typed::INT32).is_ok();
    let PuzzleRows { rows, regions, stars } = if is_rows {
        PuzzleRows { rows: rows(value)?, regions: None, stars: None }
    } else {
        PuzzleRows::read(value, "puzzle")?
    };
    Ok(match (regions, stars.unwrap_or(1)) {
        (None, 1) => Puzzle::completion(&rows)?,
        (Some(Labels(labels)), 1) => Puzzle::regions(&rows, &labels)?,
        (None, _) => return Err(read::wrong_type("regions", "given where there are several stars")),
        (Some(Labels(labels)), stars) => {
            let puzzle = Puzzle::starred(labels.len().isqrt() as u32, &labels, stars)?;
            let given = stars_on(&puzzle, &rows, "rows")?;
            puzzle.with_given(given)
        }
    })
}

impl Read for Puzzle {
    fn read(value: &JsValue, _: &'static str) -> Outcome<Self> {
        puzzle(value)
    }
}

/// Returns the squares of several stars: a column or `stars` columns per row, -1 for an empty row.
fn stars_on(puzzle: &Puzzle, rows: &Placement, name: &'static str) -> Outcome<Squares> {
    let (size, stars) = (puzzle.layout().size(), puzzle.layout().stars());
    let wrong = || read::wrong_type(name, "as many columns per row as stars, or one");
    let each = match rows.size() as u32 {
        slots if slots == size => 1,
        slots if slots == size * stars => stars,
        _ => return Err(wrong()),
    };
    let square = |slot: u32, column: u32| (column < size).then_some(slot / each * size + column);
    rows.queens().map(|queen| square(queen.row, queen.column).ok_or_else(wrong)).collect()
}

/// The squares of the queens of a player, with or without the given ones.
fn own_squares(puzzle: &Puzzle, own: &JsValue) -> Outcome<Squares> {
    queens_of(puzzle, &transfer::placement(own)?)
}

/// The same, of a placement.
fn queens_of(puzzle: &Puzzle, own: &Placement) -> Outcome<Squares> {
    if puzzle.layout().stars() == 1 && own.size() as u32 != puzzle.layout().size() {
        return Err(read::wrong_type("own", "a board of the same size"));
    }
    stars_on(puzzle, own, "own")
}

/// Returns the columns of queens: one per row, or as many as there are stars, ascending; -1 for a missing queen.
fn rows_of(puzzle: &Puzzle, queens: Squares) -> Rows {
    let (size, stars) = (puzzle.layout().size(), puzzle.layout().stars() as usize);
    let columns = |row: u32| {
        let occupied = (0..size).filter(move |column| queens.contains(row * size + column)).map(u32::cast_signed);
        occupied.chain(std::iter::repeat(-1)).take(stars)
    };
    let columns: Vec<i32> = (0..size).flat_map(columns).collect();
    Rows::from(Int32Array::from(columns.as_slice()))
}

/// A placement. No more rows are copied than a puzzle may have.
fn rows(value: &JsValue) -> Outcome<Placement> {
    let rows = read::view(&Int32Array::new_with_length(0), value, "rows", read::typed::INT32)?;
    if rows.length() > MAX_PUZZLE_SIZE {
        return Err(PuzzleError::Size { size: rows.length() as usize, largest: MAX_PUZZLE_SIZE }.into());
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
        let list = read::view(&Int32Array::new_with_length(0), value, name, read::typed::INT32)?;
        read::fits(name, list.length(), MAX_PUZZLE_SIZE * MAX_PUZZLE_SIZE)?;
        Ok(Labels(if list.length() == 0 { Vec::new() } else { list.to_vec() }))
    }
}
