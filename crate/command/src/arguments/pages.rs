//! Arguments of `queens man` and `completions`.

use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Man {
    /// The folder to which the pages are written.
    pub(crate) folder: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// The shell.
    pub(crate) shell: clap_complete::Shell,
}
