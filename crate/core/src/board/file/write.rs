//! Writes a placement as a file, piece by piece.

use super::FileForm;
use crate::board::Placement;

/// The longest text of one row: two numbers of eight digits, and marks.
const MAX_ROW_BYTES: usize = 24;

/// A file that is being written.
#[derive(Clone, Debug)]
pub struct FileWriter {
    placement: Placement,
    form: FileForm,
    /// The text before the first row, until it is written.
    head: Vec<u8>,
    row: usize,
    over: bool,
}

impl FileWriter {
    /// Starts to write `placement`.
    #[must_use]
    pub fn new(placement: Placement, form: FileForm) -> Self {
        FileWriter { head: head(form, placement.size()), placement, form, row: 0, over: false }
    }

    /// The next piece, of at least one row and about `bytes` bytes; `None` when all is written.
    #[must_use]
    pub fn next(&mut self, bytes: usize) -> Option<Vec<u8>> {
        if self.over {
            return None;
        }
        let mut piece = std::mem::take(&mut self.head);
        let size = self.placement.size();
        piece.reserve(bytes.min((size - self.row) * MAX_ROW_BYTES) + MAX_ROW_BYTES);
        let first = self.row;
        while self.row < size && (piece.len() < bytes || self.row == first) {
            let number = self.placement.column(self.row as u32).map_or(0, |column| column + 1);
            self.row += 1;
            if self.form == FileForm::Csv {
                push_number(&mut piece, self.row as u32);
                piece.push(b',');
            }
            push_number(&mut piece, number);
            let between = if self.form == FileForm::Json { b',' } else { b'\n' };
            if self.row < size || self.form != FileForm::Json {
                piece.push(between);
            }
        }
        if self.row == size {
            self.over = true;
            if self.form == FileForm::Json {
                piece.extend_from_slice(b"]}\n");
            }
        }
        Some(piece)
    }
}

fn head(form: FileForm, size: usize) -> Vec<u8> {
    match form {
        FileForm::Numbers => Vec::new(),
        FileForm::Csv => b"row,column\n".to_vec(),
        FileForm::Json => {
            let mut head = b"{\"n\":".to_vec();
            push_number(&mut head, size as u32);
            head.extend_from_slice(b",\"columns\":[");
            head
        }
    }
}

/// Appends the digits of a number.
fn push_number(text: &mut Vec<u8>, number: u32) {
    let start = text.len();
    let mut rest = number;
    loop {
        text.push(b'0' + (rest % 10) as u8);
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    text[start..].reverse();
}
