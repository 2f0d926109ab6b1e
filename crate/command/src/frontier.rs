//! The completion threshold on the threads of this machine: one number of queens after the other, in shards.

use crate::arguments::Threshold;
use crate::failure::{Ending, Failure};
use crate::kept::Kept;
use crate::show::Show;
use crate::{output, stop, threads};
use queens_core::complete::CompleteOptions;
use queens_core::frontier::threshold::{Cover, Covered, Covering, placements};
use queens_core::{Placement, Sliced, Verdict, complete};
use serde::Serialize;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The sets of queens between two checks whether to stop: a few hundredths of a second.
const SLICE: u64 = 1 << 16;

#[derive(Serialize)]
struct Found {
    queens: usize,
    threshold: usize,
    /// The blocking placement, by columns from 1, as in the JSON form of a placement.
    blocking: Vec<u32>,
    /// How many placements of the threshold number of queens there are, each with a completion.
    placements: u64,
    seconds: f64,
}

pub(crate) fn threshold(what: &Threshold, json: bool) -> Result<Ending, Failure> {
    let start = Instant::now();
    let size = usize::from(what.size);
    let mut proved = 0;
    for queens in 1.. {
        let Some(cover) = covered(what, size, queens)? else { return Ok(Ending::Unfinished) };
        if let Some(blocking) = cover.blocking() {
            let blocking = Placement::from_rows(blocking).expect("a report that was checked");
            confirm(&blocking)?;
            let threshold = queens - 1;
            let seconds = start.elapsed().as_secs_f64();
            if json {
                let columns = blocking.to_rows().into_iter().map(|column| (column + 1).cast_unsigned()).collect();
                output::json(&Found { queens: size, threshold, blocking: columns, placements: proved, seconds })?;
            } else {
                output::say(&format!("{size} {threshold}\n{blocking}"))?;
            }
            return Ok(Ending::Done);
        }
        let (found, known) = (cover.placements(), placements(size, queens));
        if found != Some(known) {
            return Err(Failure::Covered { size, queens, found, known });
        }
        proved = known;
    }
    unreachable!("as many queens as are served block a board of any size")
}

/// The reports of all shards, or of those up to one that blocks the board; `None` when the command was stopped.
fn covered(what: &Threshold, size: usize, queens: usize) -> Result<Option<Cover>, Failure> {
    let mut cover = Cover::new(size, queens)?;
    let mut kept = what.keep.as_deref().map(|folder| open_kept(folder, size, queens, &mut cover)).transpose()?;
    let open: Vec<usize> = cover.open().collect();
    let all = cover.shards();
    let show = Show::new(all as u32, (all - open.len()) as u32);
    let blocked = AtomicBool::new(cover.blocking().is_some());
    let worker = || Ok(Covering::new(size, queens)?);
    let finish = |worker: &mut Covering, shard| {
        if blocked.load(Ordering::Relaxed) {
            return None;
        }
        worker.begin(shard);
        while !worker.run(SLICE) {
            if stop::asked() || blocked.load(Ordering::Relaxed) {
                return None;
            }
        }
        show.more(1.0);
        worker.covered()
    };
    threads::each(&open, what.threads, worker, finish, |report: Covered| {
        cover.add(&report).expect("it was made here");
        blocked.fetch_or(report.blocking.is_some(), Ordering::Relaxed);
        kept.as_mut().map_or(Ok(()), |kept| kept.add(&report))
    })?;
    show.over();
    let left = cover.open().count();
    if cover.blocking().is_none() && left > 0 {
        let done = all - left;
        let end = match &kept {
            Some(kept) => format!("kept in {}: the same command goes on from there", kept.name()),
            None => "lost: with --keep FOLDER the same command could go on from there".to_owned(),
        };
        eprintln!("queens: stopped at {queens} queens; {done} of {all} shards are {end}");
        return Ok(None);
    }
    Ok(Some(cover))
}

/// Opens the file of a size and a number of queens, and adds its reports to `cover`.
fn open_kept(folder: &Path, size: usize, queens: usize, cover: &mut Cover) -> Result<Kept, Failure> {
    Kept::open(folder, &format!("threshold-{size}-{queens}.jsonl"), |line| {
        serde_json::from_str::<Covered>(line).is_ok_and(|report| cover.add(&report).is_ok())
    })
}

/// Asks the engine, which shares nothing with the search for the threshold, whether the placement has no completion.
fn confirm(blocking: &Placement) -> Result<(), Failure> {
    match complete(blocking, CompleteOptions::default()).verdict() {
        Verdict::Impossible => Ok(()),
        _ => Err(Failure::Unconfirmed { placement: blocking.to_string() }),
    }
}
