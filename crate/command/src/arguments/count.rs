//! Arguments of `queens count`, `shard` and `tally`.

use super::shared::{Instructions, Sharing};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Count {
    /// The number of rows, and of queens.
    pub(crate) size: u32,
    /// Count only the solutions that a rotation leaves unchanged, on one core: on up to 32 rows for a half turn, up to 64 for a
    /// quarter turn.
    #[arg(long, value_enum, value_name = "TURN", conflicts_with_all = ["keep", "plan", "threads", "vectors"])]
    pub(crate) turned: Option<Rotation>,
    #[command(flatten)]
    pub(crate) sharing: Sharing,
    #[command(flatten)]
    pub(crate) instructions: Instructions,
}

/// A rotation of the board.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Rotation {
    /// By 180 degrees.
    Half,
    /// By 90 degrees.
    Quarter,
}

#[derive(Debug, Args)]
pub(crate) struct Shard {
    /// Lines of `queens count SIZE --plan` or `queens frontier threshold SIZE --plan`.
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) instructions: Instructions,
}

#[derive(Debug, Args)]
pub(crate) struct Tally {
    /// Lines of `queens shard`, in any number of files.
    pub(crate) files: Vec<PathBuf>,
    /// Write the shards that have no result yet, for `queens shard`, instead of the sum.
    #[arg(long)]
    pub(crate) open: bool,
}
