//! Star battles as files of pzpr.
//!
//! ```text
//!  pzprv3
//!  starbattle
//!  2                rows, columns, stars, regions
//!  2
//!  1
//!  2
//!  0 0              the region of each square
//!  1 1
//!  . #              the state of each square: # a star, + a mark
//!  + .
//! ```

use super::reader::{self, Read, side, unexpected};
use super::{Form, FormError, Part, Setup};
use crate::words::{self, Classes, Place, Token, Words};
use std::fmt::Write;

/// Slashes may also separate lines.
static CLASSES: Classes = Classes::new(b" \t\r/", b"");

pub(super) struct Pzpr;

impl Read for Pzpr {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let file = text.trim_start();
        let read = || File::new(&reader::in_place(text, file)).board();
        file.starts_with("pzprv3").then(|| read().map(|setup| (Form::Pzpr, setup)))
    }
}

struct File<'a> {
    words: Words<'a>,
    last: Place,
}

impl<'a> File<'a> {
    fn new(text: &'a str) -> Self {
        File { words: Words::of(text.as_bytes(), &CLASSES), last: Place { line: 1, word: 1, column: 1 } }
    }

    fn next(&mut self) -> Option<Token<'a>> {
        let (token, place) = self.words.by_ref().find(|(token, _)| *token != Token::LineEnd)?;
        self.last = place;
        Some(token)
    }

    fn number(&mut self, expected: Part) -> Result<u32, FormError> {
        self.number_by(expected, |number| Some(side(number)))
    }

    /// Reads a number that `accept` can convert.
    fn number_by(&mut self, expected: Part, accept: impl FnOnce(u64) -> Option<u32>) -> Result<u32, FormError> {
        let token = self.next();
        let number = if let Some(Token::Word(word)) = token { words::number(word) } else { None };
        number.and_then(accept).ok_or_else(|| unexpected(Form::Pzpr, token, self.last, expected))
    }

    fn board(mut self) -> Result<Setup, FormError> {
        self.next();
        let kind = self.next();
        if kind != Some(Token::Word(b"starbattle")) {
            return Err(unexpected(Form::Pzpr, kind, self.last, Part::Kind));
        }
        let (rows, columns) = (self.number(Part::Size)?, self.number(Part::Size)?);
        let empty = Setup::star_battle(rows, columns, 1, &[])?;
        let stars = self.number_by(Part::Stars, |number| reader::stars(number, columns))?;
        self.number(Part::Regions)?;
        let squares = empty.squares();
        let regions: Result<Vec<u32>, FormError> = (0..squares).map(|_| self.number(Part::Regions)).collect();
        let regions = regions?;
        let (mut given, mut marks) = (Vec::new(), Vec::new());
        for square in 0..squares {
            match self.next() {
                // The squares may be left out.
                None if square == 0 => break,
                Some(Token::Word(b".")) => {}
                // Older files have 1 for a star.
                Some(Token::Word(b"#" | b"1")) => given.push(square),
                Some(Token::Word(b"+")) => marks.push(square),
                other => return Err(unexpected(Form::Pzpr, other, self.last, Part::Square)),
            }
        }
        Ok(empty.with_stars(stars).with_regions(&regions).put_given(given).put_marks(marks))
    }
}

/// Writes a file.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let count = setup.regions().iter().max().map_or(0, |last| last + 1);
    let mut text = format!("pzprv3\nstarbattle\n{}\n{}\n{}\n{count}\n", setup.rows(), setup.columns(), setup.stars());
    for row in setup.region_rows() {
        row.iter().for_each(|region| write!(text, "{region} ").expect("writing to a string never fails"));
        text.push('\n');
    }
    for row in 0..setup.rows() {
        for square in row * setup.columns()..(row + 1) * setup.columns() {
            let sign = match square {
                _ if setup.is_given(square) => "# ",
                _ if setup.is_marked(square) => "+ ",
                _ => ". ",
            };
            text.push_str(sign);
        }
        text.push('\n');
    }
    Ok(text)
}
