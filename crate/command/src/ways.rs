//! A number of ways to finish a board, as far as it was counted.

use crate::failure::{Ending, Failure};
use crate::output;
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Ways {
    /// The number of the line, if each line has a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// `exact`, or `undecided` if the count ended early.
    verdict: &'static str,
    /// As text, because it may exceed the range of a double.
    count: String,
    nodes: u64,
}

impl Ways {
    /// All ways.
    pub(crate) fn exactly(count: u128, nodes: u64) -> Ways {
        Ways { line: None, verdict: "exact", count: count.to_string(), nodes }
    }

    /// At least `count` ways.
    pub(crate) fn at_least(count: u128, nodes: u64) -> Ways {
        Ways { verdict: "undecided", ..Ways::exactly(count, nodes) }
    }

    /// Adds the number of the line of the board.
    pub(crate) fn of_line(self, line: Option<usize>) -> Ways {
        Ways { line, ..self }
    }

    pub(crate) fn write_answer(&self, json: bool) -> Result<Ending, Failure> {
        let Ways { count, nodes, .. } = self;
        let is_exact = self.verdict == "exact";
        if json {
            output::json(self)?;
        } else if is_exact {
            output::print_line(count)?;
        } else {
            output::print_line(&format!("undecided after {nodes} nodes: at least {count}"))?;
        }
        Ok(if is_exact { Ending::Done } else { Ending::Unfinished })
    }
}
