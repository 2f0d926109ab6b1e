//! Counts in shards, for a pool of workers: the plan of a count, the job of one worker, and the sum of the reports.

use crate::errors::Outcome;
use crate::read::{self, Read, job};
use crate::shape::{BigCount, Js, ListLike, NumberLike, Rows, WordLike, js_types, to_js};
use js_sys::{BigInt, Reflect, Uint32Array};
use queens_core::board::Placement;
use queens_core::count::solutions::{self, example};
use queens_core::count::{self, Division, Part, ShardError, Sharded, Shards, WholeKind};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

/// The question: the solutions of an empty board, or the completions of a placement.
#[cfg_attr(test, derive(ts_rs::TS), ts(untagged))]
pub enum Counted {
    /// Solutions.
    Whole {
        /// The way to count.
        kind: WholeKind,
        /// Rows of the board.
        size: u32,
    },
    /// Completions.
    Completions {
        /// By the fastest method, or "folded": by Sharakhov's loop, up to 32 rows.
        #[cfg_attr(test, ts(type = "'completions' | 'folded'"))]
        kind: (),
        /// The placement.
        #[cfg_attr(test, ts(type = "Rows | readonly number[]"))]
        rows: Placement,
    },
}

/// The plan of a count.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CountPlan {
    /// The number of parts into which the work is divided. Each can be counted alone.
    shards: u32,
    /// About how much memory one worker needs, in bytes.
    bytes: u64,
    /// About how long one worker takes for all shards, in seconds; null if no estimate is possible.
    seconds: Option<f64>,
}

/// The progress of a shard.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShardProgress {
    /// How many were found in it so far.
    found: BigCount,
    /// How much of it is done, from 0 to 1.
    share: f64,
}

/// The report on one shard. It must be stored and returned unchanged: it contains its version and a checksum. In JSON, big
/// integers may be decimal texts.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShardResult {
    version: u32,
    question: u32,
    shards: u32,
    shard: u32,
    found: BigCount,
    fundamental: BigCount,
    nodes: BigCount,
    checksum: u32,
}

/// The solutions, by the number of their images.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Orbits {
    total: BigCount,
    /// Solutions that a half turn leaves unchanged.
    half: BigCount,
    /// Solutions that a quarter turn leaves unchanged.
    quarter: BigCount,
    /// The orbits of 8, 4, 2 or 1 images, as far as there are any.
    by_size: Vec<Orbit>,
}

/// The solutions that have `of` images each.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Orbit {
    of: BigCount,
    orbits: BigCount,
    solutions: BigCount,
}

/// Why a report is refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RefusedFor {
    /// It does not have the form of a report.
    NoReport,
    /// A field was changed: the checksum does not fit.
    Damaged,
    /// It belongs to another count or version.
    Foreign,
}

/// A report that is refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refusal {
    /// Its place in the list.
    at: u32,
    why: RefusedFor,
}

/// The sum of reports.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tally {
    found: BigCount,
    /// 0 if the method does not find it.
    fundamental: BigCount,
    nodes: u64,
    /// The shards without a report.
    open: Vec<u32>,
    /// Reports that were damaged, or of another count or version.
    refused: u32,
    /// Why each of them is refused.
    refusals: Vec<Refusal>,
    /// Present once every shard has reported, if the count is of all solutions of a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    orbits: Option<Orbits>,
}

js_types!(
    Counted => "Counted",
    CountPlan => "CountPlan",
    ShardProgress => "ShardProgress",
    ShardResult => "ShardResult",
    Tally => "Tally",
);

/// The kind of a count: of an empty board, or of the completions of a placement.
#[derive(Clone, Copy)]
enum Kind {
    Whole(WholeKind),
    Of(fn(Placement) -> count::Counted),
}

impl Read for Kind {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let whole = WholeKind::ALL.into_iter().map(|kind| (kind.name(), Kind::Whole(kind)));
        let of = [("completions", Kind::Of(count::Counted::Completions)), ("folded", Kind::Of(count::Counted::Folded))];
        read::choice_of(value, name, &whole.chain(of).collect::<Vec<_>>())
    }
}

fn counted(what: &JsValue) -> Outcome<count::Counted> {
    read::object(what, "what")?;
    Ok(match read::property(what, "kind")? {
        Kind::Whole(kind) => count::Counted::Whole(kind, read::property::<u32>(what, "size")? as usize),
        Kind::Of(counted) => counted(read::property(what, "rows")?),
    })
}

/// The plan of a count, before anything is allocated for it.
///
/// # Errors
/// If the kind of count is unknown, or the count is too large to be planned; then `detail` states its cost.
#[wasm_bindgen(js_name = planCount)]
pub fn plan_count(what: &Js<Counted>) -> Outcome<Js<CountPlan>> {
    let Division { shards, bytes, seconds, .. } = counted(what)?.division()?;
    Ok(to_js(&CountPlan { shards, bytes, seconds: Some(seconds).filter(|seconds| !seconds.is_nan()) }))
}

/// The sum of reports on shards, in any order. Reports that are damaged, of another count or of another version are
/// refused, and do not contribute.
///
/// # Errors
/// When the kind of count is unknown, or `results` is not a list.
#[wasm_bindgen(js_name = tallyCount)]
pub fn tally_count(what: &Js<Counted>, results: &ListLike) -> Outcome<Js<Tally>> {
    let counted = counted(what)?;
    let mut shards = Shards::new(&counted.division()?);
    let mut refusals = Vec::new();
    for (at, result) in (0..).zip(read::list(results, "results")?) {
        let why = match read_result(&result).map(|result| shards.add(&result)) {
            Some(Ok(())) => continue,
            None => RefusedFor::NoReport,
            Some(Err(ShardError::Damaged { .. })) => RefusedFor::Damaged,
            Some(Err(_)) => RefusedFor::Foreign,
        };
        refusals.push(Refusal { at, why });
    }
    let orbits = shards.total().and_then(|total| counted.orbits(total));
    let fundamental = orbits.as_ref().map_or(shards.fundamental(), |orbits| orbits.fundamental().into());
    Ok(to_js(&Tally {
        found: shards.found().into(),
        fundamental: fundamental.into(),
        nodes: shards.nodes(),
        open: shards.open().collect(),
        refused: refusals.len() as u32,
        refusals,
        orbits: orbits.as_ref().map(Orbits::from),
    }))
}

