//! The solutions of small empty boards one by one: their list, and how often each square takes part, as a job in slices.

use crate::{errors::Outcome, read, write};
use js_sys::{Float64Array, Object, Uint8Array, Uint32Array};
use queens_core::gallery::{Gallery, Heat};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// `{ columns, orbits, fundamental }` of the empty board of size `n`: n columns a solution, the orbit of each solution, and
/// the fundamental solution of each orbit.
///
/// # Errors
/// When `n` is not a size, or larger than can be listed.
#[wasm_bindgen]
pub fn gallery(n: &JsValue) -> Outcome<Object> {
    let gallery = Gallery::new(read::word(n, "n")? as usize)?;
    let columns = (0..gallery.len()).flat_map(|solution| gallery.columns(solution).map(|column| column as u8));
    let listed = write::object();
    write::set(&listed, "columns", &Uint8Array::from(columns.collect::<Vec<u8>>().as_slice()));
    write::set(&listed, "orbits", &Uint32Array::from(gallery.orbits()));
    write::set(&listed, "fundamental", &Uint32Array::from(gallery.fundamental()));
    Ok(listed)
}

/// A heat map of the solutions of an empty board, worked on in slices.
#[wasm_bindgen]
pub struct HeatJob {
    heat: Heat,
}

#[wasm_bindgen]
impl HeatJob {
    /// Nothing is summed yet.
    ///
    /// # Errors
    /// When `n` is not a size, or larger than can be served.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &JsValue) -> Outcome<HeatJob> {
        Ok(HeatJob { heat: Heat::new(read::word(n, "n")? as usize)? })
    }

    /// Works for about so many nodes. True when all solutions have been gone through.
    ///
    /// # Errors
    /// When `nodes` is not a count.
    pub fn run(&mut self, nodes: &JsValue) -> Outcome<bool> {
        Ok(self.heat.run(read::count(nodes, "nodes")?))
    }

    /// `{ share, solutions }`.
    #[must_use]
    pub fn progress(&self) -> Object {
        let progress = write::object();
        write::set(&progress, "share", &self.heat.share().into());
        write::set(&progress, "solutions", &(self.heat.solutions() as f64).into());
        progress
    }

    /// n * n numbers, row by row: in how many of the solutions gone through the square holds a queen.
    #[must_use]
    pub fn squares(&self) -> Float64Array {
        let squares: Vec<f64> = self.heat.squares().into_iter().map(|count| count as f64).collect();
        Float64Array::from(squares.as_slice())
    }
}
