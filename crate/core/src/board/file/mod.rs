//! Placements as files, of up to ten million rows, read and written in pieces.
//!
//! ```text
//!  numbers   0 3 0 1                         a column for each row, from 1; 0 for an empty row (as in Grigoryan's programs)
//!  csv       row,column                      a line for each row, from the first to the last
//!            1,0
//!            2,3
//!            3,0
//!            4,1
//!  json      {"n": 4, "columns": [0, 3, 0, 1]}   or the list alone; null also means an empty row
//! ```
//!
//! No column may occur twice: such a file is damaged. Conflicts on diagonals are allowed here; the validator finds
//! them.
//!
//! ```
//! use queens_core::Placement;
//! use queens_core::board::file::{FileForm, FileReader, FileWriter};
//!
//! let placement: Placement = "2 0 1 3".parse()?;
//! let mut writer = FileWriter::new(placement.clone(), FileForm::Csv);
//! let mut reader = FileReader::new(None)?;
//! while let Some(piece) = writer.next(16) {
//!     reader.push(&piece)?;
//! }
//! assert_eq!(reader.finish()?, (placement, FileForm::Csv));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod forms;
mod read;
mod write;

pub use error::FileError;
pub use read::{FileReader, MAX_FILE_BYTES};
pub use write::FileWriter;

/// The form of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum FileForm {
    /// One number for each row.
    Numbers,
    /// One line for each row.
    Csv,
    /// A list in an object.
    Json,
}
