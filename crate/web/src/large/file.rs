//! Files of placements, read and written in pieces.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Object, Uint8Array};
use queens_core::board::file::{FileForm, FileReader, FileWriter};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

/// Pieces are at most so long, both ways: what is copied at once.
const LONGEST_PIECE: u32 = 1 << 24;

/// A file being read.
#[wasm_bindgen]
pub struct ReadJob {
    reader: FileReader,
}

#[wasm_bindgen]
impl ReadJob {
    /// Nothing has come yet. `bytes`: the length of the file, where it is known.
    ///
    /// # Errors
    /// When `bytes` is no count, or more than are read.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &JsValue) -> Outcome<ReadJob> {
        let bytes = if bytes.is_undefined() { None } else { Some(read::count(bytes, "bytes")?) };
        Ok(ReadJob { reader: FileReader::new(bytes)? })
    }

    /// The next bytes, in order.
    ///
    /// # Errors
    /// As soon as something in them does not belong there.
    pub fn push(&mut self, bytes: &JsValue) -> Outcome<()> {
        let bytes = bytes.dyn_ref::<Uint8Array>().ok_or_else(|| read::wrong_type("bytes", "a Uint8Array"))?;
        read::fits("bytes", bytes.length(), LONGEST_PIECE)?;
        if bytes.length() > 0 {
            self.reader.push(&bytes.to_vec())?;
        }
        Ok(())
    }

    /// Numbers read so far.
    #[must_use]
    pub fn count(&self) -> f64 {
        self.reader.rows() as f64
    }

    /// `{ rows, form }` after the last bytes. The next file is to be read by another job.
    ///
    /// # Errors
    /// When the file ends too early, or its columns do not belong to a board of as many rows.
    pub fn finish(&mut self) -> Outcome<Object> {
        let (placement, form) = std::mem::take(&mut self.reader).finish()?;
        let finished = write::object();
        write::set(&finished, "rows", &transfer::rows(&placement));
        write::set(&finished, "form", &write::plain(&form));
        Ok(finished)
    }
}

/// A file being written.
#[wasm_bindgen]
pub struct WriteJob {
    writer: FileWriter,
}

#[wasm_bindgen]
impl WriteJob {
    /// Nothing is written yet; `form` is "numbers", "csv" or "json".
    ///
    /// # Errors
    /// When an argument is not of its type.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue, form: &JsValue) -> Outcome<WriteJob> {
        let forms = [("numbers", FileForm::Numbers), ("csv", FileForm::Csv), ("json", FileForm::Json)];
        let form = read::choice(form, "form", &forms)?;
        Ok(WriteJob { writer: FileWriter::new(transfer::placement(rows)?, form) })
    }

    /// The next piece, of about so many bytes, or null.
    ///
    /// # Errors
    /// When `bytes` is not a count of at least 1, or too many for a piece.
    pub fn next(&mut self, bytes: &JsValue) -> Outcome<Option<Uint8Array>> {
        let bytes = read::whole(bytes, "bytes", 1.0, f64::from(LONGEST_PIECE))?;
        Ok(self.writer.next(bytes as usize).map(|piece| Uint8Array::from(piece.as_slice())))
    }
}
