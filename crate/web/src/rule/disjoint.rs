//! Solutions that share no square.

use super::Ruled;
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::js_object;
use crate::shape::{Typed, js_types};
use js_sys::Uint32Array;
use queens_core::Sliced;
use queens_core::rule::{Disjoint, Squares};
use serde::Serialize;

/// The solutions that share no square, as far as known.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DisjointReport {
    /// How many solutions were listed so far.
    solutions: u32,
    /// The squares of the largest choice found so far, `pieces` per solution, ascending within each.
    squares: Typed<Uint32Array>,
    /// The number of pieces in each of them.
    pieces: u32,
    /// Whether it is proved that there is no larger choice.
    proved: bool,
    /// How many pieces were set to list solutions, plus how many squares were decided to choose among them.
    nodes: u64,
}

js_types!(DisjointReport => "DisjointReport");

js_object! {
    /// As many solutions as possible that share no square. The budget counts nodes.
    pub struct DisjointQuestion {
        /// The board.
        #[cfg_attr(test, ts(type = "RuledBoard"))]
        board: Ruled = "board",
        /// The search ends once it has found this many; otherwise, once it is proved that there are no more.
        enough: Option<u32> = "enough",
    }
}

impl Question for DisjointQuestion {
    const NAME: &'static str = "disjoint";
    type Work = Choosing;

    fn start(self) -> Outcome<Choosing> {
        let Ruled(position) = self.board;
        let disjoint = Disjoint::new(&position);
        let disjoint = match self.enough {
            Some(enough) => disjoint.with_enough(enough as usize),
            None => disjoint,
        };
        Ok(Choosing { disjoint, pieces: position.pieces() })
    }
}

/// The search for solutions that share no square.
pub struct Choosing {
    disjoint: Disjoint,
    pieces: u32,
}

impl Work for Choosing {
    type Progress = DisjointReport;
    type Answer = DisjointReport;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(self.disjoint.run(budget).into())
    }

    fn progress(&mut self) -> DisjointReport {
        DisjointReport {
            solutions: self.disjoint.solutions() as u32,
            squares: self.disjoint.best().into_iter().flat_map(Squares::iter).collect(),
            pieces: self.pieces,
            proved: self.disjoint.is_proved(),
            nodes: self.disjoint.nodes(),
        }
    }

    fn answer(mut self: Box<Self>) -> Outcome<DisjointReport> {
        Ok(self.progress())
    }
}
