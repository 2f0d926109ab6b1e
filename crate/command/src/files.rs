//! Reads placements and lines from files or standard input, and writes placements to the output.

use crate::arguments::Form;
use crate::failure::{Failure, WrongLine};
use crate::square::Square;
use crate::{output, stop};
use queens_core::Placement;
use queens_core::board::file::{FileForm, FileReader, FileWriter};
use queens_core::board::text::{self, TextForm};
use queens_core::forms::{self, FormError, Note, Setup};
use queens_core::rule::{Piece, Rule};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// How many bytes of a file are written at once.
const PIECE: usize = 1 << 20;

/// The maximum number of bytes of a file. A longer placement or proof is refused.
const MAX_LENGTH: u64 = 1 << 30;

/// The name of a file in messages.
pub(crate) fn name(file: Option<&Path>) -> String {
    match file {
        Some(path) if path != Path::new("-") => path.display().to_string(),
        _ => "standard input".to_owned(),
    }
}

fn open(file: Option<&Path>) -> Result<Box<dyn Read>, Failure> {
    match file {
        // Opening a pipe waits for its writer.
        Some(path) if path != Path::new("-") => match stop::waiting(|| File::open(path)) {
            Ok(opened) => Ok(Box::new(opened)),
            Err(error) => Err(Failure::Open { name: name(file), error: error.into() }),
        },
        _ => Ok(Box::new(io::stdin())),
    }
}

/// The bytes of a file.
pub(crate) fn bytes(file: Option<&Path>) -> Result<Vec<u8>, Failure> {
    let opened = open(file)?;
    stop::waiting(|| whole(opened, MAX_LENGTH, name(file)))
}

/// Reads all bytes of the input that messages call `name`, at most `longest` of them.
fn whole(opened: impl Read, longest: u64, name: String) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    // Reads one byte beyond the limit, to tell a text that is too long from a text that just fits.
    match opened.take(longest + 1).read_to_end(&mut bytes) {
        Ok(count) if count as u64 > longest => Err(Failure::Long { name, longest }),
        Ok(_) => Ok(bytes),
        Err(error) => Err(Failure::Open { name, error: error.into() }),
    }
}

/// A line of a file.
pub(crate) struct Line {
    /// The file, as messages call it.
    pub(crate) name: String,
    /// The number of the line, from 1.
    pub(crate) number: usize,
    pub(crate) text: String,
}

impl Line {
    /// Returns the failure that refuses this line.
    pub(crate) fn wrong(&self, why: impl Into<WrongLine>) -> Failure {
        Failure::Line { name: self.name.clone(), line: self.number, why: why.into() }
    }
}

/// The lines of a file as they arrive; empty lines are skipped.
pub(crate) fn lines(file: Option<&Path>) -> Result<impl Iterator<Item = Result<Line, Failure>>, Failure> {
    let name = name(file);
    let mut lines = BufReader::new(open(file)?).lines();
    let numbered = (1..).zip(std::iter::from_fn(move || stop::waiting(|| lines.next())));
    let nonempty = numbered.filter(|(_, line)| line.as_ref().map_or(true, |line| !line.trim().is_empty()));
    Ok(nonempty.map(move |(number, line)| match line {
        Ok(text) => Ok(Line { name: name.clone(), number, text }),
        Err(error) => Err(Failure::Open { name: name.clone(), error: error.into() }),
    }))
}

/// Reads a single placement in any form, and also returns that form.
pub(crate) fn read(file: Option<&Path>) -> Result<(Placement, Form), Failure> {
    let bytes = bytes(file)?;
    let plain = placement(&bytes, file);
    let text = std::str::from_utf8(&bytes).ok().filter(|text| plain.is_err() && text.len() <= MAX_FORMS_BYTES);
    match text.map(forms::read_all) {
        Some(Ok(boards)) if boards.len() == 1 => match boards[0].setup.placement() {
            Some(placement) => Ok((placement, Form::List)),
            None => plain,
        },
        Some(Err(error)) if is_of_a_form(&error) => Err(error.into()),
        _ => plain,
    }
}

/// A board that was read.
pub(crate) struct InputBoard {
    pub(crate) board: Board,
    /// The form of the answer.
    pub(crate) form: Form,
    /// If there are several boards: the number of the line or, if a board takes several lines, of the board.
    pub(crate) line: Option<usize>,
}

