//! Counts: in one go on the threads of this machine, or in shards that any machine can count.
//!
//! ```text
//!   count N                      everything here
//!
//!   count N --plan  ->  lines of shards  ->  shard  ->  lines of results  ->  tally
//!                       on any machines, in any order
//! ```

mod completions;
mod known;
mod line;

pub(crate) use self::completions::completions;
use self::line::{Report, Task};
use crate::arguments::{Count, Rotation};
use crate::failure::{Ending, Failure, WrongLine};
use crate::files::Line;
use crate::progress::Progress;
use crate::result_lines::ResultLines;
use crate::results::{self, ResultsFile};
use crate::{output, stop, threads};
use queens_core::Sliced;
use queens_core::count::solutions::{Turn, TurnedCount};
use queens_core::count::{Counted, Division, ShardResult, Sharded, Shards, WholeKind};
use serde::Serialize;
use std::path::Path;
use std::time::Instant;

/// The operations between two checks whether to stop: about twenty milliseconds.
pub(crate) const SLICE: u64 = 1 << 22;

/// Counts on this machine.
pub(crate) fn count(what: &Count, json: bool) -> Result<Ending, Failure> {
    let start = Instant::now();
    what.instructions.apply();
    let size = what.size as usize;
    if let Some(rotation) = what.turned {
        return turned(size, rotation, json);
    }
    let counted = Counted::Whole(WholeKind::Solutions, size);
    let division = counted.division()?;
    let mut shards = Shards::new(&division);
    let mut results = what.sharing.keep.as_deref().map(|folder| open_results(folder, size, &mut shards)).transpose()?;
    count_shards(&counted, &division, &mut shards, what.sharing.threads, |result| {
        results.as_mut().map_or(Ok(()), |results| results.add(&Report { queens: size, result }))
    })?;
    if shards.open().next().is_some() {
        let all = division.shards as usize;
        return Err(results::stopped(results.as_ref(), all - shards.open().count(), all));
    }
    write_answer(&counted, size, &shards, json, Some(start.elapsed().as_secs_f64()))
}

#[derive(Serialize)]
struct Unchanged {
    queens: usize,
    turn: Turn,
    unchanged: u64,
}

/// Counts the solutions that a rotation leaves unchanged.
fn turned(size: usize, rotation: Rotation, json: bool) -> Result<Ending, Failure> {
    let (turn, name) = match rotation {
        Rotation::Half => (Turn::Half, "half"),
        Rotation::Quarter => (Turn::Quarter, "quarter"),
    };
    let mut count = TurnedCount::new(turn, size)?;
    while !count.run(SLICE) {
        stop::check()?;
    }
    let unchanged = count.found();
    if json {
        output::json(&Unchanged { queens: size, turn, unchanged })?;
    } else {
        let (queens, solutions) = (output::plural(&size, "queen"), output::plural(&unchanged, "solution"));
        output::print_line(&format!("{queens}: {solutions} unchanged by a {name} turn"))?;
    }
    Ok(Ending::Done)
}

/// Counts the open shards on threads, and shows their progress. Each result is added to `shards`, then passed to `take`. If the
/// command is stopped, some shards are left open.
fn count_shards(
    counted: &Counted,
    division: &Division,
    shards: &mut Shards,
    threads: Option<u16>,
    mut take: impl FnMut(ShardResult) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let open: Vec<u32> = shards.open().collect();
    let show = Progress::new(division.shards, division.shards - open.len() as u32);
    let worker = || counted.sharded().expect("this count has a division");
    let count = |worker: &mut Box<dyn Sharded>, shard| finish(worker.as_mut(), shard, |more| show.more(more));
    threads::each(&open, threads, worker, count, |result| {
        shards.add(&result).expect("the result is of this count");
        take(result)
    })?;
    show.over();
    Ok(())
}

/// Opens the file of a size, and adds its results to `shards`.
fn open_results(folder: &Path, size: usize, shards: &mut Shards) -> Result<ResultsFile, Failure> {
    let results = ResultsFile::open(folder, &format!("solutions-{size}.jsonl"), |line| {
        Report::read(line).is_ok_and(|report| report.queens == size && shards.add(&report.result).is_ok())
    })?;
    if shards.open().next().is_some() {
        results.warn();
    }
    Ok(results)
}

/// Counts one shard, and reports its progress to `more`; `None` when the command is to stop before the end.
fn finish(worker: &mut dyn Sharded, shard: u32, mut more: impl FnMut(f64)) -> Option<ShardResult> {
    worker.begin(shard);
    let mut share = 0.0;
    loop {
        let over = worker.run(SLICE);
        let now = if over { 1.0 } else { worker.share() };
        more(now - share);
        share = now;
        if over {
            return worker.result();
        }
        if stop::requested() {
            return None;
        }
    }
}

