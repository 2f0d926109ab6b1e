//! Reads a proof in DRAT as text, in pieces cut anywhere.

use super::error::{ProofLimit, ProofPart};
use super::words::{Words, number};
use super::{Literal, ProofError};
use crate::board::text::excerpt;

/// The maximum number of literals in all steps of a proof, and of steps. Each limits the memory to about 130 MB.
const MAX_LITERALS: u64 = 1 << 25;
const MAX_STEPS: u64 = 1 << 23;

/// A step of a proof.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The line where the step begins, from 1.
    pub(super) line: u64,
    /// Whether it deletes a clause instead of adding one.
    pub(super) deletes: bool,
    /// Where its literals end in the list of all literals.
    end: u32,
}

/// A proof, as a list of steps.
///
/// ```text
///  1 -2 0        adds a clause, which must follow
///  d 1 2 3 0     deletes a clause
///  0             adds the empty clause: a contradiction
/// ```
#[derive(Clone, Debug, Default)]
pub(super) struct Drat {
    words: Words,
    literals: Vec<Literal>,
    steps: Vec<Step>,
    /// The current step: where it begins, and whether it deletes.
    open: Option<(u64, bool)>,
    /// The largest variable, and the line of its first occurrence.
    largest: (u32, u64),
}

impl Drat {
    /// Reads the next piece.
    pub(super) fn push(&mut self, piece: &[u8]) -> Result<(), ProofError> {
        // Moved out, so that other fields can change during the loop.
        let mut words = std::mem::take(&mut self.words);
        let read = words.push(piece, |word, line| self.take(word, line));
        self.words = words;
        read
    }

    /// Ends the text.
    pub(super) fn finish(&mut self) -> Result<(), ProofError> {
        self.push(b"\n")?;
        match self.open {
            Some(_) => Err(ProofError::ProofCut { line: self.words.line() - 1 }),
            None => Ok(()),
        }
    }

    /// Returns an error if the proof names a variable that the formula does not have.
    pub(super) fn fits(&self, variables: u32) -> Result<(), ProofError> {
        match self.largest {
            (variable, line) if variable > variables => Err(ProofError::OtherFormula { line, variable, variables }),
            _ => Ok(()),
        }
    }

    /// How many steps there are.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// A step and its literals, by its place from 0.
    pub(super) fn step(&self, place: usize) -> Option<(Step, &[Literal])> {
        let step = *self.steps.get(place)?;
        let start = place.checked_sub(1).map_or(0, |before| self.steps[before].end);
        Some((step, &self.literals[start as usize..step.end as usize]))
    }

    /// The clauses that the proof deletes.
    pub(super) fn deleted(&self) -> impl Iterator<Item = &[Literal]> {
        let steps = (0..self.steps.len()).filter_map(|place| self.step(place));
        steps.filter(|(step, _)| step.deletes).map(|(_, clause)| clause)
    }

    fn take(&mut self, word: &[u8], line: u64) -> Result<(), ProofError> {
        if word == b"d" && self.open.is_none() {
            self.open = Some((line, true));
            return Ok(());
        }
        let number = number(word).and_then(|number| i32::try_from(number).ok());
        let literal = number.and_then(Literal::from_dimacs);
        let (begins, deletes) = *self.open.get_or_insert((line, false));
        if let Some(literal) = literal {
            if literal.variable() > self.largest.0 {
                self.largest = (literal.variable(), line);
            }
            if self.literals.len() as u64 == MAX_LITERALS {
                return Err(ProofError::TooMuch { what: ProofLimit::Literals, most: MAX_LITERALS });
            }
            self.literals.push(literal);
        } else if number == Some(0) {
            if self.steps.len() as u64 == MAX_STEPS {
                return Err(ProofError::TooMuch { what: ProofLimit::Steps, most: MAX_STEPS });
            }
            self.steps.push(Step { line: begins, deletes, end: self.literals.len() as u32 });
            self.open = None;
        } else {
            let found = excerpt(&String::from_utf8_lossy(word));
            return Err(ProofError::Proof { line, found, expected: ProofPart::Step });
        }
        Ok(())
    }
}