pub(crate) enum Board {
    /// Queens alone, one in a row at most.
    Placement(Placement),
    /// Anything else.
    Setup(Box<Setup>),
}

impl InputBoard {
    /// Adds squares where no queen may be; without any, the board is unchanged.
    pub(crate) fn with_forbidden(self, forbidden: &[Square]) -> Result<InputBoard, Failure> {
        if forbidden.is_empty() {
            return Ok(self);
        }
        let setup = match self.board {
            Board::Setup(setup) => *setup,
            Board::Placement(placement) => {
                let size = u32::try_from(placement.size()).unwrap_or(u32::MAX);
                let given = placement.queens().map(|queen| queen.number(size)).collect();
                Setup::new(Rule::of(Piece::Queens), size, size)?.with_given(given)?
            }
        };
        let (rows, columns) = (setup.rows(), setup.columns());
        let outside = |square: &Square| Failure::Square { square: *square, rows, columns };
        let number = |square: &Square| square.number(rows, columns).ok_or_else(|| outside(square));
        let marks: Result<Vec<u32>, Failure> = forbidden.iter().map(number).collect();
        let marks = [setup.marks().to_vec(), marks?].concat();
        Ok(InputBoard { board: Board::Setup(Box::new(setup.with_marks(marks)?)), ..self })
    }
}

/// The longest text that is read in every form. A longer text is read only as a placement, or as lines of placements.
const MAX_FORMS_BYTES: usize = 200_000;

/// Reads one or several boards, and passes each of them to `each`.
pub(crate) fn read_each(
    file: Option<&Path>,
    mut each: impl FnMut(InputBoard) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let bytes = bytes(file)?;
    let text = std::str::from_utf8(&bytes).ok();
    let lines = text.filter(|text| has_a_board_a_line(text));
    let short = text.filter(|text| text.len() <= MAX_FORMS_BYTES);
    if let Some(boards) = short.and_then(|text| in_any_form(text, lines.is_some(), file).transpose()) {
        return boards?.into_iter().try_for_each(each);
    }
    let Some(text) = lines else {
        let (placement, form) = placement(&bytes, file)?;
        return each(InputBoard { board: Board::Placement(placement), form, line: None });
    };
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let (placement, form) = placement(line.trim().as_bytes(), file).map_err(|failure| match failure {
            Failure::Text { name, error } => Failure::Text { name, error: error.in_line(number) },
            failure => Failure::At { line: number, failure: Box::new(failure) },
        })?;
        each(InputBoard { board: Board::Placement(placement), form, line: Some(number) })?;
    }
    Ok(())
}

/// The boards of a text in any form; `None` if it is read as a placement or as lines of placements.
fn in_any_form(text: &str, has_lines: bool, file: Option<&Path>) -> Result<Option<Vec<InputBoard>>, Failure> {
    let plain = placement(text.as_bytes(), file);
    let boards = match (forms::read_all(text), &plain) {
        (Ok(boards), _) => boards,
        (Err(error), Err(_)) if !has_lines && is_of_a_form(&error) => return Err(error.into()),
        (Err(_), _) => return Ok(None),
    };
    let is_line = |line: &str| line.trim().is_empty() || placement(line.trim().as_bytes(), file).is_ok();
    if has_lines && !is_matrix(text) && (boards.len() < 2 || text.lines().all(is_line)) {
        return Ok(None);
    }
    boards.iter().flat_map(|board| &board.notes).filter(|note| **note != Note::ColumnsFromOne).for_each(|note| {
        Failure::Note { error: note.clone() }.warn();
    });
    let many = boards.len() > 1;
    let is_drawn = !text.trim_start().starts_with(|sign: char| sign.is_ascii_digit() || "[({".contains(sign));
    let drawn = if is_drawn { Form::Diagram } else { Form::List };
    let form = plain.ok().filter(|_| !many).map_or(drawn, |(_, form)| form);
    let given = (1..).zip(boards).map(|(number, board)| {
        let placement = board.setup.placement();
        let board = placement.map_or_else(|| Board::Setup(Box::new(board.setup)), Board::Placement);
        InputBoard { board, form, line: many.then_some(number) }
    });
    Ok(Some(given.collect()))
}