/// Writes the shards of a count that have no result yet.
pub(crate) fn plan(what: &Count) -> Result<Ending, Failure> {
    let size = what.size as usize;
    let division = Counted::Whole(WholeKind::Solutions, size).division()?;
    let mut shards = Shards::new(&division);
    if let Some(folder) = &what.sharing.keep {
        open_results(folder, size, &mut shards)?;
    }
    write_open(size, &shards)
}

/// Writes the shards that have no result yet.
fn write_open(size: usize, shards: &Shards) -> Result<Ending, Failure> {
    let division = Counted::Whole(WholeKind::Solutions, size).division()?;
    for shard in shards.open() {
        output::json_line(&Task::new(size, &division, shard))?;
    }
    Ok(Ending::Done)
}

/// A count with open shards.
#[derive(Serialize)]
struct Partial {
    queens: usize,
    shards: u32,
    open: Vec<u32>,
}

/// A worker for the lines of a plan, with the data that all shards of a size share.
#[derive(Default)]
pub(crate) struct Worker(Option<(usize, Box<dyn Sharded>)>);

impl Worker {
    /// Counts the shard of a line, and writes its result.
    pub(crate) fn carry_out(&mut self, line: &Line) -> Result<(), Failure> {
        let task = Task::read(&line.text).map_err(|why| line.wrong(why))?;
        let (size, worker) = match self.0.take() {
            Some((size, worker)) if size == task.queens => self.0.insert((size, worker)),
            _ => self.0.insert((task.queens, Counted::Whole(WholeKind::Solutions, task.queens).sharded()?)),
        };
        let result = finish(worker.as_mut(), task.shard, |_| {}).ok_or(Failure::Interrupted)?;
        Ok(output::json_line(&Report { queens: *size, result })?)
    }
}

/// Adds up the results of the lines; the first result gives the size of the board. With `open`, writes the shards without a
/// result instead of the sum.
pub(crate) fn tally(
    lines: impl Iterator<Item = Result<Line, Failure>>,
    open: bool,
    json: bool,
) -> Result<Ending, Failure> {
    let mut sum: Option<(usize, Shards)> = None;
    let mut seen = ResultLines::default();
    for line in lines {
        let line = line?;
        let Report { queens, result } = Report::read(&line.text).map_err(|why| line.wrong(why))?;
        if sum.is_none() {
            let division =
                Counted::Whole(WholeKind::Solutions, queens).division().map_err(|error| line.wrong(error))?;
            sum = Some((queens, Shards::new(&division)));
        }
        let Some((size, shards)) = &mut sum else { continue };
        if queens != *size {
            return Err(line.wrong(WrongLine::Size { found: queens, expected: *size }));
        }
        shards.add(&result).map_err(|error| line.wrong(error))?;
        seen.once(0, result.shard, &line)?;
    }
    let (size, shards) = sum.ok_or(Failure::NoResults)?;
    if open {
        return write_open(size, &shards);
    }
    if let Some(first) = shards.open().next() {
        let all = Counted::Whole(WholeKind::Solutions, size).division()?.shards;
        let open: Vec<u32> = shards.open().collect();
        let missing = open.len();
        if json {
            output::json(&Partial { queens: size, shards: all, open })?;
        }
        return Err(Failure::Gaps { missing, shards: all, first });
    }
    write_answer(&Counted::Whole(WholeKind::Solutions, size), size, &shards, json, None)
}

#[derive(Serialize)]
struct Total {
    queens: usize,
    total: u128,
    fundamental: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

/// Reports the result of a count, after comparing it with the known number.
fn write_answer(
    counted: &Counted,
    size: usize,
    shards: &Shards,
    json: bool,
    seconds: Option<f64>,
) -> Result<Ending, Failure> {
    let total = shards.found();
    if let Some(known) = known::solutions(size)
        && known != total
    {
        return Err(Failure::Known { size, found: total.to_string(), known: known.to_string() });
    }
    let fundamental = counted.orbits(total).map_or(0, |orbits| orbits.fundamental());
    if json {
        output::json(&Total { queens: size, total, fundamental, seconds })?;
    } else {
        let (queens, solutions) = (output::plural(&size, "queen"), output::plural(&total, "solution"));
        output::print_line(&format!("{queens}: {solutions}, {fundamental} up to rotation and reflection"))?;
    }
    Ok(Ending::Done)
}