/// Returns a solution of the empty board of `n` rows that has `images` images (8, 4, 2 or 1); undefined if no solution has so many.
///
/// # Errors
/// When an argument is not a whole number.
#[wasm_bindgen(js_name = exampleSolution)]
pub fn example_solution(n: &NumberLike, images: &NumberLike) -> Outcome<Option<Js<Rows>>> {
    let found = example(read::word(n, "n")?, read::word(images, "images")?);
    Ok(found.map(|solution| to_js(&Rows::from(&solution))))
}

/// The maximum number of parts that can be requested: of 20 rows each they take 11 MB.
const MAX_PARTS: f64 = 131_072.0;

/// One worker of a count: it counts any of the shards, in slices.
#[wasm_bindgen]
pub struct ShardJob {
    sharded: Box<dyn Sharded>,
    shard: u32,
}

job! {
    /// Works for about `operations` operations. True when the shard is finished.
    ShardJob.sharded(operations)
}

#[wasm_bindgen]
impl ShardJob {
    /// A worker that is ready to count shard 0.
    ///
    /// # Errors
    /// Like `planCount`.
    #[wasm_bindgen(constructor)]
    pub fn new(what: &Js<Counted>) -> Outcome<ShardJob> {
        Ok(ShardJob { sharded: counted(what)?.sharded()?, shard: 0 })
    }

    /// Begins a shard. Data that all shards share is reused.
    ///
    /// # Errors
    /// When `shard` is not the number of a shard.
    pub fn begin(&mut self, shard: &NumberLike) -> Outcome<()> {
        let last = self.sharded.division().shards.saturating_sub(1);
        self.shard = read::whole(shard, "shard", 0.0, last.into())? as u32;
        self.sharded.begin(self.shard);
        Ok(())
    }

    /// The shard as plain searches, at least `least` of them if there are as many, for a graphics processor. Each has a word
    /// for every row, the columns that its queen may take, and then its weight: the number of solutions of the shard that
    /// one of the search represents. Undefined if the method has no such form.
    ///
    /// # Errors
    /// When `least` is not a whole number, or above 131,072.
    pub fn parts(&self, least: &NumberLike) -> Outcome<Option<Uint32Array>> {
        let parts = self.sharded.parts(read::whole(least, "least", 0.0, MAX_PARTS)? as usize);
        let words = |parts: Vec<Part>| -> Vec<u32> {
            parts.into_iter().flat_map(|part| part.free.into_iter().chain([part.weight])).collect()
        };
        Ok(parts.map(|parts| words(parts).as_slice().into()))
    }

    /// The report on the shard, if `found` solutions were found in its parts, counted with their weights.
    ///
    /// # Errors
    /// When `found` is not a whole number of 64 bits.
    pub fn report(&self, found: &WordLike) -> Outcome<Js<ShardResult>> {
        let found = read::bits(found, "found")?;
        Ok(to_js(&ShardResult::from(&count::ShardResult::of_parts(&self.sharded.division(), self.shard, found))))
    }

    /// The progress of the shard.
    #[must_use]
    pub fn progress(&self) -> Js<ShardProgress> {
        to_js(&ShardProgress { found: self.sharded.found().into(), share: self.sharded.share() })
    }

    /// The report on the shard; undefined until it is finished. It must be stored unchanged, and passed to `tallyCount`.
    #[must_use]
    pub fn result(&self) -> Option<Js<ShardResult>> {
        self.sharded.result().map(|result| to_js(&ShardResult::from(&result)))
    }
}

impl From<&solutions::Orbits> for Orbits {
    fn from(orbits: &solutions::Orbits) -> Self {
        let by_size = orbits.by_size().into_iter().filter(|orbit| orbit.orbits > 0).map(|orbit| Orbit {
            of: orbit.of.into(),
            orbits: orbit.orbits.into(),
            solutions: orbit.solutions.into(),
        });
        Orbits {
            total: orbits.total.into(),
            half: orbits.half.into(),
            quarter: orbits.quarter.into(),
            by_size: by_size.collect(),
        }
    }
}

impl From<&count::ShardResult> for ShardResult {
    fn from(result: &count::ShardResult) -> Self {
        ShardResult {
            version: result.version,
            question: result.question,
            shards: result.shards,
            shard: result.shard,
            found: result.found.into(),
            fundamental: result.fundamental.into(),
            nodes: result.nodes.into(),
            checksum: result.checksum,
        }
    }
}

/// Reads a report; `None` if it has another form.
fn read_result(value: &JsValue) -> Option<count::ShardResult> {
    let part = |name: &str| value.is_object().then(|| Reflect::get(value, &name.into()).ok()).flatten();
    let word = |name| read::word(&part(name)?, "results").ok();
    // JSON has no big integers: there they are written as texts.
    let long = |name| {
        let number = part(name)?;
        let written = number.as_string().map(|text| text.parse().ok());
        written.unwrap_or_else(|| number.dyn_into::<BigInt>().ok().and_then(|number| u64::try_from(number).ok()))
    };
    Some(count::ShardResult {
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
