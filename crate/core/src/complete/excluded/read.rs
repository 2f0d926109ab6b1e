//! Reads an instance.

use super::error::InstancePart;
use super::{ExcludedDiagonals, ExcludedError, LARGEST_EXCLUDED, LONGEST_INSTANCE};
use crate::board::text::excerpt;

/// A word of the text: a name, a number, or a single sign.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    line: usize,
}

pub(super) fn instance(text: &str) -> Result<ExcludedDiagonals, ExcludedError> {
    if text.len() > LONGEST_INSTANCE {
        return Err(ExcludedError::TooLong { bytes: text.len(), longest: LONGEST_INSTANCE });
    }
    let mut words = Words { rest: text, line: 1 };
    let (mut size, mut announced, mut pairs) = (None, None, None);
    while let Some(name) = words.next() {
        match name.text {
            // As an Essence parameter file has it.
            "letting" => {}
            // Between parts that stand on one line.
            "," if size.is_some() || announced.is_some() || pairs.is_some() => {}
            "n" if size.is_none() => size = Some(words.value()?),
            "numdiags" if announced.is_none() => announced = Some(words.value()?),
            "diags" if pairs.is_none() => {
                words.sign("=", InstancePart::Equals)?;
                pairs = Some(words.pairs()?);
            }
            _ => return Err(unexpected(Some(name), name.line, InstancePart::Name)),
        }
    }
    let missing = |name| ExcludedError::Missing { name };
    let size = size.ok_or(missing("n"))?;
    let announced = announced.ok_or(missing("numdiags"))?;
    let mut pairs = pairs.ok_or(missing("diags"))?;
    if !(1..=u64::from(LARGEST_EXCLUDED)).contains(&size) {
        return Err(ExcludedError::Size { size, largest: LARGEST_EXCLUDED });
    }
    if announced > pairs.len() as u64 {
        return Err(ExcludedError::Fewer { announced, listed: pairs.len() });
    }
    // The first of the diagonals that are listed make an instance, as many as are announced.
    pairs.truncate(announced as usize);
    sorted(size as u32, &pairs)
}

fn sorted(size: u32, pairs: &[(u64, u64)]) -> Result<ExcludedDiagonals, ExcludedError> {
    let last = 2 * size - 2;
    let mut instance = ExcludedDiagonals { size, sums: Vec::new(), differences: Vec::new() };
    for (place, &(diagonal, kind)) in (1..).zip(pairs) {
        if diagonal > u64::from(last) {
            return Err(ExcludedError::Diagonal { place, diagonal, last });
        }
        match kind {
            0 => instance.differences.push(diagonal as u32),
            1 => instance.sums.push(diagonal as u32),
            _ => return Err(ExcludedError::Kind { place, kind }),
        }
    }
    for list in [&mut instance.sums, &mut instance.differences] {
        list.sort_unstable();
        list.dedup();
    }
    Ok(instance)
}

struct Words<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<Word<'a>> {
        let text = self.rest.trim_start();
        self.line += self.rest[..self.rest.len() - text.len()].matches('\n').count();
        let first = text.chars().next()?;
        let length = match text.find(|letter: char| !letter.is_alphanumeric()) {
            Some(0) => first.len_utf8(),
            Some(end) => end,
            None => text.len(),
        };
        let (text, rest) = text.split_at(length);
        self.rest = rest;
        Some(Word { text, line: self.line })
    }

    fn sign(&mut self, sign: &str, expected: InstancePart) -> Result<(), ExcludedError> {
        match self.next() {
            Some(word) if word.text == sign => Ok(()),
            other => Err(unexpected(other, self.line, expected)),
        }
    }

    /// A number after '='.
    fn value(&mut self) -> Result<u64, ExcludedError> {
        self.sign("=", InstancePart::Equals)?;
        self.number()
    }

    fn number(&mut self) -> Result<u64, ExcludedError> {
        let word = self.next();
        let number = word.filter(|word| word.text.bytes().all(|byte| byte.is_ascii_digit()));
        number.and_then(|word| word.text.parse().ok()).ok_or_else(|| unexpected(word, self.line, InstancePart::Number))
    }

    /// `[[4, 1], [2, 1]]`, or `[]`.
    fn pairs(&mut self) -> Result<Vec<(u64, u64)>, ExcludedError> {
        let mut pairs = Vec::new();
        self.sign("[", InstancePart::List)?;
        loop {
            match self.next() {
                Some(word) if word.text == "[" => {
                    let diagonal = self.number()?;
                    self.sign(",", InstancePart::Comma)?;
                    pairs.push((diagonal, self.number()?));
                    self.sign("]", InstancePart::PairEnd)?;
                }
                Some(word) if word.text == "]" && pairs.is_empty() => return Ok(pairs),
                other => return Err(unexpected(other, self.line, InstancePart::Pair)),
            }
            match self.next() {
                Some(word) if word.text == "," => {}
                Some(word) if word.text == "]" => return Ok(pairs),
                other => return Err(unexpected(other, self.line, InstancePart::NextPair)),
            }
        }
    }
}

fn unexpected(found: Option<Word>, line: usize, expected: InstancePart) -> ExcludedError {
    let text = found.map_or("", |word| word.text);
    ExcludedError::Unexpected { line: found.map_or(line, |word| word.line), found: excerpt(text), expected }
}
