//! Why a text is not a placement: the place of the error, the content found, and the content expected.

use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why a text is not a placement. Lines, words and squares count from 1.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum TextError {
        /// The text is empty, or contains only white space.
        #[error("the text is empty; expected a list of columns or a diagram")]
        Empty = "text-empty",
        /// The text is longer than the maximum.
        #[error("a text of {bytes} bytes is too long; at most {longest} are read")]
        TooLong {
            /// The length in bytes of the text that was read, or would be written.
            bytes: u64,
            /// The maximum length.
            longest: usize,
        } = "text-too-long",
        /// A list of more rows than a board can have.
        #[error("a list of {rows} columns is too long; a board has at most {largest} rows")]
        TooManyRows {
            /// How many columns are listed.
            rows: usize,
            /// The maximum number of rows of a board.
            largest: usize,
        } = "text-too-many-rows",
        /// The text begins neither like a list nor like a diagram.
        #[error("line {line}: '{found}'; expected a number (a list of columns), or '.' or 'Q' (a diagram)")]
        Form {
            /// The first line that is not empty.
            line: usize,
            /// The first word of that line.
            found: String,
        } = "text-no-form",
        /// A word of a list is not a column of the board.
        #[error("line {line}, word {word}: '{found}'; expected a column from 0 to {last}")]
        Column {
            /// The line.
            line: usize,
            /// The place of the word in the line, from 1.
            word: usize,
            /// The word itself.
            found: String,
            /// The last column, which is the number of words.
            last: usize,
        } = "text-bad-column",
        /// A character of a diagram means neither an empty square nor a queen.
        #[error("line {line}, square {square}: '{found}'; expected '.' or 'Q'")]
        Square {
            /// The line.
            line: usize,
            /// The square in the line, spaces not counted.
            square: usize,
            /// The character.
            found: char,
        } = "text-bad-square",
        /// A line of a diagram has two queens.
        #[error("line {line}, square {square}: a second queen; expected one in a row at most")]
        SecondQueen {
            /// The line.
            line: usize,
            /// The place of the second queen in the line, spaces not counted.
            square: usize,
        } = "text-second-queen",
        /// A line of a diagram is longer or shorter than the first.
        #[error("line {line}: {squares} squares; expected {expected}, as in the first row")]
        Width {
            /// The line.
            line: usize,
            /// How many squares it has.
            squares: usize,
            /// How many the first row has.
            expected: usize,
        } = "text-width",
        /// The height of a diagram is not its width.
        #[error("{rows} rows; expected {expected}, as many as there are squares in a row")]
        Height {
            /// How many rows there are.
            rows: usize,
            /// How many squares each of them has.
            expected: usize,
        } = "text-height",
    }
}

impl TextError {
    /// The same error with another line number, for a text that is one line of a file.
    #[must_use]
    pub fn in_line(mut self, number: usize) -> TextError {
        match &mut self {
            TextError::Form { line, .. }
            | TextError::Column { line, .. }
            | TextError::Square { line, .. }
            | TextError::SecondQueen { line, .. }
            | TextError::Width { line, .. } => *line = number,
            TextError::Empty | TextError::TooLong { .. } | TextError::TooManyRows { .. } | TextError::Height { .. } => {
            }
        }
        self
    }
}
