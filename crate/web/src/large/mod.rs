//! Handles for boards of up to ten million rows.

mod bitmap;
pub mod complete;
pub mod construct;
pub mod experiment;
pub mod file;
pub mod generate;
pub mod image;
pub mod linear;
mod reading;
pub mod validate;

use crate::errors::Outcome;
use crate::read::{self, LARGEST_BOARD};
use crate::shape::Rows;
use js_sys::Int32Array;
use queens_core::board::Conflict;
use queens_core::complete::{Completion, Engine, Progress, Verdict};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// A number of rows.
fn size(value: &JsValue, name: &'static str) -> Outcome<usize> {
    Ok(read::whole(value, name, 1.0, f64::from(LARGEST_BOARD))? as usize)
}

/// The answer to "can this be finished?" about a large board.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LargeCompletion {
    /// What is known.
    verdict: Verdict,
    /// With "completed": checked by the validator, and holding all given queens.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    rows: Option<Rows>,
    /// With "impossible" because two given queens attack each other: those two.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    conflict: Option<Conflict>,
    /// What gave the answer, or is at work.
    engine: Engine,
    seed: u32,
    /// Queens set, also those taken off again.
    nodes: u64,
    /// How often nothing more could be set.
    dead_ends: u64,
    /// How often a search went back, or began anew.
    returns: u64,
}

impl LargeCompletion {
    /// `rows`: the placement of the answer, handed over.
    fn new(answer: &Completion, rows: Option<Int32Array>, seed: u32, progress: &Progress) -> Self {
        LargeCompletion {
            verdict: answer.verdict,
            rows: rows.filter(|_| answer.placement.is_some()).map(Rows::from),
            conflict: answer.conflict,
            engine: answer.engine,
            seed,
            nodes: progress.nodes,
            dead_ends: progress.dead_ends,
            returns: progress.returns,
        }
    }
}
