//! The solutions of small empty boards: their list, and questions about them.

use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, choices, js_object};
use crate::shape::{BigCount, Js, NumberLike, Typed, js_types, to_js};
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::construct::is_modular;
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
    /// For each orbit, 1 if its solutions are modular: no two queens attack each other even along diagonals that wrap around.
    modular: Typed<Uint8Array>,
}

/// The progress of a heat map.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeatProgress {
    /// How much of the search is done, from 0 to 1. It never decreases.
    share: f64,
    /// How many solutions were counted so far.
    solutions: u64,
}

/// In how many solutions of an empty board each square has a queen.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SolutionsHeat {
    /// n * n numbers, row by row.
    squares: Typed<Float64Array>,
    /// The number of solutions.
    solutions: u64,
}

/// The progress of a count of solutions that a rotation leaves unchanged.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnedProgress {
    /// How many solutions were found so far.
    found: BigCount,
    /// How much of the count is done, from 0 to 1.
    share: f64,
    /// How many queens were set so far, without their images.
    nodes: u64,
}

choices!(Turn);
js_types!(
    Gallery => "Gallery",
    HeatProgress => "HeatProgress",
    SolutionsHeat => "SolutionsHeat",
    Turn => "Turn",
    TurnedProgress => "TurnedProgress",
);

/// Lists the solutions of the empty board of `n` rows, at most 12.
///
/// # Errors
/// When `n` is not a size, or larger than can be listed.
#[wasm_bindgen]
pub fn gallery(n: &NumberLike) -> Outcome<Js<Gallery>> {
    let gallery = gallery::Gallery::new(read::word(n, "n")? as usize)?;
    let modular = |&solution: &u32| {
        let rows: Vec<i32> = gallery.columns(solution as usize).map(|column| column as i32).collect();
        u8::from(Placement::from_rows(&rows).is_ok_and(|placement| is_modular(&placement)))
    };
    let columns = (0..gallery.len()).flat_map(|solution| gallery.columns(solution).map(|column| column as u8));
    Ok(to_js(&Gallery {
        columns: columns.collect(),
        orbits: gallery.orbits().into(),
        fundamental: gallery.fundamental().into(),
        modular: gallery.fundamental().iter().map(modular).collect(),
    }))
}

js_object! {
    /// A count of the solutions of an empty board that a rotation leaves unchanged. The budget counts queens, without their
    /// images.
    pub struct TurnedCountQuestion {
        /// The number of rows: at most 32 for `half`, at most 64 for `quarter`.
        size: u32 = "size",
        /// The rotation.
        turn: Turn = "turn",
    }
}

impl Question for TurnedCountQuestion {
    const NAME: &'static str = "turnedCount";
    type Work = TurnedCount;

    fn start(self) -> Outcome<TurnedCount> {
        Ok(TurnedCount::new(self.turn, self.size as usize)?)
    }
}

impl Work for TurnedCount {
    type Progress = TurnedProgress;
    type Answer = TurnedProgress;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) -> TurnedProgress {
        TurnedProgress { found: self.found().into(), share: self.share(), nodes: self.nodes() }
    }

    fn answer(mut self: Box<Self>) -> Outcome<TurnedProgress> {
        Ok(self.progress())
    }
}

js_object! {
    /// A heat map of the solutions of an empty board. The budget counts nodes.
    pub struct HeatQuestion {
        /// The number of rows, at most 16.
        size: u32 = "size",
    }
}

impl Question for HeatQuestion {
    const NAME: &'static str = "heat";
    type Work = Heat;

    fn start(self) -> Outcome<Heat> {
        Ok(Heat::new(self.size as usize)?)
    }
}

impl Work for Heat {
    type Progress = HeatProgress;
    type Answer = SolutionsHeat;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) -> HeatProgress {
        HeatProgress { share: self.share(), solutions: self.solutions() }
    }

    fn answer(self: Box<Self>) -> Outcome<SolutionsHeat> {
        let squares = self.squares().into_iter().map(|count| count as f64).collect();
        Ok(SolutionsHeat { squares, solutions: self.solutions() })
    }
}
