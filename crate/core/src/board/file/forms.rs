//! The forms of files: which word or mark each form expects next.

use super::{FileError, FileForm};
use crate::board::text::excerpt;
use crate::board::{MAX_SIZE, Placement, Square};
use crate::words::{self, Place, Token};

/// The columns read so far, as in the file: from 1, 0 for an empty row.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows(Vec<u32>);

#[derive(Clone, Copy, Debug)]
pub(super) enum Reading {
    Numbers(Numbers),
    Csv(Csv),
    Json(Json),
}

/// Numbers, separated by white space, commas or semicolons.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbers;

/// The header "row", a comma, "column"; then one line for each row.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Csv {
    #[default]
    HeaderComma,
    HeaderColumn,
    Row,
    Comma,
    Column,
    LineEnd,
}

/// A list of columns, possibly as a member of an object, which may also name the size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Json {
    in_object: bool,
    size: Option<u64>,
    next: Next,
}

#[derive(Clone, Copy, Debug)]
enum Next {
    Key,
    Colon { columns: bool },
    Size,
    List,
    FirstColumn,
    Column,
    AfterColumn,
    AfterValue,
    End,
}

/// The text of a token, for an error.
pub(super) fn found(token: Token<'_>) -> String {
    match token {
        Token::Word(word) => excerpt(&String::from_utf8_lossy(word)),
        Token::Mark(mark) => char::from(mark).into(),
        Token::LineEnd => "⏎".into(),
    }
}

/// A whole number of at most ten digits.
fn number(token: Token<'_>) -> Option<u64> {
    match token {
        Token::Word(word) if word.len() <= 10 => words::number(word),
        _ => None,
    }
}

impl Reading {
    pub(super) fn take(&mut self, token: Token<'_>, place: Place, rows: &mut Rows) -> Result<(), FileError> {
        match self {
            Reading::Numbers(_) => match token {
                Token::LineEnd | Token::Mark(b',' | b';') => Ok(()),
                _ => rows.push(token, place),
            },
            Reading::Csv(csv) => csv.take(token, place, rows),
            Reading::Json(json) => json.take(token, place, rows),
        }
    }

    /// Returns the content that must follow, or `None` if the file may end here.
    pub(super) fn wants_more(&self, rows: &Rows) -> Option<&'static str> {
        match self {
            Reading::Numbers(_) => None,
            Reading::Csv(Csv::Row) if rows.len() > 0 => None,
            Reading::Csv(_) => Some("1,0"),
            Reading::Json(json) => json.expected(),
        }
    }

    /// The number of rows that the file states, if it does.
    pub(super) fn size(&self) -> Option<u64> {
        if let Reading::Json(json) = self { json.size } else { None }
    }

    pub(super) fn kind(&self) -> FileForm {
        match self {
            Reading::Numbers(_) => FileForm::Numbers,
            Reading::Csv(_) => FileForm::Csv,
            Reading::Json(_) => FileForm::Json,
        }
    }
}

impl Csv {
    fn take(&mut self, token: Token<'_>, place: Place, rows: &mut Rows) -> Result<(), FileError> {
        *self = match (*self, token) {
            (Csv::HeaderComma, Token::Mark(b',' | b';')) => Csv::HeaderColumn,
            (Csv::HeaderColumn, Token::Word(b"column")) => Csv::LineEnd,
            (Csv::LineEnd | Csv::Row, Token::LineEnd) => Csv::Row,
            (Csv::Row, Token::Word(_)) => {
                let expected = rows.len() as u64 + 1;
                if number(token) != Some(expected) {
                    return Err(FileError::Row { line: place.line, found: found(token), expected });
                }
                Csv::Comma
            }
            (Csv::Comma, Token::Mark(b',' | b';')) => Csv::Column,
            (Csv::Column, Token::Word(_)) => {
                rows.push(token, place)?;
                Csv::LineEnd
            }
            _ => return Err(FileError::Fields { line: place.line, found: found(token) }),
        };
        Ok(())
    }
}

