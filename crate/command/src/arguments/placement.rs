//! Arguments of the commands for one placement: `complete`, `validate`, `generate`, `convert`.

use super::shared::{Effort, MAX_THREADS};
use crate::square::Square;
use clap::{Args, ValueEnum, value_parser};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Complete {
    /// A file with one placement or many. If there are many, each is answered by one line.
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) effort: Effort,
    /// The form of the completion; by default the form of the placement.
    #[arg(long, value_enum)]
    pub(crate) form: Option<Form>,
    /// Count the completions instead of finding one.
    #[arg(long, conflicts_with_all = ["form", "seed", "budget", "blame"])]
    pub(crate) count: bool,
    /// Squares where no queen may be set; they do not block attacks. ROW,COLUMN, both from 1.
    #[arg(long, value_name = "SQUARE", num_args = 1..)]
    pub(crate) forbid: Vec<Square>,
    /// How many threads count the completions of one placement; all cores by default.
    #[arg(long, requires = "count", value_parser = value_parser!(u16).range(1..=MAX_THREADS))]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, Args)]
pub(crate) struct Validate {
    /// A file with one placement or other board, or many. If there are many, each is answered by one line.
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Generate {
    /// The number of rows.
    pub(crate) size: usize,
    /// The number of queens; by default as many as rows, which makes a solution.
    #[arg(long)]
    pub(crate) queens: Option<usize>,
    /// Another seed makes another placement.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// Set queens on random free squares, so that there may be no completion, instead of taking them from a solution; --queens is
    /// their number.
    #[arg(long, requires = "queens")]
    pub(crate) random: bool,
    /// The form of the placement.
    #[arg(long, value_enum, default_value_t = Form::List)]
    pub(crate) form: Form,
}

#[derive(Debug, Args)]
pub(crate) struct Convert {
    /// The placement.
    pub(crate) file: Option<PathBuf>,
    /// The form to convert the placement to.
    #[arg(long, value_enum)]
    pub(crate) to: Form,
}

/// The form of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    /// A column for each row, on one line.
    List,
    /// One line for each row, with . for an empty square and Q for a queen.
    Diagram,
    /// A column for each row, one on each line.
    Numbers,
    /// Lines of row,column.
    Csv,
    /// One object: `{"n":4,"columns":[0,3,0,1]}`.
    Json,
}
