//! The words of the two formats, with their lines. Lines that begin with `c` are comments.

use crate::words::{self, Classes, Pieces, Token};

static SPACES: Classes = Classes::new(b" \t\r\x0c", b"");

/// A reader of the words of a text that arrives in pieces.
#[derive(Clone, Debug)]
pub(super) struct Words(Pieces);

impl Default for Words {
    fn default() -> Self {
        Words(Pieces::with_comments(&SPACES, b'c'))
    }
}

impl Words {
    /// The line that is being read, from 1.
    pub(super) fn line(&self) -> u64 {
        self.0.line()
    }

    /// Calls `take` with each word that ends in this piece, and its line, until a call fails.
    pub(super) fn push<E>(&mut self, piece: &[u8], mut take: impl FnMut(&[u8], u64) -> Result<(), E>) -> Result<(), E> {
        self.0.push(piece, |token, place| match token {
            Token::Word(word) => take(word, place.line),
            Token::Mark(_) | Token::LineEnd => Ok(()),
        })
    }
}

/// A whole number as the formats write them: at most eighteen digits, perhaps after a minus.
pub(super) fn number(word: &[u8]) -> Option<i64> {
    let digits = word.strip_prefix(b"-").unwrap_or(word);
    let magnitude = words::number(digits).filter(|_| digits.len() <= 18)? as i64;
    Some(if digits.len() < word.len() { -magnitude } else { magnitude })
}
