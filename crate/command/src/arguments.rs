//! What can be asked, as clap reads it: the help, the man pages and the completions are made of these comments.

use crate::square::Square;
use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use queens_core::complete::{BlameWanted, Budget};
use queens_core::frontier::threshold;
use queens_core::puzzle;
use std::path::PathBuf;

const AFTER_HELP: &str = "Examples:
  queens count 18                        all solutions, with progress and the time to go
  queens count 20 --keep counts          stopped or killed, the same command goes on where it was
  echo 0 0 4 0 8 0 0 0 | queens complete
  queens generate 1000 --form diagram | queens validate

Exit codes:
  0  done
  1  impossible: no completion, queens in conflict, no proof, or one that does not hold
  2  wrong use or bad input
  3  undecided, interrupted, or not all counted yet

A placement is a list of columns, one for each row, counted from 1, with 0 where the row is empty: \"0 0 4 0 8 0 0 0\". \
Diagrams (. and Q), CSV and JSON are read as well. Without a FILE, or with -, it comes from standard input.";

/// Queens on boards of any size: count, complete, prove, generate, convert.
#[derive(Debug, Parser)]
#[command(name = "queens", version, after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Answer in JSON.
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
    /// Add up the results of shards.
    Tally(Tally),
    /// Estimate how many solutions the empty board has, with an error bar.
    Estimate(Estimate),
    /// Answer a question that is open, as far as this machine gets.
    Frontier(Frontier),
    /// Complete a placement, or say which queens are to blame where that is impossible.
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
    /// Check a proof; or a trace: whether it is a run that could be, and what is in it.
    Check(Check),
    /// Count or complete a board under another rule.
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

