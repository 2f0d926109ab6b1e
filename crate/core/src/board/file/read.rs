//! Reads a file in pieces, which may be cut anywhere: bytes become words and marks, and a form turns these
//! into columns.

use super::forms::{Csv, Json, Numbers, Reading, Rows, found};
use super::{FileError, FileForm};
use crate::board::Placement;
use crate::words::{Classes, Pieces, Place, Token};

/// The longest file that is read, in bytes: 128 MB.
pub const MAX_FILE_BYTES: u64 = 128_000_000;

static CLASSES: Classes = Classes::new(b" \t\r", b",;[]{}:");

/// A reader of a file. Each byte is read once, and only columns are stored.
#[derive(Clone, Debug)]
pub struct FileReader {
    bytes: u64,
    words: Pieces,
    content: Content,
}

/// The content read so far.
#[derive(Clone, Debug, Default)]
struct Content {
    /// The form, known after the first word or mark.
    form: Option<Reading>,
    rows: Rows,
}

/// Starts to read a file of unknown length.
impl Default for FileReader {
    fn default() -> Self {
        FileReader { bytes: 0, words: Pieces::new(&CLASSES), content: Content::default() }
    }
}

impl FileReader {
    /// Starts to read a file. `bytes` is its length, if known.
    ///
    /// # Errors
    /// [`FileError::TooLong`] when it is longer than [`MAX_FILE_BYTES`].
    pub fn new(bytes: Option<u64>) -> Result<Self, FileError> {
        match bytes {
            Some(bytes) if bytes > MAX_FILE_BYTES => Err(FileError::TooLong { bytes, longest: MAX_FILE_BYTES }),
            _ => Ok(FileReader::default()),
        }
    }

    /// Reads the next bytes. After an error the reader must not be used again.
    ///
    /// # Errors
    /// As soon as an unexpected word or mark is read.
    pub fn push(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        self.bytes += bytes.len() as u64;
        if self.bytes > MAX_FILE_BYTES {
            return Err(FileError::TooLong { bytes: self.bytes, longest: MAX_FILE_BYTES });
        }
        self.words.push(bytes, |token, place| self.content.take(token, place))
    }

    /// How many rows have been read.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.content.rows.len()
    }

    /// Returns the placement. Call this after the last bytes.
    ///
    /// # Errors
    /// When the file ends too early, or its columns do not fit a board with its number of rows.
    pub fn finish(mut self) -> Result<(Placement, FileForm), FileError> {
        self.words.finish(|token, place| self.content.take(token, place))?;
        let Content { form, rows } = self.content;
        let form = form.ok_or(FileError::Empty)?;
        if let Some(expected) = form.wants_more(&rows) {
            return Err(FileError::Cut { line: self.words.line() - 1, rows: rows.len() as u64, expected });
        }
        Ok((rows.placement(form.size())?, form.kind()))
    }
}

impl Content {
    fn take(&mut self, token: Token<'_>, place: Place) -> Result<(), FileError> {
        let form = match (&mut self.form, token) {
            (Some(form), _) => form,
            (None, Token::LineEnd) => return Ok(()),
            (none, Token::Mark(b'{' | b'[')) => {
                *none = Some(Reading::Json(Json::begin(token == Token::Mark(b'{'))));
                return Ok(());
            }
            (none, Token::Word(b"row")) => {
                *none = Some(Reading::Csv(Csv::default()));
                return Ok(());
            }
            (none, Token::Word([b'0'..=b'9' | b'-', ..])) => none.insert(Reading::Numbers(Numbers)),
            _ => return Err(FileError::Form { line: place.line, found: found(token) }),
        };
        form.take(token, place, &mut self.rows)
    }
}
