//! Finds the pieces to blame if a position has no completion.

use crate::ask::{BlameWanted, Blamed, Blaming, Members, Subsets};
use crate::rule::board::Position;
use crate::rule::engine::Finding;
use crate::sliced::Sliced;

/// The search for pieces to blame.
#[derive(Debug)]
pub(super) struct Blame(Blaming<Pieces>);

/// The given pieces. Each search puts some of them on an otherwise empty board.
#[derive(Debug)]
struct Pieces {
    position: Position,
    given: Vec<u32>,
    seed: u32,
}

impl Subsets for Pieces {
    type Search = Finding;

    fn given(&self) -> usize {
        self.given.len()
    }

    fn search(&self, places: &[usize]) -> (Finding, u64) {
        let position = self.position.with_only(places.iter().map(|&place| self.given[place]).collect());
        (Finding::new(&position, self.seed), 1)
    }

    fn nodes(&self, finding: &Finding) -> u64 {
        finding.nodes()
    }

    fn has_completion(&self, finding: &Finding) -> bool {
        finding.found().is_some()
    }

    fn in_completion(&self, finding: &Finding) -> Members {
        let is_found = |square: u32| finding.found().is_some_and(|found| found.contains(square));
        let places = self.given.iter().enumerate().filter(|&(_, &square)| is_found(square));
        places.fold(0, |members, (place, _)| members | 1 << place)
    }
}

impl Blame {
    /// Begins with all given pieces, or with two of them that conflict.
    pub(super) fn new(impossible: &Position, seed: u32, wanted: BlameWanted) -> Self {
        let given: Vec<u32> = impossible.given().iter().collect();
        let places = 0..given.len();
        let blamed = match impossible.conflict() {
            Some((one, other)) => places.filter(|&place| [one, other].contains(&given[place])).collect(),
            None => places.collect(),
        };
        Blame(Blaming::new(Pieces { position: impossible.clone(), given, seed }, blamed, wanted))
    }

    /// The pieces blamed so far, and how small that set is known to be.
    pub(super) fn blamed(&self) -> Blamed {
        let given = &self.0.subsets().given;
        Blamed { pieces: self.0.blamed().iter().map(|&place| given[place]).collect(), is: self.0.known() }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.0.nodes()
    }

    /// Returns the work that [`run`](Self::run) counts: nodes, and a surcharge for each search.
    pub(super) fn work(&self) -> u64 {
        self.0.work()
    }
}

impl Sliced for Blame {
    /// Works for about `nodes` nodes more; true when the search has ended.
    fn run(&mut self, nodes: u64) -> bool {
        self.0.run(nodes)
    }
}
