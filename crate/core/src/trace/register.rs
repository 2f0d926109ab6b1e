//! The words and tallies that a search works with, as people see them.

use super::Table;

/// One register at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Register {
    /// A machine word with one bit per column of the board; bit 0 is column 0, on the left.
    Word {
        /// The key of its name on the page.
        name: &'static str,
        /// The word.
        bits: u32,
        /// How many of its bits lie on the board.
        width: u32,
        /// The meaning of the bits.
        means: Means,
        /// The row that the bits describe, from 0; `None` when all rows have a queen.
        row: Option<u32>,
        /// Whether the last step changed it.
        changed: bool,
    },
    /// A whole board of at most 8x8 in one word of 64 bits: each byte is a column, its bit 0 the topmost square.
    Board {
        /// The key of its name on the page.
        name: &'static str,
        /// The lower 32 bits: columns 0 to 3.
        low: u32,
        /// The upper 32 bits: columns 4 to 7.
        high: u32,
        /// Whether the last step changed it.
        changed: bool,
    },
    /// A word of 64 bits as eight numbers of one byte each, one per column, lowest byte first.
    Bytes {
        /// The key of its name on the page.
        name: &'static str,
        /// The numbers.
        values: [u8; 8],
        /// Whether the last step changed it.
        changed: bool,
    },
    /// One count per line: for 2n - 1 diagonals, or for n columns.
    Tallies {
        /// The key of their name on the page.
        name: &'static str,
        /// The counts, in the order of the line numbers.
        values: Vec<u32>,
        /// Whether a line can contain several queens that attack each other. If not, the counts are 0 or 1.
        crowded: bool,
    },
    /// Rows or columns, each with a figure.
    Table(Table),
    /// A variable of a recorded program.
    #[cfg(feature = "recorded")]
    Variable {
        /// Its name in the program.
        name: String,
        /// Its value, as the program writes it.
        value: String,
        /// The value as a word, if it is an int whose bits the program uses.
        word: Option<Bits>,
        /// The call that it belongs to: 0 is the program, k the k-th open call.
        depth: u32,
        /// Whether the last step has set it.
        changed: bool,
        /// The line of the source that has set it last, from 1; 0 if that was before the first.
        line: u32,
    },
    /// A single number.
    Number {
        /// The key of its name on the page.
        name: &'static str,
        /// The number.
        value: u64,
        /// Whether it is shown next to the counters of the run.
        shown: bool,
    },
}

/// A word of at most 64 bits.
#[cfg(feature = "recorded")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Bits {
    /// The lower 32 bits.
    pub low: u32,
    /// The upper 32 bits.
    pub high: u32,
    /// How many of its bits are written, from the lowest.
    pub width: u32,
}

/// The meaning of bit c of a word on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Means {
    /// Column c.
    Columns,
    /// The diagonal that meets the row of the word in column c.
    Diagonals,
    /// The anti-diagonal that meets the row of the word in column c.
    AntiDiagonals,
    /// The square in column c of the row of the word.
    Squares,
}

impl Register {
    /// A number.
    #[must_use]
    pub fn number(name: &'static str, value: impl Into<u64>, shown: bool) -> Self {
        Register::Number { name, value: value.into(), shown }
    }

    /// A board in one word.
    #[must_use]
    pub fn board(name: &'static str, word: u64, changed: bool) -> Self {
        Register::Board { name, low: word as u32, high: (word >> 32) as u32, changed }
    }

    /// Eight numbers in one word.
    #[must_use]
    pub fn bytes(name: &'static str, word: u64, changed: bool) -> Self {
        Register::Bytes { name, values: word.to_le_bytes(), changed }
    }
}
