//! Text as words and marks, each with its place: the tokenizer of lists, files, instances, formulas and boards.

/// A word, a mark of one byte, or the end of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token<'a> {
    Word(&'a [u8]),
    Mark(u8),
    LineEnd,
}

/// Where a token begins, counted from 1: its line, its index among the words and marks of the line, and its column in
/// characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) line: u64,
    pub(crate) word: u64,
    pub(crate) column: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Letter,
    Space,
    Mark,
    LineEnd,
}

/// The class of each byte. A byte that is neither a space nor a mark belongs to a word.
#[derive(Debug)]
pub(crate) struct Classes([Class; 256]);

impl Classes {
    pub(crate) const fn new(spaces: &[u8], marks: &[u8]) -> Self {
        let mut classes = [Class::Letter; 256];
        let mut at = 0;
        while at < spaces.len() {
            classes[spaces[at] as usize] = Class::Space;
            at += 1;
        }
        at = 0;
        while at < marks.len() {
            classes[marks[at] as usize] = Class::Mark;
            at += 1;
        }
        classes[b'\n' as usize] = Class::LineEnd;
        Classes(classes)
    }

    /// Words are letters and digits only: every other sign is a mark.
    pub(crate) const fn signs() -> Self {
        let mut classes = [Class::Letter; 256];
        let mut byte = 0u8;
        while byte < 128 {
            if byte.is_ascii_whitespace() {
                classes[byte as usize] = Class::Space;
            } else if !byte.is_ascii_alphanumeric() {
                classes[byte as usize] = Class::Mark;
            }
            byte += 1;
        }
        classes[b'\n' as usize] = Class::LineEnd;
        Classes(classes)
    }

    fn word_length(&self, bytes: &[u8]) -> usize {
        bytes.iter().position(|&byte| self.0[usize::from(byte)] != Class::Letter).unwrap_or(bytes.len())
    }
}

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The words of a complete text. A byte order mark at its start is skipped.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    classes: &'static Classes,
    rest: &'a [u8],
    at: Place,
}

impl<'a> Words<'a> {
    pub(crate) fn of(text: &'a [u8], classes: &'static Classes) -> Self {
        Words { classes, rest: text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text), at: START }
    }

    /// The line that was reached, from 1.
    pub(crate) fn line(&self) -> u64 {
        self.at.line
    }
}

/// The start of a text. Between tokens, `word` is the number of words and marks before it in the line.
const START: Place = Place { line: 1, word: 0, column: 1 };

impl Place {
    /// Skips a word or mark, and returns its position.
    fn skip(&mut self, token: &[u8]) -> Place {
        self.word += 1;
        let start = *self;
        self.column += token.iter().filter(|&byte| byte & 0xc0 != 0x80).count() as u64;
        start
    }

