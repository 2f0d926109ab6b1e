//! One completion under any rule, in slices: by the search over lines, or row by row.

use super::listing::Listing;
use super::search::{Find, search};
use crate::rule::board::Position;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// How many pieces are set before the result of a row-by-row walk is examined.
const SLICE: u64 = 1_000;

/// Looks for one completion.
#[derive(Debug)]
pub(crate) struct Finding {
    method: Method,
}

#[derive(Debug)]
enum Method {
    Lines(Box<dyn Find>),
    Rows(Box<Listing>),
}

impl Finding {
    /// Starts the search. `seed` decides which completion is found, except under [ordered](crate::rule::Rule::is_ordered)
    /// rules.
    pub(crate) fn new(position: &Position, seed: u32) -> Self {
        let method = if position.table().rule().is_ordered() {
            Method::Rows(Box::new(Listing::new(position, 1)))
        } else {
            Method::Lines(search(position, seed))
        };
        Finding { method }
    }

    /// The completion, with the given pieces. If [`run`](Finding::run) has returned true and this is `None`, there is
    /// no completion.
    pub(crate) fn found(&self) -> Option<Squares> {
        match &self.method {
            Method::Lines(search) => search.found(),
            Method::Rows(listing) => listing.found().next(),
        }
    }

    /// How many pieces have been set so far.
    pub(crate) fn nodes(&self) -> u64 {
        match &self.method {
            Method::Lines(search) => search.nodes(),
            Method::Rows(listing) => listing.nodes(),
        }
    }
}

impl Sliced for Finding {
    /// Sets about `budget` more pieces; true when the answer is known.
    fn run(&mut self, budget: u64) -> bool {
        match &mut self.method {
            Method::Lines(search) => search.run(budget),
            Method::Rows(listing) => {
                let stop = listing.nodes().saturating_add(budget);
                loop {
                    let left = stop - listing.nodes().min(stop);
                    if listing.run(left.min(SLICE)) || listing.found().next().is_some() {
                        return true;
                    }
                    if left == 0 {
                        return false;
                    }
                }
            }
        }
    }
}
