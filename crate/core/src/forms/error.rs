//! Why a text is not a board, or a board has no text in a form.

use super::Form;
use crate::board::TextError;
use crate::board::file::FileError;
use crate::complete::ExcludedError;
use crate::problem::{fact_by_name, problems};
use thiserror::Error;

problems! {
    /// Why a text is not a readable board, or a form cannot represent a board. Lines and columns count from 1.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum FormError {
        /// The text has none of the forms.
        #[error("{}", unknown(*line, *column, found, expected))]
        Unknown {
            /// The line of the first word of the text.
            line: u64,
            /// The column.
            column: u64,
            /// The word.
            found: String,
            /// The forms that are read.
            expected: &'static str,
        } = "board-form-unknown",
        /// The text has a known form, but a part of it is not valid there.
        #[error("line {line}, column {column}: '{found}'; expected {expected} (read as {})", form.name())]
        Unexpected {
            /// The form.
            form: Form,
            /// The line.
            line: u64,
            /// The column.
            column: u64,
            /// The text found there; empty at the end of the input.
            found: String,
            /// The part expected there.
            expected: Part,
        } = "board-form-unexpected",
        /// Squares that belong to no region.
        #[error("{squares} of the squares {} in no region, the first in row {row}, column {column}; expected a region for each square (read as {})", if *squares == 1 { "is" } else { "are" }, form.name())]
        Open {
            /// The form.
            form: Form,
            /// The number of squares without a region.
            squares: usize,
            /// The row of the first such square, from 1.
            row: u64,
            /// Its column, from 1.
            column: u64,
        } = "board-form-open",
        /// The text is too long.
        #[error("a text of {bytes} bytes is too long; at most {longest} are read")]
        TooLong {
            /// The length of the text in bytes.
            bytes: usize,
            /// The maximum length.
            longest: usize,
        } = "board-form-too-long",
        /// The board has no rows or columns, or too many.
        #[error("{rows} rows and {columns} columns; a board has from 1 to {largest} here")]
        Size {
            /// The rows.
            rows: u64,
            /// The columns.
            columns: u64,
            /// The maximum.
            largest: u32,
        } = "board-form-size",
        /// A square that is not on the board.
        #[error("square {found} is not on the board; the last one is {last}")]
        Square {
            /// The number of the square.
            found: u32,
            /// The number of the last square.
            last: u32,
        } = "board-form-square",
        /// The form cannot represent this board.
        #[error("this board cannot be written in the form {}; the obstacle is {part}", form.name())]
        CannotRepresent {
            /// The form.
            form: Form,
            /// The part that cannot be written.
            part: Part,
        } = "board-form-cannot-hold",
        /// An invalid list or diagram.
        #[error(transparent)]
        Text {
            /// The error of the text.
            #[from]
            error: TextError,
        } = error,
        /// An invalid file of columns.
        #[error(transparent)]
        File {
            /// The error of the file.
            #[from]
            error: FileError,
        } = error,
        /// An invalid instance of excluded diagonals.
        #[error(transparent)]
        Diagonals {
            /// The error of the instance.
            #[from]
            error: ExcludedError,
        } = error,
    }
}
fact_by_name!(Form);

named! {
    /// A part of a board or of its text.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum Part {
        /// The kind of puzzle.
        #[error("a star battle")]
        Kind = "kind",
        /// The rule.
        #[error("the rule")]
        Rule = "rule",
        /// Rows and columns.
        #[error("the size of the board")]
        Size = "size",
        /// How many pieces a row, column and region has.
        #[error("the number of stars")]
        Stars = "stars",
        /// The borders of the regions.
        #[error("the borders of the regions")]
        Borders = "borders",
        /// The regions.
        #[error("the regions")]
        Regions = "regions",
        /// The walls.
        #[error("the walls")]
        Walls = "walls",
        /// The pieces that are given.
        #[error("the pieces")]
        Given = "given",
        /// The squares that are to stay empty.
        #[error("the crosses")]
        Marks = "marks",
        /// A row of squares.
        #[error("a row of as many squares as the others")]
        Row = "row",
        /// A single square.
        #[error("a square")]
        Square = "square",
        /// Comments that name the board.
        #[error("comments that name the board")]
        Comments = "comments",
        /// The form as a whole: it is only read.
        #[error("the form, which is only read")]
        Writing = "writing",
    }
}
fact_by_name!(Part);

fn unknown(line: u64, column: u64, found: &str, expected: &str) -> String {
    if found.is_empty() {
        return format!("the text is empty; expected {expected}");
    }
    format!("line {line}, column {column}: '{found}'; expected {expected}")
}
