//! What `queens count`, `shard` and `tally` take.

use super::shared::Sharing;
use clap::{Args, value_parser};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Count {
    /// The number of rows, and of queens.
    #[arg(value_parser = value_parser!(u16).range(1..))]
    pub(crate) size: u16,
    #[command(flatten)]
    pub(crate) sharing: Sharing,
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
