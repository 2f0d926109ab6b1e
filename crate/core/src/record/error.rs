//! Why a text is not a trace: the line, the content found, and the content expected.

use super::MAX_SIZE;
use crate::problem::{fact_by_name, problems};
use thiserror::Error;

problems! {
    /// Why a text is not a trace. Lines count from 1; rows and columns from 0, as in the text.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum TraceError {
        /// The first line does not name a supported version.
        #[error("line {line}: '{found}'; expected 'queens trace 1'")]
        Version {
            /// The line.
            line: u64,
            /// The text of the line.
            found: String,
        } = "trace-version",
        /// An unknown line, or a known one in another form.
        #[error("line {line}: '{found}'; expected {expected}")]
        Line {
            /// The line.
            line: u64,
            /// The text of the line.
            found: String,
            /// The content allowed there.
            expected: &'static str,
        } = "trace-line",
        /// The size is not supported.
        #[error("line {line}: a board of {size} rows; a trace has 1 to {MAX_SIZE}")]
        Size {
            /// The line.
            line: u64,
            /// The number of rows.
            size: u64,
        } = "trace-size",
        /// The board is too large to write the run of a search on it.
        #[error("a trace has boards of up to {MAX_SIZE} rows, not {size}")]
        Large {
            /// The number of rows.
            size: u64,
        } = "trace-large",
        /// A square, a row or a column that is not on the board.
        #[error("line {line}: {number} is not on the board; its rows and columns run from 0 to {last}")]
        OffBoard {
            /// The line.
            line: u64,
            /// The row or the column.
            number: u64,
            /// The last row, and the last column.
            last: u32,
        } = "trace-beside",
        /// A list of columns that does not have one column for each row.
        #[error("line {line}: {columns} columns; expected {size}, one for each row")]
        Columns {
            /// The line.
            line: u64,
            /// How many columns it has.
            columns: u64,
            /// The number of rows.
            size: u32,
        } = "trace-columns",
        /// A queen is set on an occupied square.
        #[error("line {line}: row {row}, column {column} has a queen already")]
        Taken {
            /// The line.
            line: u64,
            /// The row.
            row: u32,
            /// The column.
            column: u32,
        } = "trace-taken",
        /// A queen is removed from an empty square.
        #[error("line {line}: row {row}, column {column} has no queen")]
        Empty {
            /// The line.
            line: u64,
            /// The row.
            row: u32,
            /// The column.
            column: u32,
        } = "trace-empty",
        /// A row that is to exchange its queen has no queen, or several.
        #[error("line {line}: row {row} has {queens} queens; only a row with one can exchange it")]
        Swap {
            /// The line.
            line: u64,
            /// The row.
            row: u32,
            /// How many queens it has.
            queens: u32,
        } = "trace-swap",
        /// A line that the source does not have.
        #[error("line {line}: there is no line {number} in the source, which has {last}")]
        SourceLine {
            /// The line.
            line: u64,
            /// The line of the source that it names.
            number: u64,
            /// The last line of the source.
            last: u64,
        } = "trace-source-line",
        /// A return while no function runs.
        #[error("line {line}: a return, but no function has been called")]
        Return {
            /// The line.
            line: u64,
        } = "trace-return",
        /// Something follows the end of the run.
        #[error("line {line}: '{found}' after the end of the run")]
        Over {
            /// The line.
            line: u64,
            /// The text of the line.
            found: String,
        } = "trace-over",
        /// More lines, names or values than are read.
        #[error("line {line}: too {what}: at most {most}", what = what.words())]
        TooMuch {
            /// The line.
            line: u64,
            /// The quantity that exceeds its limit.
            what: Limit,
            /// The limit.
            most: u64,
        } = "trace-too-much",
        /// A line that is not text: it has control characters, or is not UTF-8.
        #[error("line {line}: a control character, or bytes that are not UTF-8")]
        NotText {
            /// The line.
            line: u64,
        } = "trace-not-text",
        /// The text ends before the first step.
        #[error("the trace ends in line {line}; expected {expected}")]
        Cut {
            /// The last line of the text.
            line: u64,
            /// The content that should follow.
            expected: &'static str,
        } = "trace-cut",
    }
}

named! {
    /// A quantity with a limit in a trace.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Limit {
        /// Lines of the trace.
        Lines = "lines",
        /// Bytes of a line.
        Line = "line",
        /// Bytes in memory.
        Memory = "memory",
        /// Lines of the source.
        Source = "source",
        /// Calls that are open at once.
        Calls = "calls",
        /// Names of variables and functions.
        Names = "names",
        /// Characters of a name.
        Name = "name",
    }
}
fact_by_name!(Limit);

impl Limit {
    const fn words(self) -> &'static str {
        match self {
            Limit::Lines => "many lines",
            Limit::Line => "many bytes in a line",
            Limit::Memory => "many bytes in memory",
            Limit::Source => "many lines of source",
            Limit::Calls => "many open calls",
            Limit::Names => "many names",
            Limit::Name => "many characters in a name",
        }
    }
}
