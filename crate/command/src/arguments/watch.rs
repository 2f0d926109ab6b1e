//! Arguments of the commands for runs: `watch`, `check`, `play`.

use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Watch {
    /// The search: bitmask, array-recursive, repair or another one; a wrong name lists them all.
    pub(crate) search: String,
    /// The placement.
    pub(crate) file: Option<PathBuf>,
    /// The seed, for the searches that depend on one.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// The number of steps after which the trace is cut.
    #[arg(long, value_name = "STEPS", default_value_t = 900_000)]
    pub(crate) most: u64,
}

#[derive(Debug, Args)]
pub(crate) struct Check {
    /// A trace, or a formula in DIMACS CNF; - is standard input.
    pub(crate) file: PathBuf,
    /// A proof in DRAT, as text, for the formula.
    pub(crate) proof: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// A trace; - is standard input.
    pub(crate) file: PathBuf,
    /// The step at which playback begins.
    #[arg(long, default_value_t = 0)]
    pub(crate) at: u64,
}
