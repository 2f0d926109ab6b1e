//! The searches that can prove that there is no completion: the exact search, and after a while also the learning search,
//! in turns.

use super::{CompletionEngine, Exact};
use crate::board::{NonAttacking, Placement};
use crate::complete::answer::Engine;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;

/// The number of free rows that prolong a node of the exact search by one unit of the learning search.
const FREE_ROWS_PER_UNIT: u64 = 64;

/// Whether there is a learning search in this build.
const LEARNING: bool = cfg!(feature = "learning");

/// A search that ends with a completion or with a proof that no completion exists.
#[derive(Debug)]
pub(super) struct Deciding {
    exact: Exact,
    seed: u32,
    /// The work after which the exact search pauses.
    until: u64,
    /// Whether the learning search may begin, and the search once it has begun.
    may_learn: bool,
    learning: Option<Box<dyn CompletionEngine>>,
}

impl Deciding {
    /// The exact search. After `alone` nodes, the learning search also works.
    pub(super) fn new(exact: Exact, seed: u32, alone: u64) -> Self {
        Deciding { exact, seed, until: alone, may_learn: true, learning: None }
    }

    /// The exact search alone.
    pub(super) fn by_exact_alone(exact: Exact) -> Self {
        Deciding { exact, seed: 0, until: u64::MAX, may_learn: false, learning: None }
    }

    fn learning(&self) -> Option<&dyn CompletionEngine> {
        self.learning.as_deref().filter(|_| LEARNING)
    }

    /// The learning search, once it has answered.
    fn learned(&self) -> Option<&dyn CompletionEngine> {
        self.learning().filter(|learning| learning.found().is_some())
    }
}

impl CompletionEngine for Deciding {
    /// The engine that has answered, or else the exact search.
    fn name(&self) -> Engine {
        self.learned().map_or(Engine::Exact, CompletionEngine::name)
    }

    fn phase(&self) -> Phase {
        Phase::Exact
    }

    fn found(&self) -> Option<bool> {
        self.exact.found().or_else(|| self.learned()?.found())
    }

    fn given(&self) -> NonAttacking {
        self.exact.given()
    }

    fn board(&self) -> NonAttacking {
        self.learned().map_or_else(|| self.exact.board(), CompletionEngine::board)
    }

    fn into_placement(self: Box<Self>) -> Placement {
        match self.learned() {
            Some(learning) => learning.placement(),
            None => self.exact.into_board().into_placement(),
        }
    }

    fn free(&self) -> usize {
        self.exact.free()
    }

    fn left(&self) -> usize {
        if self.found() == Some(true) { 0 } else { self.exact.left() }
    }

    fn nodes(&self) -> u64 {
        self.exact.nodes() + self.learning().map_or(0, CompletionEngine::nodes)
    }

    fn spent(&self) -> u64 {
        self.exact.spent() + self.learning().map_or(0, CompletionEngine::spent)
    }

    fn dead_ends(&self) -> u64 {
        self.exact.dead_ends()
    }

    fn restarts(&self) -> u64 {
        self.exact.restarts()
    }

    /// The learning search cannot exclude a completion, so it does not begin.
    fn exclude(&mut self, completion: &Placement) {
        self.exact.exclude(completion);
        (self.may_learn, self.until) = (false, u64::MAX);
    }
}

impl Sliced for Deciding {
    /// Works for about `nodes` nodes more; true when there is an answer. Which of the two searches works does not depend
    /// on the slices.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.spent().saturating_add(nodes);
        while self.found().is_none() && self.spent() < stop {
            if self.exact.spent() < self.until {
                self.exact.run((stop - self.spent()).min(self.until - self.exact.spent()));
                continue;
            }
            if std::mem::take(&mut self.may_learn) {
                self.learning = learning(self.exact.given(), self.seed);
            }
            match self.learning.as_mut().filter(|_| LEARNING) {
                Some(learning) => {
                    if learning.run(1) && learning.found().is_none() {
                        // The learning search is stuck: the exact search continues alone.
                        self.until = u64::MAX;
                        continue;
                    }
                    // A node of the exact search takes longer if more rows are free.
                    let as_long = learning.spent() / (1 + self.exact.free() as u64 / FREE_ROWS_PER_UNIT);
                    self.until = self.exact.spent().max(as_long);
                }
                None => self.until = u64::MAX,
            }
        }
        self.found().is_some()
    }
}

/// The learning search; `None` if the crate is compiled without it, or too many squares are free.
fn learning(given: NonAttacking, seed: u32) -> Option<Box<dyn CompletionEngine>> {
    #[cfg(feature = "learning")]
    return Some(Box::new(super::Learning::new(given, seed)?));
    #[cfg(not(feature = "learning"))]
    return (given, seed, None).2;
}
