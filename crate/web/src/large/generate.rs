//! Random placements.

use super::{BoardMade, size};
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{choices, js_object};
use crate::shape::js_types;
use crate::transfer::Outgoing;
use queens_core::Sliced;
use queens_core::generate::{Generate, Source};
use serde::Serialize;

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
js_types!(Source => "Source", GenerateProgress => "GenerateProgress");

js_object! {
    /// A random placement. The budget counts queens.
    pub struct GenerateQuestion {
        /// The number of rows.
        n: u32 = "n",
        /// The number of queens.
        queens: u32 = "queens",
        seed: u32 = "seed",
        /// Where the queens come from.
        source: Source = "source",
    }
}

impl Question for GenerateQuestion {
    const NAME: &'static str = "generate";
    type Work = Generating;

    fn start(self) -> Outcome<Generating> {
        let (size, wanted) = (size(&self.n.into(), "n")?, self.queens as usize);
        let generate = Generate::new(size, wanted, self.seed, self.source)?;
        Ok(Generating { generate, outgoing: Outgoing::new(size), wanted })
    }
}

/// A placement that is being made.
pub struct Generating {
    generate: Generate,
    outgoing: Outgoing,
    wanted: usize,
}

impl Work for Generating {
    type Progress = GenerateProgress;
    type Answer = BoardMade;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        if let Some(placement) = self.generate.placement()? {
            return Ok(self.outgoing.run(placement, budget).into());
        }
        self.generate.run(budget);
        Ok(Step::More)
    }

    fn progress(&mut self) -> GenerateProgress {
        let (queens, attempt) = (self.generate.queens(), self.generate.attempt());
        GenerateProgress { queens, wanted: self.wanted, attempt }
    }

    fn answer(self: Box<Self>) -> Outcome<BoardMade> {
        Ok(BoardMade::from(&self.outgoing))
    }
}
