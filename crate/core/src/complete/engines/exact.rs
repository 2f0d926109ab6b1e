//! The exact search: finds a completion or proves that none exists, by minimum remaining values (MRV) over rows and columns.
//!
//! Every node takes the most constrained line, row or column, and tries each of its free squares in random order. A line
//! with one square is forced; a line without squares is a dead end. A search that began badly is restarted after a number of
//! nodes that grows by half each time, so that some search is long enough to finish, with a completion or a
//! proof. If few rows are free, the [`BitParallel`] search, which processes whole words of bits, soon replaces it.

use super::bit_parallel::BitParallel;
use super::{CompletionEngine, WIDE};
use crate::board::{FreeSquare, FreeSquares, MAX_FREE_ROWS, NonAttacking, Placement};
use crate::complete::answer::Engine;
use crate::complete::error::CompleteError;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// With few free rows, the search by words takes over after this many nodes. Most placements are decided before.
const BY_WORDS_AFTER: u64 = 1 << 9;

/// The number of nodes by words that take as long as one node of the search that restarts.
const NODES_BY_WORDS: u64 = 8;

/// A search for one completion of a placement without conflicts, which can stop after any node and resume.
#[derive(Clone, Debug)]
pub struct Exact {
    given: NonAttacking,
    squares: FreeSquares,
    random: Xoshiro128PlusPlus,
    /// The squares to be tried, of all choices one after the other.
    candidates: Vec<FreeSquare>,
    choices: Vec<Choice>,
    nodes: u64,
    dead_ends: u64,
    restarts: u64,
    /// The node at which the search restarts, and how many nodes it has until then.
    restart_at: u64,
    patience: u64,
    /// The search by words, once it has taken over.
    by_words: Option<Box<BitParallel>>,
    /// Completions found before, which are excluded.
    excluded: Vec<Placement>,
    found: Option<bool>,
}

/// A line whose free squares are tried one after another.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// Where its candidates begin.
    from: usize,
    /// Whether a queen is on one of its candidates now.
    set: bool,
}

impl Exact {
    /// A search for a completion of `given`; `seed` decides the order of equally good choices.
    ///
    /// # Errors
    /// [`CompleteError::TooLarge`] when more than [`MAX_FREE_ROWS`] rows are free.
    pub fn new(given: NonAttacking, seed: u32) -> Result<Self, CompleteError> {
        match given.free() {
            free if free > MAX_FREE_ROWS => Err(CompleteError::TooLarge { free, largest: MAX_FREE_ROWS }),
            _ => Ok(Exact::of_any_size(given, seed)),
        }
    }