#[derive(Debug, Args)]
pub(crate) struct Count {
    /// The number of rows, and of queens.
    #[arg(value_parser = value_parser!(u16).range(1..))]
    pub(crate) size: u16,
    /// How many threads count; all cores by default.
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep results in this folder as they come. The same command goes on where it was stopped.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) keep: Option<PathBuf>,
    /// Do not count: write the shards for `queens shard`, a line of JSON each. With --keep, those that are not in the folder yet.
    #[arg(long, conflicts_with = "threads")]
    pub(crate) plan: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Shard {
    /// Lines of `queens count SIZE --plan` or `queens frontier threshold SIZE --plan`.
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Tally {
    /// Lines of `queens shard`, in any number of files.
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Estimate {
    /// The number of rows, and of queens: at most 1,000.
    #[arg(value_parser = value_parser!(u16).range(1..))]
    pub(crate) size: u16,
    /// The same seed and the same number of probes give the same estimate.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// How long it may take; ten seconds by default.
    #[arg(long, value_parser = value_parser!(u32).range(1..), conflicts_with = "probes")]
    pub(crate) seconds: Option<u32>,
    /// How many probes are made at least.
    #[arg(long, value_parser = value_parser!(u64).range(1..))]
    pub(crate) probes: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct Frontier {
    #[command(subcommand)]
    pub(crate) question: Question,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Question {
    /// The most queens of which every placement can be completed (OEIS A374013), and one queen more that block the board.
    Threshold(Threshold),
    /// Count the solutions of the empty board, and write the proof of the count.
    Count(CertifiedCount),
    /// Check the proof of a count, without the engine.
    Check(Certified),
}

#[derive(Debug, Args)]
pub(crate) struct CertifiedCount {
    /// The number of rows: 1 to 10.
    pub(crate) size: u16,
}

#[derive(Debug, Args)]
pub(crate) struct Certified {
    /// What `queens frontier count` has written.
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Threshold {
    /// The number of rows: 4 to 24.
    pub(crate) size: u16,
    /// How many threads work; as many as there are cores by default.
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep the reports in this folder as they come. The same command goes on where it was stopped.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) keep: Option<PathBuf>,
    /// Do not search: write the shards for `queens shard`, a line of JSON each. With --keep, those that are not in the folder yet.
    #[arg(long, conflicts_with = "threads")]
    pub(crate) plan: bool,
    /// Of how many queens the shards are planned; of the fewest that have open shards by default.
    #[arg(long, requires = "plan", value_parser = value_parser!(u16).range(1..=threshold::MOST_QUEENS as i64))]
    pub(crate) queens: Option<u16>,
}

#[derive(Debug, Args)]
pub(crate) struct Complete {
    /// The placement; or many, one a line, each answered by a line.
    pub(crate) file: Option<PathBuf>,
    /// Another seed may find another completion.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// About how many queens may be set before it is undecided.
    #[arg(long, value_name = "NODES", default_value_t = Budget::default().nodes)]
    pub(crate) budget: u64,
    /// How few queens to blame are looked for where there is no completion.
    #[arg(long, value_enum, default_value_t = Blame::Smallest)]
    pub(crate) blame: Blame,
    /// The form of the completion; that of the placement by default.
    #[arg(long, value_enum)]
    pub(crate) form: Option<Form>,
}

#[derive(Debug, Args)]
pub(crate) struct Validate {
    /// The placement.
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Generate {
    /// The number of rows.
    pub(crate) size: usize,
    /// How many queens; as many as rows by default, and then it is a solution.
    #[arg(long)]
    pub(crate) queens: Option<usize>,
    /// Another seed makes another placement.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// Set queens on random free squares, so that there may be no completion, instead of taking them from a solution.
    #[arg(long, requires = "queens")]
    pub(crate) random: bool,
    /// How it is written.
    #[arg(long, value_enum, default_value_t = Form::List)]
    pub(crate) form: Form,
}

#[derive(Debug, Args)]
pub(crate) struct Convert {
    /// The placement.
    pub(crate) file: Option<PathBuf>,
    /// How it is written.
    #[arg(long, value_enum)]
    pub(crate) to: Form,
}

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

#[derive(Debug, Args)]
pub(crate) struct Watch {
    /// The search: bitmask, array-recursive, repair or another one; a wrong name lists them all.
    pub(crate) search: String,
    /// The placement.
    pub(crate) file: Option<PathBuf>,
    /// The seed, for the searches that depend on one.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// After how many steps the trace is cut.
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

#[derive(Debug, Subcommand)]
pub(crate) enum RuleCommand {
    /// Count the sets of pieces of which none attacks another.
    Count(RuleCount),
    /// Set the missing pieces, or say which pieces are to blame where that is impossible.
    Complete(RuleComplete),
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
    /// The number of pieces; as many as rows by default.
    #[arg(long)]
    pub(crate) pieces: Option<u32>,
    /// Squares without a piece, where lines of attack end: ROW,COLUMN, both from 1.
    #[arg(long, value_name = "SQUARE", num_args = 1..)]
    pub(crate) walls: Vec<Square>,
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
    /// About how many pieces may be set before the count is ended; without it, it goes on to its end.
    #[arg(long, value_name = "NODES")]
    pub(crate) budget: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct RuleComplete {
    #[command(flatten)]
    pub(crate) board: RuleBoard,
    /// Another seed may find another completion.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
    /// About how many pieces may be set before it is undecided.
    #[arg(long, value_name = "NODES", default_value_t = Budget::default().nodes)]
    pub(crate) budget: u64,
    /// How few pieces to blame are looked for where there is no completion.
    #[arg(long, value_enum, default_value_t = Blame::Smallest)]
    pub(crate) blame: Blame,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PuzzleCommand {
    /// Make a puzzle with one solution.
    Make(PuzzleMake),
    /// Say how many ways a puzzle has, how hard it is, and the steps that solve it.
    Grade(PuzzleGrade),
    /// Say what is wrong, or what follows next.
    Hint(PuzzleHint),
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleMake {
    /// The number of rows.
    pub(crate) size: u32,
    /// Whether queens are given, or the board is cut into regions.
    #[arg(long, value_enum, default_value_t = Family::Completion)]
    pub(crate) family: Family,
    /// How many queens each row, column and region has.
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u32).range(1..=3))]
    pub(crate) stars: u32,
    /// How hard it is.
    #[arg(long, value_enum, default_value_t = Level::Easy)]
    pub(crate) level: Level,
    /// Another seed makes another puzzle.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleGrade {
    /// The puzzle: columns of given queens, regions as letters, an address of puzz.link, or another form.
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleHint {
    /// The puzzle, as for `queens puzzle grade`.
    pub(crate) file: Option<PathBuf>,
    /// Squares with a queen that was set: ROW,COLUMN, both from 1.
    #[arg(long, value_name = "SQUARE", num_args = 1..)]
    pub(crate) queens: Vec<Square>,
    /// Squares with a cross that was set.
    #[arg(long, value_name = "SQUARE", num_args = 1..)]
    pub(crate) crosses: Vec<Square>,
}

#[derive(Debug, Args)]
pub(crate) struct Man {
    /// Where they are written.
    pub(crate) folder: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// The shell.
    pub(crate) shell: clap_complete::Shell,
}

/// How a placement is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    /// A column for each row, on one line.
    List,
    /// A row a line, with . for an empty square and Q for a queen.
    Diagram,
    /// A column for each row, a line each.
    Numbers,
    /// Lines of row,column.
    Csv,
    /// One object: `{"n":4,"columns":[0,3,0,1]}`.
    Json,
}

/// How small a set of queens to blame is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Blame {
    /// None at all.
    None,
    /// One of which no queen can be spared.
    Irreducible,
    /// The smallest there is.
    Smallest,
}

impl From<Blame> for BlameWanted {
    fn from(blame: Blame) -> Self {
        match blame {
            Blame::None => BlameWanted::None,
            Blame::Irreducible => BlameWanted::Irreducible,
            Blame::Smallest => BlameWanted::Smallest,
        }
    }
}

/// The kind of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Family {
    /// Queens are given.
    Completion,
    /// The board is cut into regions.
    Regions,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Level {
    /// Singles are enough.
    Easy,
    /// Pointers and killers are needed.
    Medium,
    /// Sets, or a short trial.
    Hard,
    /// Long or several trials.
    Expert,
}

impl From<Level> for puzzle::Level {
    fn from(level: Level) -> Self {
        match level {
            Level::Easy => puzzle::Level::Easy,
            Level::Medium => puzzle::Level::Medium,
            Level::Hard => puzzle::Level::Hard,
            Level::Expert => puzzle::Level::Expert,
        }
    }
}
