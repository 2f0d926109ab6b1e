//! Times every form of every trick of the bit lab on this machine: trick, form and answers a second, with tabs between.
//! Build it for this machine (`-C target-cpu=native`), or the compiler may not use its instructions.

use queens_page::bits::population::Table;
use queens_page::lab::{Implementation, Trick};
use std::time::Instant;

/// How often each form is timed. The best time counts, because other tasks may slow down the others.
const TIMES: u32 = 5;
const ANSWERS: u32 = 1_000_000;

fn main() {
    let table = Table::new();
    let mut seen = Vec::new();
    for (trick, name) in Trick::ALL {
        // Tricks of one task share their implementations.
        if seen.contains(&trick.task()) {
            continue;
        }
        seen.push(trick.task());
        for form in trick.task().implementations() {
            println!("{name}\t{}\t{:.0}", form.name(), answers_a_second(form, &table));
        }
    }
}

fn answers_a_second(form: Implementation, table: &Table) -> f64 {
    let seconds = |_| {
        let start = Instant::now();
        std::hint::black_box(form.repeat(table, std::hint::black_box(ANSWERS)));
        start.elapsed().as_secs_f64()
    };
    f64::from(ANSWERS) / (0..TIMES).map(seconds).fold(f64::INFINITY, f64::min)
}
