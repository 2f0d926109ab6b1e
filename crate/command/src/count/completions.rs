//! Counts the completions of one placement on several threads, or of many placements one after the other.

use super::count_shards;
use crate::arguments::Complete;
use crate::failure::{Ending, Failure};
use crate::files::{self, Board, InputBoard};
use crate::ways::Ways;
use crate::{results, rule, stop};
use queens_core::count::completions::Counting;
use queens_core::count::{Counted, Shards, WholeKind};
use queens_core::{Placement, Sliced};

/// The number of nodes between two checks for a request to stop: about ten milliseconds.
const SLICE: u64 = 1 << 17;

/// Counts the completions of each board.
pub(crate) fn completions(what: &Complete, json: bool) -> Result<Ending, Failure> {
    files::read_each(what.file.as_deref(), |given| {
        let InputBoard { board, line, .. } = given.with_forbidden(&what.forbid)?;
        let ways = match board {
            Board::Setup(setup) => rule::count_of(&setup)?,
            Board::Placement(given) if line.is_some() => on_one_thread(&given)?,
            Board::Placement(given) => on_threads(given, what.threads)?,
        };
        ways.of_line(line).write_answer(json).map(|_| ())
    })?;
    Ok(Ending::Done)
}

/// Counts on one thread, because most boards of a list are small.
fn on_one_thread(given: &Placement) -> Result<Ways, Failure> {
    let mut counting = Counting::fastest(given)?;
    while !counting.run(SLICE) {
        stop::check()?;
    }
    stop::check()?;
    Ok(Ways::exactly(counting.count().into(), counting.nodes()))
}

fn on_threads(given: Placement, threads: Option<u16>) -> Result<Ways, Failure> {
    let counted = match given.count() {
        0 => Counted::Whole(WholeKind::Solutions, given.size()),
        _ => Counted::Completions(given),
    };
    let division = counted.division()?;
    let mut shards = Shards::new(&division);
    let mut nodes = 0;
    count_shards(&counted, &division, &mut shards, threads, |result| {
        nodes += result.nodes;
        Ok(())
    })?;
    let all = division.shards as usize;
    match shards.open().count() {
        0 => Ok(Ways::exactly(shards.found(), nodes)),
        open => Err(results::stopped(None, all - open, all)),
    }
}
