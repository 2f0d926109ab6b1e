//! The arguments as clap reads them, a file for each subcommand. The help, the man pages and the completions are made from
//! these comments.

mod count;
mod estimate;
mod frontier;
mod pages;
mod placement;
mod prove;
mod puzzle;
mod record;
mod rule;
mod shared;
mod watch;

pub(crate) use self::count::{Count, Rotation, Shard, Tally};
pub(crate) use self::estimate::Estimate;
pub(crate) use self::frontier::{Certified, CertifiedCount, Frontier, Hardness, Question, Threshold};
pub(crate) use self::pages::{Completions, Man};
pub(crate) use self::placement::{Complete, Convert, Form, Generate, Validate};
pub(crate) use self::prove::Prove;
pub(crate) use self::puzzle::{PuzzleCommand, PuzzleGrade, PuzzleHint, PuzzleMake, PuzzleWays};
pub(crate) use self::record::Record;
pub(crate) use self::rule::{RuleBoard, RuleCommand, RuleComplete, RuleCount, RuleList, RuleProve};
pub(crate) use self::shared::ProofFiles;
pub(crate) use self::watch::{Check, Play, Watch};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};

const AFTER_HELP: &str = "Examples:
  queens count 18                        all solutions, with progress and the time to go
  queens count 20 --keep counts          if it is stopped or killed, the same command continues
  echo 0 0 4 0 8 0 0 0 | queens complete
  queens generate 1000 --form diagram | queens validate

Exit codes:
  0  done
  1  impossible: no completion, queens in conflict, no proof, or a wrong proof
  2  wrong use or bad input
  3  undecided, interrupted, or not all counted yet

A placement is a list of columns, one for each row, counted from 1, with 0 where the row is empty: \"0 0 4 0 8 0 0 0\". \
Diagrams (. and Q), CSV and JSON are read as well. Without a FILE, or with -, it comes from standard input.";

/// Queens on boards of any size: count, complete, prove, generate, convert.
#[derive(Debug, Parser)]
#[command(name = "queens", version, propagate_version = true, after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Answer in JSON, one object a line; errors too, on standard error.
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count all solutions of the empty board, and those up to rotation and reflection.
    Count(Count),
    /// Work on shards: each line of a plan becomes a line with its result.
    Shard(Shard),
    /// Add up the results of all shards.
    Tally(Tally),
    /// Estimate how many solutions the empty board has, with an error bar.
    Estimate(Estimate),
    /// Work on open questions: completion thresholds, random hard boards, counts with a proof.
    Frontier(Frontier),
    /// Complete a placement, or name the queens to blame if that is impossible; or count its completions.
    Complete(Complete),
    /// Say whether queens attack each other.
    Validate(Validate),
    /// Make a random placement in which no two queens attack each other.
    Generate(Generate),
    /// Write a placement in another form.
    Convert(Convert),
    /// Write a proof that a placement has no completion, for any checker of DRAT proofs.
    Prove(Prove),
    /// Write the run of a search as a trace.
    Watch(Watch),
    /// Write the log of a Python program as a trace, and judge the program.
    Record(Record),
    /// Step through a trace in the terminal, forwards and backwards.
    Play(Play),
    /// Check a proof; or check whether a trace is a possible run, and summarize it.
    Check(Check),
    /// Count, complete, list or refute a board under another rule.
    #[command(subcommand)]
    Rule(RuleCommand),
    /// Make, grade or help with a puzzle.
    #[command(subcommand)]
    Puzzle(PuzzleCommand),
    /// Write the man pages.
    Man(Man),
    /// Write the completions of a shell.
    Completions(Completions),
}

/// Reads a variant of an enum of the engine by its name.
fn named<T: Copy + Send + Sync + 'static, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(all.map(name))
        .map(move |given| all.into_iter().find(|&one| name(one) == given).expect("a possible value"))
}
