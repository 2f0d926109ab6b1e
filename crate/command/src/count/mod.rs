//! Counts: in one go on the threads of this machine, or in shards that any machine can count.
//!
//! ```text
//!   count N                      everything here
//!
//!   count N --plan  ->  lines of shards  ->  shard  ->  lines of results  ->  tally
//!                       on any machines, in any order
//! ```

mod kept;
mod known;
mod line;
mod show;
mod threads;

use self::kept::Kept;
use self::line::{Report, Task};
use self::show::Show;
use crate::arguments::{Count, Shard, Tally};
use crate::failure::{Ending, Failure, WrongLine};
use crate::{files, output};
use queens_core::count::{Counted, Sharded, Shards, WholeKind};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

/// The operations between two checks whether to stop: about twenty milliseconds.
pub(crate) const SLICE: u64 = 1 << 22;

/// Counts on this machine.
pub(crate) fn count(what: &Count, json: bool) -> Result<Ending, Failure> {
    let start = Instant::now();
    let size = usize::from(what.size);
    let counted = Counted::Whole(WholeKind::Solutions, size);
    let division = counted.division()?;
    let mut shards = Shards::new(&division);
    let mut kept = what.keep.as_deref().map(|folder| Kept::open(folder, size, &mut shards)).transpose()?;
    let open: Vec<u32> = shards.open().collect();
    let all = division.shards;
    let show = Show::new(all, all - open.len() as u32);
    threads::count(&counted, &open, what.threads, &show, |result| {
        shards.add(&result).expect("it was counted here");
        kept.as_mut().map_or(Ok(()), |kept| kept.add(&Report { queens: size, result }))
    })?;
    show.over();
    if shards.open().next().is_some() {
        let done = all as usize - shards.open().count();
        let end = match &kept {
            Some(kept) => format!("kept in {}: the same command goes on from there", kept.name()),
            None => "lost: with --keep FOLDER the same command could go on from there".to_owned(),
        };
        eprintln!("queens: stopped; {done} of {all} shards are {end}");
        return Ok(Ending::Unfinished);
    }
    tell(&counted, size, &shards, json, Some(start.elapsed().as_secs_f64()))
}

/// Writes those shards of a count that have no result yet.
pub(crate) fn plan(what: &Count) -> Result<Ending, Failure> {
    let size = usize::from(what.size);
    let division = Counted::Whole(WholeKind::Solutions, size).division()?;
    let mut shards = Shards::new(&division);
    if let Some(folder) = &what.keep {
        Kept::open(folder, size, &mut shards)?;
    }
    for shard in shards.open() {
        output::json(&Task::new(size, &division, shard))?;
    }
    Ok(Ending::Done)
}

/// Counts the shards whose lines are read.
pub(crate) fn shard(what: &Shard) -> Result<Ending, Failure> {
    let file = what.file.as_deref();
    let mut worker: Option<(usize, Box<dyn Sharded>)> = None;
    for line in files::lines(file)? {
        let (number, text) = line?;
        let wrong = |why| Failure::Line { name: files::name(file), line: number, why };
        let task = Task::read(&text).map_err(wrong)?;
        if worker.as_ref().is_none_or(|(size, _)| *size != task.queens) {
            worker = Some((task.queens, Counted::Whole(WholeKind::Solutions, task.queens).sharded()?));
        }
        let Some((size, worker)) = &mut worker else { continue };
        let result = threads::finish(worker.as_mut(), task.shard, |_| {}).ok_or(Failure::Interrupted)?;
        output::json(&Report { queens: *size, result })?;
    }
    Ok(Ending::Done)
}

/// Adds up the results that are read.
pub(crate) fn tally(what: &Tally, json: bool) -> Result<Ending, Failure> {
    let inputs: Vec<Option<&Path>> = match &what.files[..] {
        [] => vec![None],
        files => files.iter().map(|file| Some(file.as_path())).collect(),
    };
    let mut sum: Option<(usize, Shards)> = None;
    let mut seen: BTreeMap<u32, (String, usize)> = BTreeMap::new();
    for input in inputs {
        for line in files::lines(input)? {
            let (number, text) = line?;
            let wrong = |why| Failure::Line { name: files::name(input), line: number, why };
            let Report { queens, result } = Report::read(&text).map_err(wrong)?;
            if sum.is_none() {
                let division =
                    Counted::Whole(WholeKind::Solutions, queens).division().map_err(|error| wrong(error.into()))?;
                sum = Some((queens, Shards::new(&division)));
            }
            let Some((size, shards)) = &mut sum else { continue };
            if queens != *size {
                return Err(wrong(WrongLine::Size { found: queens, expected: *size }));
            }
            let shard = result.shard;
            shards.add(&result).map_err(|error| wrong(error.into()))?;
            if let Some((name, line)) = seen.insert(shard, (files::name(input), number)) {
                return Err(wrong(WrongLine::Twice { shard, name, line }));
            }
        }
    }
    let (size, shards) = sum.ok_or(Failure::NoResults)?;
    if let Some(first) = shards.open().next() {
        let all = Counted::Whole(WholeKind::Solutions, size).division()?.shards;
        return Err(Failure::Gaps { missing: shards.open().count(), shards: all, first });
    }
    tell(&Counted::Whole(WholeKind::Solutions, size), size, &shards, json, None)
}

#[derive(Serialize)]
struct Total {
    queens: usize,
    total: u64,
    fundamental: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

/// Reports the result of a count, after comparing it with the known number.
fn tell(counted: &Counted, size: usize, shards: &Shards, json: bool, seconds: Option<f64>) -> Result<Ending, Failure> {
    let total = shards.found();
    if let Some(known) = known::solutions(size)
        && known != u128::from(total)
    {
        return Err(Failure::Known { size, found: total, known });
    }
    let fundamental = counted.orbits(total).map_or(0, |orbits| orbits.fundamental());
    if json {
        output::json(&Total { queens: size, total, fundamental, seconds })?;
    } else {
        output::say(&format!("{size} queens: {total} solutions, {fundamental} up to rotation and reflection"))?;
    }
    Ok(Ending::Done)
}
