//! Questions about a board under any rule: how many ways to finish it, their squares, one of them, all of them.

use super::{Ruled, RuledBoard, Squares as Given, completion};
use crate::complete::{CompletePhase, Completion, RuleCompletion};
use crate::errors::Outcome;
use crate::question::{Question, Step, Work};
use crate::read::{self, Read, js_object};
use crate::shape::{BigCount, Typed, js_types};
use js_sys::{Float64Array, Uint32Array};
use queens_core::Sliced;
use queens_core::complete::{Engine, Verdict};
use queens_core::rule::{BlameWanted, Budget, CompleteOptions, Completing, Counting, Heat, Listing, Position, Squares};
use serde::Serialize;
use std::collections::BTreeSet;
use wasm_bindgen::JsValue;

/// How many ways a count has found.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleCount {
    /// Ways found so far.
    count: BigCount,
    /// Pieces set in search.
    nodes: u64,
    /// How much of the work is done, from 0 to 1: an estimate.
    share: f64,
    /// Whether it has stopped at the requested number of nodes.
    cut: bool,
}

/// How many ways a count has found, and for each square, how many of them use it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleHeat {
    /// Ways found so far.
    count: BigCount,
    /// Pieces set in search.
    nodes: u64,
    /// A number for each square, row by row: how many of the ways have a piece on it.
    squares: Typed<Float64Array>,
}

/// The progress of the search for a completion under a rule.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleCompleteProgress {
    /// Pieces set in search.
    nodes: u64,
    /// The current phase.
    phase: CompletePhase,
    /// While pieces to blame are searched for: the answer so far, with the smallest set found.
    known: Option<RuleCompletion>,
}

/// Ways to finish, one by one.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleList {
    /// The squares of all pieces of each way, `pieces` per way, ascending within each.
    squares: Typed<Uint32Array>,
    /// How many pieces each way has.
    pieces: u32,
    /// For each way, the number of its orbit under the rotations and reflections that keep the rule, from 0.
    orbits: Typed<Uint32Array>,
    /// Whether there are more ways than were requested.
    cut: bool,
}

js_types!(
    RuleCount => "RuleCount",
    RuleHeat => "RuleHeat",
    RuleCompleteProgress => "RuleCompleteProgress",
    RuleList => "RuleList",
);

js_object! {
    /// In how many ways boards can be finished. The budget counts nodes.
    pub struct RuleCountQuestion {
        /// The boards. They are counted one after another, and the ways are added up.
        boards: Vec<RuledBoard> = "boards",
        /// The number of nodes after which the count stops; without it, the count runs to its end.
        most: Option<u64> = "most",
    }
}

impl Question for RuleCountQuestion {
    const NAME: &'static str = "countByRule";
    type Work = CountingAll;

    fn start(self) -> Outcome<CountingAll> {
        let most = self.most.unwrap_or(u64::MAX);
        let mut counting = CountingAll { boards: self.boards, most, next: 0, current: None, count: 0, nodes: 0 };
        counting.begin()?;
        Ok(counting)
    }
}

/// The count of several boards.
pub struct CountingAll {
    boards: Vec<RuledBoard>,
    /// The maximum number of nodes.
    most: u64,
    /// The place of the board after the current one.
    next: usize,
    current: Option<Counting>,
    /// The ways and the nodes of the boards that are finished.
    count: u128,
    nodes: u64,
}

impl CountingAll {
    /// Begins with the next board, if there is one.
    fn begin(&mut self) -> Outcome<()> {
        self.current = match self.boards.get(self.next) {
            Some(board) => Some(Counting::new(&board.position()?)),
            None => None,
        };
        self.next += 1;
        Ok(())
    }

    /// Whether all nodes are spent before the end.
    fn is_cut(&self) -> bool {
        self.current.as_ref().is_some_and(|counting| self.nodes + counting.nodes() >= self.most)
    }
}

