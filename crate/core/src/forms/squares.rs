//! The squares of the queens, named as in chess: `a4 g2`, `[A1, B5, C8]` or `Qa4`. Rows count from the bottom. The board is as
//! large as the squares need, and has at least eight rows unless each row has a queen.

use super::reader::Read;
use super::{Form, FormError, Part, Setup};
use crate::rule::{Piece, Rule};
use crate::words::{self, Classes, Token, Words};

static CLASSES: Classes = Classes::new(b" \t\r,;[](){}\"'", b"");

pub(super) struct Squares;

impl Read for Squares {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let named = Words::of(text.as_bytes(), &CLASSES).filter_map(|(token, _)| match token {
            Token::Word(word) => Some(square(word)),
            _ => None,
        });
        let squares: Vec<(u32, u32)> = named.collect::<Option<_>>().filter(|squares: &Vec<_>| !squares.is_empty())?;
        let farthest = squares.iter().map(|&(column, rank)| column.max(rank)).max()?;
        let size = if squares.len() == farthest as usize { farthest } else { farthest.max(8) };
        let setup = Setup::new(Rule::of(Piece::Queens), size, size);
        let given = squares.into_iter().map(|(column, rank)| (size - rank) * size + column - 1);
        Some(setup.map(|setup| (Form::Squares, setup.put_given(given.collect()))))
    }
}

/// The column and the row from the bottom, both from 1.
fn square(word: &[u8]) -> Option<(u32, u32)> {
    let name = match word {
        [b'Q', rest @ ..] if rest.first().is_some_and(u8::is_ascii_lowercase) => rest,
        all => all,
    };
    let letters = name.iter().take_while(|sign| sign.is_ascii_alphabetic()).count();
    if !(1..=2).contains(&letters) || name.len() > letters + 4 {
        return None;
    }
    let column = name[..letters].iter().fold(0, |sum, sign| 26 * sum + u32::from(sign.to_ascii_lowercase() - b'a') + 1);
    let rank = words::number(&name[letters..]).filter(|&rank| rank > 0)? as u32;
    Some((column, rank))
}

/// Writes the squares of the queens, from the top row down.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    if setup.given().is_empty() {
        return Err(FormError::CannotRepresent { form: Form::Squares, part: Part::Size });
    }
    let name = |&square: &u32| {
        let (row, column) = (square / setup.columns(), square % setup.columns());
        let last = char::from(b'a' + (column % 26) as u8);
        let first = (column / 26).checked_sub(1).map(|first| char::from(b'a' + (first % 26) as u8));
        format!("{}{last}{}", first.map(String::from).unwrap_or_default(), setup.rows() - row)
    };
    Ok(setup.given().iter().map(name).collect::<Vec<_>>().join(" "))
}
