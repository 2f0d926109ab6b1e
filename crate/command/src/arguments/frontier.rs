//! What `queens frontier` takes.

use clap::{Args, Subcommand, value_parser};
use queens_core::frontier::threshold;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Frontier {
    #[command(subcommand)]
    pub(crate) question: Question,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Question {
    /// The most queens of which every placement can be completed (OEIS A374013), and one queen more that block the board.
    Threshold(Threshold),
    /// Count the solutions of the empty board, and write the proof of the count.
    Count(CertifiedCount),
    /// Check the proof of a count, without the engine.
    Check(Certified),
}

#[derive(Debug, Args)]
pub(crate) struct CertifiedCount {
    /// The number of rows: 1 to 10.
    pub(crate) size: u16,
}

#[derive(Debug, Args)]
pub(crate) struct Certified {
    /// What `queens frontier count` has written.
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Threshold {
    /// The number of rows: 4 to 24.
    pub(crate) size: u16,
    /// How many threads work; as many as there are cores by default.
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep the reports in this folder as they come. The same command goes on where it was stopped.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) keep: Option<PathBuf>,
    /// Do not search: write the shards for `queens shard`, a line of JSON each. With --keep, those that are not in the folder yet.
    #[arg(long, conflicts_with = "threads")]
    pub(crate) plan: bool,
    /// Of how many queens the shards are planned; of the fewest that have open shards by default.
    #[arg(long, requires = "plan", value_parser = value_parser!(u16).range(1..=threshold::MOST_QUEENS as i64))]
    pub(crate) queens: Option<u16>,
}
