//! Open questions: estimates of the number of solutions, the completion threshold, the greedy queens of an infinite board, and
//! which boards are hard.

use crate::errors::Outcome;
use crate::read::{self, Read, choices, given, job};
use crate::shape::{Js, ListLike, NumberLike, Rows, Typed, crosses, give};
use js_sys::{Int32Array, Reflect, Uint32Array};
use queens_core::Sliced;
use queens_core::frontier::{self, Estimating, Greedy, Hardness, Obstacle, threshold};
use serde::Serialize;
use std::ops::{Deref, DerefMut};
use threshold::{Covered, MOST_QUEENS};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

given! {
    /// How `estimateSolutions` estimates.
    pub struct EstimateOptions {
        /// The same seed and the same number of probes give the same estimate; 0 if left out.
        seed: Option<u32> = "seed",
        /// How many probes are made at least. If left out: 10,000, or 16 on more than 40 rows, where a probe takes up to a second.
        probes: Option<u64> = "probes",
    }
}

/// An estimate of the number of solutions of an empty board, with a bar that contains the true number in 95 of 100 runs.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SolutionsEstimate {
    /// The mean of the probes; infinite above the largest double.
    estimate: f64,
    /// The lower end of the bar.
    low: f64,
    /// The upper end of the bar.
    high: f64,
    /// How many probes were made.
    probes: u64,
    /// The logarithm to base 10 of the estimate; minus infinity if it is 0.
    log10: f64,
    /// That of the lower end.
    log10_low: f64,
    /// That of the upper end.
    log10_high: f64,
}

/// The most queens of which every placement can be completed, and one queen more that block the board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BlockingQueens {
    /// How many queens can always be completed.
    most: u32,
    /// `most + 1` queens without a completion.
    blocking: Rows,
}

/// How far the search for the threshold is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThresholdProgress {
    /// How many queens are placed now: all placements of fewer queens can be completed.
    queens: u32,
    /// How much of the placements of this many queens was gone through, from 0 to 1.
    share: f64,
    /// How many placements, mirrored and turned ones with them, were proved to have completions.
    placements: u64,
}

/// Reports on shards of the search for a threshold. They must be stored unchanged: each contains a checksum.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThresholdReports {
    /// One for each shard that was finished, in the form of the lines of `queens shard`.
    reports: Vec<Covered>,
}

crosses!(
    EstimateOptions => "EstimateOptions",
    SolutionsEstimate => "SolutionsEstimate",
    BlockingQueens => "BlockingQueens",
    ThresholdProgress => "ThresholdProgress",
    ThresholdReports => "ThresholdReports",
    HardBoard => "HardBoard",
    Obstacle => "Obstacle",
);
choices!(Obstacle);

/// How many probes are made by default, on boards where a probe is a walk and on larger ones.
const PROBES: [u64; 2] = [10_000, 16];

/// About how many solutions the empty board of `n` rows has, at most 1,000. It cannot be stopped before all probes are made:
/// `EstimateJob` estimates in slices.
///
/// # Errors
/// When `n` is not a size, or larger than can be estimated.
#[wasm_bindgen(js_name = estimateSolutions)]
pub fn estimate_solutions(n: &NumberLike, options: Option<Js<EstimateOptions>>) -> Outcome<Js<SolutionsEstimate>> {
    let EstimateOptions { seed, probes } = read::options(options)?;
    let size = read::word(n, "n")? as usize;
    let probes = probes.unwrap_or(PROBES[usize::from(size > frontier::LARGEST_WALK)]);
    let mut estimating = Estimating::new(size, seed.unwrap_or(0), probes)?;
    estimating.run_to_end();
    Ok(give(&SolutionsEstimate::of(estimating.estimate().expect("it has run to the end"))))
}

/// The number of solutions of the empty board of `n` rows, 1 to 10, as a text that proves it: each decision of the search.
///
/// # Errors
/// When `n` is not a size that is served.
#[wasm_bindgen(js_name = countCertificate)]
pub fn count_certificate(n: &NumberLike) -> Outcome<String> {
    Ok(frontier::certificate(read::word(n, "n")? as usize)?)
}

/// The completion threshold of the board of `n` rows, 4 to 24. The larger ones take minutes: use `ThresholdJob` for those.
///
/// # Errors
/// When `n` is not a size that is served.
#[wasm_bindgen(js_name = blockingQueens)]
pub fn blocking_queens(n: &NumberLike) -> Outcome<Js<BlockingQueens>> {
    let mut finding = threshold::Finding::new(read::word(n, "n")? as usize)?;
    finding.run_to_end();
    Ok(give(&BlockingQueens::of(finding.threshold().expect("it has run to the end"))))
}