impl Work for CountingAll {
    type Progress = RuleCount;
    type Answer = RuleCount;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        if let Some(counting) = &mut self.current {
            let left = self.most.saturating_sub(self.nodes + counting.nodes());
            if !counting.run(budget.min(left)) {
                return Ok(self.is_cut().into());
            }
            self.count += counting.count();
            self.nodes += counting.nodes();
            self.begin()?;
        }
        Ok(self.current.is_none().into())
    }

    fn progress(&mut self) -> RuleCount {
        let (count, nodes, share) = match &self.current {
            Some(counting) => (counting.count(), counting.nodes(), counting.share()),
            None => (0, 0, 0.0),
        };
        let done = self.next as f64 - 1.0 + share;
        let share = if self.boards.is_empty() { 1.0 } else { done / self.boards.len() as f64 };
        RuleCount { count: (self.count + count).into(), nodes: self.nodes + nodes, share, cut: self.is_cut() }
    }

    fn answer(mut self: Box<Self>) -> Outcome<RuleCount> {
        Ok(self.progress())
    }
}

js_object! {
    /// In how many ways a board can be finished, and which squares they use. The budget counts nodes.
    pub struct RuleHeatQuestion {
        /// The board.
        #[cfg_attr(test, ts(type = "RuledBoard"))]
        board: Ruled = "board",
    }
}

impl Question for RuleHeatQuestion {
    const NAME: &'static str = "heatByRule";
    type Work = Heat;

    fn start(self) -> Outcome<Heat> {
        Ok(Heat::new(&self.board.0))
    }
}

impl Work for Heat {
    type Progress = RuleHeat;
    type Answer = RuleHeat;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(Sliced::run(self, budget).into())
    }

    fn progress(&mut self) -> RuleHeat {
        let squares = self.per_square().into_iter().map(|count| count as f64).collect();
        RuleHeat { count: self.count().into(), nodes: self.nodes(), squares }
    }

    fn answer(mut self: Box<Self>) -> Outcome<RuleHeat> {
        Ok(self.progress())
    }
}

js_object! {
    /// One way to finish a board under any rule, or the pieces to blame. The budget counts nodes.
    pub struct RuleCompleteQuestion {
        /// The board.
        #[cfg_attr(test, ts(type = "RuledBoard"))]
        board: Ruled = "board",
        /// The seed that decides which completion is found: the same seed gives the same one.
        seed: u32 = "seed",
        /// Which set of pieces to blame is searched for; by default the smallest.
        blame: Option<BlameWanted> = "blame",
        /// Completions that are excluded, each by its squares. If there are no others, the answer is `noOther`.
        #[cfg_attr(test, ts(optional, type = "readonly Int32Array[]"))]
        besides: Option<Vec<Given>> = "besides",
    }
}

impl Question for RuleCompleteQuestion {
    const NAME: &'static str = "completeByRule";
    type Work = CompletingAnother;

    fn start(self) -> Outcome<CompletingAnother> {
        let Ruled(position) = self.board;
        let chosen = CompleteOptions::with_defaults(Some(self.seed), None, self.blame);
        // The caller decides when to stop.
        let options = CompleteOptions { budget: Budget::UNLIMITED, ..chosen };
        let seen = self
            .besides
            .into_iter()
            .flatten()
            .map(|squares| sorted(squares.list().iter().map(|square| square.cast_unsigned())));
        Ok(CompletingAnother {
            completing: Completing::new(&position, options),
            position,
            options,
            seen: seen.collect(),
            tries: 0,
            nodes: 0,
            listing: None,
        })
    }
}

/// The search for a completion that was not seen before.
pub struct CompletingAnother {
    position: Position,
    options: CompleteOptions,
    seen: BTreeSet<Vec<u32>>,
    completing: Completing,
    /// How many seeds found only known completions, and how many pieces they set.
    tries: u32,
    nodes: u64,
    /// After [`MAX_TRIES`] seeds, the ways are listed until there is a new one.
    listing: Option<Listing>,
}

/// How many seeds are tried.
const MAX_TRIES: u32 = 12;

fn sorted(squares: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut squares: Vec<u32> = squares.collect();
    squares.sort_unstable();
    squares
}

