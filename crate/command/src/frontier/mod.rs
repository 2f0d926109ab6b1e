//! Finds the completion threshold. It searches the placements of one queen, then of two, and so on, until one of them has
//! no completion: on the threads of this machine, or in shards that other machines can search.

mod line;

use self::line::{Task, report};
use crate::arguments::Threshold;
use crate::failure::{Ending, Failure, WrongLine};
use crate::files::Line;
use crate::progress::Progress;
use crate::result_lines::ResultLines;
use crate::results::{self, ResultsFile};
use crate::{output, stop, threads};
pub(crate) use line::is_line;
use queens_core::complete::CompleteOptions;
use queens_core::frontier::threshold::{Cover, Covered, Covering, MAX_QUEENS, placements};
use queens_core::{Placement, Sliced, Verdict, complete};
use serde::Serialize;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The number of sets of queens between two checks for a request to stop: a few hundredths of a second.
const SLICE: u64 = 1 << 16;

#[derive(Serialize)]
struct Found {
    queens: usize,
    threshold: usize,
    /// The blocking placement, by columns from 1, as in the JSON form of a placement.
    blocking: Vec<u32>,
    /// The number of placements with `threshold` queens. Each of them has a completion.
    placements: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

/// Finds the threshold on this machine.
pub(crate) fn threshold(what: &Threshold, json: bool) -> Result<Ending, Failure> {
    let start = Instant::now();
    let size = what.size as usize;
    let mut placement_count = 0;
    for queens in 1.. {
        let cover = collect_reports(what, size, queens)?;
        if let Some(blocking) = cover.blocking() {
            return write_answer(size, queens, blocking, placement_count, json, Some(start.elapsed().as_secs_f64()));
        }
        placement_count = verified(&cover, size, queens)?;
    }
    unreachable!("MAX_QUEENS queens can block a board of any valid size")
}

/// Writes the shards without a report for the given number of queens; by default, for the smallest number that has any.
pub(crate) fn plan(what: &Threshold) -> Result<Ending, Failure> {
    let size = what.size as usize;
    let chosen = what.queens.map(usize::from);
    for queens in chosen.unwrap_or(1)..=chosen.unwrap_or(MAX_QUEENS) {
        let mut cover = Cover::new(size, queens)?;
        if let Some(folder) = &what.sharing.keep {
            open_results(folder, size, queens, &mut cover)?;
        }
        if cover.blocking().is_some() {
            break;
        }
        write_open(size, queens, &cover)?;
        if cover.open().next().is_some() {
            break;
        }
    }
    Ok(Ending::Done)
}

/// Writes the shards of the search with this many queens that have no report yet.
fn write_open(size: usize, queens: usize, cover: &Cover) -> Result<(), Failure> {
    let shards = cover.shards();
    cover.open().try_for_each(|shard| Ok(output::json_line(&Task { size, queens, shard, shards })?))
}

/// The shards of the search with `queens` queens that have no report yet.
#[derive(Serialize)]
struct Partial {
    size: usize,
    queens: usize,
    shards: usize,
    open: Vec<usize>,
}

/// A worker for the lines of a plan, with the size of its board.
#[derive(Default)]
pub(crate) struct Worker(Option<(usize, Covering)>);

impl Worker {
    /// Searches the shard of a line, and writes the report.
    pub(crate) fn carry_out(&mut self, line: &Line) -> Result<(), Failure> {
        let Task { size, queens, shard, .. } = Task::read(&line.text).map_err(|why| line.wrong(why))?;
        let (_, worker) = match self.0.take() {
            Some((rows, worker)) if (rows, worker.queens()) == (size, queens) => self.0.insert((rows, worker)),
            _ => self.0.insert((size, Covering::new(size, queens)?)),
        };
        let report = finish(worker, shard, stop::requested).ok_or(Failure::Interrupted)?;
        Ok(output::json_line(&report)?)
    }
}

/// Adds up the reports of the lines; the first report gives the size of the board. With `open`, writes the shards without a
/// report instead of the threshold.
pub(crate) fn tally(
    lines: impl Iterator<Item = Result<Line, Failure>>,
    open: bool,
    json: bool,
) -> Result<Ending, Failure> {
    let mut board = None;
    let mut covers: BTreeMap<usize, Cover> = BTreeMap::new();
    let mut seen = ResultLines::default();
    for line in lines {
        let line = line?;
        let report = report(&line.text).map_err(|why| line.wrong(why))?;
        let expected = *board.get_or_insert(report.size);
        if report.size != expected {
            return Err(line.wrong(WrongLine::Rows { found: report.size, expected }));
        }
        let cover = match covers.entry(report.queens) {
            Entry::Occupied(cover) => cover.into_mut(),
            Entry::Vacant(entry) => {
                entry.insert(Cover::new(report.size, report.queens).map_err(|error| line.wrong(error))?)
            }
        };
        cover.add(&report).map_err(|error| line.wrong(error))?;
        seen.once(report.queens, report.shard as u32, &line)?;
    }
    let size = board.ok_or(Failure::NoResults)?;
    let mut placement_count = 0;
    for queens in 1.. {
        let cover = covers.remove(&queens).map_or_else(|| Cover::new(size, queens), Ok)?;
        if let Some(blocking) = cover.blocking() {
            return if open {
                Ok(Ending::Done)
            } else {
                write_answer(size, queens, blocking, placement_count, json, None)
            };
        }
        if let Some(first) = cover.open().next() {
            if open {
                write_open(size, queens, &cover)?;
                return Ok(Ending::Done);
            }
            let (missing, shards) = (cover.open().count(), cover.shards());
            if json {
                output::json(&Partial { size, queens, shards, open: cover.open().collect() })?;
            }
            return Err(Failure::Uncovered { queens, missing, shards, first });
        }
        placement_count = verified(&cover, size, queens)?;
    }
    unreachable!("MAX_QUEENS queens can block a board of any valid size")
}

/// Returns the number of placements that the reports cover; fails if a count without symmetry gives another number.
fn verified(cover: &Cover, size: usize, queens: usize) -> Result<u64, Failure> {
    let (found, known) = (cover.placements().unwrap_or_default(), placements(size, queens));
    if found == known { Ok(known) } else { Err(Failure::Covered { size, queens, found, known }) }
}

/// Writes the threshold once another search has confirmed that `queens` queens block the board.
fn write_answer(
    size: usize,
    queens: usize,
    blocking: &[i32],
    placements: u64,
    json: bool,
    seconds: Option<f64>,
) -> Result<Ending, Failure> {
    let blocking = Placement::from_rows(blocking).expect("the blocking placement of a checked report is valid");
    confirm(&blocking)?;
    let threshold = queens - 1;
    if json {
        let columns = blocking.to_rows().into_iter().map(|column| (column + 1).cast_unsigned()).collect();
        output::json(&Found { queens: size, threshold, blocking: columns, placements, seconds })?;
    } else {
        output::print_line(&format!("{size} {threshold}\n{blocking}"))?;
    }
    Ok(Ending::Done)
}

/// Searches one shard; `None` if it was stopped before the end.
fn finish(worker: &mut Covering, shard: usize, stopped: impl Fn() -> bool) -> Option<Covered> {
    worker.begin(shard);
    while !worker.run(SLICE) {
        if stopped() {
            return None;
        }
    }
    worker.covered()
}

/// Collects the reports of all shards. Stops early if a report has a placement that blocks the board.
fn collect_reports(what: &Threshold, size: usize, queens: usize) -> Result<Cover, Failure> {
    let mut cover = Cover::new(size, queens)?;
    let mut results =
        what.sharing.keep.as_deref().map(|folder| open_results(folder, size, queens, &mut cover)).transpose()?;
    let open: Vec<usize> = cover.open().collect();
    let all = cover.shards();
    let progress = Progress::new(all as u32, (all - open.len()) as u32);
    let blocked = AtomicBool::new(cover.blocking().is_some());
    let worker = || Covering::new(size, queens).expect("the cover has the same limits");
    let stopped = || stop::requested() || blocked.load(Ordering::Relaxed);
    let finish = |worker: &mut Covering, shard| {
        let report = if blocked.load(Ordering::Relaxed) { None } else { finish(worker, shard, stopped) };
        progress.more(1.0);
        report
    };
    threads::each(&open, what.sharing.threads, worker, finish, |report: Covered| {
        cover.add(&report).expect("the report is of this search");
        blocked.fetch_or(report.blocking.is_some(), Ordering::Relaxed);
        results.as_mut().map_or(Ok(()), |results| results.add(&report))
    })?;
    progress.over();
    let left = cover.open().count();
    if cover.blocking().is_none() && left > 0 {
        return Err(results::stopped(results.as_ref(), all - left, all));
    }
    Ok(cover)
}

/// Opens the file of a size and a number of queens, and adds its reports to `cover`.
fn open_results(folder: &Path, size: usize, queens: usize, cover: &mut Cover) -> Result<ResultsFile, Failure> {
    let results = ResultsFile::open(folder, &format!("threshold-{size}-{queens}.jsonl"), |line| {
        report(line).is_ok_and(|report| cover.add(&report).is_ok())
    })?;
    if cover.blocking().is_none() && cover.open().next().is_some() {
        results.warn();
    }
    Ok(results)
}

/// Asks the engine, which shares nothing with the search for the threshold, whether the placement has no completion.
fn confirm(blocking: &Placement) -> Result<(), Failure> {
    match complete(blocking, CompleteOptions::default()).verdict() {
        Verdict::Impossible => Ok(()),
        _ => Err(Failure::Unconfirmed { placement: blocking.to_string() }),
    }
}