/// Whether the error means that the text was recognized as a form other than a placement.
fn is_of_a_form(error: &FormError) -> bool {
    matches!(error, FormError::Unexpected { .. } | FormError::Open { .. } | FormError::Size { .. })
}

/// Whether a text is a square matrix of 0 and 1, with at least three rows and one 1.
fn is_matrix(text: &str) -> bool {
    let lines: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split([' ', '\t', ',', ';', '[', ']']).filter(|word| !word.is_empty()).collect())
        .filter(|line: &Vec<&str>| !line.is_empty())
        .collect();
    let is_row = |line: &Vec<&str>| line.len() == lines.len() && line.iter().all(|word| matches!(*word, "0" | "1"));
    lines.len() > 2 && lines.iter().all(is_row) && lines.iter().flatten().any(|word| *word == "1")
}

/// Whether there are several lines, and each is a list of columns or an object.
fn has_a_board_a_line(text: &str) -> bool {
    let is_list = |line: &str| {
        let mut words = line.split([' ', '\t', ',', ';']).filter(|word| !word.is_empty());
        words.clone().count() > 1 && words.all(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let is_object =
        |line: &str| line.starts_with('{') && line.ends_with('}') || line.starts_with('[') && line.ends_with(']');
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.clone().nth(1).is_some() && lines.all(|line| is_list(line) || is_object(line))
}

/// Reads a placement from bytes, and also returns its form.
fn placement(bytes: &[u8], file: Option<&Path>) -> Result<(Placement, Form), Failure> {
    // A byte order mark is skipped.
    let first = bytes.iter().find(|byte| byte.is_ascii() && !byte.is_ascii_whitespace());
    let is_data = matches!(first, Some(b'{' | b'[' | b'r'));
    if !is_data && let Ok(read) = std::str::from_utf8(bytes) {
        let placement = text::parse(read).map_err(|error| Failure::Text { name: name(file), error })?;
        let is_list = matches!(first, Some(b'0'..=b'9'));
        let one_line = read.trim().lines().count() == 1;
        let form = if !is_list {
            Form::Diagram
        } else if one_line {
            Form::List
        } else {
            Form::Numbers
        };
        return Ok((placement, form));
    }
    let read = FileReader::new(Some(bytes.len() as u64)).and_then(|mut reader| {
        reader.push(bytes)?;
        reader.finish()
    });
    let (placement, form) = read.map_err(|error| Failure::File { name: name(file), error })?;
    let form = match form {
        FileForm::Numbers => Form::Numbers,
        FileForm::Csv => Form::Csv,
        FileForm::Json => Form::Json,
    };
    Ok((placement, form))
}

/// Writes a text to a file.
pub(crate) fn save(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text).map_err(|error| Failure::Open { name: name(Some(file)), error: error.into() })
}

/// Writes a placement to the output.
pub(crate) fn write(placement: Placement, form: Form) -> Result<(), Failure> {
    let text =
        |form| text::write(&placement, form).map_err(|error| Failure::Text { name: "the output".to_owned(), error });
    let form = match form {
        Form::List => return Ok(output::print_line(&text(TextForm::List)?)?),
        Form::Diagram => return Ok(output::write(text(TextForm::Diagram)?.as_bytes())?),
        Form::Numbers => FileForm::Numbers,
        Form::Csv => FileForm::Csv,
        Form::Json => FileForm::Json,
    };
    let mut writer = FileWriter::new(placement, form);
    while let Some(piece) = writer.next(PIECE) {
        output::write(&piece)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn a_text_that_is_too_long_is_refused_and_not_cut() {
        for (text, read) in
            [("", Some("")), ("0 1 2 3", Some("0 1 2 3")), ("0 1 2 34", None), ("0 1 2 3\n4 5 6 7", None)]
        {
            let bytes = whole(text.as_bytes(), 7, "a file".to_owned());
            match read {
                Some(read) => assert_eq!(bytes.expect("the text is short enough"), read.as_bytes()),
                None => assert_eq!(
                    bytes.expect_err("the text is too long").to_string(),
                    "a file: more than 7 bytes are not read; give a shorter file"
                ),
            }
        }
    }
}