impl Json {
    /// The state after the first bracket: of an object, or of the list itself.
    pub(super) fn begin(in_object: bool) -> Self {
        Json { in_object, size: None, next: if in_object { Next::Key } else { Next::FirstColumn } }
    }

    fn take(&mut self, token: Token<'_>, place: Place, rows: &mut Rows) -> Result<(), FileError> {
        let after_list = if self.in_object { Next::AfterValue } else { Next::End };
        self.next = match (self.next, token) {
            (next, Token::LineEnd) => next,
            (Next::Key, Token::Word(b"\"n\"")) => Next::Colon { columns: false },
            (Next::Key, Token::Word(b"\"columns\"")) if rows.len() == 0 => Next::Colon { columns: true },
            (Next::Colon { columns }, Token::Mark(b':')) => {
                if columns {
                    Next::List
                } else {
                    Next::Size
                }
            }
            (Next::Size, Token::Word(_)) if number(token).is_some() => {
                self.size = number(token);
                Next::AfterValue
            }
            (Next::List, Token::Mark(b'[')) => Next::FirstColumn,
            (Next::FirstColumn | Next::Column, Token::Word(_)) => {
                rows.push(if token == Token::Word(b"null") { Token::Word(b"0") } else { token }, place)?;
                Next::AfterColumn
            }
            (Next::AfterColumn, Token::Mark(b',')) => Next::Column,
            (Next::FirstColumn | Next::AfterColumn, Token::Mark(b']')) => after_list,
            (Next::AfterValue, Token::Mark(b',')) => Next::Key,
            (Next::AfterValue, Token::Mark(b'}')) if rows.len() > 0 => Next::End,
            _ => {
                let (Place { line, word, .. }, expected) = (place, self.expected().unwrap_or("⏎"));
                return Err(FileError::Json { line, word, found: found(token), expected });
            }
        };
        Ok(())
    }

    /// Returns the content expected next, or `None` at the end.
    fn expected(&self) -> Option<&'static str> {
        Some(match self.next {
            Next::Key => "\"n\", \"columns\"",
            Next::Colon { .. } => ":",
            Next::Size | Next::Column => "0 1 2 ...",
            Next::List => "[",
            Next::FirstColumn => "0 1 2 ... ]",
            Next::AfterColumn => ", ]",
            Next::AfterValue => ", }",
            Next::End => return None,
        })
    }
}

impl Rows {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    fn push(&mut self, token: Token<'_>, Place { line, word, .. }: Place) -> Result<(), FileError> {
        if self.len() == MAX_SIZE {
            return Err(FileError::TooManyRows { line, largest: MAX_SIZE });
        }
        match number(token) {
            Some(column) if column <= MAX_SIZE as u64 => self.0.push(column as u32),
            _ => return Err(FileError::Number { line, word, found: found(token), largest: MAX_SIZE }),
        }
        Ok(())
    }

    /// The placement on a board with as many columns as rows; no column may occur twice.
    pub(super) fn placement(&self, size: Option<u64>) -> Result<Placement, FileError> {
        let rows = self.len() as u64;
        if let Some(n) = size.filter(|&n| n != rows) {
            return Err(FileError::Count { n, rows });
        }
        let mut placement = Placement::empty(self.len()).map_err(|_| FileError::Empty)?;
        let mut used = vec![0u64; self.len() / 64 + 1];
        for (row, &column) in (0u32..).zip(&self.0) {
            let Some(index) = column.checked_sub(1) else { continue };
            if index as usize >= self.len() {
                return Err(FileError::Column { row: u64::from(row) + 1, column: column.into(), rows });
            }
            let (word, bit) = (&mut used[index as usize / 64], 1 << (index % 64));
            if *word & bit != 0 {
                let earlier = self.0.iter().position(|&other| other == column).unwrap_or_default() as u64;
                return Err(FileError::Repeated {
                    row: u64::from(row) + 1,
                    other_row: earlier + 1,
                    column: column.into(),
                });
            }
            *word |= bit;
            placement.set(Square::new(row, index));
        }
        Ok(placement)
    }
}
