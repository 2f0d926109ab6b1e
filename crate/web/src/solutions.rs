//! The solutions of small empty boards: their list, and a heat map of their squares as a job in slices.

use crate::errors::Outcome;
use crate::read::{self, job};
use crate::shape::{Js, NumberLike, Typed, crosses, give};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
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

crosses!(Gallery => "Gallery", HeatProgress => "HeatProgress");

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
