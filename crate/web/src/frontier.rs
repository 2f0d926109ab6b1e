//! Open questions: estimates of the number of solutions, the completion threshold, the greedy queens of an infinite board, and
//! which boards are hard.

use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, ArgumentError, Read, choices, js_object};
use crate::shape::{Js, NumberLike, Rows, Typed, js_types, to_js};
use js_sys::{Int32Array, Reflect, Uint32Array};
use queens_core::Sliced;
use queens_core::frontier::{self, Estimating, Greedy, Hardness, Obstacle, threshold};
use serde::Serialize;
use std::ops::{Deref, DerefMut};
use threshold::{Covered, MAX_QUEENS};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

js_object! {
    /// How `estimateSolutions` estimates.
    pub struct EstimateOptions {
        /// The same seed and the same number of probes give the same estimate; 0 if left out.
        seed: Option<u32> = "seed",
        /// The minimum number of probes. If left out: 10,000, or 16 on more than 40 rows, where a probe takes up to a
        /// second. At most ten million, or 100 on more than 40 rows.
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
    /// The logarithm to base 10 of the lower end.
    log10_low: f64,
    /// The logarithm to base 10 of the upper end.
    log10_high: f64,
}

/// The maximum number of queens of which every placement can be completed, and one queen more that block the board.
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
    /// Which share of the placements of this many queens was examined, from 0 to 1.
    share: f64,
    /// How many placements were proved to have completions, including rotated and reflected ones.
    placements: u64,
    /// A report on each shard that was finished since the last progress, in the form of the lines of `queens shard`. They must
    /// be stored unchanged: each contains a checksum.
    reports: Vec<Covered>,
}

/// The completion threshold, and the work for it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThresholdAnswer {
    /// The threshold; null before the end.
    found: Option<BlockingQueens>,
    /// How many placements were proved to have completions, including rotated and reflected ones.
    placements: u64,
    /// The reports on the last shards.
    reports: Vec<Covered>,
}

js_types!(
    EstimateOptions => "EstimateOptions",
    SolutionsEstimate => "SolutionsEstimate",
    BlockingQueens => "BlockingQueens",
    ThresholdProgress => "ThresholdProgress",
    ThresholdAnswer => "ThresholdAnswer",
    EstimateProgress => "EstimateProgress",
    GreedyQueens => "GreedyQueens",
    HardBoard => "HardBoard",
    Obstacle => "Obstacle",
);
choices!(Obstacle);

/// How many probes are made by default, on boards where a probe is a walk and on larger ones.
const PROBES: [u64; 2] = [10_000, 16];

/// The maximum number of probes of one call, on boards of either kind: they take about a minute.
const MAX_PROBES: [u64; 2] = [10_000_000, 100];

/// Estimates how many solutions the empty board of `n` rows has; `n` is at most 1,000. A call cannot be stopped, so the
/// number of probes is limited: the question `estimate` continues in slices without a limit.
///
/// # Errors
/// When `n` is not a size, or larger than can be estimated, or `probes` above its limit.
#[wasm_bindgen(js_name = estimateSolutions)]
pub fn estimate_solutions(n: &NumberLike, options: Option<Js<EstimateOptions>>) -> Outcome<Js<SolutionsEstimate>> {
    let EstimateOptions { seed, probes } = read::options(options)?;
    let size = read::word(n, "n")? as usize;
    let is_large = usize::from(size > frontier::MAX_WALK_SIZE);
    let (probes, most) = (probes.unwrap_or(PROBES[is_large]), MAX_PROBES[is_large]);
    if probes > most {
        return Err(ArgumentError::Range { name: "probes", least: 0.0, most: most as f64 }.into());
    }
    let mut estimating = Estimating::new(size, seed.unwrap_or(0), probes)?;
    estimating.run_to_end();
    Ok(to_js(&SolutionsEstimate::of(estimating.estimate().expect("it has run to the end"))))
}

/// The number of solutions of the empty board of `n` rows, 1 to 10, as a text that proves it: each decision of the search.
///
/// # Errors
/// When `n` is not a supported size.
#[wasm_bindgen(js_name = countCertificate)]
pub fn count_certificate(n: &NumberLike) -> Outcome<String> {
    Ok(frontier::certificate(read::word(n, "n")? as usize)?)
}

/// The completion threshold of the board of `n` rows, 4 to 24. The larger ones take minutes: use the question `threshold` for those.
///
/// # Errors
/// When `n` is not a supported size.
#[wasm_bindgen(js_name = blockingQueens)]
pub fn blocking_queens(n: &NumberLike) -> Outcome<Js<BlockingQueens>> {
    let mut finding = threshold::Finding::new(read::word(n, "n")? as usize)?;
    finding.run_to_end();
    Ok(to_js(&BlockingQueens::of(finding.threshold().expect("it has run to the end"))))
}

/// The maximum work of one call of `run`, so that no call takes much longer than a second, whatever its argument.
const MAX_SLICE_WORK: u64 = 1_000_000;

/// Work that is long or has no end, in slices of at most `MAX_SLICE_WORK`.
pub struct Bounded<S>(S);

