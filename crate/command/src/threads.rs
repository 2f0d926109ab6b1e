//! Works on shards on threads: each thread takes the next open shard, until no shard is left or the command is to stop.

use crate::failure::Failure;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::{self, available_parallelism};

/// Works on the shards of `open` on `threads` threads, by default one for each core. Each thread creates a worker, which reports
/// on one shard after another until the command is to stop. Passes each report to `take`, and ends early if that fails.
pub(crate) fn each<S: Copy + Sync, W, R: Send>(
    open: &[S],
    threads: Option<u16>,
    worker: impl Fn() -> W + Sync,
    finish: impl Fn(&mut W, S) -> Option<R> + Sync,
    mut take: impl FnMut(R) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let threads = threads.map_or_else(|| available_parallelism().map_or(1, NonZero::get), usize::from);
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (next, failed, worker, finish) = (&next, &failed, &worker, &finish);
    let (sender, results) = mpsc::channel();
    let work = move || {
        let mut worker = worker();
        while !failed.load(Ordering::Relaxed)
            && let Some(&shard) = open.get(next.fetch_add(1, Ordering::Relaxed))
            && let Some(result) = finish(&mut worker, shard)
        {
            // After a failure the result has no receiver; only the failure is reported.
            let _ = sender.send(result);
        }
    };
    thread::scope(|scope| {
        // More threads than open shards would be idle.
        let workers: Result<Vec<_>, _> = (0..threads.min(open.len()))
            .map(|_| {
                thread::Builder::new()
                    .spawn_scoped(scope, work.clone())
                    .map_err(|error| Failure::Threads { error: error.into() })
            })
            .collect();
        // The results end when the last thread has dropped its sender.
        drop(work);
        let outcome = workers.and_then(|_| results.into_iter().try_for_each(&mut take));
        failed.store(outcome.is_err(), Ordering::Relaxed);
        outcome
    })
}
