//! Positions under other rules, as tests ask for them: by the name of the rule, or by a published series.

use queens_core::Sliced;
use queens_core::rule::{Board, Counting, Position};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Counts under one rule, by n.
#[derive(Deserialize)]
pub struct Series {
    /// The name of the rule.
    pub rule: String,
    /// The shape of the board for each n.
    pub shape: String,
    /// The number of ways for each n.
    pub terms: BTreeMap<u32, u128>,
    /// More terms, for sizes whose counts take long.
    #[serde(default)]
    pub soak: BTreeMap<u32, u128>,
}

impl Series {
    /// The position whose ways a term counts.
    ///
    /// # Panics
    /// When no shape has the name.
    #[must_use]
    pub fn position(&self, n: u32) -> Position {
        match self.shape.as_str() {
            "square" => position(&self.rule, n, n),
            "four-rows" => position(&self.rule, 4, n),
            "one-column-less" => position(&self.rule, n, n - 1),
            "kings" => position(&self.rule, 2 * n, 2 * n).with_pieces(n * n),
            "shift" => position(&format!("{}:{n}", self.rule), 8, 8),
            shape => panic!("no shape is called {shape}"),
        }
    }
}

/// An empty board under a rule.
///
/// # Panics
/// When there is no such rule or board.
#[must_use]
pub fn position(rule: &str, rows: u32, columns: u32) -> Position {
    let board = Board::new(rows, columns).expect("a size that boards may have");
    Position::new(&rule.parse().expect("a rule"), &board).expect("a rule for this board")
}

/// Counts the ways to finish a position.
#[must_use]
pub fn count(position: &Position) -> u128 {
    let mut counting = Counting::new(position);
    counting.run_to_end();
    counting.count()
}
