//! Standard output: whole lines, and no panic when its reader has closed it.

use crate::failure::Failure;
use serde::Serialize;
use std::io::{self, Write};

/// Writes a text as it is, in one go.
pub(crate) fn write(text: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text).and_then(|()| out.flush()).map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::Closed,
        _ => Failure::Write { name: "the output".to_owned(), error },
    })
}

/// Writes a line.
pub(crate) fn say(line: &str) -> Result<(), Failure> {
    write(format!("{line}\n").as_bytes())
}

/// Writes data as one line of JSON.
pub(crate) fn json(data: &impl Serialize) -> Result<(), Failure> {
    say(&serde_json::to_string(data).expect("plain data can be written as JSON"))
}
