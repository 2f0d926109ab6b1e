//! Arguments of `queens rule`.

use super::shared::{Effort, ProofFiles};
use crate::square::Square;
use clap::{Args, Subcommand, value_parser};

#[derive(Debug, Subcommand)]
pub(crate) enum RuleCommand {
    /// Count the sets of pieces without attacks among each other.
    Count(RuleCount),
    /// Set the missing pieces, or name the pieces to blame if that is impossible.
    Complete(RuleComplete),
    /// List the ways to set the missing pieces, one a line.
    List(RuleList),
    /// Write a proof that the pieces cannot be completed to one for each row, for any checker of DRAT proofs.
    Prove(RuleProve),
}

/// A board under a rule.
#[derive(Debug, Args)]
pub(crate) struct RuleBoard {
    /// The rule: queens, knights+torus, toggled, sliding:2, formula:i-j;i+j or another one.
    pub(crate) rule: String,
    /// The number of rows.
    pub(crate) rows: u32,
    /// The number of columns; as many as rows by default.
    columns: Option<u32>,
    /// Squares without a piece, where lines of attack end: ROW,COLUMN, both from 1.
    #[arg(long, value_name = "SQUARE", num_args = 1..)]
    pub(crate) walls: Vec<Square>,
    /// Squares where no piece may be, while lines of attack pass through: ROW,COLUMN, both from 1.
    #[arg(long, value_name = "SQUARE", num_args = 1..)]
    pub(crate) forbid: Vec<Square>,
    /// Squares with a piece: ROW,COLUMN, both from 1.
    #[arg(long, value_name = "SQUARE", num_args = 1..)]
    pub(crate) given: Vec<Square>,
}

impl RuleBoard {
    pub(crate) fn columns(&self) -> u32 {
        self.columns.unwrap_or(self.rows)
    }
}

#[derive(Debug, Args)]
pub(crate) struct RuleCount {
    #[command(flatten)]
    pub(crate) board: RuleBoard,
    /// The number of pieces; as many as rows by default.
    #[arg(long)]
    pub(crate) pieces: Option<u32>,
    /// The approximate number of pieces to set before the count is ended; by default it runs to its end.
    #[arg(long, value_name = "NODES")]
    pub(crate) budget: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct RuleComplete {
    #[command(flatten)]
    pub(crate) board: RuleBoard,
    /// The number of pieces; as many as rows by default.
    #[arg(long)]
    pub(crate) pieces: Option<u32>,
    #[command(flatten)]
    pub(crate) effort: Effort,
}

#[derive(Debug, Args)]
pub(crate) struct RuleList {
    #[command(flatten)]
    pub(crate) board: RuleBoard,
    /// The number of pieces; as many as rows by default.
    #[arg(long)]
    pub(crate) pieces: Option<u32>,
    /// The maximum number of ways that are listed.
    #[arg(long, default_value_t = 1_000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub(crate) most: u32,
}

#[derive(Debug, Args)]
pub(crate) struct RuleProve {
    #[command(flatten)]
    pub(crate) board: RuleBoard,
    #[command(flatten)]
    pub(crate) proof: ProofFiles,
}