    /// Skips the end of a line, and returns its position.
    fn end_line(&mut self) -> Place {
        let end = *self;
        *self = Place { line: self.line + 1, ..START };
        end
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = (Token<'a>, Place);

    fn next(&mut self) -> Option<(Token<'a>, Place)> {
        loop {
            let &byte = self.rest.first()?;
            let class = self.classes.0[usize::from(byte)];
            let length = if class == Class::Letter { self.classes.word_length(self.rest) } else { 1 };
            let (word, rest) = self.rest.split_at(length);
            self.rest = rest;
            match class {
                Class::Space => self.at.column += 1,
                Class::LineEnd => return Some((Token::LineEnd, self.at.end_line())),
                Class::Mark => return Some((Token::Mark(byte), self.at.skip(word))),
                Class::Letter => return Some((Token::Word(word), self.at.skip(word))),
            }
        }
    }
}

/// How many bytes of a word are stored if the end of a piece cuts it: enough for every number and every error.
const MAX_CUT_BYTES: usize = 80;

/// The words of a text that arrives in pieces, which may be cut anywhere.
#[derive(Clone, Debug)]
pub(crate) struct Pieces {
    classes: &'static Classes,
    /// The first letter of a line that is a comment.
    comment: Option<u8>,
    in_comment: bool,
    at: Place,
    /// The beginning of a word that a piece cut off.
    cut: Vec<u8>,
}

impl Pieces {
    pub(crate) fn new(classes: &'static Classes) -> Self {
        Pieces { classes, comment: None, in_comment: false, at: START, cut: Vec::new() }
    }

    /// Starts a reader that skips lines whose first word begins with this letter.
    pub(crate) fn with_comments(classes: &'static Classes, letter: u8) -> Self {
        Pieces { comment: Some(letter), ..Pieces::new(classes) }
    }

    /// The line that is being read, from 1.
    pub(crate) fn line(&self) -> u64 {
        self.at.line
    }

    /// Calls `take` with each token that ends in this piece, until a call fails.
    pub(crate) fn push<E>(
        &mut self,
        piece: &[u8],
        mut take: impl FnMut(Token<'_>, Place) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut rest = piece;
        if !self.cut.is_empty() {
            let length = self.classes.word_length(rest);
            self.store_cut(&rest[..length]);
            rest = &rest[length..];
            if rest.is_empty() {
                return Ok(());
            }
            let cut = std::mem::take(&mut self.cut);
            let word = if self.at == START { cut.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&cut) } else { &cut };
            if !word.is_empty() {
                let place = self.at.skip(word);
                self.take_word(word, place, &mut take)?;
            }
            self.cut = cut;
            self.cut.clear();
        }
        let piece = if self.at == START { rest.strip_prefix(BYTE_ORDER_MARK).unwrap_or(rest) } else { rest };
        let mut words = Words { classes: self.classes, rest: piece, at: self.at };
        loop {
            if self.in_comment {
                let end = words.rest.iter().position(|&byte| byte == b'\n').unwrap_or(words.rest.len());
                words.rest = &words.rest[end..];
            }
            self.at = words.at;
            match words.next() {
                None => break,
                Some((Token::Word(word), _)) if words.rest.is_empty() => {
                    self.store_cut(word);
                    return Ok(());
                }
                Some((Token::Word(word), place)) => self.take_word(word, place, &mut take)?,
                Some((token, place)) => {
                    self.in_comment &= token != Token::LineEnd;
                    take(token, place)?;
                }
            }
        }
        self.at = words.at;
        Ok(())
    }

    /// Ends the text, as the end of a line does.
    pub(crate) fn finish<E>(&mut self, take: impl FnMut(Token<'_>, Place) -> Result<(), E>) -> Result<(), E> {
        self.push(b"\n", take)
    }

    /// Calls `take` with a whole word, or begins a comment.
    fn take_word<E>(
        &mut self,
        word: &[u8],
        place: Place,
        take: &mut impl FnMut(Token<'_>, Place) -> Result<(), E>,
    ) -> Result<(), E> {
        if place.word == 1 && self.comment.is_some() && self.comment == word.first().copied() {
            self.in_comment = true;
            return Ok(());
        }
        take(Token::Word(word), place)
    }

    fn store_cut(&mut self, word: &[u8]) {
        let capacity = MAX_CUT_BYTES.saturating_sub(self.cut.len());
        self.cut.extend_from_slice(&word[..word.len().min(capacity)]);
    }
}

/// A whole number that consists of digits only.
pub(crate) fn number(word: &[u8]) -> Option<u64> {
    let digit = |byte: &u8| byte.is_ascii_digit().then(|| u64::from(byte - b'0'));
    let next = |number: u64, byte: &u8| number.checked_mul(10)?.checked_add(digit(byte)?);
    if word.is_empty() { None } else { word.iter().try_fold(0, next) }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SPACES_AND_COMMAS: Classes = Classes::new(b" \t\r", b",");

    fn tokens(text: &str, piece: usize) -> Vec<(String, u64, u64)> {
        let mut found = Vec::new();
        let mut pieces = Pieces::with_comments(&SPACES_AND_COMMAS, b'c');
        let mut take = |token: Token<'_>, Place { line, word, .. }: Place| {
            match token {
                Token::Word(text) => found.push((String::from_utf8_lossy(text).into_owned(), line, word)),
                Token::Mark(mark) => found.push((char::from(mark).to_string(), line, word)),
                Token::LineEnd => {}
            }
            Ok::<(), ()>(())
        };
        for bytes in text.as_bytes().chunks(piece).chain([&b"\n"[..]]) {
            assert_eq!(pieces.push(bytes, &mut take), Ok(()));
        }
        found
    }

    #[test]
    fn words_have_the_same_places_in_pieces_of_any_length() {
        let text = "\u{feff}c a comment\n  c another -1\np cnf 12,3\r\n\n1 -2 0\td c 4\nc\n-3";
        let expected: Vec<_> = [("p", 3, 1), ("cnf", 3, 2), ("12", 3, 3), (",", 3, 4), ("3", 3, 5)]
            .into_iter()
            .chain([("1", 5, 1), ("-2", 5, 2), ("0", 5, 3), ("d", 5, 4), ("c", 5, 5), ("4", 5, 6), ("-3", 7, 1)])
            .map(|(word, line, place)| (word.to_owned(), line, place))
            .collect();
        for piece in 1..=text.len() {
            assert_eq!(tokens(text, piece), expected, "in pieces of {piece} bytes");
        }
    }

    #[test]
    fn columns_count_characters() {
        let words: Vec<_> =
            Words::of("ab ♕, c".as_bytes(), &SPACES_AND_COMMAS).map(|(_, place)| place.column).collect();
        assert_eq!(words, [1, 4, 5, 7]);
    }

    #[test]
    fn a_number_consists_of_digits_only() {
        for (word, value) in [("0", 0), ("007", 7), ("123456789012345678", 123_456_789_012_345_678)] {
            assert_eq!(number(word.as_bytes()), Some(value));
        }
        for word in ["", "-", "+1", "-1", "1.0", "1e3", "x", "18446744073709551616"] {
            assert_eq!(number(word.as_bytes()), None, "{word}");
        }
    }
}
