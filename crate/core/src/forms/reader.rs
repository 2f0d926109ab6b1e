//! Shared parts of the readers: their interface and how they report errors.

use super::{Board, Form, FormError, Part, Setup};
use crate::board::text::excerpt;
use crate::words::{Place, Token};
use std::collections::HashMap;

/// A reader of one form.
pub(super) trait Read: Sync {
    /// The board in a text; `None` if the text is not of this form.
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>>;
}

/// A reader of texts with any number of boards.
pub(super) trait ReadAll: Sync {
    /// The boards in a text; `None` if the text is not of this form.
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>>;
}

/// The error for a word or mark that is not valid at its place. Without a `token`, the text has ended there.
pub(super) fn unexpected(form: Form, token: Option<Token<'_>>, place: Place, expected: Part) -> FormError {
    let found = match token {
        Some(Token::Word(word)) => excerpt(&String::from_utf8_lossy(word)),
        Some(Token::Mark(mark)) => char::from(mark).into(),
        Some(Token::LineEnd) | None => String::new(),
    };
    FormError::Unexpected { form, line: place.line, column: place.column, found, expected }
}

/// Like [`unexpected`], for the part of a text that begins at byte `at`.
pub(super) fn unexpected_at(form: Form, text: &str, at: usize, expected: Part) -> FormError {
    let (before, rest) = text.split_at_checked(at).unwrap_or((text, ""));
    let line = before.matches('\n').count() as u64 + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() as u64 + 1;
    let found = excerpt(rest.split_whitespace().next().unwrap_or_default());
    FormError::Unexpected { form, line, column, found, expected }
}

/// Where a part of a text begins in it, in bytes. The part is a slice of the text.
pub(super) fn offset(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}

/// The text up to the end of a part, with spaces for everything before the part, so that positions stay the same.
pub(super) fn in_place(text: &str, part: &str) -> String {
    let before = &text[..offset(text, part)];
    let blank = before.chars().map(|sign| if sign == '\n' { sign } else { ' ' });
    blank.chain(part.chars()).collect()
}

/// A number of rows or columns.
pub(super) fn side(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A number of stars; `None` unless it is at least 1 and fits in a row of `columns` columns.
pub(super) fn stars(number: u64, columns: u32) -> Option<u32> {
    u32::try_from(number).ok().filter(|stars| (1..=columns).contains(stars))
}

/// A number for each name, by the order in which they first appear, from 0.
pub(super) fn labels<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<u32> {
    let mut known: HashMap<&str, u32> = HashMap::new();
    let number = |name| {
        let next = known.len() as u32;
        *known.entry(name).or_insert(next)
    };
    names.into_iter().map(number).collect()
}
