//! Random placements.

use super::size;
use crate::transfer::Outgoing;
use crate::{errors::Outcome, read, write};
use js_sys::{Int32Array, Object};
use queens_core::generate::{Generate, Source};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// A random placement, worked on in slices.
#[wasm_bindgen]
pub struct GenerateJob {
    generate: Generate,
    outgoing: Outgoing,
    wanted: usize,
}

#[wasm_bindgen]
impl GenerateJob {
    /// Of so many queens on `n` rows; `source` is "random" or "solution".
    ///
    /// # Errors
    /// When an argument is not of its type or out of range, or there are more queens than rows.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &JsValue, queens: &JsValue, seed: &JsValue, source: &JsValue) -> Outcome<GenerateJob> {
        let sources = [("random", Source::Random), ("solution", Source::Solution)];
        let source = read::choice(source, "source", &sources)?;
        let wanted = read::word(queens, "queens")? as usize;
        let size = size(n, "n")?;
        let generate = Generate::new(size, wanted, read::word(seed, "seed")?, source)?;
        Ok(GenerateJob { generate, outgoing: Outgoing::new(size), wanted })
    }

    /// Works on about so many queens. True when the placement is there.
    ///
    /// # Errors
    /// When `queens` is not a count; when no attempt reached the number of queens.
    pub fn run(&mut self, queens: &JsValue) -> Outcome<bool> {
        let queens = read::count(queens, "queens")?;
        match self.generate.placement() {
            Some(placement) => Ok(self.outgoing.run(placement, queens)),
            None => {
                self.generate.run(queens)?;
                Ok(false)
            }
        }
    }

    /// `{ queens, wanted, attempt }`.
    #[must_use]
    pub fn progress(&self) -> Object {
        let progress = write::object();
        write::set(&progress, "queens", &(self.generate.queens() as f64).into());
        write::set(&progress, "wanted", &(self.wanted as f64).into());
        write::set(&progress, "attempt", &(self.generate.attempt() as f64).into());
        progress
    }

    /// The placement, once it is there.
    #[must_use]
    pub fn rows(&self) -> Int32Array {
        self.outgoing.rows()
    }
}
