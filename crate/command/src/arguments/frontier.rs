//! Arguments of `queens frontier`.

use super::named;
use super::shared::Sharing;
use clap::{Args, Subcommand, value_parser};
use queens_core::frontier::{Obstacle, threshold};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Frontier {
    #[command(subcommand)]
    pub(crate) question: Question,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Question {
    /// Find the largest k such that every placement of k queens can be completed (OEIS A374013), and a placement of k +
    /// 1 queens that cannot.
    Threshold(Threshold),
    /// Make random boards with obstacles. Report whether each has a solution, and how many nodes three searches take to decide it.
    Hardness(Hardness),
    /// Count the solutions of the empty board, and write the proof of the count.
    Count(CertifiedCount),
    /// Check the proof of a count, without the engine.
    Check(Certified),
}

#[derive(Debug, Args)]
pub(crate) struct Hardness {
    /// The number of rows: 4 to 32.
    pub(crate) size: u32,
    /// The obstacle to a solution: blocked squares, excluded diagonals, or queens on the board.
    #[arg(value_parser = named(Obstacle::ALL, Obstacle::name))]
    pub(crate) obstacle: Obstacle,
    /// The number of obstacles on each board.
    pub(crate) amount: u32,
    /// The number of boards.
    #[arg(long, default_value_t = 9)]
    pub(crate) boards: u32,
    /// The seed of the first board; each of the others has the next one.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// The number of nodes after which a search is stopped.
    #[arg(long, default_value_t = 20_000, value_parser = value_parser!(u64).range(1..))]
    pub(crate) budget: u64,
}

#[derive(Debug, Args)]
pub(crate) struct CertifiedCount {
    /// The number of rows: 1 to 10.
    pub(crate) size: u32,
}

#[derive(Debug, Args)]
pub(crate) struct Certified {
    /// The output of `queens frontier count`.
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Threshold {
    /// The number of rows: 4 to 24.
    pub(crate) size: u32,
    #[command(flatten)]
    pub(crate) sharing: Sharing,
    /// The number of queens for which shards are planned; by default the smallest with open shards.
    #[arg(long, requires = "plan", value_parser = value_parser!(u16).range(1..=threshold::MAX_QUEENS as i64))]
    pub(crate) queens: Option<u16>,
}
