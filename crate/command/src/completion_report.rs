//! The answer to "can this board be completed?" as JSON, for all subcommands that complete boards.

use queens_core::Verdict;
use queens_core::complete::{BlameIs, Engine};
use serde::Serialize;

/// An answer in which `P` names the pieces to blame: rows of queens, or squares.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CompletionReport<P> {
    /// The number of the line, if each line has a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    pub(crate) verdict: Verdict,
    /// The columns as in the JSON form of a placement: from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) columns: Option<Vec<u32>>,
    /// The squares of all pieces, if the command names pieces by squares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) squares: Option<Vec<P>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) blame: Option<Vec<P>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) blame_is: Option<BlameIs>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) engine: Option<Engine>,
    pub(crate) nodes: u64,
}
