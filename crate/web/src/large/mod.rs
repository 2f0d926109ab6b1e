//! Handles for boards of up to ten million rows: a part of the boundary that a page loads only when it needs it, as a
//! module of its own. Its shapes are written down in `www/src/engine/types-large.ts`.

pub mod complete;
pub mod construct;
pub mod experiment;
pub mod file;
pub mod generate;
pub mod image;
pub mod linear;
pub mod validate;

use crate::errors::Outcome;
use crate::read::{self, LARGEST_BOARD};
use crate::write;
use js_sys::{Int32Array, Object};
use queens_core::complete::{Completion, Progress};
use wasm_bindgen::JsValue;

/// A number of rows.
fn size(value: &JsValue, name: &'static str) -> Outcome<usize> {
    Ok(read::whole(value, name, 1.0, f64::from(LARGEST_BOARD))? as usize)
}

/// `{ verdict, rows?, conflict?, engine, seed, nodes, deadEnds, returns }`; the rows are those of a completion.
fn written(answer: &Completion, rows: Option<Int32Array>, seed: u32, progress: &Progress) -> Object {
    let object = write::object();
    write::set(&object, "verdict", &write::plain(&answer.verdict));
    if let Some(rows) = rows.filter(|_| answer.placement.is_some()) {
        write::set(&object, "rows", &rows);
    }
    if let Some(conflict) = &answer.conflict {
        write::set(&object, "conflict", &write::plain(conflict));
    }
    write::set(&object, "engine", &write::plain(&answer.engine));
    write::set(&object, "seed", &seed.into());
    write::set(&object, "nodes", &(progress.nodes as f64).into());
    write::set(&object, "deadEnds", &(progress.dead_ends as f64).into());
    write::set(&object, "returns", &(progress.returns as f64).into());
    object
}
