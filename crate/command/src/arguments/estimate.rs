//! Arguments of `queens estimate`.

use clap::{Args, value_parser};

#[derive(Debug, Args)]
pub(crate) struct Estimate {
    /// The number of rows, and of queens: at most 1,000.
    pub(crate) size: u32,
    /// The same seed and the same number of probes give the same estimate.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// The time limit in seconds; ten by default.
    #[arg(long, value_parser = value_parser!(u32).range(1..), conflicts_with = "probes")]
    pub(crate) seconds: Option<u32>,
    /// The minimum number of probes.
    #[arg(long, value_parser = value_parser!(u64).range(1..))]
    pub(crate) probes: Option<u64>,
}
