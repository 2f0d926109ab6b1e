//! Finds the smallest set of given pieces without a completion, from the pieces that such a set must contain.
//!
//! Add the pieces one after another to a set, and leave out each piece with which the set has no completion. Any set
//! without a completion contains one of the pieces *left out*. So it hits every set of pieces that is ever left out. A
//! smallest set that hits all these sets is either the answer, or has a completion, and then a further set is left out.
//! (Ignatiev, Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization",
//! 2015; the idea is by Reiter, "A theory of diagnosis from first principles", 1987.)

use super::hitting::{Hitting, LimitReached, Members};
use crate::bits::lowest;

/// The maximum number of given pieces that the search supports.
pub(super) const MAX_GIVEN: usize = Members::BITS as usize;

/// The maximum number of sets to examine in one search for a hitting set.
const MAX_EXAMINED: u64 = 1_000_000;

/// Chooses the pieces whose completion the caller searches for next, until the smallest set is known.
#[derive(Clone, Debug)]
pub(super) struct Smallest {
    given: usize,
    left_out: Hitting,
    query: Query,
}

/// The pieces whose completion is searched for, a bit for each given piece.
#[derive(Clone, Copy, Debug)]
enum Query {
    /// These hit every set that was left out so far.
    Hitting(Members),
    /// The pieces `grown` have a completion. The question is whether they have a completion together with `next`. The
    /// pieces `open` were not examined yet.
    Growing { grown: Members, next: Members, open: Members },
}

/// The consequence of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Learned {
    /// More questions remain.
    More,
    /// A further set must be hit.
    LeftOut,
    /// The pieces with these indices have no completion.
    Impossible(Vec<usize>),
}

impl Smallest {
    /// Starts with `given` pieces, at most [`MAX_GIVEN`].
    pub(super) fn new(given: usize) -> Self {
        Smallest { given, left_out: Hitting::default(), query: Query::Hitting(0) }
    }

    /// The indices of the pieces whose completion the caller must search for.
    pub(super) fn question(&self) -> Vec<usize> {
        let members = match self.query {
            Query::Hitting(members) => members,
            Query::Growing { grown, next, .. } => grown | next,
        };
        (0..self.given).filter(|&place| members >> place & 1 != 0).collect()
    }

    /// Processes the answer: the given pieces that a completion contains, if one exists.
    pub(super) fn learn(&mut self, in_completion: Option<Members>) -> Learned {
        let (grown, open) = match (self.query, in_completion) {
            (Query::Hitting(_), None) => return Learned::Impossible(self.question()),
            (Query::Hitting(_), Some(in_completion)) => (in_completion, self.all()),
            (Query::Growing { open, .. }, Some(in_completion)) => (in_completion, open),
            (Query::Growing { grown, next, open }, None) => (grown, open & !next),
        };
        let open = open & !grown;
        if open == 0 {
            self.left_out.add(self.all() & !grown);
            return Learned::LeftOut;
        }
        self.query = Query::Growing { grown, next: lowest(open), open };
        Learned::More
    }

    /// Chooses fewer than `below` pieces that hit every set left out so far, to ask about them next. Returns false if there
    /// are no such pieces: then no set of fewer than `below` pieces is without a completion.
    ///
    /// # Errors
    /// [`LimitReached`] if that takes too many steps to decide.
    pub(super) fn choose(&mut self, below: usize) -> Result<bool, LimitReached> {
        let hitting = self.left_out.smaller_than(below, MAX_EXAMINED)?;
        if let Some(members) = hitting {
            self.query = Query::Hitting(members);
        }
        Ok(hitting.is_some())
    }

    /// How many sets were examined so far.
    pub(super) fn examined(&self) -> u64 {
        self.left_out.examined()
    }

    fn all(&self) -> Members {
        (0..self.given).fold(0, |members, place| members | 1 << place)
    }
}
