//! The words and tallies that a search works with, for people to read.

use serde::Serialize;

/// One of them, at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Register {
    /// A machine word with one bit a column; bit 0 is column 0, on the left.
    Word {
        /// What the page calls it, after translation.
        name: &'static str,
        /// The word.
        bits: u32,
        /// How many of its bits lie on the board.
        width: u32,
        /// Was it written by the last step?
        changed: bool,
    },
    /// One count a line: 2n - 1 diagonals, or n columns.
    Tallies {
        /// What the page calls them, after translation.
        name: &'static str,
        /// The counts, in the order of the lines' numbers.
        values: Vec<u32>,
    },
    /// A single number.
    Number {
        /// What the page calls it, after translation.
        name: &'static str,
        /// The number.
        value: u64,
    },
}
