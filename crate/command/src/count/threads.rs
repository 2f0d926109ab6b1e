//! The threads of a count: each takes the next open shard, until none is left or the command is to stop.

use super::SLICE;
use super::show::Show;
use crate::failure::Failure;
use crate::stop;
use queens_core::count::{Counted, ShardResult, Sharded};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::{self, available_parallelism};

/// Counts the shards of `open` on `threads` threads, by default one for each core, and passes each result to `take`.
/// Ends early when the command is to stop, or when `take` fails.
pub(super) fn count(
    counted: &Counted,
    open: &[u32],
    threads: Option<u16>,
    show: &Show,
    mut take: impl FnMut(ShardResult) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let threads = threads.map_or_else(|| available_parallelism().map_or(1, NonZero::get), usize::from);
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (next, failed) = (&next, &failed);
    let (sender, results) = mpsc::channel();
    let work = move || -> Result<(), Failure> {
        let mut worker = counted.sharded()?;
        while !failed.load(Ordering::Relaxed)
            && let Some(&shard) = open.get(next.fetch_add(1, Ordering::Relaxed))
            && let Some(result) = finish(worker.as_mut(), shard, |more| show.more(more))
        {
            // After a failure the result has no receiver; the failure is what is reported.
            let _ = sender.send(result);
        }
        Ok(())
    };
    thread::scope(|scope| {
        // More threads than open shards would only make half boards for nothing.
        let workers: Result<Vec<_>, _> = (0..threads.min(open.len()))
            .map(|_| thread::Builder::new().spawn_scoped(scope, work.clone()).map_err(Failure::Threads))
            .collect();
        // The results end when the last thread has dropped its sender.
        drop(work);
        let taken = workers.and_then(|_| results.into_iter().try_for_each(&mut take));
        failed.store(taken.is_err(), Ordering::Relaxed);
        taken
    })
}

/// Counts one shard, and reports its progress to `more`; `None` when the command is to stop before the end.
pub(super) fn finish(worker: &mut dyn Sharded, shard: u32, mut more: impl FnMut(f64)) -> Option<ShardResult> {
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
        if stop::asked() {
            return None;
        }
    }
}
