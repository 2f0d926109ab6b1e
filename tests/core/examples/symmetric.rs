//! Times the symmetric search on an empty board of a given size: prints the seconds on one core and the number of solutions.
//! It is the fastest of the searches, so joins are compared with it. Build it for this machine (`-C target-cpu=native`).

use queens_core::count::Sharded;
use queens_core::count::solutions::classic::symmetric;
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let size = std::env::args().nth(1).ok_or("name a size")?.parse()?;
    let mut counting = symmetric(size)?;
    let start = Instant::now();
    let found: u64 = (0..counting.division().shards).map(|shard| count(&mut *counting, shard)).sum();
    println!("{:.4}\t{found}", start.elapsed().as_secs_f64());
    Ok(())
}

fn count(counting: &mut dyn Sharded, shard: u32) -> u64 {
    counting.begin(shard);
    counting.run_to_end();
    counting.found()
}
