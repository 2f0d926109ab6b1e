//! Standard output: whole lines, as text or as JSON.

use serde::Serialize;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// The version of the output of `--json`: it grows when a name or a meaning changes, not when something is added.
const VERSION: u32 = 1;

static JSON: AtomicBool = AtomicBool::new(false);

/// Chooses JSON for all further output.
pub(crate) fn set_json(json: bool) {
    JSON.store(json, Ordering::Relaxed);
}

/// Whether JSON was chosen. This is global because errors are reported from everywhere, also from the signal handler.
pub(crate) fn as_json() -> bool {
    JSON.load(Ordering::Relaxed)
}

#[derive(Serialize)]
struct Versioned<'a, T> {
    version: u32,
    #[serde(flatten)]
    data: &'a T,
}

/// "1 queen", "8 queens".
pub(crate) fn plural(count: &impl ToString, one: &str) -> String {
    let count = count.to_string();
    let ending = if count == "1" { "" } else { "s" };
    format!("{count} {one}{ending}")
}

/// Data as a line of JSON with the version of the form.
pub(crate) fn line(data: &impl Serialize) -> String {
    plain(&Versioned { version: VERSION, data })
}

/// Data as a line of JSON.
pub(crate) fn plain(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data can be written as JSON")
}

/// The error of the system when the output accepts no more.
#[derive(Debug)]
pub(crate) struct OutputError(pub(crate) io::Error);

/// Writes a text as it is, in one go.
pub(crate) fn write(text: &[u8]) -> Result<(), OutputError> {
    let mut out = io::stdout().lock();
    out.write_all(text).and_then(|()| out.flush()).map_err(OutputError)
}

/// Writes a line.
pub(crate) fn print_line(line: &str) -> Result<(), OutputError> {
    write(format!("{line}\n").as_bytes())
}

/// Writes data as a line of JSON with the version of the form.
pub(crate) fn json(data: &impl Serialize) -> Result<(), OutputError> {
    print_line(&line(data))
}

/// Writes data as a line of JSON that has a version of its own, as shards and their results have.
pub(crate) fn json_line(data: &impl Serialize) -> Result<(), OutputError> {
    print_line(&plain(data))
}
