//! Parts of texts.

use std::borrow::Cow;
use std::collections::HashMap;

/// Numbers texts in the order of their appearance.
#[derive(Default)]
pub(crate) struct Numbers(HashMap<Box<str>, u32>);

impl Numbers {
    pub(crate) fn get(&self, text: &str) -> Option<usize> {
        self.0.get(text).map(|&number| number as usize)
    }

    /// The number of a text, which may be new.
    pub(crate) fn number(&mut self, text: &str) -> usize {
        self.get(text).unwrap_or_else(|| {
            let next = self.0.len();
            self.0.insert(text.into(), next as u32);
            next
        })
    }
}

/// Whether a text consists of digits, at least one.
pub(crate) fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The length in UTF-16 units.
pub(crate) fn units(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// The first characters of a text, at most `most` UTF-16 units.
pub(crate) fn cut(text: &str, most: usize) -> &str {
    if text.len() <= most {
        return text;
    }
    let mut left = most;
    let end = text.char_indices().find(|(_, sign)| match left.checked_sub(sign.len_utf16()) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    end.map_or(text, |(end, _)| &text[..end])
}

/// Removes characters that a line of text must not contain.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    let is_out = |sign: char| sign.is_control() && sign != '\t';
    if text.contains(is_out) { text.replace(is_out, "").into() } else { text.into() }
}

/// Finds a word in a text. It compiles to much less code than the search of the standard library.
#[inline(never)]
pub(crate) fn find(text: &str, word: &str) -> Option<usize> {
    text.as_bytes().windows(word.len()).position(|piece| piece == word.as_bytes())
}

/// Whether a sign can be part of a word.
pub(crate) fn in_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether a name is one of these words, or ends with one of them after a dot or, with `parts`, after an underscore.
pub(crate) fn ends_with_word(name: &str, words: &[&str], parts: bool) -> bool {
    let is_edge = |byte: u8| byte == b'.' || (parts && byte == b'_');
    words.iter().any(|word| {
        name.len().checked_sub(word.len()).is_some_and(|at| {
            name.as_bytes()[at..].eq_ignore_ascii_case(word.as_bytes()) && (at == 0 || is_edge(name.as_bytes()[at - 1]))
        })
    })
}
