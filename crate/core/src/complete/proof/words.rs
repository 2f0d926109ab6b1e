//! Text that comes in pieces, cut anywhere, as words with their lines. Lines that begin with `c` are comments.

/// The part of a text that was read so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    /// Lines that have ended.
    lines: u64,
    /// The beginning of a word that a piece cut off.
    cut: Vec<u8>,
    /// Whether this line has had a word, and whether it is a comment.
    begun: bool,
    comment: bool,
}

/// A cut word longer than this is no number or name of either format; the rest of it is dropped.
const LONGEST_WORD: usize = 64;

impl Words {
    /// The line that is being read, from 1.
    pub(super) fn line(&self) -> u64 {
        self.lines + 1
    }

    /// Calls with the words that end in this piece, each with its line, until a call fails.
    pub(super) fn push<E>(&mut self, piece: &[u8], mut take: impl FnMut(&[u8], u64) -> Result<(), E>) -> Result<(), E> {
        let mut rest = piece;
        while !rest.is_empty() {
            if self.comment {
                rest = match rest.iter().position(|&byte| byte == b'\n') {
                    Some(end) => &rest[end..],
                    None => return Ok(()),
                };
            }
            let length = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
            let (word, after) = rest.split_at(length);
            if self.begins_comment(word) {
                self.comment = true;
                rest = after;
                continue;
            }
            self.begun |= length > 0;
            if let Some(space) = after.first() {
                if self.cut.is_empty() {
                    if length > 0 {
                        take(word, self.line())?;
                    }
                } else {
                    self.keep(word);
                    take(&self.cut, self.line())?;
                    self.cut.clear();
                }
                if *space == b'\n' {
                    self.lines += 1;
                    (self.begun, self.comment) = (false, false);
                }
                rest = &after[1..];
            } else {
                self.keep(word);
                rest = after;
            }
        }
        Ok(())
    }

    fn begins_comment(&self, word: &[u8]) -> bool {
        !self.begun && word.first() == Some(&b'c')
    }

    fn keep(&mut self, word: &[u8]) {
        let room = LONGEST_WORD.saturating_sub(self.cut.len());
        self.cut.extend_from_slice(&word[..word.len().min(room)]);
    }
}

/// A whole number as the formats write them: digits, perhaps after a minus.
pub(super) fn number(word: &[u8]) -> Option<i64> {
    let (negative, digits) = match word {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || digits.len() > 18 || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let magnitude = digits.iter().fold(0, |number, digit| 10 * number + i64::from(digit - b'0'));
    Some(if negative { -magnitude } else { magnitude })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str, piece: usize) -> Vec<(String, u64)> {
        let mut found = Vec::new();
        let mut words = Words::default();
        for bytes in text.as_bytes().chunks(piece).chain([&b"\n"[..]]) {
            let taken: Result<(), ()> = words.push(bytes, |word, line| {
                found.push((String::from_utf8_lossy(word).into_owned(), line));
                Ok(())
            });
            assert_eq!(taken, Ok(()));
        }
        found
    }

    #[test]
    fn words_are_found_with_their_lines_however_the_text_is_cut() {
        let text = "c a comment\n  c another -1\np cnf 12 3\r\n\n1 -2 0\td c 4\nc\n-3";
        let expected = [("p", 3), ("cnf", 3), ("12", 3), ("3", 3)]
            .into_iter()
            .chain([("1", 5), ("-2", 5), ("0", 5), ("d", 5), ("c", 5), ("4", 5), ("-3", 7)])
            .map(|(word, line)| (word.to_owned(), line))
            .collect::<Vec<_>>();
        for piece in 1..=text.len() {
            assert_eq!(words(text, piece), expected, "pieces of {piece}");
        }
    }

    #[test]
    fn numbers_are_digits_after_a_minus_at_most() {
        for (word, value) in [("0", 0), ("-12", -12), ("007", 7), ("123456789012345678", 123_456_789_012_345_678)] {
            assert_eq!(number(word.as_bytes()), Some(value));
        }
        for word in ["", "-", "+1", "--1", "1.0", "1e3", "x", "1234567890123456789"] {
            assert_eq!(number(word.as_bytes()), None, "{word}");
        }
    }
}
