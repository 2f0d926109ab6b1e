//! Placements as text for people: a list of columns, or a diagram. For any text, the parsers return a placement or an
//! error. Written text is read back as the same placement.
//!
//! A list contains a number for each row: the column counted from 1, or 0 if the row is empty (the file form of Grigoryan's
//! programs). Spaces, line ends, commas, semicolons and square brackets separate numbers. A diagram is a line for each row,
//! with `.` for an empty square (`-` and `_` are also read) and `Q` for a queen (`q`, `*`, `♕` and `♛` are also read).
//! Spaces between squares and empty lines are ignored.
//!
//! ```text
//!  a list    0 3 0 1       a diagram    . . . .
//!                                       . . Q .
//!                                       . . . .
//!                                       Q . . .
//! ```

use super::{MAX_SIZE, Placement, Square, TextError};
use crate::words::{self, Classes, Place, Token, Words};
use std::borrow::Cow;
use std::fmt::{self, Write};
use std::str::FromStr;

/// The longest text that is read or written, in bytes: 128 MB.
pub const MAX_TEXT_BYTES: usize = 128_000_000;

/// The two text forms of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum TextForm {
    /// One number for each row, all on one line.
    List,
    /// One line for each row.
    Diagram,
}

/// Reads a placement in either form; the first word decides which. A byte order mark at the start is skipped.
///
/// ```
/// use queens_core::board::text::parse;
/// assert_eq!(parse("0 3 0 1").unwrap().to_rows(), [-1, 2, -1, 0]);
/// assert_eq!(parse("....\n..Q.\n....\nQ...").unwrap().to_rows(), [-1, 2, -1, 0]);
/// let error = parse("0\n3 0\n1 x").unwrap_err();
/// assert_eq!(error.to_string(), "line 3, word 2: 'x'; expected a column from 0 to 5");
/// ```
///
/// # Errors
/// When the text is empty or too long, or contains something that its form does not allow.
pub fn parse(text: &str) -> Result<Placement, TextError> {
    check_length(text.len() as u64)?;
    let text = with_plain_spaces(text.strip_prefix('\u{feff}').unwrap_or(text));
    match form_of(&text)? {
        TextForm::List => parse_list(&text),
        TextForm::Diagram => parse_diagram(&text),
    }
}

/// Writes a placement; [`parse`] reads the text back as the same placement.
///
/// # Errors
/// [`TextError::TooLong`] when the text would be longer than [`MAX_TEXT_BYTES`]: a diagram from some 11,000 rows on.
pub fn write(placement: &Placement, form: TextForm) -> Result<String, TextError> {
    match form {
        TextForm::List => write_list(placement),
        TextForm::Diagram => write_diagram(placement),
    }
}

fn check_length(bytes: u64) -> Result<(), TextError> {
    if bytes > MAX_TEXT_BYTES as u64 { Err(TextError::TooLong { bytes, longest: MAX_TEXT_BYTES }) } else { Ok(()) }
}

/// The form of a text: a diagram begins with a square, a list with a number. A minus sign before a digit is not an
/// empty square but begins a negative number, which is an error in a list.
fn form_of(text: &str) -> Result<TextForm, TextError> {
    let (first, place) = words(text).next().ok_or(TextError::Empty)?;
    let found = String::from_utf8_lossy(first);
    let mut characters = found.chars();
    match (characters.next().unwrap_or_default(), characters.next().unwrap_or_default()) {
        ('-', '0'..='9') | ('0'..='9', _) => Ok(TextForm::List),
        (character, _) if Mark::read(character).is_some() => Ok(TextForm::Diagram),
        _ => Err(TextError::Form { line: place.line as usize, found: excerpt(&found) }),
    }
}

/// Brackets and commas separate the words of a list, as spaces do.
static CLASSES: Classes = Classes::new(b" \t\r\x0b\x0c,;[]", b"");

/// The words of a list, each with its place.
fn words(text: &str) -> impl Iterator<Item = (&[u8], Place)> {
    Words::of(text.as_bytes(), &CLASSES).filter_map(|(token, place)| match token {
        Token::Word(word) => Some((word, place)),
        _ => None,
    })
}

/// The text with a plain space in place of each other white space character of Unicode.
fn with_plain_spaces(text: &str) -> Cow<'_, str> {
    let is_other = |character: char| !character.is_ascii() && character.is_whitespace();
    if text.contains(is_other) { text.replace(is_other, " ").into() } else { text.into() }
}

fn parse_list(text: &str) -> Result<Placement, TextError> {
    let size = words(text).count();
    // There is at least one word: the first word showed that the text is a list.
    let mut placement = Placement::empty(size).map_err(|_| TextError::TooManyRows { rows: size, largest: MAX_SIZE })?;
    for (row, (text, Place { line, word, .. })) in (0u32..).zip(words(text)) {
        match words::number(text) {
            Some(0) => {}
            Some(column) if column <= size as u64 => placement.set(Square::new(row, column as u32 - 1)),
            _ => {
                let found = excerpt(&String::from_utf8_lossy(text));
                return Err(TextError::Column { line: line as usize, word: word as usize, found, last: size });
            }
        }
    }
    Ok(placement)
}

