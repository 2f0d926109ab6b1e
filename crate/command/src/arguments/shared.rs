//! Arguments of several subcommands: how work in shards is divided and stored, which instructions count, the limits of
//! a completion, and where a proof is written.

use super::named;
use clap::builder::TypedValueParser;
use clap::{Args, value_parser};
use queens_core::complete::{BlameWanted, Budget, CompleteOptions};
use queens_core::count::solutions::halves::Vectors;
use std::path::PathBuf;

/// The largest number of threads.
pub(crate) const MAX_THREADS: i64 = 1024;

/// How work in shards is done on this machine.
#[derive(Debug, Args)]
pub(crate) struct Sharing {
    /// How many threads work; all cores by default.
    #[arg(long, value_parser = value_parser!(u16).range(1..=MAX_THREADS))]
    pub(crate) threads: Option<u16>,
    /// Store results in this folder as they are found. The same command continues where it was stopped.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) keep: Option<PathBuf>,
    /// Only write the shards for `queens shard`, a line of JSON each. With --keep, only shards without a result in the folder.
    #[arg(long, conflicts_with = "threads")]
    pub(crate) plan: bool,
}

/// Which instructions count solutions.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Instructions {
    /// Count by portable code, or by vectors of AVX2 or AVX-512. The result is the same. By default the widest form that this
    /// machine has is used.
    #[arg(long, value_name = "FORM", value_parser = named(Vectors::ALL, Vectors::name).try_map(present))]
    vectors: Option<Vectors>,
}

impl Instructions {
    /// Applies the choice to all counts of this process.
    pub(crate) fn apply(self) {
        if let Some(vectors) = self.vectors {
            vectors.limit();
        }
    }
}

fn present(vectors: Vectors) -> Result<Vectors, &'static str> {
    if vectors <= Vectors::widest() { Ok(vectors) } else { Err("this machine does not have these instructions") }
}

/// The effort for a completion.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Effort {
    /// Another seed may find another completion.
    #[arg(long, default_value_t = 0)]
    seed: u32,
    /// The approximate number of pieces to set before the search ends undecided.
    #[arg(long, value_name = "NODES", default_value_t = Budget::default().nodes)]
    budget: u64,
    /// The set of pieces to blame if there is no completion: no set, a set that needs all of its pieces, or the smallest.
    #[arg(long, value_parser = named(BlameWanted::ALL, BlameWanted::name), default_value = BlameWanted::Smallest.name())]
    blame: BlameWanted,
}

impl Effort {
    /// Converts the effort to options of the engine.
    pub(crate) fn options(self) -> CompleteOptions {
        CompleteOptions { seed: self.seed, budget: Budget::of(self.budget), blame: self.blame }
    }
}

/// Where a proof is written, and the limits on the search for it.
#[derive(Debug, Args)]
pub(crate) struct ProofFiles {
    /// Where the formula is written, in DIMACS CNF.
    #[arg(long, value_name = "FILE", default_value = "formula.cnf")]
    pub(crate) formula: PathBuf,
    /// Where the proof is written, in DRAT.
    #[arg(long, value_name = "FILE", default_value = "proof.drat")]
    pub(crate) proof: PathBuf,
    /// The approximate number of queens to set before the search ends undecided.
    #[arg(long, value_name = "NODES", default_value_t = Budget::default().nodes)]
    pub(crate) budget: u64,
}
