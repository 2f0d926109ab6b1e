//! Results on disk: one file for each size, one line for each shard, written as soon as the shard is finished.
//!
//! A process can be killed at any moment. It leaves whole lines, and at most one line that was cut off. Such a line is
//! skipped, as is any damaged one, and its shard is counted again.

use super::line::Report;
use crate::failure::Failure;
use queens_core::count::Shards;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// The file of one count. While it is open, no other process can write to it.
pub(super) struct Kept {
    path: PathBuf,
    file: File,
}

impl Kept {
    /// Opens the file of a size in `folder`, which is created if necessary, and adds its results to `shards`.
    pub(super) fn open(folder: &Path, size: usize, shards: &mut Shards) -> Result<Kept, Failure> {
        let path = folder.join(format!("solutions-{size}.jsonl"));
        let failed = |error| Failure::Open { name: path.display().to_string(), error };
        fs::create_dir_all(folder).map_err(failed)?;
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&path).map_err(failed)?;
        if file.try_lock().is_err() {
            return Err(Failure::InUse { path: folder.to_path_buf() });
        }
        let (refused, is_cut) = take_in(&file, size, shards).map_err(failed)?;
        if refused > 0 {
            let lines = if refused == 1 { "line" } else { "lines" };
            let name = path.display();
            eprintln!("queens: {refused} {lines} of {name} cannot be believed; what they were to say is counted again");
        }
        if is_cut {
            file.write_all(b"\n").map_err(failed)?;
        }
        Ok(Kept { path, file })
    }

    /// Appends a result to the file. When this returns, it is on disk.
    pub(super) fn add(&mut self, report: &Report) -> Result<(), Failure> {
        let line = format!("{}\n", serde_json::to_string(report).expect("a report can be written as JSON"));
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| Failure::Write { name: self.name(), error })
    }

    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }
}

/// Reads all lines. Returns how many were refused, and whether the last one was cut off.
fn take_in(file: &File, size: usize, shards: &mut Shards) -> io::Result<(usize, bool)> {
    let mut reader = BufReader::new(file);
    let (mut refused, mut line) = (0, Vec::new());
    loop {
        line.clear();
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok((refused, false));
        }
        let is_whole = line.ends_with(b"\n");
        let report = std::str::from_utf8(&line).ok().and_then(|line| Report::read(line).ok());
        let believed = report.is_some_and(|report| report.queens == size && shards.add(&report.result).is_ok());
        refused += usize::from(!believed && line.iter().any(|byte| !byte.is_ascii_whitespace()));
        if !is_whole {
            return Ok((refused, true));
        }
    }
}