/// The most work of one call of `run`, so that no call takes much longer than a second, whatever its argument.
const LONGEST_SLICE: u64 = 1_000_000;

/// Work that is long or has no end, in slices of at most [`LONGEST_SLICE`].
struct Bounded<S>(S);

impl<S: Sliced> Sliced for Bounded<S> {
    fn run(&mut self, budget: u64) -> bool {
        self.0.run(budget.min(LONGEST_SLICE))
    }
}

impl<S> Deref for Bounded<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.0
    }
}

impl<S> DerefMut for Bounded<S> {
    fn deref_mut(&mut self) -> &mut S {
        &mut self.0
    }
}

/// An estimate that gets better with every slice, without end.
#[wasm_bindgen]
pub struct EstimateJob {
    estimating: Bounded<Estimating>,
}

job! {
    /// Sets about `queens` queens, at most a million. Never true.
    EstimateJob.estimating(queens)
}

#[wasm_bindgen]
impl EstimateJob {
    /// Starts the estimate for the empty board of `n` rows, at most 1,000.
    ///
    /// # Errors
    /// As `estimateSolutions`.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &NumberLike, seed: &NumberLike) -> Outcome<EstimateJob> {
        let (size, seed) = (read::word(n, "n")? as usize, read::word(seed, "seed")?);
        Ok(EstimateJob { estimating: Bounded(Estimating::new(size, seed, u64::MAX)?) })
    }

    /// The estimate so far; undefined before there are enough probes for a bar.
    #[must_use]
    pub fn report(&self) -> Option<Js<SolutionsEstimate>> {
        self.estimating.estimate().map(|estimate| give(&SolutionsEstimate::of(estimate)))
    }
}

/// The search for the completion threshold, worked on in slices.
#[wasm_bindgen]
pub struct ThresholdJob {
    finding: Bounded<threshold::Finding>,
}

job! {
    /// Goes through about `sets` sets of queens, at most a million. True when the threshold is found.
    ThresholdJob.finding(sets)
}

#[wasm_bindgen]
impl ThresholdJob {
    /// Starts the search on the board of `n` rows, 4 to 24; with `reports` of an earlier search, after their shards. A report that was
    /// changed, or belongs to another board, is left out, and its shard is done again.
    ///
    /// # Errors
    /// As `blockingQueens`, or when `reports` is not a list.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &NumberLike, reports: Option<ListLike>) -> Outcome<ThresholdJob> {
        let size = read::word(n, "n")? as usize;
        let reports = reports.map_or_else(|| Ok(Vec::new()), |reports| read::list(&reports, "reports"))?;
        let reports = reports.iter().filter_map(report).collect();
        Ok(ThresholdJob { finding: Bounded(threshold::Finding::resumed(size, reports)?) })
    }

    /// The reports on the shards that were finished since this was last asked.
    #[wasm_bindgen(js_name = takeReports)]
    pub fn take_reports(&mut self) -> Js<ThresholdReports> {
        give(&ThresholdReports { reports: self.finding.take_reports() })
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Js<ThresholdProgress> {
        let (queens, share) = (self.finding.queens() as u32, self.finding.share());
        give(&ThresholdProgress { queens, share, placements: self.finding.placements() })
    }

    /// The threshold; undefined until it is found.
    #[must_use]
    pub fn result(&self) -> Option<Js<BlockingQueens>> {
        self.finding.threshold().map(|found| give(&BlockingQueens::of(found)))
    }
}

/// The greedy queens of an infinite board, worked on in slices.
#[wasm_bindgen]
pub struct GreedyJob {
    greedy: Greedy,
}

job! {
    /// Sets about `queens` queens. True when every row has its own.
    GreedyJob.greedy(queens)
}

#[wasm_bindgen]
impl GreedyJob {
    /// Starts with the first of `rows` rows, at most ten million.
    ///
    /// # Errors
    /// When `rows` is not a number of rows that is served.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &NumberLike) -> Outcome<GreedyJob> {
        Ok(GreedyJob { greedy: Greedy::new(read::word(rows, "rows")? as usize)? })
    }

    /// The column of the queen in each row so far, counted from 0.
    #[must_use]
    pub fn columns(&self) -> Uint32Array {
        self.greedy.columns().into()
    }
}

