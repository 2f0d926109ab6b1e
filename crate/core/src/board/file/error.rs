//! Why a file is not a placement: the place of the error, the content found, and the content expected.

use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why a file is not a placement. Lines, words and rows are counted from 1; columns are as in the file: from 1,
    /// or 0 for an empty row.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum FileError {
        /// The file is empty, or contains only white space.
        #[error("the file is empty; expected a column for each row, 0 where it is empty")]
        Empty = "file-empty",
        /// The file has more bytes than the maximum.
        #[error("a file of {bytes} bytes is too long; at most {longest} are read")]
        TooLong {
            /// The length of the file in bytes, or the number of bytes pushed so far.
            bytes: u64,
            /// The maximum.
            longest: u64,
        } = "file-too-long",
        /// More rows than a board can have.
        #[error("line {line}: the file has more than {largest} rows, the most that are read")]
        TooManyRows {
            /// The line of the first row beyond the limit.
            line: u64,
            /// The maximum number of rows of a board.
            largest: usize,
        } = "file-too-many-rows",
        /// The file does not begin like any of the forms.
        #[error("line {line}: '{found}'; expected a number, 'row,column' or JSON")]
        Form {
            /// The line of the first word of the file.
            line: u64,
            /// The word.
            found: String,
        } = "file-no-form",
        /// A word that is not the number of a column.
        #[error("line {line}, word {word}: '{found}'; expected a column, a whole number from 0 to {largest}")]
        Number {
            /// The line.
            line: u64,
            /// The place of the word in the line, from 1.
            word: u64,
            /// The word itself.
            found: String,
            /// The last column of the largest board.
            largest: usize,
        } = "file-number",
        /// A line of CSV without exactly two fields.
        #[error("line {line}: '{found}' is not a row and a column with a comma between them")]
        Fields {
            /// The line.
            line: u64,
            /// The text at the end of the line, or the superfluous field.
            found: String,
        } = "file-fields",
        /// A line of CSV whose row does not follow the previous row.
        #[error("line {line}: row '{found}'; expected row {expected}")]
        Row {
            /// The line.
            line: u64,
            /// The row that was found.
            found: String,
            /// The row that should follow.
            expected: u64,
        } = "file-row",
        /// An unexpected word or mark in JSON.
        #[error("line {line}, word {word}: '{found}'; expected {expected}")]
        Json {
            /// The line.
            line: u64,
            /// The place of the word or mark in the line, from 1.
            word: u64,
            /// The word or mark.
            found: String,
            /// The content allowed there.
            expected: &'static str,
        } = "file-json",
        /// The file ends too early.
        #[error("the file ends in line {line} after {rows} rows; expected {expected}: it may have been cut")]
        Cut {
            /// The last line of the file.
            line: u64,
            /// How many rows were read.
            rows: u64,
            /// The content that should follow.
            expected: &'static str,
        } = "file-cut",
        /// The size that the JSON object names is not the number of its columns.
        #[error("\"n\" is {n}, but there are {rows} columns")]
        Count {
            /// The size.
            n: u64,
            /// The number of columns.
            rows: u64,
        } = "file-count",
        /// A column lies outside the board, which has as many columns as the file has rows.
        #[error("row {row} has column {column}, but the file has only {rows} rows: some may be missing")]
        Column {
            /// The row.
            row: u64,
            /// Its column.
            column: u64,
            /// The number of rows.
            rows: u64,
        } = "file-column",
        /// Two rows have the same column.
        #[error("rows {other_row} and {row} both have column {column}; expected each column once")]
        Repeated {
            /// The later row.
            row: u64,
            /// The earlier row.
            other_row: u64,
            /// The column.
            column: u64,
        } = "file-repeated-column",
    }
}
