//! Boards as the texts of other pages, of programs and of solvers.

use crate::errors::Outcome;
use crate::read::{self, Read, choices, js_object};
use crate::rule::{RuleName, Squares};
use crate::shape::{Js, TextLike, Typed, js_types, to_js};
use js_sys::{Array, Int32Array};
use queens_core::forms::{self, Form, FormError, MAX_TEXT_BYTES, Note, Part, Setup};
use queens_core::problem::{Detail, Problem};
use queens_core::rule::Rule;
use serde::Serialize;
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A board that was read from a text.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadBoard {
    /// The form of the text.
    form: Form,
    /// The rule, as `countByRule` accepts it.
    rule: String,
    /// How many rows there are.
    rows: u32,
    /// How many columns there are.
    columns: u32,
    /// The number of pieces for each row, column and region.
    stars: u32,
    /// The region of each square, row by row, from 0; absent if there are no regions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    regions: Option<Typed<Int32Array>>,
    /// Squares that do not belong to the board, row by row from the top left.
    walls: Typed<Int32Array>,
    /// Squares with a piece.
    given: Typed<Int32Array>,
    /// Squares that are to stay empty.
    marks: Typed<Int32Array>,
    /// The solution that the text gives: the squares of its pieces; absent if it gives no solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    solution: Option<Typed<Int32Array>>,
    /// How the text was read, if there was a choice; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    notes: Option<Vec<ReadNote>>,
}

/// A remark on how a text was read.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadNote {
    /// A stable name in kebab-case.
    code: &'static str,
    /// A sentence in English.
    message: String,
    /// The facts by name.
    detail: BTreeMap<&'static str, Detail>,
}

js_object! {
    /// A board to write, such as a result of `readBoard`.
    pub struct BoardToWrite {
        /// The rule; by default that of queens, or of star battles if there are regions.
        #[cfg_attr(test, ts(optional, type = "string"))]
        rule: Option<RuleName> = "rule",
        /// How many rows there are.
        rows: u32 = "rows",
        /// How many columns there are.
        columns: u32 = "columns",
        /// The number of pieces for each row, column and region; 1 by default.
        stars: Option<u32> = "stars",
        /// The region of each square.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        regions: Option<Squares> = "regions",
        /// Squares that do not belong to the board.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        walls: Option<Squares> = "walls",
        /// Squares with a piece.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        given: Option<Squares> = "given",
        /// Squares that are to stay empty.
        #[cfg_attr(test, ts(optional, type = "Int32Array | readonly number[]"))]
        marks: Option<Squares> = "marks",
    }
}

choices!(Form);
js_types!(Form => "BoardForm", ReadBoard => "ReadBoard", BoardToWrite => "BoardToWrite");

/// Reads a board from a text in any form that is known: an address of puzz.link or Penpa+, a file of pzpr, letters, JSON and
/// levels of other pages, FEN, squares, CSPLib 079, DIMACS with its comments, a drawing, or a placement. If there are several boards, it returns the first.
///
/// # Errors
/// If `text` is no string or longer than a million bytes; `board-form-unknown` if it has none of these forms, or the error
/// of its form.
#[wasm_bindgen(js_name = readBoard)]
pub fn read_board(text: &TextLike) -> Outcome<Js<ReadBoard>> {
    let text = read::text(text, "text")?;
    let bytes = text.length() as usize;
    if bytes > MAX_TEXT_BYTES {
        return Err(FormError::TooLong { bytes, longest: MAX_TEXT_BYTES }.into());
    }
    Ok(to_js(&read_board_of(forms::read(&String::from(text))?)))
}

/// Reads all boards in a text, as `readBoard` reads the first.
///
/// # Errors
/// Like `readBoard`.
#[wasm_bindgen(js_name = readBoards, unchecked_return_type = "ReadBoard[]")]
pub fn read_boards(text: &TextLike) -> Outcome<Array> {
    let text = read::text(text, "text")?;
    let bytes = text.length() as usize;
    if bytes > MAX_TEXT_BYTES {
        return Err(FormError::TooLong { bytes, longest: MAX_TEXT_BYTES }.into());
    }
    let boards = forms::read_all(&String::from(text))?;
    Ok(boards.into_iter().map(|board| JsValue::from(to_js(&read_board_of(board)))).collect())
}

fn read_board_of(board: forms::Board) -> ReadBoard {
    let (setup, solution) = (board.setup, board.solution);
    let list = |squares: &[u32]| squares.iter().map(|&square| square as i32).collect();
    let note = |note: Note| ReadNote {
        code: note.code(),
        message: note.to_string(),
        detail: note.detail().into_iter().collect(),
    };
    ReadBoard {
        form: board.form,
        rule: setup.rule().to_string(),
        rows: setup.rows(),
        columns: setup.columns(),
        stars: setup.stars(),
        regions: (!setup.regions().is_empty()).then(|| list(setup.regions())),
        walls: list(setup.walls()),
        given: list(setup.given()),
        marks: list(setup.marks()),
        solution: (!solution.is_empty()).then(|| list(&solution)),
        notes: (!board.notes.is_empty()).then(|| board.notes.into_iter().map(note).collect()),
    }
}

/// Writes a board in a form: one that `readBoard` reads, or a model for a solver.
///
/// # Errors
/// When an argument is not of its type; `board-form-cannot-hold` if the form cannot express a part of the board, or
/// `board-form-size`.
#[wasm_bindgen(js_name = writeBoard)]
pub fn write_board(form: &Js<Form>, board: &Js<BoardToWrite>) -> Outcome<String> {
    let form: Form = read::choice(form.as_ref(), "form")?;
    BoardToWrite::read(board.as_ref(), "board")?.to_text(form)
}

impl BoardToWrite {
    /// The board as a text.
    ///
    /// # Errors
    /// Like `writeBoard`.
    pub(crate) fn to_text(&self, form: Form) -> Outcome<String> {
        let list = |squares: &Option<Squares>| -> Vec<u32> {
            squares.iter().flat_map(Squares::list).map(|&square| square.cast_unsigned()).collect()
        };
        let labels = self.regions.as_ref().map_or(&[][..], Squares::list);
        let name = self.rule.as_ref().map_or(if labels.is_empty() { "queens" } else { "touching" }, RuleName::as_str);
        let setup = Setup::new(name.parse::<Rule>()?, self.rows, self.columns)?.with_stars(self.stars.unwrap_or(1));
        // One for each square, from 0.
        let regions = labels.iter().map(|&label| u32::try_from(label).ok()).collect::<Option<Vec<u32>>>();
        let setup = setup.with_regions(&regions.unwrap_or_default());
        if setup.regions().len() != labels.len() {
            return Err(FormError::CannotRepresent { form, part: Part::Regions }.into());
        }
        let setup =
            setup.with_walls(list(&self.walls))?.with_given(list(&self.given))?.with_marks(list(&self.marks))?;
        Ok(forms::write(form, &setup)?)
    }
}
