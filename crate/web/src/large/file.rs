//! Files of placements, read and written in pieces.

use crate::read::{self, Read, choices};
use crate::shape::{BytesLike, Js, NumberLike, Rows, RowsLike, crosses, give};
use crate::{errors::Outcome, transfer};
use js_sys::Uint8Array;
use queens_core::board::file::{FileForm, FileReader, FileWriter};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The longest piece, in either direction: pieces are copied in one go.
const LONGEST_PIECE: u32 = 1 << 24;

/// A file that was read.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FileRead {
    /// The placement.
    rows: Rows,
    /// How it was written.
    form: FileForm,
}

choices!(FileForm);
crosses!(FileForm => "FileForm", FileRead => "FileRead");

/// A file being read.
#[wasm_bindgen]
pub struct ReadJob {
    reader: FileReader,
}

#[wasm_bindgen]
impl ReadJob {
    /// Starts to read a file. `bytes`: its length, if known.
    ///
    /// # Errors
    /// When `bytes` is no count, or more than are read.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Option<NumberLike>) -> Outcome<ReadJob> {
        let bytes = bytes.map(|bytes| read::count(&bytes, "bytes")).transpose()?;
        Ok(ReadJob { reader: FileReader::new(bytes)? })
    }

    /// The next bytes, in order.
    ///
    /// # Errors
    /// As soon as an unexpected word or mark is read.
    pub fn push(&mut self, bytes: &BytesLike) -> Outcome<()> {
        let bytes = read::view(&Uint8Array::new_with_length(0), bytes, "bytes", "a Uint8Array")?;
        read::fits("bytes", bytes.length(), LONGEST_PIECE)?;
        if bytes.length() > 0 {
            self.reader.push(&bytes.to_vec())?;
        }
        Ok(())
    }

    /// How many rows were read so far.
    #[must_use]
    pub fn count(&self) -> f64 {
        self.reader.rows() as f64
    }

    /// The placement, after the last bytes. The next file needs a new job.
    ///
    /// # Errors
    /// When the file ends too early, or its columns do not belong to a board of as many rows.
    pub fn finish(&mut self) -> Outcome<Js<FileRead>> {
        let (placement, form) = std::mem::take(&mut self.reader).finish()?;
        Ok(give(&FileRead { rows: Rows::from(&placement), form }))
    }
}

/// A file being written.
#[wasm_bindgen]
pub struct WriteJob {
    writer: FileWriter,
}

#[wasm_bindgen]
impl WriteJob {
    /// Starts to write.
    ///
    /// # Errors
    /// When an argument is not of its type.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike, form: &Js<FileForm>) -> Outcome<WriteJob> {
        let form = FileForm::read(form, "form")?;
        Ok(WriteJob { writer: FileWriter::new(transfer::placement(rows)?, form) })
    }

    /// The next piece, of at least one row and about `bytes` bytes; undefined when there are no more.
    ///
    /// # Errors
    /// When `bytes` is not a count of at least 1, or too many for a piece.
    pub fn next(&mut self, bytes: &NumberLike) -> Outcome<Option<Uint8Array>> {
        let bytes = read::whole(bytes, "bytes", 1.0, f64::from(LONGEST_PIECE))?;
        Ok(self.writer.next(bytes as usize).map(|piece| Uint8Array::from(piece.as_slice())))
    }
}
