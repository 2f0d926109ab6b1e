//! Times every form of every trick of the bit lab on this machine: trick, form and answers a second, with tabs between.
//! Build it for the machine at hand (`-C target-cpu=native`), or the compiler may not use its instructions.

use queens_core::bits::population::Table;
use queens_page::lab::{Form, Trick};
use std::time::Instant;

/// A form is timed so often; the best time counts, for the others were disturbed.
const TIMES: u32 = 5;
const ANSWERS: u32 = 1_000_000;

fn main() {
    let table = Table::new();
    let mut asked = Vec::new();
    for (trick, name) in Trick::ALL {
        // Tricks that answer the same share their forms.
        if asked.contains(&trick.question()) {
            continue;
        }
        asked.push(trick.question());
        for form in trick.question().forms() {
            println!("{name}\t{}\t{:.0}", form.name(), answers_a_second(form, &table));
        }
    }
}

fn answers_a_second(form: Form, table: &Table) -> f64 {
    let seconds = |_| {
        let start = Instant::now();
        std::hint::black_box(form.repeat(table, std::hint::black_box(ANSWERS)));
        start.elapsed().as_secs_f64()
    };
    f64::from(ANSWERS) / (0..TIMES).map(seconds).fold(f64::INFINITY, f64::min)
}
