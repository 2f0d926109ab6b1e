//! The facts of a text that is no trace.

use super::{Detail, Problem};
use queens_core::record::TraceError;

impl Problem for TraceError {
    fn code(&self) -> &'static str {
        match self {
            TraceError::Version { .. } => "trace-version",
            TraceError::Line { .. } => "trace-line",
            TraceError::Size { .. } => "trace-size",
            TraceError::Large { .. } => "trace-large",
            TraceError::Beside { .. } => "trace-beside",
            TraceError::Columns { .. } => "trace-columns",
            TraceError::Taken { .. } => "trace-taken",
            TraceError::Empty { .. } => "trace-empty",
            TraceError::Swap { .. } => "trace-swap",
            TraceError::SourceLine { .. } => "trace-source-line",
            TraceError::Return { .. } => "trace-return",
            TraceError::Over { .. } => "trace-over",
            TraceError::TooMuch { .. } => "trace-too-much",
            TraceError::NotText { .. } => "trace-not-text",
            TraceError::Cut { .. } => "trace-cut",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        let at = |line: &u64| ("line", (*line).into());
        let found = |found: &String| ("found", found.as_str().into());
        match self {
            TraceError::Version { line, found: text } | TraceError::Over { line, found: text } => {
                vec![at(line), found(text)]
            }
            TraceError::Line { line, found: text, expected } => {
                vec![at(line), found(text), ("expected", (*expected).into())]
            }
            TraceError::Size { line, size } => vec![at(line), ("size", (*size).into())],
            TraceError::Large { size } => vec![("size", (*size).into())],
            TraceError::Beside { line, number, last } => {
                vec![at(line), ("number", (*number).into()), ("last", (*last).into())]
            }
            TraceError::Columns { line, columns, size } => {
                vec![at(line), ("columns", (*columns).into()), ("size", (*size).into())]
            }
            TraceError::Taken { line, row, column } | TraceError::Empty { line, row, column } => {
                vec![at(line), ("row", (*row).into()), ("column", (*column).into())]
            }
            TraceError::Swap { line, row, queens } => {
                vec![at(line), ("row", (*row).into()), ("queens", (*queens).into())]
            }
            TraceError::SourceLine { line, number, last } => {
                vec![at(line), ("number", (*number).into()), ("last", (*last).into())]
            }
            TraceError::Return { line } | TraceError::NotText { line } => vec![at(line)],
            TraceError::TooMuch { line, what, most } => {
                vec![at(line), ("what", what.name().into()), ("most", (*most).into())]
            }
            TraceError::Cut { line, expected } => vec![at(line), ("expected", (*expected).into())],
        }
    }
}
