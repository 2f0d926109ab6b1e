//! What `queens count`, `shard` and `tally` take.

use clap::{Args, value_parser};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Count {
    /// The number of rows, and of queens.
    #[arg(value_parser = value_parser!(u16).range(1..))]
    pub(crate) size: u16,
    /// How many threads count; all cores by default.
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep results in this folder as they come. The same command goes on where it was stopped.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) keep: Option<PathBuf>,
    /// Do not count: write the shards for `queens shard`, a line of JSON each. With --keep, those that are not in the folder yet.
    #[arg(long, conflicts_with = "threads")]
    pub(crate) plan: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Shard {
    /// Lines of `queens count SIZE --plan` or `queens frontier threshold SIZE --plan`.
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Tally {
    /// Lines of `queens shard`, in any number of files.
    pub(crate) files: Vec<PathBuf>,
    /// Do not add up: write the shards that have no result yet, for `queens shard`.
    #[arg(long)]
    pub(crate) open: bool,
}
