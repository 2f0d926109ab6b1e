//! Why a position has no completion: a set of given pieces, as small as can be found, that already has none.
//!
//! First, pieces are left out one by one as long as the others still have no completion. Then all smaller sets are
//! tested, the smallest first. A set that is part of a completion already found needs no test.

use super::finding::Finding;
use super::position::Position;
use super::squares::Squares;
use crate::blame::{BlameIs, BlameWanted};
use crate::sliced::Sliced;

/// The nodes after which the search for a smaller set is given up.
const MOST_NODES: u64 = 500_000;

/// How many sets can be skipped in the time of one node.
const SETS_PER_NODE: u64 = 20;

/// The search for pieces to blame.
pub(super) struct Blame {
    position: Position,
    wanted: BlameWanted,
    seed: u32,
    given: Vec<u32>,
    blamed: Vec<u32>,
    stage: Stage,
    asks: Option<(Squares, Finding)>,
    /// Sets of given pieces that have a common completion.
    completable: Vec<Squares>,
    nodes: u64,
    /// The nodes so far, plus the cost of the skipped sets in nodes.
    work: u64,
}

enum Stage {
    /// Leaves out the piece at this index.
    Shrink(usize),
    /// Tests the pieces at these indices of the given ones.
    Smaller(Vec<usize>),
    Over(BlameIs),
}

impl Blame {
    pub(super) fn new(impossible: &Position, blamed: Vec<u32>, wanted: BlameWanted, seed: u32) -> Self {
        Blame {
            position: impossible.clone(),
            wanted,
            seed,
            given: impossible.given().iter().collect(),
            blamed,
            stage: if wanted == BlameWanted::None { Stage::Over(BlameIs::Unreduced) } else { Stage::Shrink(0) },
            asks: None,
            completable: Vec::new(),
            nodes: 0,
            work: 0,
        }
    }

    /// The pieces blamed so far, and how small that set is known to be.
    pub(super) fn blamed(&self) -> (&[u32], BlameIs) {
        let kind = match self.stage {
            Stage::Shrink(_) => BlameIs::Unreduced,
            Stage::Smaller(_) => BlameIs::Irreducible,
            Stage::Over(kind) => kind,
        };
        (&self.blamed, kind)
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Starts a test, or works on the current one for about `nodes` nodes.
    fn step(&mut self, nodes: u64) {
        let Some((asked, mut finding)) = self.asks.take() else { return self.ask() };
        let before = finding.nodes();
        let known = finding.run(nodes);
        let spent = finding.nodes() - before;
        self.nodes += spent;
        self.work += spent;
        if known {
            self.learn(asked, finding.found());
        } else {
            self.asks = Some((asked, finding));
        }
    }

    /// Starts the next test, or skips one whose result is known.
    fn ask(&mut self) {
        match &self.stage {
            Stage::Shrink(at) if *at == self.blamed.len() => {
                self.stage = match self.wanted {
                    BlameWanted::Smallest => Stage::Smaller(Vec::new()),
                    _ => Stage::Over(BlameIs::Irreducible),
                };
            }
            Stage::Shrink(at) => {
                let rest = self.blamed.iter().enumerate().filter(|(place, _)| place != at).map(|(_, &piece)| piece);
                self.put(rest.collect());
            }
            Stage::Smaller(places) => {
                if places.len() == self.blamed.len() {
                    self.stage = Stage::Over(BlameIs::Smallest);
                } else if self.work > MOST_NODES {
                    self.stage = Stage::Over(BlameIs::Irreducible);
                } else {
                    self.ask_smaller(places.clone());
                }
            }
            Stage::Over(_) => {}
        }
    }

    /// Tests the first set from `places` on that is in no known completion.
    fn ask_smaller(&mut self, mut places: Vec<usize>) {
        for looked in 1..=SETS_PER_NODE {
            let set: Squares = places.iter().map(|&place| self.given[place]).collect();
            if !self.completable.iter().any(|&known| set.is_subset(known)) {
                self.work += looked / SETS_PER_NODE;
                self.stage = Stage::Smaller(places);
                return self.put(set);
            }
            places = following(places, self.given.len());
            if places.len() == self.blamed.len() {
                break;
            }
        }
        self.work += 1;
        self.stage = Stage::Smaller(places);
    }

    fn put(&mut self, set: Squares) {
        self.work += 1;
        let asked = self.position.with_only(set);
        self.asks = Some((set, Finding::new(&asked, self.seed)));
    }

    fn learn(&mut self, asked: Squares, found: Option<Squares>) {
        if let Some(found) = found {
            self.completable.push(found & self.position.given());
        }
        match (&mut self.stage, found) {
            (Stage::Shrink(at), Some(_)) => *at += 1,
            (Stage::Smaller(places), Some(_)) => *places = following(std::mem::take(places), self.given.len()),
            (Stage::Shrink(_), None) => self.blamed = asked.iter().collect(),
            (Stage::Smaller(_), None) => {
                self.blamed = asked.iter().collect();
                self.stage = Stage::Over(BlameIs::Smallest);
            }
            (Stage::Over(_), _) => {}
        }
    }
}

impl Sliced for Blame {
    /// Works for about `budget` nodes; true when the search has ended.
    fn run(&mut self, budget: u64) -> bool {
        let stop = self.work.saturating_add(budget);
        while !self.is_over() && self.work < stop {
            self.step(stop - self.work);
        }
        self.is_over()
    }
}

/// The set of indices below `end` that follows `places`: the next one of the same size, or the first one of the next
/// size.
fn following(mut places: Vec<usize>, end: usize) -> Vec<usize> {
    let size = places.len();
    let movable = (0..size).rev().find(|&at| places[at] + size - at < end);
    let Some(at) = movable else { return (0..=size).collect() };
    let first = places[at] + 1;
    for (place, next) in places[at..].iter_mut().zip(first..) {
        *place = next;
    }
    places
}
