//! Where a search stops: the last line of the program that ran in it, and its progress.

use crate::replay::{Queens, source, steps};
use crate::text::in_word;

/// Where a search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SearchEnding {
    /// The line, from 1; `None` where the trace names none.
    pub line: Option<u32>,
    /// The progress of the search.
    pub how: EndingKind,
    /// The queens on the board.
    pub queens: u64,
    /// The columns of the first row that were tried.
    pub tried: u64,
}

/// The progress of a search when it stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum EndingKind {
    /// It stopped as soon as it had a solution.
    Solution,
    /// Every column of the first row was tried.
    UsedUp,
    /// Some columns of the first row were not tried.
    Early,
    /// It stopped with queens on the board.
    Standing,
}

/// Returns where the last call of the main program stops or, without calls, where its loops stop.
pub(crate) fn ending(trace: &str) -> SearchEnding {
    let source = source(trace);
    let searches =
        |line: u32| (line as usize).checked_sub(1).and_then(|at| source.get(at)).is_some_and(|line| is_search(line));
    let mut queens = Queens::default();
    let mut first = Vec::new();
    let (mut solved, mut depth, mut last, mut line) = (false, 0, None, None);
    for step in steps(trace) {
        match step.word {
            "line" => {
                last = Some(step.number());
                if depth <= 1 && searches(step.number()) {
                    line = last;
                }
            }
            "call" => depth += 1,
            "return" => depth -= 1,
            _ if queens.take(&step) => {
                solved = queens.is_solution();
                let mut numbers = step.numbers();
                if let ("set", Some(0), Some(column)) = (step.word, numbers.next(), numbers.next())
                    && !first.contains(&column)
                {
                    first.push(column);
                }
            }
            _ => {}
        }
    }
    let how = if solved {
        EndingKind::Solution
    } else if queens.count() > 0 {
        EndingKind::Standing
    } else if first.len() == queens.size() {
        EndingKind::UsedUp
    } else {
        EndingKind::Early
    };
    SearchEnding { line: line.or(last), how, queens: queens.count() as u64, tried: first.len() as u64 }
}

/// Whether a line can belong to a search: it is in a loop or a function, and does not print.
fn is_search(line: &str) -> bool {
    let code = line.trim_start();
    let begins = |word: &str| code.strip_prefix(word).is_some_and(|rest| !rest.bytes().next().is_some_and(in_word));
    let is_inside = code.len() < line.len() || begins("while") || begins("for");
    is_inside && !begins("print")
}
