//! Results on disk: one file for each question, one line for each shard, written as soon as the shard is finished.
//!
//! A process can be killed at any moment. It leaves whole lines, and at most one line that was cut off. Such a line, like
//! any other damaged line, is skipped, and its shard is done again.

use crate::failure::Failure;
use serde::Serialize;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// The file of one question. While it is open, no other process can write to it.
pub(crate) struct ResultsFile {
    path: PathBuf,
    file: File,
    /// The number of lines of the file that were not results.
    refused: usize,
}

impl ResultsFile {
    /// Opens the file `name` in `folder`, which is created if necessary. Passes each of its lines to `accept`, which returns
    /// whether it is a result.
    pub(crate) fn open(folder: &Path, name: &str, accept: impl FnMut(&str) -> bool) -> Result<ResultsFile, Failure> {
        let path = folder.join(name);
        let failed_at =
            |path: &Path, error: io::Error| Failure::Open { name: path.display().to_string(), error: error.into() };
        fs::create_dir_all(folder).map_err(|error| failed_at(folder, error))?;
        let failed = |error| failed_at(&path, error);
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&path).map_err(failed)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Failure::InUse { name: folder.display().to_string() },
            TryLockError::Error(error) => failed(error),
        })?;
        let (refused, is_cut) = read_lines(&file, accept).map_err(failed)?;
        if is_cut {
            file.write_all(b"\n").map_err(failed)?;
        }
        Ok(ResultsFile { path, file, refused })
    }

    /// Warns if lines of the file were not results.
    pub(crate) fn warn(&self) {
        if self.refused > 0 {
            Failure::Damaged { lines: self.refused, name: self.name() }.warn();
        }
    }

    /// Appends a result to the file. When this returns, it is on disk.
    pub(crate) fn add(&mut self, report: &impl Serialize) -> Result<(), Failure> {
        let line = format!("{}\n", serde_json::to_string(report).expect("a report can be written as JSON"));
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| Failure::Write { name: self.name(), error: error.into() })
    }

    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }
}

/// Reports that a command has stopped with `done` of its `shards`, which are stored or lost.
pub(crate) fn stopped(results: Option<&ResultsFile>, done: usize, shards: usize) -> Failure {
    match results {
        Some(results) => Failure::StoppedStored { done, shards, name: results.name() },
        None => Failure::StoppedLost { done, shards },
    }
}

/// Reads all lines. Returns how many were refused, and whether the last line was cut off.
fn read_lines(file: &File, mut accept: impl FnMut(&str) -> bool) -> io::Result<(usize, bool)> {
    let mut reader = BufReader::new(file);
    let (mut refused, mut line) = (0, Vec::new());
    loop {
        line.clear();
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok((refused, false));
        }
        let is_whole = line.ends_with(b"\n");
        let accepted = std::str::from_utf8(&line).is_ok_and(&mut accept);
        refused += usize::from(!accepted && line.iter().any(|byte| !byte.is_ascii_whitespace()));
        if !is_whole {
            return Ok((refused, true));
        }
    }
}
