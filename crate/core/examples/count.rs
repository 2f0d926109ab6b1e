//! Counts the solutions of 16 queens in shards on two threads, each in slices that tell how far they are.

use queens_core::{Counted, Shards, WholeKind};
use std::sync::{Mutex, mpsc};
use std::thread;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let counted = Counted::Whole(WholeKind::Solutions, 16);
    let division = counted.division()?;
    let open = Mutex::new(0..division.shards);
    let next = || open.lock().expect("no thread panics").next();
    let mut shards = Shards::new(&division);
    let workers = [counted.sharded()?, counted.sharded()?];
    thread::scope(|scope| {
        let (sender, reports) = mpsc::channel();
        for mut worker in workers {
            let sender = sender.clone();
            scope.spawn(move || {
                while let Some(shard) = next() {
                    worker.begin(shard);
                    while !worker.run(1_000_000) {
                        println!("shard {shard}: {:.0}%", 100.0 * worker.share());
                    }
                    sender.send(worker.result().expect("it has run to the end")).expect("somebody adds them up");
                }
            });
        }
        drop(sender); // so that the reports end when the workers do
        reports.iter().try_for_each(|report| shards.add(&report))
    })?;
    println!("{:?} solutions", shards.total());
    assert_eq!(shards.total(), Some(14_772_512));
    Ok(())
}
