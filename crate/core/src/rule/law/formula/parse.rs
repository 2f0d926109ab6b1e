//! Parses a formula: every text becomes a list of operations, or an error with its place.

use super::operation::{Function, Operation};
use super::token::{Token, tokens};
use super::{FormulaError, FormulaProblem, MAX_FORMULA_DEPTH, MAX_FORMULA_LENGTH};
use crate::board::text::excerpt;

/// The operations of the formula `text`, in postfix order.
pub(super) fn parse(text: &str) -> Result<Vec<Operation>, FormulaError> {
    let characters = text.chars().count();
    if characters > MAX_FORMULA_LENGTH {
        return Err(FormulaError {
            place: MAX_FORMULA_LENGTH + 1,
            problem: FormulaProblem::TooLong { characters, longest: MAX_FORMULA_LENGTH },
        });
    }
    let tokens = tokens(text)?;
    let mut parser = Parser { text, tokens: &tokens, at: 0, depth: 0, operations: Vec::new() };
    parser.sum()?;
    match parser.peek() {
        None => Ok(parser.operations),
        Some(_) => Err(parser.error(FormulaProblem::Operator { found: parser.found() })),
    }
}

struct Parser<'a> {
    text: &'a str,
    tokens: &'a [(usize, Token)],
    at: usize,
    depth: usize,
    operations: Vec<Operation>,
}

impl Parser<'_> {
    fn sum(&mut self) -> Result<(), FormulaError> {
        self.product()?;
        while let Some(operation) = self.operator(|token| match token {
            Token::Plus => Some(Operation::Add),
            Token::Minus => Some(Operation::Subtract),
            _ => None,
        }) {
            self.product()?;
            self.operations.push(operation);
        }
        Ok(())
    }

    fn product(&mut self) -> Result<(), FormulaError> {
        self.factor()?;
        while let Some(operation) = self.operator(|token| match token {
            Token::Times => Some(Operation::Multiply),
            Token::Over => Some(Operation::Divide),
            Token::Modulo => Some(Operation::Modulo),
            _ => None,
        }) {
            self.factor()?;
            self.operations.push(operation);
        }
        Ok(())
    }

    fn factor(&mut self) -> Result<(), FormulaError> {
        let Some(token) = self.peek() else { return Err(self.no_value()) };
        if self.depth == MAX_FORMULA_DEPTH {
            return Err(self.error(FormulaProblem::TooDeep { deepest: MAX_FORMULA_DEPTH }));
        }
        self.depth += 1;
        let start = self.at;
        self.at += 1;
        match token {
            Token::Number(number) => self.operations.push(Operation::Number(number)),
            Token::Row => self.operations.push(Operation::Row),
            Token::Column => self.operations.push(Operation::Column),
            Token::Rows => self.operations.push(Operation::Rows),
            Token::Columns => self.operations.push(Operation::Columns),
            Token::Minus => {
                self.factor()?;
                self.operations.push(Operation::Negate);
            }
            Token::Open => {
                self.sum()?;
                self.close(start)?;
            }
            Token::Function(function) => self.function(function, start)?,
            _ => {
                self.at = start;
                return Err(self.no_value());
            }
        }
        self.depth -= 1;
        Ok(())
    }

    /// Parses the arguments of the function whose name is at `start`.
    fn function(&mut self, function: Function, start: usize) -> Result<(), FormulaError> {
        let bracket = self.at;
        if self.peek() != Some(Token::Open) {
            return Err(self.error(FormulaProblem::Bracket { function: function.name() }));
        }
        self.at += 1;
        self.sum()?;
        let mut values = 1;
        while self.peek() == Some(Token::Comma) {
            self.at += 1;
            self.sum()?;
            self.operations.extend(function.pairwise());
            values += 1;
        }
        self.close(bracket)?;
        if !function.accepts(values) {
            self.at = start;
            return Err(self.error(FormulaProblem::Values { function: function.name(), found: values }));
        }
        if function == Function::Abs {
            self.operations.push(Operation::Abs);
        }
        Ok(())
    }

    /// Parses the bracket that closes the bracket at `open`.
    fn close(&mut self, open: usize) -> Result<(), FormulaError> {
        match self.peek() {
            Some(Token::Close) => {
                self.at += 1;
                Ok(())
            }
            None => {
                self.at = open;
                Err(self.error(FormulaProblem::OpenBracket))
            }
            Some(_) => Err(self.error(FormulaProblem::Operator { found: self.found() })),
        }
    }

    fn operator(&mut self, of: fn(Token) -> Option<Operation>) -> Option<Operation> {
        let operation = of(self.peek()?)?;
        self.at += 1;
        Some(operation)
    }

    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.at).map(|&(_, token)| token)
    }

    fn no_value(&self) -> FormulaError {
        self.error(FormulaProblem::Value { found: self.found() })
    }

    fn error(&self, problem: FormulaProblem) -> FormulaError {
        FormulaError { place: self.place(), problem }
    }

    /// Returns the position of the next word, or the position after the last character at the end.
    fn place(&self) -> usize {
        self.tokens.get(self.at).map_or_else(|| self.text.chars().count() + 1, |&(place, _)| place)
    }

    /// The next word, for an error; empty at the end.
    fn found(&self) -> String {
        let end = self.tokens.get(self.at + 1).map_or(usize::MAX, |&(place, _)| place);
        let word: String = self.text.chars().take(end - 1).skip(self.place() - 1).collect();
        excerpt(word.trim())
    }
}
