//! The facts of what is wrong with a placement, its texts and its files.

use super::{Detail, Problem};
use queens_core::board::file::{FileError, LONGEST_FILE};
use queens_core::board::text::LONGEST_TEXT;
use queens_core::board::{Conflict, LARGEST_SIZE, PlacementError, SharedColumn, TextError};

impl Problem for PlacementError {
    fn code(&self) -> &'static str {
        match self {
            PlacementError::Size { .. } => "size",
            PlacementError::Column { .. } => "column-out-of-range",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            PlacementError::Size { size } => vec![("size", size.into()), ("largest", LARGEST_SIZE.into())],
            PlacementError::Column { row, column, last } => {
                vec![("row", row.into()), ("column", column.into()), ("last", last.into())]
            }
        }
    }
}

impl Problem for SharedColumn {
    fn code(&self) -> &'static str {
        "shared-column"
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        vec![("column", self.column.into()), ("row", self.row.into()), ("otherRow", self.other_row.into())]
    }
}

impl Problem for TextError {
    fn code(&self) -> &'static str {
        match self {
            TextError::Empty => "text-empty",
            TextError::TooLong { .. } => "text-too-long",
            TextError::TooManyRows { .. } => "text-too-many-rows",
            TextError::Form { .. } => "text-no-form",
            TextError::Column { .. } => "text-bad-column",
            TextError::Square { .. } => "text-bad-square",
            TextError::SecondQueen { .. } => "text-second-queen",
            TextError::Width { .. } => "text-width",
            TextError::Height { .. } => "text-height",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match self {
            TextError::Empty => vec![],
            TextError::TooLong { bytes } => vec![("bytes", (*bytes).into()), ("longest", LONGEST_TEXT.into())],
            TextError::TooManyRows { rows } => vec![("rows", (*rows).into()), ("largest", LARGEST_SIZE.into())],
            TextError::Form { line, found } => vec![("line", (*line).into()), ("found", found.as_str().into())],
            TextError::Column { line, word, found, last } => vec![
                ("line", (*line).into()),
                ("word", (*word).into()),
                ("found", found.as_str().into()),
                ("last", (*last).into()),
            ],
            TextError::Square { line, square, found } => {
                vec![("line", (*line).into()), ("square", (*square).into()), ("found", found.to_string().into())]
            }
            TextError::SecondQueen { line, square } => vec![("line", (*line).into()), ("square", (*square).into())],
            TextError::Width { line, squares, expected } => {
                vec![("line", (*line).into()), ("squares", (*squares).into()), ("expected", (*expected).into())]
            }
            TextError::Height { rows, expected } => vec![("rows", (*rows).into()), ("expected", (*expected).into())],
        }
    }
}

impl Problem for FileError {
    fn code(&self) -> &'static str {
        match self {
            FileError::Empty => "file-empty",
            FileError::TooLong { .. } => "file-too-long",
            FileError::TooManyRows { .. } => "file-too-many-rows",
            FileError::Form { .. } => "file-no-form",
            FileError::Number { .. } => "file-number",
            FileError::Fields { .. } => "file-fields",
            FileError::Row { .. } => "file-row",
            FileError::Json { .. } => "file-json",
            FileError::Cut { .. } => "file-cut",
            FileError::Count { .. } => "file-count",
            FileError::Column { .. } => "file-column",
            FileError::Repeated { .. } => "file-repeated-column",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        let text = |found: &String| Detail::from(found.as_str());
        match self {
            FileError::Empty => vec![],
            &FileError::TooLong { bytes } => vec![("bytes", bytes.into()), ("longest", LONGEST_FILE.into())],
            &FileError::TooManyRows { line } => vec![("line", line.into()), ("largest", LARGEST_SIZE.into())],
            FileError::Form { line, found } => vec![("line", (*line).into()), ("found", text(found))],
            FileError::Number { line, word, found } => vec![
                ("line", (*line).into()),
                ("word", (*word).into()),
                ("found", text(found)),
                ("largest", LARGEST_SIZE.into()),
            ],
            FileError::Fields { line, found } => vec![("line", (*line).into()), ("found", text(found))],
            FileError::Row { line, found, expected } => {
                vec![("line", (*line).into()), ("found", text(found)), ("expected", (*expected).into())]
            }
            FileError::Json { line, word, found, expected } => vec![
                ("line", (*line).into()),
                ("word", (*word).into()),
                ("found", text(found)),
                ("expected", (*expected).into()),
            ],
            &FileError::Cut { line, rows, expected } => {
                vec![("line", line.into()), ("rows", rows.into()), ("expected", expected.into())]
            }
            &FileError::Count { n, rows } => vec![("n", n.into()), ("rows", rows.into())],
            &FileError::Column { row, column, rows } => {
                vec![("row", row.into()), ("column", column.into()), ("rows", rows.into())]
            }
            &FileError::Repeated { row, other_row, column } => {
                vec![("row", row.into()), ("otherRow", other_row.into()), ("column", column.into())]
            }
        }
    }
}

impl Problem for Conflict {
    fn code(&self) -> &'static str {
        "large-conflict"
    }
}
