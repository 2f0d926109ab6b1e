//! Random placements.

use super::size;
use crate::errors::Outcome;
use crate::read::{self, Read, choices};
use crate::shape::{Js, NumberLike, Rows, crosses, give};
use crate::transfer::Outgoing;
use queens_core::Sliced;
use queens_core::generate::{Generate, Source};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// How far a random placement is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GenerateProgress {
    /// The number of queens so far.
    queens: usize,
    /// How many queens are wanted.
    wanted: usize,
    /// The number of the current attempt, from 1.
    attempt: usize,
}

choices!(Source);
crosses!(Source => "Source", GenerateProgress => "GenerateProgress");

/// A random placement, worked on in slices.
#[wasm_bindgen]
pub struct GenerateJob {
    generate: Generate,
    outgoing: Outgoing,
    wanted: usize,
}

#[wasm_bindgen]
impl GenerateJob {
    /// Starts a placement of `queens` queens on `n` rows.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range, or there are more queens than rows.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &NumberLike, queens: &NumberLike, seed: &NumberLike, source: &Js<Source>) -> Outcome<GenerateJob> {
        let source = Source::read(source, "source")?;
        let wanted = read::word(queens, "queens")? as usize;
        let size = size(n, "n")?;
        let generate = Generate::new(size, wanted, read::word(seed, "seed")?, source)?;
        Ok(GenerateJob { generate, outgoing: Outgoing::new(size), wanted })
    }

    /// Works on about `queens` queens. True when the placement is finished.
    ///
    /// # Errors
    /// When `queens` is not a count; when no attempt reached the number of queens.
    pub fn run(&mut self, queens: &NumberLike) -> Outcome<bool> {
        let queens = read::count(queens, "queens")?;
        if let Some(placement) = self.generate.placement()? {
            return Ok(self.outgoing.run(placement, queens));
        }
        self.generate.run(queens);
        Ok(false)
    }

    /// The progress of the work.
    #[must_use]
    pub fn progress(&self) -> Js<GenerateProgress> {
        let (queens, attempt) = (self.generate.queens(), self.generate.attempt());
        give(&GenerateProgress { queens, wanted: self.wanted, attempt })
    }

    /// The placement, once it is finished.
    #[must_use]
    pub fn rows(&self) -> Js<Rows> {
        give(&Rows::from(self.outgoing.rows()))
    }
}
