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
use crate::read::{self, MAX_BOARD_SIZE};
use crate::shape::{Rows, js_types};
use crate::transfer::Outgoing;
use js_sys::Int32Array;
use queens_core::board::Conflict;
use queens_core::complete::{Completion, Engine, Progress, Verdict};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// A number of rows.
fn size(value: &JsValue, name: &'static str) -> Outcome<usize> {
    Ok(read::whole(value, name, 1.0, f64::from(MAX_BOARD_SIZE))? as usize)
}

/// A board that was made.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardMade {
    /// The placement.
    rows: Rows,
}

impl From<&Outgoing> for BoardMade {
    fn from(outgoing: &Outgoing) -> Self {
        BoardMade { rows: outgoing.rows().into() }
    }
}

js_types!(BoardMade => "BoardMade");

/// Whether a large board can be completed.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LargeCompletion {
    /// The verdict.
    verdict: Verdict,
    /// With "completed": a completion that includes all given queens and has passed the validator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    rows: Option<Rows>,
    /// With "impossible" because two given queens attack each other: those two.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    conflict: Option<Conflict>,
    /// The engine that answered, or is working.
    engine: Engine,
    seed: u32,
    /// How many queens were set, also those that were removed again.
    nodes: u64,
    /// How many dead ends there were.
    dead_ends: u64,
    /// How often a search returned to an earlier level, or restarted.
    returns: u64,
}

impl LargeCompletion {
    /// `rows`: the placement of the answer.
    fn new(answer: &Completion, rows: Option<Int32Array>, seed: u32, progress: &Progress) -> Self {
        LargeCompletion {
            verdict: answer.verdict(),
            rows: rows.filter(|_| answer.placement().is_some()).map(Rows::from),
            conflict: answer.answer.conflict(),
            engine: answer.engine,
            seed,
            nodes: progress.nodes,
            dead_ends: progress.dead_ends,
            returns: progress.returns,
        }
    }
}
