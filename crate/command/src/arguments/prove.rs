//! Arguments of `queens prove`.

use super::shared::ProofFiles;
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Prove {
    /// The placement.
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) proof: ProofFiles,
}