/// A random board with obstacles, and the cost of deciding it for three searches.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HardBoard {
    /// Whether it has a solution; null where no search has decided that.
    found: Option<bool>,
    /// The nodes of each search: row by row, the line with the fewest squares first, learning from conflicts. A node is a queen that
    /// was set, or a square on which the learning search has decided. Null for a search that was stopped.
    #[cfg_attr(test, ts(type = "readonly (number | null)[]"))]
    nodes: [Option<u64>; frontier::SEARCHES],
    /// The given queens.
    given: Rows,
    /// The blocked squares, as row * n + column.
    kept_empty: Vec<u32>,
    /// The excluded anti-diagonals, by row + column.
    sums: Vec<u32>,
    /// The excluded diagonals, by column - row.
    differences: Vec<i32>,
}

/// A random board with obstacles, decided by three searches in slices.
#[wasm_bindgen]
pub struct HardnessJob {
    hardness: Bounded<Hardness>,
}

job! {
    /// Works for about `nodes` nodes, at most a million. True when each search has decided the board, or was stopped.
    HardnessJob.hardness(nodes)
}

#[wasm_bindgen]
impl HardnessJob {
    /// Starts on a board of `n` rows, 4 to 32, with `amount` obstacles by `seed`: "squares" that are blocked, "diagonals"
    /// that are excluded, or given "queens". Each search may take `most` nodes.
    ///
    /// # Errors
    /// If the size is not supported, or there cannot be that many obstacles.
    #[wasm_bindgen(constructor)]
    pub fn new(
        n: &NumberLike,
        obstacle: &Js<Obstacle>,
        amount: &NumberLike,
        seed: &NumberLike,
        most: &NumberLike,
    ) -> Outcome<HardnessJob> {
        let (size, amount) = (read::word(n, "n")? as usize, read::word(amount, "amount")? as usize);
        let obstacle = Obstacle::read(obstacle, "obstacle")?;
        let (seed, most) = (read::word(seed, "seed")?, read::count(most, "most")?);
        Ok(HardnessJob { hardness: Bounded(Hardness::new(size, obstacle, amount, seed, most)?) })
    }

    /// Returns the answer so far.
    #[must_use]
    pub fn report(&self) -> Js<HardBoard> {
        let board = self.hardness.board();
        give(&HardBoard {
            found: self.hardness.found(),
            nodes: self.hardness.nodes(),
            given: Rows(Typed(Int32Array::from(board.given().to_rows().as_slice()))),
            kept_empty: board.kept_empty().to_vec(),
            sums: board.sums().to_vec(),
            differences: board.differences().to_vec(),
        })
    }
}

impl SolutionsEstimate {
    fn of(frontier::Estimate { estimate, low, high, probes }: frontier::Estimate) -> Self {
        SolutionsEstimate {
            estimate: estimate.value(),
            low: low.value(),
            high: high.value(),
            probes,
            log10: estimate.log10(),
            log10_low: low.log10(),
            log10_high: high.log10(),
        }
    }
}

/// Reads a report; `None` if it has another form.
fn report(value: &JsValue) -> Option<Covered> {
    const NAME: &str = "reports";
    let part = |name: &str| value.is_object().then(|| Reflect::get(value, &name.into()).ok()).flatten();
    let word = |name| read::word(&part(name)?, NAME).ok();
    let list = |name| read::list(&part(name)?, NAME).ok();
    let counts: Vec<u64> = list("covered")?.iter().filter_map(|count| read::count(count, NAME).ok()).collect();
    let covered: [u64; MOST_QUEENS + 1] = counts.try_into().ok()?;
    let columns = || -> Option<Vec<i32>> {
        let whole = |column: &JsValue| read::whole(column, NAME, -1.0, f64::from(i32::MAX)).ok();
        list("blocking")?.iter().map(|column| whole(column).map(|column| column as i32)).collect()
    };
    Some(Covered {
        size: word("size")? as usize,
        queens: word("queens")? as usize,
        shard: word("shard")? as usize,
        orbit: word("orbit")? as usize,
        covered,
        blocking: if part("blocking")?.is_null() { None } else { Some(columns()?) },
        checksum: word("checksum")?,
    })
}

impl BlockingQueens {
    fn of(found: &threshold::Threshold) -> Self {
        let blocking = Rows(Typed(Int32Array::from(found.blocking.as_slice())));
        BlockingQueens { most: found.most as u32, blocking }
    }
}
