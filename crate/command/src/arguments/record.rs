//! Arguments of `queens record`.

use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Record {
    /// The log of a program, as the page writes it; - is standard input.
    pub(crate) log: PathBuf,
    /// The program.
    pub(crate) source: Option<PathBuf>,
    /// The number of rows, unless the program sets its own.
    #[arg(long, value_name = "ROWS", default_value_t = 8)]
    pub(crate) size: usize,
    /// A file with the placement from which the program started.
    #[arg(long, value_name = "FILE", conflicts_with = "size")]
    pub(crate) given: Option<PathBuf>,
    /// The variable with the queens; by default the command finds it.
    #[arg(long, value_name = "NAME")]
    pub(crate) board: Option<String>,
    /// The file to which the trace is written.
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,
}
