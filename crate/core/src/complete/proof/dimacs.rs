//! Reads a formula in DIMACS CNF, in pieces cut anywhere.

use super::error::{ProofLimit, ProofPart};
use super::words::{Words, number};
use super::{Literal, ProofError};
use crate::board::text::excerpt;
use crate::complete::clauses::MAX_WORDS;

/// The maximum number of variables of a formula that is checked: a board of 1,000 rows has fewer.
pub(super) const MAX_VARIABLES: u32 = 1 << 20;

/// A formula that is being read.
///
/// ```text
///  c comments are lines of their own
///  p cnf 3 2          3 variables, 2 clauses
///  1 -2 0             a clause ends with 0, wherever its line ends
///  2 3
///  0
/// ```
#[derive(Clone, Debug, Default)]
pub(super) struct Dimacs {
    words: Words,
    expects: Expects,
    variables: u32,
    /// The number of announced clauses, and of clauses read.
    announced: u64,
    clauses: u64,
    clause: Vec<Literal>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Expects {
    #[default]
    P,
    Cnf,
    Variables,
    Clauses,
    Literals,
}

impl Dimacs {
    /// Reads the next piece, and passes every clause that ends in it to `clause`.
    pub(super) fn push(&mut self, piece: &[u8], mut clause: impl FnMut(&[Literal])) -> Result<(), ProofError> {
        // Moved out, so that other fields can change during the loop.
        let mut words = std::mem::take(&mut self.words);
        let read = words.push(piece, |word, line| self.take(word, line, &mut clause));
        self.words = words;
        read
    }

    /// Ends the text.
    pub(super) fn finish(&mut self, clause: impl FnMut(&[Literal])) -> Result<(), ProofError> {
        self.push(b"\n", clause)?;
        if self.expects != Expects::Literals || self.clauses < self.announced || !self.clause.is_empty() {
            let (line, clauses, expected) = (self.words.line() - 1, self.clauses, self.announced);
            return Err(ProofError::FormulaCut { line, clauses, expected });
        }
        Ok(())
    }

    /// The number of variables of the formula, once its first line is read.
    pub(super) fn variables(&self) -> u32 {
        self.variables
    }

    fn take(&mut self, word: &[u8], line: u64, clause: &mut impl FnMut(&[Literal])) -> Result<(), ProofError> {
        let wrong = |expected| {
            let found = excerpt(&String::from_utf8_lossy(word));
            Err(ProofError::Formula { line, found, expected })
        };
        let count = || number(word).and_then(|number| u64::try_from(number).ok());
        self.expects = match self.expects {
            Expects::P if word == b"p" => Expects::Cnf,
            Expects::P => return wrong(ProofPart::Header),
            Expects::Cnf if word == b"cnf" => Expects::Variables,
            Expects::Cnf => return wrong(ProofPart::Cnf),
            Expects::Variables => match count() {
                Some(variables) if variables <= u64::from(MAX_VARIABLES) => {
                    self.variables = variables as u32;
                    Expects::Clauses
                }
                Some(_) => {
                    return Err(ProofError::TooMuch { what: ProofLimit::Variables, most: MAX_VARIABLES.into() });
                }
                None => return wrong(ProofPart::Variables),
            },
            Expects::Clauses => match count() {
                Some(clauses) => {
                    self.announced = clauses;
                    Expects::Literals
                }
                None => return wrong(ProofPart::Clauses),
            },
            Expects::Literals if self.clauses == self.announced => return wrong(ProofPart::End),
            Expects::Literals => {
                let number = number(word).and_then(|number| i32::try_from(number).ok());
                match number.map(Literal::from_dimacs) {
                    Some(Some(literal)) if literal.variable() <= self.variables => {
                        if self.clause.len() == MAX_WORDS {
                            return Err(ProofError::TooMuch { what: ProofLimit::Literals, most: MAX_WORDS as u64 });
                        }
                        self.clause.push(literal);
                    }
                    Some(None) if number == Some(0) => {
                        self.clauses += 1;
                        clause(&self.clause);
                        self.clause.clear();
                    }
                    _ => return wrong(ProofPart::Literal),
                }
                Expects::Literals
            }
        };
        Ok(())
    }
}
