//! Counts on all cores: threads take the next shard until no shard is left, while the calling thread reports progress and
//! listens for Ctrl-C.

use crate::errors::{Outcome, choice, exception};
use crate::{SLICE, placement};
use pyo3::prelude::*;
use queens_core::Sliced;
use queens_core::count::solutions::{Turn, TurnedCount};
use queens_core::count::{Counted, Shards, WholeKind};
use queens_core::problem::Problem;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread::{self, available_parallelism};
use std::time::Duration;

/// How long the calling thread waits between two checks.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Counts the solutions of the empty board: all, and up to symmetry.
#[pyfunction]
pub(crate) fn solutions(
    py: Python<'_>,
    size: usize,
    threads: Option<usize>,
    progress: Option<&Bound<'_, PyAny>>,
) -> Outcome<(u64, u64)> {
    let counted = Counted::Whole(WholeKind::Solutions, size);
    let total = count_shards(py, &counted, threads, progress)?;
    Ok((total, counted.orbits(total.into()).map_or(0, |orbits| orbits.fundamental())))
}

/// Counts the completions of a placement.
#[pyfunction]
pub(crate) fn completions(
    py: Python<'_>,
    rows: &[u8],
    threads: Option<usize>,
    progress: Option<&Bound<'_, PyAny>>,
) -> Outcome<u64> {
    count_shards(py, &Counted::Completions(placement(rows)?), threads, progress)
}

/// Counts the solutions of the empty board that a turn leaves unchanged.
#[pyfunction]
pub(crate) fn turned(py: Python<'_>, size: usize, turn: &str) -> Outcome<u64> {
    let turn: Turn = choice("turn", turn, "half, quarter")?;
    let mut count = TurnedCount::new(turn, size).map_err(exception)?;
    while !py.detach(|| count.run(SLICE)) {
        py.check_signals()?;
    }
    Ok(count.found())
}

/// Adds up all shards, counted on this many threads. `progress` is called with the finished share, from 0 to 1.
fn count_shards(
    py: Python<'_>,
    counted: &Counted,
    threads: Option<usize>,
    progress: Option<&Bound<'_, PyAny>>,
) -> Outcome<u64> {
    let division = counted.division().map_err(exception)?;
    let all = division.shards as usize;
    let threads =
        threads.map_or_else(|| available_parallelism().map_or(1, NonZero::get), |threads| threads.max(1)).min(all);
    // The finished part of each shard. Their sum is exactly 1 in the end, and never decreases.
    let (next, stop, shares) = (AtomicUsize::new(0), AtomicBool::new(false), Mutex::new(vec![0.0_f64; all]));
    let (sender, mut results) = mpsc::channel();
    let mut shards = Shards::new(&division);
    let work = || -> Result<(), Box<dyn Problem + Send>> {
        let mut worker = counted.sharded().map_err(|error| Box::new(error) as Box<dyn Problem + Send>)?;
        loop {
            let shard = next.fetch_add(1, Ordering::Relaxed);
            if shard >= all {
                return Ok(());
            }
            worker.begin(shard as u32);
            loop {
                let over = worker.run(SLICE);
                let share = if over { 1.0 } else { worker.share() };
                shares.lock().unwrap_or_else(PoisonError::into_inner)[shard] = share;
                if over {
                    break;
                }
                if stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
            }
            if let Some(result) = worker.result() {
                // If the count was stopped, there is no receiver.
                let _ = sender.send(result);
            }
        }
    };
    let poll = |py: Python<'_>| -> PyResult<()> {
        py.check_signals()?;
        let done = shares.lock().unwrap_or_else(PoisonError::into_inner).iter().sum::<f64>() / all.max(1) as f64;
        progress.map_or(Ok(()), |progress| progress.call1((done.clamp(0.0, 1.0),)).map(drop))
    };
    thread::scope(|scope| -> PyResult<()> {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut checked = Ok(());
        while checked.is_ok() && !py.detach(|| over(&mut results, &mut shards, &workers)) {
            checked = poll(py);
        }
        stop.store(true, Ordering::Relaxed);
        for worker in workers {
            // A worker that panics has not counted its shard, so this thread also panics.
            let ended = py.detach(|| worker.join()).unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            if let Err(problem) = ended
                && checked.is_ok()
            {
                checked = Err(exception(WorkerProblem(problem)));
            }
        }
        checked
    })?;
    for result in results.try_iter() {
        shards.add(&result).expect("the result is of this count");
    }
    poll(py)?;
    let total = shards.total().expect("every shard has a report");
    Ok(u64::try_from(total).expect("the count of a supported board has at most 64 bits"))
}

/// Receives results for a while, and returns whether all workers have ended.
fn over<T>(
    results: &mut mpsc::Receiver<queens_core::count::ShardResult>,
    shards: &mut Shards,
    workers: &[thread::ScopedJoinHandle<'_, T>],
) -> bool {
    if let Ok(result) = results.recv_timeout(POLL_INTERVAL) {
        shards.add(&result).expect("the result is of this count");
    }
    workers.iter().all(thread::ScopedJoinHandle::is_finished)
}

/// A problem of a worker.
#[derive(Debug)]
struct WorkerProblem(Box<dyn Problem + Send>);

impl std::fmt::Display for WorkerProblem {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(out)
    }
}

impl std::error::Error for WorkerProblem {}

impl Problem for WorkerProblem {
    fn code(&self) -> &'static str {
        self.0.code()
    }

    fn detail(&self) -> queens_core::problem::Facts {
        self.0.detail()
    }
}
