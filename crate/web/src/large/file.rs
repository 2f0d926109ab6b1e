//! Files of placements, read and written in pieces.

use crate::question::{Question, Step, Work};
use crate::read::{self, Read, choices, js_object};
use crate::shape::{Js, NumberLike, Rows, RowsLike, js_types};
use crate::{errors::Outcome, transfer};
use js_sys::Uint8Array;
use queens_core::board::file::{FileForm, FileReader, FileWriter};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The longest piece that is written, in bytes. Pieces are copied in one go.
const MAX_PIECE_BYTES: u32 = 1 << 24;

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
js_types!(FileForm => "FileForm", FileRead => "FileRead", ReadProgress => "ReadProgress");

js_object! {
    /// A file of a placement, which is fed to it in pieces cut anywhere.
    pub struct ReadQuestion {
        /// The length of the file, if known.
        #[cfg_attr(test, ts(optional))]
        bytes: Option<u64> = "bytes",
    }
}

/// How far a file was read.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadProgress {
    /// How many bytes were read.
    bytes: u64,
    /// How many rows were read.
    rows: usize,
}

impl Question for ReadQuestion {
    const NAME: &'static str = "read";
    type Work = ReadingFile;

    fn start(self) -> Outcome<ReadingFile> {
        Ok(ReadingFile { reader: FileReader::new(self.bytes)?, bytes: 0, over: false })
    }
}

/// A file that is being read.
pub struct ReadingFile {
    reader: FileReader,
    bytes: u64,
    over: bool,
}

impl Work for ReadingFile {
    type Progress = ReadProgress;
    type Answer = FileRead;

    fn run(&mut self, _: u64) -> Outcome<Step> {
        Ok(if self.over { Step::Done } else { Step::Feed })
    }

    fn progress(&mut self) -> ReadProgress {
        ReadProgress { bytes: self.bytes, rows: self.reader.rows() }
    }

    fn feed(&mut self, piece: Option<Vec<u8>>) -> Outcome<()> {
        match piece {
            _ if self.over => return Err(read::wrong_type("bytes", "passed before the end of the file")),
            Some(bytes) => {
                self.reader.push(&bytes)?;
                self.bytes += bytes.len() as u64;
            }
            None => self.over = true,
        }
        Ok(())
    }

    fn answer(self: Box<Self>) -> Outcome<FileRead> {
        let (placement, form) = self.reader.finish()?;
        Ok(FileRead { rows: Rows::from(&placement), form })
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
        let bytes = read::whole(bytes, "bytes", 1.0, f64::from(MAX_PIECE_BYTES))?;
        Ok(self.writer.next(bytes as usize).map(|piece| Uint8Array::from(piece.as_slice())))
    }
}
