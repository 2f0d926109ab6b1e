//! Why a file is not a placement: where in it, what stands there, and what should.

use super::read::LONGEST_FILE;
use crate::board::LARGEST_SIZE;
use thiserror::Error;

/// Why a file is not a placement. Lines, words and rows count from 1, columns as in the file: from 1, 0 for none.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FileError {
    /// Nothing but space.
    #[error("the file is empty; expected a column for each row, 0 where it is empty")]
    Empty,
    /// More bytes than are read.
    #[error("a file of {bytes} bytes is too long; at most {LONGEST_FILE} are read")]
    TooLong {
        /// How many there are, or were pushed.
        bytes: u64,
    },
    /// More rows than a board can have.
    #[error("line {line}: the file has more than {LARGEST_SIZE} rows, the most that are read")]
    TooManyRows {
        /// Where the first row too many stands.
        line: u64,
    },
    /// The file begins like none of the forms.
    #[error("line {line}: '{found}'; expected a number, 'row,column' or JSON")]
    Form {
        /// Where its first word stands.
        line: u64,
        /// The word.
        found: String,
    },
    /// Something that is no number of a column.
    #[error("line {line}, word {word}: '{found}'; expected a column, a whole number from 0 to {LARGEST_SIZE}")]
    Number {
        /// The line.
        line: u64,
        /// The word in the line.
        word: u64,
        /// The word itself.
        found: String,
    },
    /// A line of CSV that has not two fields.
    #[error("line {line}: '{found}' is not a row and a column with a comma between them")]
    Fields {
        /// The line.
        line: u64,
        /// What stands at its end, or too much.
        found: String,
    },
    /// A row of CSV that is not the next one.
    #[error("line {line}: row '{found}'; expected row {expected}")]
    Row {
        /// The line.
        line: u64,
        /// What stands there.
        found: String,
        /// The row that comes next.
        expected: u64,
    },
    /// Something in JSON that does not belong there.
    #[error("line {line}, word {word}: '{found}'; expected {expected}")]
    Json {
        /// The line.
        line: u64,
        /// The word or mark in the line.
        word: u64,
        /// What stands there.
        found: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// The file ends before it should.
    #[error("the file ends in line {line} after {rows} rows; expected {expected}: it may have been cut")]
    Cut {
        /// Its last line.
        line: u64,
        /// Rows by then.
        rows: u64,
        /// What should follow.
        expected: &'static str,
    },
    /// The size that JSON names is not the number of its columns.
    #[error("\"n\" is {n}, but there are {rows} columns")]
    Count {
        /// The size.
        n: u64,
        /// The number of columns.
        rows: u64,
    },
    /// A column lies outside of the board, which has as many as the file has rows.
    #[error("row {row} holds column {column}, but the file has only {rows} rows: some may be missing")]
    Column {
        /// The row.
        row: u64,
        /// Its column.
        column: u64,
        /// The number of rows.
        rows: u64,
    },
    /// A column is taken twice.
    #[error("rows {other_row} and {row} both hold column {column}; expected each column once")]
    Repeated {
        /// The later row.
        row: u64,
        /// The earlier one.
        other_row: u64,
        /// The column.
        column: u64,
    },
}