/// The beginning of an unexpected text, short enough for one line of an error message.
///
/// ```
/// assert_eq!(queens_core::board::text::excerpt("x"), "x");
/// assert_eq!(queens_core::board::text::excerpt("a word that never ends"), "a word that never e…");
/// ```
#[must_use]
pub fn excerpt(found: &str) -> String {
    const MAX_LENGTH: usize = 20;
    if found.chars().nth(MAX_LENGTH).is_none() {
        return found.to_owned();
    }
    found.chars().take(MAX_LENGTH - 1).chain(['…']).collect()
}

/// A number that consists of digits only; `None` for anything else. (`str::parse` would accept a sign.)
#[must_use]
pub fn number<T: FromStr>(text: &str) -> Option<T> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// The meaning of a character of a diagram.
#[derive(PartialEq)]
enum Mark {
    Empty,
    Queen,
}

impl Mark {
    fn read(character: char) -> Option<Mark> {
        match character {
            '.' | '-' | '_' => Some(Mark::Empty),
            'Q' | 'q' | '*' | '♕' | '♛' => Some(Mark::Queen),
            _ => None,
        }
    }
}

fn parse_diagram(text: &str) -> Result<Placement, TextError> {
    let lines = (1..).zip(text.lines()).filter(|(_, content)| !content.trim().is_empty());
    let mut size = None;
    let mut rows = Vec::new();
    for (line, content) in lines.clone() {
        let (column, squares) = parse_row(line, content)?;
        let size = *size.get_or_insert(squares);
        if squares != size {
            return Err(TextError::Width { line, squares, expected: size });
        }
        if rows.len() == size {
            return Err(TextError::Height { rows: lines.count(), expected: size });
        }
        rows.push(column);
    }
    match size {
        Some(size) if size == rows.len() => {
            Ok(Placement::from_rows(&rows).expect("each queen is in a line as long as the board is wide"))
        }
        size => Err(TextError::Height { rows: rows.len(), expected: size.unwrap_or_default() }),
    }
}

/// The column of a line's queen, counted from 0, or -1; and how many squares the line has.
fn parse_row(line: usize, content: &str) -> Result<(i32, usize), TextError> {
    let mut column = -1;
    let mut squares = 0;
    for character in content.chars().filter(|character| !character.is_whitespace()) {
        let mark = Mark::read(character).ok_or(TextError::Square { line, square: squares + 1, found: character })?;
        if mark == Mark::Queen {
            if column != -1 {
                return Err(TextError::SecondQueen { line, square: squares + 1 });
            }
            column = squares as i32;
        }
        squares += 1;
    }
    Ok((column, squares))
}

/// Reads either form, as [`parse`] does.
///
/// ```
/// use queens_core::Placement;
/// let placement: Placement = "2 4 1 3".parse()?;
/// assert_eq!(placement.to_rows(), [1, 3, 0, 2]);
/// # Ok::<(), queens_core::board::TextError>(())
/// ```
impl FromStr for Placement {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        parse(text)
    }
}

/// A list of columns; with `{:#}` a diagram, a line for each row. [`parse`] reads both back.
///
/// ```
/// # let placement: queens_core::Placement = "2 4 1 3".parse().unwrap();
/// assert_eq!(placement.to_string(), "2 4 1 3");
/// assert_eq!(format!("{placement:#}"), ".Q..\n...Q\nQ...\n..Q.\n");
/// ```
impl fmt::Display for Placement {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if formatter.alternate() { put_diagram(self, formatter) } else { put_list(self, formatter) }
    }
}

/// The numbers of a list: the column of each row, counted from 1, or 0.
fn numbers(placement: &Placement) -> impl Iterator<Item = u32> + '_ {
    (0..placement.size() as u32).map(|row| placement.column(row).map_or(0, |column| column + 1))
}

fn put_list(placement: &Placement, out: &mut impl Write) -> fmt::Result {
    for (row, number) in numbers(placement).enumerate() {
        let separator = if row == 0 { "" } else { " " };
        write!(out, "{separator}{number}")?;
    }
    Ok(())
}

fn put_diagram(placement: &Placement, out: &mut impl Write) -> fmt::Result {
    let size = placement.size() as u32;
    for queen in (0..size).map(|row| placement.column(row)) {
        (0..size).try_for_each(|column| out.write_char(if queen == Some(column) { 'Q' } else { '.' }))?;
        out.write_char('\n')?;
    }
    Ok(())
}

fn write_list(placement: &Placement) -> Result<String, TextError> {
    let digits: u64 = numbers(placement).map(|number| u64::from(number.checked_ilog10().unwrap_or(0)) + 1).sum();
    let mut text = with_room(digits + placement.size() as u64 - 1)?;
    put_list(placement, &mut text).expect("writing to a string never fails");
    Ok(text)
}

fn write_diagram(placement: &Placement) -> Result<String, TextError> {
    let size = placement.size() as u64;
    let mut text = with_room(size * (size + 1))?;
    put_diagram(placement, &mut text).expect("writing to a string never fails");
    Ok(text)
}

/// An empty string with room for `bytes` bytes, or an error if these are too many.
fn with_room(bytes: u64) -> Result<String, TextError> {
    check_length(bytes)?;
    Ok(String::with_capacity(bytes as usize))
}
