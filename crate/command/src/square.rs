//! Squares on the command line and in answers: row and column, counted from 1.

use queens_core::forms::MAX_SIDE;
use queens_core::problem::{Fact, Facts, add_text};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A square as `ROW,COLUMN`, both from 1; in JSON `[ROW,COLUMN]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Square {
    row: u32,
    column: u32,
}

impl Square {
    /// The square with a number, `row * columns + column` from 0.
    pub(crate) fn numbered(number: u32, columns: u32) -> Self {
        Square { row: number / columns + 1, column: number % columns + 1 }
    }

    /// Returns the number of the square on a board; `None` if it is outside the board.
    pub(crate) fn number(self, rows: u32, columns: u32) -> Option<u32> {
        (self.row <= rows && self.column <= columns).then(|| (self.row - 1) * columns + self.column - 1)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{},{}", self.row, self.column)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.row, self.column].serialize(serializer)
    }
}

impl Fact for Square {
    fn add(&self, name: &'static str, facts: &mut Facts) {
        add_text(&self.to_string(), name, facts);
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |part: &str| part.trim().parse().ok().filter(|number| (1..=MAX_SIDE).contains(number));
        let read =
            text.split_once(',').and_then(|(row, column)| Some(Square { row: number(row)?, column: number(column)? }));
        read.ok_or_else(|| "a square is ROW,COLUMN, both counted from 1, as in 3,5".to_owned())
    }
}

/// Squares as one text, with spaces between them.
pub(crate) fn join_squares(squares: impl IntoIterator<Item = Square>) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