impl<S: Sliced> Sliced for Bounded<S> {
    fn run(&mut self, budget: u64) -> bool {
        self.0.run(budget.min(MAX_SLICE_WORK))
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

js_object! {
    /// An estimate of the number of solutions that gets better with every slice, without end. The budget counts queens.
    pub struct EstimateQuestion {
        /// The number of rows, at most 1,000.
        size: u32 = "size",
        /// The same seed and the same number of probes give the same estimate.
        seed: u32 = "seed",
    }
}

/// An estimate so far.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EstimateProgress {
    /// Null before there are enough probes for a bar.
    estimate: Option<SolutionsEstimate>,
}

impl Question for EstimateQuestion {
    const NAME: &'static str = "estimate";
    type Work = Bounded<Estimating>;

    fn start(self) -> Outcome<Bounded<Estimating>> {
        Ok(Bounded(Estimating::new(self.size as usize, self.seed, u64::MAX)?))
    }
}

impl Work for Bounded<Estimating> {
    type Progress = EstimateProgress;
    type Answer = EstimateProgress;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) -> EstimateProgress {
        EstimateProgress { estimate: self.estimate().map(SolutionsEstimate::of) }
    }

    fn answer(mut self: Box<Self>) -> Outcome<EstimateProgress> {
        Ok(self.progress())
    }
}

js_object! {
    /// The completion threshold of a board. The budget counts sets of queens.
    pub struct ThresholdQuestion {
        /// The number of rows, 4 to 24.
        size: u32 = "size",
        /// The reports of an earlier search, whose shards are not searched again. A report that was changed, or belongs to
        /// another board, is left out.
        #[cfg_attr(test, ts(optional, type = "readonly unknown[]"))]
        reports: Option<Reports> = "reports",
    }
}

/// The valid reports of those that were read.
pub struct Reports(Vec<Covered>);

impl Read for Reports {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        Ok(Reports(read::list(value, name)?.iter().filter_map(report).collect()))
    }
}

impl Question for ThresholdQuestion {
    const NAME: &'static str = "threshold";
    type Work = Bounded<threshold::Finding>;

    fn start(self) -> Outcome<Bounded<threshold::Finding>> {
        let reports = self.reports.map_or_else(Vec::new, |reports| reports.0);
        Ok(Bounded(threshold::Finding::resumed(self.size as usize, reports)?))
    }
}

impl Work for Bounded<threshold::Finding> {
    type Progress = ThresholdProgress;
    type Answer = ThresholdAnswer;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) -> ThresholdProgress {
        ThresholdProgress {
            queens: self.queens() as u32,
            share: self.share(),
            placements: self.placements(),
            reports: self.take_reports(),
        }
    }

    fn answer(mut self: Box<Self>) -> Outcome<ThresholdAnswer> {
        let ThresholdProgress { placements, reports, .. } = self.progress();
        Ok(ThresholdAnswer { found: self.threshold().map(BlockingQueens::of), placements, reports })
    }
}

js_object! {
    /// The greedy queens of an infinite board. The budget counts queens.
    pub struct GreedyQuestion {
        /// The number of rows, at most ten million.
        rows: u32 = "rows",
    }
}

/// The greedy queens.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GreedyQueens {
    /// The column of the queen in each row, counted from 0.
    columns: Typed<Uint32Array>,
}

impl Question for GreedyQuestion {
    const NAME: &'static str = "greedy";
    type Work = Greedy;

    fn start(self) -> Outcome<Greedy> {
        Ok(Greedy::new(self.rows as usize)?)
    }
}

impl Work for Greedy {
    type Progress = ();
    type Answer = GreedyQueens;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<GreedyQueens> {
        Ok(GreedyQueens { columns: self.columns().into() })
    }
}

/// A random board with obstacles, and the cost of deciding it for three searches.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HardBoard {
    /// Whether it has a solution; null if no search has decided that.
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

js_object! {
    /// A random board with obstacles, decided by three searches. The budget counts nodes.
    pub struct HardnessQuestion {
        /// The number of rows, 4 to 32.
        size: u32 = "size",
        /// "squares" that are blocked, "diagonals" that are excluded, or given "queens".
        obstacle: Obstacle = "obstacle",
        /// How many obstacles.
        amount: u32 = "amount",
        /// The seed that decides where they are.
        seed: u32 = "seed",
        /// How many nodes each search may take.
        most: u64 = "most",
    }
}

impl Question for HardnessQuestion {
    const NAME: &'static str = "hardness";
    type Work = Bounded<Hardness>;

    fn start(self) -> Outcome<Bounded<Hardness>> {
        let HardnessQuestion { size, obstacle, amount, seed, most } = self;
        Ok(Bounded(Hardness::new(size as usize, obstacle, amount as usize, seed, most)?))
    }
}

impl Work for Bounded<Hardness> {
    type Progress = ();
    type Answer = HardBoard;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<HardBoard> {
        let board = self.board();
        Ok(HardBoard {
            found: self.found(),
            nodes: self.nodes(),
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
    let covered: [u64; MAX_QUEENS + 1] = counts.try_into().ok()?;
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
