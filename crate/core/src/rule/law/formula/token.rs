//! The words of a formula, each with its place.

use super::operation::Function;
use super::{FormulaError, FormulaProblem};
use crate::board::text::excerpt;

/// One word of a formula.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Number(i32),
    Row,
    Column,
    Rows,
    Columns,
    Plus,
    Minus,
    Times,
    Over,
    Modulo,
    Function(Function),
    Open,
    Close,
    Comma,
}

/// All words of a text with their places, counted in characters from 1.
pub(super) fn tokens(text: &str) -> Result<Vec<(usize, Token)>, FormulaError> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let mut place = 1;
    while let Some(first) = rest.chars().next() {
        let length = word_length(rest, first);
        let (word, after) = rest.split_at(length);
        if !first.is_whitespace() {
            let token = token(word, first).map_err(|problem| FormulaError { place, problem })?;
            tokens.push((place, token));
        }
        place += word.chars().count();
        rest = after;
    }
    Ok(tokens)
}

/// The bytes of the word that `rest` begins with: letters, digits, or a single character.
fn word_length(rest: &str, first: char) -> usize {
    let run = |kind: fn(char) -> bool| rest.find(|next| !kind(next)).unwrap_or(rest.len());
    if first.is_ascii_digit() {
        run(|next| next.is_ascii_digit())
    } else if first.is_alphabetic() || first == '_' {
        run(|next| next.is_alphanumeric() || next == '_')
    } else {
        first.len_utf8()
    }
}

fn token(word: &str, first: char) -> Result<Token, FormulaProblem> {
    Ok(match word {
        "i" => Token::Row,
        "j" => Token::Column,
        "n" => Token::Rows,
        "m" => Token::Columns,
        "+" => Token::Plus,
        // The second form is the typographic minus sign, as on the page.
        "-" | "\u{2212}" => Token::Minus,
        "*" => Token::Times,
        "/" => Token::Over,
        "mod" => Token::Modulo,
        "(" => Token::Open,
        ")" => Token::Close,
        "," => Token::Comma,
        _ if first.is_ascii_digit() => {
            Token::Number(word.parse().map_err(|_| FormulaProblem::Number { found: excerpt(word) })?)
        }
        _ if first.is_alphabetic() || first == '_' => {
            let function = Function::ALL.into_iter().find(|function| function.name() == word);
            Token::Function(function.ok_or_else(|| FormulaProblem::Name { found: excerpt(word) })?)
        }
        _ => return Err(FormulaProblem::Character { found: first }),
    })
}
