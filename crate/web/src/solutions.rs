//! The solutions of small empty boards: their list, and a heat map of their squares as a job in slices.

use crate::errors::Outcome;
use crate::read::{self, choices, job};
use crate::shape::{Js, Long, NumberLike, Typed, crosses, give};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use queens_core::count::solutions::{Turn, TurnedCount};
use queens_page::gallery::{self, Heat};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// Every solution of an empty board, in the order in which they read from the right.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Gallery {
    /// n columns per solution: for each row from the top its column, counted from 0.
    columns: Typed<Uint8Array>,
    /// For each solution, the number of its orbit.
    orbits: Typed<Uint32Array>,
    /// For each orbit its fundamental solution: the first one of the orbit.
    fundamental: Typed<Uint32Array>,
}

/// How far a heat map is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeatProgress {
    /// How much of the search is done, from 0 to 1. It never decreases.
    share: f64,
    /// How many solutions were counted so far.
    solutions: u64,
}

/// How far a count of solutions is that a rotation leaves unchanged.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnedProgress {
    /// How many solutions were found so far.
    found: Long,
    /// How much of the count is done, from 0 to 1.
    share: f64,
    /// How many queens were set so far, without their images.
    nodes: u64,
}

choices!(Turn);
crosses!(Gallery => "Gallery", HeatProgress => "HeatProgress", Turn => "Turn", TurnedProgress => "TurnedProgress");

/// Lists the solutions of the empty board of `n` rows, at most 12.
///
/// # Errors
/// When `n` is not a size, or larger than can be listed.
#[wasm_bindgen]
pub fn gallery(n: &NumberLike) -> Outcome<Js<Gallery>> {
    let gallery = gallery::Gallery::new(read::word(n, "n")? as usize)?;
    let columns = (0..gallery.len()).flat_map(|solution| gallery.columns(solution).map(|column| column as u8));
    Ok(give(&Gallery {
        columns: columns.collect(),
        orbits: gallery.orbits().into(),
        fundamental: gallery.fundamental().into(),
    }))
}

/// A count of the solutions of an empty board that a rotation leaves unchanged, worked on in slices.
#[wasm_bindgen]
pub struct TurnedCountJob {
    count: TurnedCount,
}

job! {
    /// Sets about `nodes` queens with their images. True when all solutions were counted.
    TurnedCountJob.count(nodes)
}

#[wasm_bindgen]
impl TurnedCountJob {
    /// Starts the count for the board of `n` rows: `turn` is `half`, at most 32 rows, or `quarter`, at most 64.
    ///
    /// # Errors
    /// When an argument is not of its type, or `n` is larger than can be counted.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &NumberLike, turn: &Js<Turn>) -> Outcome<TurnedCountJob> {
        let turn = read::choice(turn, "turn")?;
        Ok(TurnedCountJob { count: TurnedCount::new(turn, read::word(n, "n")? as usize)? })
    }

    /// The progress of the count.
    #[must_use]
    pub fn progress(&self) -> Js<TurnedProgress> {
        let TurnedCountJob { count } = self;
        give(&TurnedProgress { found: count.found().into(), share: count.share(), nodes: count.nodes() })
    }
}

/// A heat map of the solutions of an empty board, worked on in slices.
#[wasm_bindgen]
pub struct HeatJob {
    heat: Heat,
}

job! {
    /// Works for about `nodes` nodes. True when all solutions were counted.
    HeatJob.heat(nodes)
}

#[wasm_bindgen]
impl HeatJob {
    /// Starts the count. `n`: at most 16 rows.
    ///
    /// # Errors
    /// When `n` is not a size, or larger than can be served.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &NumberLike) -> Outcome<HeatJob> {
        Ok(HeatJob { heat: Heat::new(read::word(n, "n")? as usize)? })
    }

    /// The progress of the count.
    #[must_use]
    pub fn progress(&self) -> Js<HeatProgress> {
        give(&HeatProgress { share: self.heat.share(), solutions: self.heat.solutions() })
    }

    /// n * n numbers, row by row: how many of the solutions counted so far have a queen on the square.
    #[must_use]
    pub fn squares(&self) -> Float64Array {
        let squares: Vec<f64> = self.heat.squares().into_iter().map(|count| count as f64).collect();
        Float64Array::from(squares.as_slice())
    }
}
