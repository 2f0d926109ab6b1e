//! Measures how fast a recorded run of nearly two million lines is read, played and searched, and its memory.

use queens_core::record::Log;
use queens_core::search::recorded::{MEMORY, Recorded};
use queens_core::trace::Timeline;
use queens_tests::long_trace;
use std::time::{Duration, Instant};

fn main() {
    let text = long_trace();
    let lines = text.lines().count();
    let begun = Instant::now();
    let log: Log = text.parse().expect("a trace");
    println!("{lines} lines, {} MB of text read in {:?}", text.len() / 1_000_000, begun.elapsed());
    let log_bytes = log.bytes();
    let mut run = Timeline::with_memory(Box::new(Recorded::new(log)), MEMORY);
    let begun = Instant::now();
    run.explore(u64::MAX);
    let steps = run.furthest();
    println!("{steps} steps played in {:?}", begun.elapsed());
    let mut times: Vec<Duration> = (1..=2_000)
        .map(|nth| {
            let begun = Instant::now();
            run.seek(nth * 7_919 * 7_919 % steps, u64::MAX);
            begun.elapsed()
        })
        .collect();
    times.sort();
    println!("seek: median {:?}, p95 {:?}, longest {:?}", times[1_000], times[1_900], times[1_999]);
    println!("log {log_bytes} bytes, checkpoints {} bytes", run.checkpoint_bytes());
}
