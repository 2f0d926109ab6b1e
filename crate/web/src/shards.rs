//! Counts in shards, for a pool of workers: what a count takes, one worker's part, and what the reports come to.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Array, BigInt, Int32Array, Object, Reflect};
use queens_core::count::solutions::classic::Method;
use queens_core::count::solutions::{Orbits, example};
use queens_core::count::{Counted, ShardResult, Sharded, Shards};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

#[derive(Clone, Copy)]
enum Kind {
    Solutions,
    Modular,
    Search(Method),
    Completions,
}

const KINDS: &[(&str, Kind)] = &[
    ("solutions", Kind::Solutions),
    ("modular", Kind::Modular),
    ("completions", Kind::Completions),
    ("bitmask", Kind::Search(Method::Bitmask)),
    ("halved", Kind::Search(Method::Halved)),
    ("symmetric", Kind::Search(Method::Symmetric)),
];

/// What is counted, as the page says it: `{ kind, size }`, or `{ kind: "completions", rows }`.
fn counted(value: &JsValue) -> Outcome<Counted> {
    let kind = read::choice(&read::required(value, "kind")?, "kind", KINDS)?;
    let size = || -> Outcome<usize> { Ok(read::word(&read::required(value, "size")?, "size")? as usize) };
    Ok(match kind {
        Kind::Solutions => Counted::Solutions(size()?),
        Kind::Modular => Counted::Modular(size()?),
        Kind::Search(method) => Counted::Search(method, size()?),
        Kind::Completions => Counted::Completions(transfer::placement(&read::required(value, "rows")?)?),
    })
}

/// `{ shards, bytes, seconds }`: what a count takes, before anything is allocated for it. `seconds` is null where only
/// the count itself would tell.
///
/// # Errors
/// When there is no such count, or it is too large to be planned; then `detail` says what it would take.
#[wasm_bindgen(js_name = planCount)]
pub fn plan_count(what: &JsValue) -> Outcome<Object> {
    let division = counted(what)?.division()?;
    let plan = write::object();
    write::set(&plan, "shards", &division.shards.into());
    write::set(&plan, "bytes", &(division.bytes as f64).into());
    let seconds = if division.seconds.is_nan() { JsValue::NULL } else { division.seconds.into() };
    write::set(&plan, "seconds", &seconds);
    Ok(plan)
}

/// `{ found, fundamental, nodes, open, refused, orbits? }` of reports on shards, in any order. Reports that are damaged,
/// of another count or of another version are refused, and say nothing.
///
/// # Errors
/// When there is no such count, or `results` is not a list.
#[wasm_bindgen(js_name = tallyCount)]
pub fn tally_count(what: &JsValue, results: &JsValue) -> Outcome<Object> {
    let counted = counted(what)?;
    let mut shards = Shards::new(&counted.division()?);
    let mut refused = 0;
    for result in read::list(results, "results")? {
        let taken = read_result(&result).is_some_and(|result| shards.add(&result).is_ok());
        refused += u32::from(!taken);
    }
    let tally = write::object();
    write::set(&tally, "found", &BigInt::from(shards.found()));
    write::set(&tally, "fundamental", &BigInt::from(shards.fundamental()));
    write::set(&tally, "nodes", &(shards.nodes() as f64).into());
    write::set(&tally, "open", &shards.open().map(JsValue::from).collect::<Array>());
    write::set(&tally, "refused", &refused.into());
    if let Some(orbits) = shards.total().and_then(|total| counted.orbits(total)) {
        write::set(&tally, "orbits", &write_orbits(&orbits));
        write::set(&tally, "fundamental", &BigInt::from(orbits.fundamental()));
    }
    Ok(tally)
}

/// Rows of a solution of the empty board of size `n` that has so many images (8, 4, 2 or 1), null where there is none.
///
/// # Errors
/// When an argument is not a whole number.
#[wasm_bindgen(js_name = exampleSolution)]
pub fn example_solution(n: &JsValue, images: &JsValue) -> Outcome<Option<Int32Array>> {
    let found = example(read::word(n, "n")?, read::word(images, "images")?);
    Ok(found.map(|solution| transfer::rows(&solution)))
}

/// One worker's part in a count: counts any of its shards, in slices.
#[wasm_bindgen]
pub struct ShardJob {
    sharded: Box<dyn Sharded>,
}

#[wasm_bindgen]
impl ShardJob {
    /// Turned to shard 0.
    ///
    /// # Errors
    /// As [`plan_count`].
    #[wasm_bindgen(constructor)]
    pub fn new(what: &JsValue) -> Outcome<ShardJob> {
        Ok(ShardJob { sharded: counted(what)?.sharded()? })
    }

    /// Turns to a shard; what shards have in common is kept.
    ///
    /// # Errors
    /// When `shard` is not a number of 32 bits.
    pub fn begin(&mut self, shard: &JsValue) -> Outcome<()> {
        self.sharded.begin(read::word(shard, "shard")?);
        Ok(())
    }

    /// Works for about so many operations. True when the shard is finished.
    ///
    /// # Errors
    /// When `operations` is not a count.
    pub fn run(&mut self, operations: &JsValue) -> Outcome<bool> {
        Ok(self.sharded.run(read::count(operations, "operations")?))
    }

    /// `{ found, share }`.
    #[must_use]
    pub fn progress(&self) -> Object {
        let progress = write::object();
        write::set(&progress, "found", &BigInt::from(self.sharded.found()));
        write::set(&progress, "share", &self.sharded.share().into());
        progress
    }

    /// The report on the shard, null until it is finished: to be kept as it is, and handed to [`tally_count`].
    #[must_use]
    pub fn result(&self) -> Option<Object> {
        self.sharded.result().map(|result| write_result(&result))
    }
}

fn write_orbits(orbits: &Orbits) -> Object {
    let written = write::object();
    for (name, number) in [("total", orbits.total), ("half", orbits.half), ("quarter", orbits.quarter)] {
        write::set(&written, name, &BigInt::from(number));
    }
    let sizes = orbits.by_size().into_iter().filter(|orbit| orbit.orbits > 0).map(|orbit| {
        let size = write::object();
        for (name, number) in [("of", orbit.of), ("orbits", orbit.orbits), ("solutions", orbit.solutions)] {
            write::set(&size, name, &BigInt::from(number));
        }
        JsValue::from(size)
    });
    write::set(&written, "bySize", &sizes.collect::<Array>());
    written
}

fn write_result(result: &ShardResult) -> Object {
    let written = write::object();
    let words = [
        ("version", result.version),
        ("question", result.question),
        ("shards", result.shards),
        ("shard", result.shard),
        ("checksum", result.checksum),
    ];
    for (name, word) in words {
        write::set(&written, name, &word.into());
    }
    for (name, long) in [("found", result.found), ("fundamental", result.fundamental), ("nodes", result.nodes)] {
        write::set(&written, name, &BigInt::from(long));
    }
    written
}

/// A report as it was written, `None` where it is of another form.
fn read_result(value: &JsValue) -> Option<ShardResult> {
    let part = |name: &str| value.is_object().then(|| Reflect::get(value, &name.into()).ok()).flatten();
    let word = |name| read::word(&part(name)?, "results").ok();
    let long = |name| part(name)?.dyn_into::<BigInt>().ok().and_then(|number| u64::try_from(number).ok());
    Some(ShardResult {
        version: word("version")?,
        question: word("question")?,
        shards: word("shards")?,
        shard: word("shard")?,
        found: long("found")?,
        fundamental: long("fundamental")?,
        nodes: long("nodes")?,
        checksum: word("checksum")?,
    })
}
