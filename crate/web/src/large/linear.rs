//! The linear completion, observed step by step.

use super::LargeCompletion;
use crate::errors::Outcome;
use crate::read::{self, choices, job, js_object};
use crate::shape::{Js, NumberLike, Rows, RowsLike, Typed, js_types, to_js};
use crate::transfer;
use js_sys::{Float64Array, Uint8Array, Uint32Array};
use queens_core::board::NonAttacking;
use queens_core::complete::{Progress, Recording, Then};
use queens_core::linear::{self, Damage, Levels};
use queens_core::search::linear::{reason, tables};
use queens_core::trace::{Reason, Table};
use queens_page::experiment::check_levels;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

js_object! {
    /// The bounds of the method. Omitted ones have their published values, or our choice if no value was published.
    pub struct LinearOptions {
        /// The second base level, in queens; the published one by default.
        second_level: Option<u32> = "secondLevel",
        /// The third, which is not below the second.
        third_level: Option<u32> = "thirdLevel",
        /// How often block 5 repeats from one base square; 10 by default.
        repeat_bound: Option<u32> = "repeatBound",
        /// How many base squares block 5 tries before it returns to the second level; all by default.
        base_bound: Option<u32> = "baseBound",
        /// How many returns a run may make; 1000 by default, as published.
        return_bound: Option<u32> = "returnBound",
        /// When the damage of a choice is computed.
        damage: Option<Damage> = "damage",
        /// The next action when the bounds are used up.
        then: Option<Then> = "then",
    }
}

impl LinearOptions {
    /// The bounds of a run on a board of `size` rows.
    pub(super) fn bounds(&self, size: usize) -> Outcome<linear::LinearOptions> {
        let usual = linear::LinearOptions::default();
        Ok(linear::LinearOptions {
            levels: levels(self.second_level, self.third_level, size)?,
            repeat_bound: self.repeat_bound.unwrap_or(usual.repeat_bound),
            base_bound: self.base_bound,
            return_bound: self.return_bound.unwrap_or(usual.return_bound),
            damage: self.damage.unwrap_or(usual.damage),
        })
    }
}

/// Returns the base levels of a board of `size` rows, by default the published ones; `None` if there are neither.
fn levels(second: Option<u32>, third: Option<u32>, size: usize) -> Outcome<Option<Levels>> {
    if second.is_none() && third.is_none() {
        return Ok(None);
    }
    let published = Levels::published(size);
    let second = second.map_or(published.second, |queens| queens as usize);
    let third = third.map_or(published.third, |queens| queens as usize);
    let levels = Levels { second, third };
    check_levels(levels, size)?;
    Ok(Some(levels))
}

/// The state of a run. Numbers of queens include the given ones.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinearProgress {
    #[serde(flatten)]
    progress: Progress,
    /// Steps done. A step examines one pair, chooses one row, or projects the board once. The same seed and position
    /// give the same state.
    position: u64,
    queens: usize,
    /// The base levels as numbers of queens; the first is the number given.
    levels: [usize; 3],
    repeats: u32,
}

/// The course of a run, in about 2,000 samples at most. Each list has one value per sample.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinearStrip {
    positions: Typed<Float64Array>,
    /// Rows still free.
    left: Typed<Uint32Array>,
    /// 1 to 5, or 6 for the exact search.
    block: Typed<Uint8Array>,
    dead_ends: Typed<Uint32Array>,
    returns: Typed<Uint32Array>,
}

choices!(Damage, Then);
js_types!(
    LinearOptions => "LinearOptions",
    LinearProgress => "LinearProgress",
    LinearStrip => "LinearStrip",
    Vec<Table> => "Array<Table>",
    Option<Reason> => "Reason | null",
);

/// One run of the linear completion.
#[wasm_bindgen]
pub struct LinearJob {
    recording: Recording,
    seed: u32,
}

job! {
    /// Takes exactly `steps` steps, or fewer when the run ends before. True at the end. To seek, run a new job to the
    /// position.
    LinearJob.recording(steps)
}

#[wasm_bindgen]
impl LinearJob {
    /// The start of a run.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range, or two of the queens attack each other.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike, seed: &NumberLike, options: Option<Js<LinearOptions>>) -> Outcome<LinearJob> {
        let options: LinearOptions = read::options(options)?;
        let seed = read::word(seed, "seed")?;
        let given = NonAttacking::try_from(transfer::placement(rows)?)?;
        let bounds = options.bounds(given.size())?;
        Ok(LinearJob { recording: Recording::new(given, seed, bounds, options.then.unwrap_or_default()), seed })
    }

    /// The state of the run.
    #[must_use]
    pub fn progress(&self) -> Js<LinearProgress> {
        let linear = self.recording.linear();
        to_js(&LinearProgress {
            progress: self.recording.progress(),
            position: self.recording.position(),
            queens: linear.queens(),
            levels: [linear.given(), linear.levels().second, linear.levels().third],
            repeats: linear.repeats(),
        })
    }

    /// The course of the run.
    #[must_use]
    pub fn strip(&self) -> Js<LinearStrip> {
        let strip = self.recording.strip();
        to_js(&LinearStrip {
            positions: strip.positions.as_slice().into(),
            left: strip.left.as_slice().into(),
            block: strip.block.as_slice().into(),
            dead_ends: strip.dead_ends.as_slice().into(),
            returns: strip.returns.as_slice().into(),
        })
    }

    /// The tables that block 5 chooses from; empty in the other blocks.
    #[must_use]
    pub fn tables(&self) -> Js<Vec<Table>> {
        to_js(&tables(self.recording.linear()))
    }

    /// Why the last step was done; null at the start, at the end, and while the exact search works.
    #[must_use]
    pub fn reason(&self) -> Js<Option<Reason>> {
        to_js(&reason(self.recording.linear(), self.recording.given()))
    }

    /// The current board.
    #[must_use]
    pub fn rows(&self) -> Js<Rows> {
        to_js(&Rows::from(&self.recording.placement()))
    }

    /// The answer so far.
    #[must_use]
    pub fn answer(&self) -> Js<LargeCompletion> {
        let answer = self.recording.answer();
        let rows = answer.placement().map(transfer::rows);
        to_js(&LargeCompletion::new(&answer, rows, self.seed, &self.recording.progress()))
    }
}
