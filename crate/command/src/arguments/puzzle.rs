//! Arguments of `queens puzzle`.

use super::named;
use crate::square::Square;
use clap::{Args, Subcommand, value_parser};
use queens_core::puzzle::{Family, Level, MAX_STARS};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub(crate) enum PuzzleCommand {
    /// Make a puzzle with one solution.
    Make(PuzzleMake),
    /// Count the solutions of a puzzle, grade it, and list the steps that solve it.
    Grade(PuzzleGrade),
    /// Count the ways to finish a puzzle.
    Ways(PuzzleWays),
    /// Show what is wrong, or the next step.
    Hint(PuzzleHint),
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleMake {
    /// The number of rows.
    pub(crate) size: u32,
    /// The kind of puzzle: some queens are given (completion), or the board is divided into regions.
    #[arg(long, value_parser = named(Family::ALL, Family::name), default_value = Family::Completion.name())]
    pub(crate) family: Family,
    /// How many queens each row, column and region has.
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u32).range(1..=MAX_STARS.into()))]
    pub(crate) stars: u32,
    /// The hardest step: easy needs only singles; medium pointers or killers; hard sets or a short trial; expert a long
    /// trial or several.
    #[arg(long, value_parser = named(Level::ALL, Level::name), default_value = Level::Easy.name())]
    pub(crate) level: Level,
    /// Another seed makes another puzzle.
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u32,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleGrade {
    /// The puzzle: columns of given queens, regions as letters, an address of puzz.link, or another form; or many puzzles.
    pub(crate) file: Option<PathBuf>,
    /// The number of queens of each row, column and region, if the puzzle does not give it.
    #[arg(long, value_parser = value_parser!(u32).range(1..=MAX_STARS.into()))]
    pub(crate) stars: Option<u32>,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleWays {
    #[command(flatten)]
    pub(crate) puzzle: PuzzleGrade,
    /// Stop counting at this number of solutions, and answer "at least".
    #[arg(long, value_name = "WAYS", default_value_t = 1_000_000, value_parser = value_parser!(u32).range(1..=1_000_000_000))]
    pub(crate) most: u32,
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
