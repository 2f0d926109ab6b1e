//! Random boards with obstacles: whether each has a solution, and the cost of deciding it for three searches.

use crate::arguments::Hardness;
use crate::failure::{Ending, Failure};
use crate::{output, stop};
use queens_core::Sliced;
use queens_core::frontier::{self, SEARCHES};
use serde::Serialize;

/// The nodes between two checks whether to stop.
const SLICE: u64 = 1 << 12;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Measured<'a> {
    seed: u32,
    /// Null if no search has decided it.
    found: Option<bool>,
    /// The nodes of each search, null if it was stopped.
    nodes: [Option<u64>; SEARCHES],
    /// The queens on the board: a column for each row, -1 for an empty row.
    given: Vec<i32>,
    kept_empty: &'a [u32],
    sums: &'a [u32],
    differences: &'a [i32],
}

/// Measures one board after the other, a line for each.
pub(crate) fn measure(what: &Hardness, json: bool) -> Result<Ending, Failure> {
    let (size, amount) = (what.size as usize, what.amount as usize);
    let mut is_decided = true;
    for board in 0..what.boards {
        let seed = what.seed.wrapping_add(board);
        let mut hardness = frontier::Hardness::new(size, what.obstacle, amount, seed, what.budget)?;
        while !hardness.run(SLICE) {
            stop::check()?;
        }
        is_decided &= hardness.found().is_some();
        write_answer(&hardness, seed, json)?;
    }
    Ok(if is_decided { Ending::Done } else { Ending::Unfinished })
}

fn write_answer(hardness: &frontier::Hardness, seed: u32, json: bool) -> Result<(), Failure> {
    let (found, nodes, board) = (hardness.found(), hardness.nodes(), hardness.board());
    if json {
        let (given, kept_empty) = (board.given().to_rows(), board.kept_empty());
        let (sums, differences) = (board.sums(), board.differences());
        output::json(&Measured { seed, found, nodes, given, kept_empty, sums, differences })?;
    } else {
        let verdict = found.map_or("undecided", |found| if found { "solution" } else { "none" });
        let nodes = nodes.map(|nodes| nodes.map_or_else(|| "stopped".to_owned(), |nodes| nodes.to_string()));
        output::print_line(&format!("{seed} {verdict} {}", nodes.join(" ")))?;
    }
    Ok(())
}