impl CompletingAnother {
    /// The answer so far.
    fn known(&self) -> RuleCompletion {
        let nodes = self.nodes;
        let Some(listing) = &self.listing else {
            let RuleCompletion(known) = completion(&self.completing);
            return RuleCompletion(Completion { nodes: nodes + known.nodes, ..known });
        };
        let new = listing.found().map(|way| sorted(way.iter())).find(|way| !self.seen.contains(way));
        let verdict = if new.is_some() { Verdict::Completed } else { Verdict::NoOther };
        let squares = new.map(|way| way.into_iter().map(u32::cast_signed).collect());
        RuleCompletion(Completion {
            verdict,
            rows: None,
            squares,
            blame: None,
            blame_is: None,
            engine: Engine::Exact,
            nodes,
        })
    }

    /// Starts again with the next seed, or lists the ways.
    fn next(&mut self) {
        self.nodes += self.completing.nodes();
        self.tries += 1;
        if self.tries == MAX_TRIES {
            self.listing = Some(Listing::new(&self.position, self.seen.len() + 1));
        } else {
            let seed = self.options.seed.wrapping_add(self.tries);
            self.completing = Completing::new(&self.position, CompleteOptions { seed, ..self.options });
        }
    }
}

impl Work for CompletingAnother {
    type Progress = RuleCompleteProgress;
    type Answer = RuleCompletion;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        if let Some(listing) = &mut self.listing {
            return Ok(listing.run(budget).into());
        }
        if !self.completing.run(budget) {
            return Ok(Step::More);
        }
        let is_seen = self.completing.answer().completion().is_some_and(|way| self.seen.contains(&sorted(way.iter())));
        if is_seen {
            self.next();
        }
        Ok((!is_seen).into())
    }

    fn progress(&mut self) -> RuleCompleteProgress {
        let blames = self.listing.is_none() && self.completing.answer().verdict() == Verdict::Impossible;
        let phase = if blames { CompletePhase::Blame } else { CompletePhase::Search };
        let nodes = self.nodes + if self.listing.is_some() { 0 } else { self.completing.nodes() };
        RuleCompleteProgress { nodes, phase, known: blames.then(|| self.known()) }
    }

    fn answer(self: Box<Self>) -> Outcome<RuleCompletion> {
        Ok(self.known())
    }
}

js_object! {
    /// The ways to finish a board under any rule, one by one. The budget counts nodes.
    pub struct RuleListQuestion {
        /// The board.
        #[cfg_attr(test, ts(type = "RuledBoard"))]
        board: Ruled = "board",
        /// The number of ways to store, at most 100,000.
        #[cfg_attr(test, ts(type = "number"))]
        most: Most = "most",
    }
}

/// The maximum number of ways that can be listed.
const MAX_LISTED: f64 = 100_000.0;

/// A number of ways.
pub struct Most(usize);

impl Read for Most {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        Ok(Most(read::whole(value, name, 1.0, MAX_LISTED)? as usize))
    }
}

impl Question for RuleListQuestion {
    const NAME: &'static str = "listByRule";
    type Work = List;

    fn start(self) -> Outcome<List> {
        let Ruled(position) = self.board;
        Ok(List { listing: Listing::new(&position, self.most.0), position })
    }
}

/// The list of the ways to finish.
pub struct List {
    listing: Listing,
    position: Position,
}

impl Work for List {
    type Progress = ();
    type Answer = RuleList;

    fn run(&mut self, budget: u64) -> Outcome<Step> {
        Ok(self.listing.run(budget).into())
    }

    fn progress(&mut self) {}

    fn answer(self: Box<Self>) -> Outcome<RuleList> {
        let found: Vec<Squares> = self.listing.found().collect();
        Ok(RuleList {
            squares: found.iter().copied().flat_map(Squares::iter).collect(),
            pieces: self.position.pieces(),
            orbits: self.position.orbits(&found).as_slice().into(),
            cut: self.listing.is_truncated(),
        })
    }
}
