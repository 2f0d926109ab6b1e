//! Placements as lists, diagrams and files: at most one queen in each row.

use super::reader::Read;
use super::{Form, FormError, Part, Setup};
use crate::board::file::{FileError, FileReader};
use crate::board::text::{self, TextForm, excerpt};
use crate::board::{self, Square, TextError};
use crate::rule::{Piece, Rule};
use crate::words::{Classes, Token, Words};

pub(super) struct Placement;

impl Read for Placement {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let read = if text.trim_start().starts_with("row") { file(text)? } else { plain(text)? };
        Some(read.and_then(|placement| setup(&placement)).map(|setup| (Form::Placement, setup)))
    }
}

/// Reads a text as a file of columns; `None` if it has none of the forms of such files.
pub(super) fn file(text: &str) -> Option<Result<board::Placement, FormError>> {
    let read = FileReader::new(None).and_then(|mut reader| {
        reader.push(text.as_bytes())?;
        reader.finish()
    });
    match read {
        Err(FileError::Form { .. }) => None,
        read => Some(read.map(|(placement, _)| placement).map_err(FormError::from)),
    }
}

fn plain(text: &str) -> Option<Result<board::Placement, FormError>> {
    match text::parse(text) {
        Err(TextError::Form { .. } | TextError::Empty) => None,
        read => Some(read.map_err(FormError::from)),
    }
}

/// The board of a placement.
pub(super) fn setup(placement: &board::Placement) -> Result<Setup, FormError> {
    let rows = placement.size();
    if rows > super::MAX_SIDE as usize {
        let rows = rows as u64;
        return Err(FormError::Size { rows, columns: rows, largest: super::MAX_SIDE });
    }
    let size = rows as u32;
    let given = placement.queens().map(|queen| queen.row * size + queen.column).collect();
    Ok(Setup::new(Rule::of(Piece::Queens), size, size)?.put_given(given))
}

/// The error for a text that has none of the forms.
pub(super) fn unknown(text: &str) -> FormError {
    static SPACES: Classes = Classes::new(b" \t\r", b"");
    let first = Words::of(text.as_bytes(), &SPACES).find_map(|(token, place)| match token {
        Token::Word(word) => Some((excerpt(&String::from_utf8_lossy(word)), place.line, place.column)),
        _ => None,
    });
    let (found, line, column) = first.unwrap_or((String::new(), 1, 1));
    FormError::Unknown { line, column, found, expected: KNOWN }
}

const KNOWN: &str = "puzz.link, Penpa+, pzpr, letters, task, JSON, SBN, FEN, squares, pairs, dzn, LEGUP, starb, CSPLib 079, DIMACS or a placement";

/// Writes a list of columns.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let refused = |part| FormError::CannotRepresent { form: Form::Placement, part };
    let size = setup.rows();
    if size != setup.columns() {
        return Err(refused(Part::Size));
    }
    let mut placement = board::Placement::empty(size as usize).map_err(|_| refused(Part::Size))?;
    for square in setup.given() {
        placement.set(Square::new(square / size, square % size));
    }
    Ok(text::write(&placement, TextForm::List)?)
}
