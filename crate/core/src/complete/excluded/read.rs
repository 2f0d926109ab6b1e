//! Reads an instance.

use super::error::InstancePart;
use super::{ExcludedDiagonals, ExcludedError, MAX_EXCLUDED_SIZE, MAX_INSTANCE_BYTES};
use crate::board::text::excerpt;
use crate::words::{self, Classes, Token, Words};

static CLASSES: Classes = Classes::signs();

pub(super) fn instance(text: &str) -> Result<ExcludedDiagonals, ExcludedError> {
    if text.len() > MAX_INSTANCE_BYTES {
        return Err(ExcludedError::TooLong { bytes: text.len(), longest: MAX_INSTANCE_BYTES });
    }
    let mut words = Instance(Words::of(text.as_bytes(), &CLASSES));
    let (mut size, mut announced, mut pairs) = (None, None, None);
    while let Some(name) = words.next() {
        match name {
            // The keyword of an Essence parameter file.
            Token::Word(b"letting") => {}
            // A comma between parts on the same line.
            Token::Mark(b',') if size.is_some() || announced.is_some() || pairs.is_some() => {}
            Token::Word(b"n") if size.is_none() => size = Some(words.value()?),
            Token::Word(b"numdiags") if announced.is_none() => announced = Some(words.value()?),
            Token::Word(b"diags") if pairs.is_none() => {
                words.sign(b'=', InstancePart::Equals)?;
                pairs = Some(words.pairs()?);
            }
            _ => return Err(words.unexpected(Some(name), InstancePart::Name)),
        }
    }
    let missing = |name| ExcludedError::Missing { name };
    let size = size.ok_or(missing("n"))?;
    let announced = announced.ok_or(missing("numdiags"))?;
    let mut pairs = pairs.ok_or(missing("diags"))?;
    if !(1..=u64::from(MAX_EXCLUDED_SIZE)).contains(&size) {
        return Err(ExcludedError::Size { size, largest: MAX_EXCLUDED_SIZE });
    }
    if announced > pairs.len() as u64 {
        return Err(ExcludedError::Fewer { announced, listed: pairs.len() });
    }
    // Only the first `announced` pairs of the list belong to the instance.
    pairs.truncate(announced as usize);
    to_instance(size as u32, &pairs)
}

fn to_instance(size: u32, pairs: &[(u64, u64)]) -> Result<ExcludedDiagonals, ExcludedError> {
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

/// The words of an instance: names, numbers and single signs. Line ends are ignored.
struct Instance<'a>(Words<'a>);

impl<'a> Instance<'a> {
    fn next(&mut self) -> Option<Token<'a>> {
        self.0.by_ref().map(|(token, _)| token).find(|&token| token != Token::LineEnd)
    }

    fn sign(&mut self, sign: u8, expected: InstancePart) -> Result<(), ExcludedError> {
        match self.next() {
            Some(Token::Mark(mark)) if mark == sign => Ok(()),
            other => Err(self.unexpected(other, expected)),
        }
    }

    /// A number after '='.
    fn value(&mut self) -> Result<u64, ExcludedError> {
        self.sign(b'=', InstancePart::Equals)?;
        self.number()
    }

    fn number(&mut self) -> Result<u64, ExcludedError> {
        let token = self.next();
        let number = if let Some(Token::Word(word)) = token { words::number(word) } else { None };
        number.ok_or_else(|| self.unexpected(token, InstancePart::Number))
    }

    /// `[[4, 1], [2, 1]]`, or `[]`.
    fn pairs(&mut self) -> Result<Vec<(u64, u64)>, ExcludedError> {
        let mut pairs = Vec::new();
        self.sign(b'[', InstancePart::List)?;
        loop {
            match self.next() {
                Some(Token::Mark(b'[')) => {
                    let diagonal = self.number()?;
                    self.sign(b',', InstancePart::Comma)?;
                    pairs.push((diagonal, self.number()?));
                    self.sign(b']', InstancePart::PairEnd)?;
                }
                Some(Token::Mark(b']')) if pairs.is_empty() => return Ok(pairs),
                other => return Err(self.unexpected(other, InstancePart::Pair)),
            }
            match self.next() {
                Some(Token::Mark(b',')) => {}
                Some(Token::Mark(b']')) => return Ok(pairs),
                other => return Err(self.unexpected(other, InstancePart::NextPair)),
            }
        }
    }

    fn unexpected(&self, found: Option<Token>, expected: InstancePart) -> ExcludedError {
        let found = match found {
            Some(Token::Word(word)) => excerpt(&String::from_utf8_lossy(word)),
            Some(Token::Mark(mark)) => char::from(mark).into(),
            Some(Token::LineEnd) | None => String::new(),
        };
        ExcludedError::Unexpected { line: self.0.line() as usize, found, expected }
    }
}