    /// Like `new`, for placements that are known to have few enough free rows.
    pub(super) fn of_any_size(given: NonAttacking, seed: u32) -> Self {
        let squares = FreeSquares::new(&given);
        let patience = 4 * squares.rows_left() as u64 + 50;
        let mut exact = Exact {
            given,
            squares,
            random: Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)),
            candidates: Vec::new(),
            choices: Vec::new(),
            nodes: 0,
            dead_ends: 0,
            restarts: 0,
            restart_at: patience,
            patience,
            by_words: None,
            excluded: Vec::new(),
            found: None,
        };
        exact.choose();
        exact
    }

    fn by_words(&self) -> Option<&BitParallel> {
        self.by_words.as_deref().filter(|_| WIDE)
    }

    /// Like `board`; it reuses the memory of the given queens.
    pub(super) fn into_board(self) -> NonAttacking {
        let Exact { mut given, squares, by_words, .. } = self;
        squares.queens().for_each(|queen| given.put(queen));
        if let Some(search) = by_words.filter(|_| WIDE) {
            search.queens().for_each(|queen| given.put(queen));
        }
        given
    }

    /// Tries the next square of the latest choice, or leaves that choice.
    fn step(&mut self) {
        let Some(choice) = self.choices.last_mut() else {
            self.found = Some(false);
            return;
        };
        if choice.set {
            self.squares.remove_last();
            choice.set = false;
        }
        if self.candidates.len() == choice.from {
            self.choices.pop();
            return;
        }
        if self.nodes >= self.restart_at {
            self.restart();
            return;
        }
        choice.set = true;
        self.nodes += 1;
        let Some(square) = self.candidates.pop() else { return };
        if self.squares.set(square) {
            self.choose();
        } else {
            self.dead_ends += 1;
        }
    }

    /// Opens a choice on the most constrained line; ends the search when no line is open.
    fn choose(&mut self) {
        let lines = self.squares.rows_left();
        if lines == 0 {
            return self.complete();
        }
        let start = self.random.random_range(0..lines as u32) as usize;
        let line = self.squares.most_constrained(start);
        let from = self.candidates.len();
        self.squares.append(line, &mut self.candidates);
        for last in (from + 1..self.candidates.len()).rev() {
            let other = self.random.random_range(from as u32..=last as u32) as usize;
            self.candidates.swap(last, other);
        }
        self.choices.push(Choice { from, set: false });
    }

    /// Ends the search with the current queens, unless this completion is excluded.
    fn complete(&mut self) {
        if self.excluded.is_empty() || !self.excluded.contains(&self.placement()) {
            self.found = Some(true);
        }
    }

    fn restart(&mut self) {
        self.restarts += 1;
        for choice in self.choices.drain(..) {
            if choice.set {
                self.squares.remove_last();
            }
        }
        self.candidates.clear();
        if WIDE && self.nodes >= BY_WORDS_AFTER {
            self.by_words = BitParallel::new(&self.given, &mut self.random).map(Box::new);
            if self.by_words.is_some() {
                return;
            }
        }
        self.patience += self.patience / 2;
        self.restart_at = self.nodes + self.patience;
        self.choose();
    }
}

impl CompletionEngine for Exact {
    fn name(&self) -> Engine {
        Engine::Exact
    }

    fn phase(&self) -> Phase {
        Phase::Exact
    }

    fn found(&self) -> Option<bool> {
        self.found
    }

    fn given(&self) -> NonAttacking {
        self.given.clone()
    }

    fn board(&self) -> NonAttacking {
        let mut board = self.given.clone();
        self.squares.queens().for_each(|queen| board.put(queen));
        if let Some(search) = self.by_words() {
            search.queens().for_each(|queen| board.put(queen));
        }
        board
    }

    fn into_placement(self: Box<Self>) -> Placement {
        self.into_board().into_placement()
    }

    fn free(&self) -> usize {
        self.given.free()
    }

    fn left(&self) -> usize {
        self.squares.rows_left() - self.by_words().map_or(0, |search| search.queens().count())
    }

    fn nodes(&self) -> u64 {
        self.nodes + self.by_words().map_or(0, BitParallel::nodes)
    }

    /// The work: nodes, where eight nodes by words count as one.
    fn spent(&self) -> u64 {
        self.nodes + self.by_words().map_or(0, |search| search.nodes() / NODES_BY_WORDS)
    }

    /// How many queens left a line without a square.
    fn dead_ends(&self) -> u64 {
        self.dead_ends + self.by_words().map_or(0, BitParallel::dead_ends)
    }

    fn restarts(&self) -> u64 {
        self.restarts
    }

    /// Treats a completion as a dead end and continues with the next completion.
    fn exclude(&mut self, completion: &Placement) {
        self.excluded.push(completion.clone());
    }
}

impl Sliced for Exact {
    /// Works for about `nodes` nodes more, or for eight times as many by words; true when the search has ended.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.spent().saturating_add(nodes);
        while self.found.is_none() && self.spent() < stop {
            let Some(search) = self.by_words.as_mut().filter(|_| WIDE) else {
                self.step();
                continue;
            };
            // Counts exactly, so that the point where another search takes over does not depend on the slices.
            let last = (stop - self.nodes).saturating_mul(NODES_BY_WORDS);
            match search.run(last - search.nodes()) {
                Some(true) => self.complete(),
                Some(false) => self.found = Some(false),
                None => {}
            }
        }
        self.found.is_some()
    }
}
