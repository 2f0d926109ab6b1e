//! What `queens prove` takes.

use clap::Args;
use queens_core::complete::Budget;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Prove {
    /// The placement.
    pub(crate) file: Option<PathBuf>,
    /// Where the formula of the placement is written, in DIMACS CNF.
    #[arg(long, value_name = "FILE", default_value = "formula.cnf")]
    pub(crate) formula: PathBuf,
    /// Where the proof is written, in DRAT.
    #[arg(long, value_name = "FILE", default_value = "proof.drat")]
    pub(crate) proof: PathBuf,
    /// About how many queens may be set before it is undecided.
    #[arg(long, value_name = "NODES", default_value_t = Budget::default().nodes)]
    pub(crate) budget: u64,
}
