//! Reads a file in pieces, which may be cut anywhere: bytes become words and marks, and a form turns these into
//! columns.

use super::forms::{Csv, Json, Numbers, Place, Reading, Rows, Token};
use super::{FileError, FileForm};
use crate::board::Placement;

/// The longest file that is read, in bytes: 128 MB.
pub const LONGEST_FILE: u64 = 128_000_000;

/// How many bytes of a word are kept. A longer word is no number.
const LONGEST_WORD: usize = 32;

/// A file that is being read. Each byte is looked at once, and only columns are kept.
#[derive(Clone, Debug, Default)]
pub struct FileReader {
    bytes: u64,
    /// How many lines have ended, and how many words and marks the current line has so far.
    lines: u64,
    words: u64,
    /// The bytes of the current word so far.
    word: Vec<u8>,
    /// The form, known after the first word or mark.
    form: Option<Reading>,
    rows: Rows,
}

impl FileReader {
    /// Starts to read a file. `bytes` is its length, where that is known.
    ///
    /// # Errors
    /// [`FileError::TooLong`] when it is longer than [`LONGEST_FILE`].
    pub fn new(bytes: Option<u64>) -> Result<Self, FileError> {
        match bytes {
            Some(bytes) if bytes > LONGEST_FILE => Err(FileError::TooLong { bytes, longest: LONGEST_FILE }),
            _ => Ok(FileReader::default()),
        }
    }

    /// Reads the next bytes. After an error the reader must not be used again.
    ///
    /// # Errors
    /// As soon as an unexpected word or mark is read.
    pub fn push(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        self.bytes += bytes.len() as u64;
        if self.bytes > LONGEST_FILE {
            return Err(FileError::TooLong { bytes: self.bytes, longest: LONGEST_FILE });
        }
        for &byte in bytes {
            match byte {
                b'\n' | b'\r' | b' ' | b'\t' | b',' | b';' | b'[' | b']' | b'{' | b'}' | b':' => self.end_word(byte)?,
                _ if self.word.len() <= LONGEST_WORD => self.word.push(byte),
                _ => {}
            }
        }
        Ok(())
    }

    /// How many rows have been read.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows.len()
    }

    /// The placement. To be called after the last bytes.
    ///
    /// # Errors
    /// When the file ends too early, or its columns do not belong to a board of as many rows.
    pub fn finish(mut self) -> Result<(Placement, FileForm), FileError> {
        self.end_word(b'\n')?;
        let form = self.form.ok_or(FileError::Empty)?;
        if let Some(expected) = form.wants_more(&self.rows) {
            return Err(FileError::Cut { line: self.lines, rows: self.rows.len() as u64, expected });
        }
        Ok((self.rows.placement(form.size())?, form.kind()))
    }

    /// Passes on the word that `byte` ends, and `byte` itself where it is a mark.
    fn end_word(&mut self, byte: u8) -> Result<(), FileError> {
        if !self.word.is_empty() {
            let word = std::mem::take(&mut self.word);
            // A byte order mark may stand before the first word.
            let is_first = self.form.is_none() && self.lines == 0;
            let start = if is_first && word.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
            if start < word.len() {
                self.pass(Token::Word(&word[start..]))?;
            }
            self.word = word;
            self.word.clear();
        }
        match byte {
            b'\n' => {
                self.pass(Token::LineEnd)?;
                self.lines += 1;
                self.words = 0;
            }
            b' ' | b'\t' | b'\r' => {}
            _ => self.pass(Token::Mark(byte))?,
        }
        Ok(())
    }

    fn pass(&mut self, token: Token<'_>) -> Result<(), FileError> {
        if token != Token::LineEnd {
            self.words += 1;
        }
        let place = Place { line: self.lines + 1, word: self.words };
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
            _ => return Err(FileError::Form { line: place.line, found: token.found() }),
        };
        form.take(token, place, &mut self.rows)
    }
}
