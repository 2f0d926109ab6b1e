//! Finds one completion, or proves that none exists, filling the most constrained of the required lines first.

use super::cover::{Choice, Cover, MAX_COVER_WORDS, covers, most_constrained};
use crate::board::SquareSet;
use crate::rule::board::Position;
use crate::rule::law::Squares;
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;
use std::fmt;

/// How many pieces the first run may set before the search restarts. Each further run may set twice as many, so that
/// one of them ends.
const FIRST_RUN: u64 = 2_000;

/// A search on boards of any size.
pub(super) trait Find: Sliced + Send {
    /// The completion, with the given pieces, if one was found.
    fn found(&self) -> Option<Squares>;

    /// How many pieces have been set so far.
    fn nodes(&self) -> u64;
}

impl fmt::Debug for dyn Find {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.found().fmt(formatter)
    }
}

/// Starts the search. Boards of up to 128 squares get sets of two words; a version for every number of words would
/// make the wasm module larger. `seed` decides which completion is found.
pub(super) fn search(position: &Position, seed: u32) -> Box<dyn Find> {
    match position.board().all().len() {
        0..=128 => Box::new(Search::<2>::new(position, seed)),
        _ => Box::new(Search::<MAX_COVER_WORDS>::new(position, seed)),
    }
}

/// The search, which can stop after any piece and resume. It is for rules under which a set is allowed if no two pieces
/// conflict.
#[derive(Clone, Debug)]
struct Search<const WORDS: usize> {
    /// The open squares of the position, and its given pieces.
    open: SquareSet<WORDS>,
    given: SquareSet<WORDS>,
    /// How many pieces are wanted.
    pieces: u32,
    /// For each square, all other squares that can stay open if a piece is on it.
    unaffected: Vec<SquareSet<WORDS>>,
    covers: Vec<Cover<WORDS>>,
    random: Xoshiro128PlusPlus,
    stack: Vec<Level<WORDS>>,
    found: Option<SquareSet<WORDS>>,
    over: bool,
    nodes: u64,
    /// The node count at which the current run ends, and how many nodes that run has in total.
    end: u64,
    run: u64,
}

#[derive(Clone, Copy, Debug)]
struct Level<const WORDS: usize> {
    /// Squares for further pieces.
    open: SquareSet<WORDS>,
    pieces: SquareSet<WORDS>,
    /// The squares of one line that were not tried yet, and that line.
    choices: SquareSet<WORDS>,
    line: SquareSet<WORDS>,
    /// Whether the line may also stay empty, and this was not tried yet.
    may_skip: bool,
}

impl<const WORDS: usize> Search<WORDS> {
    fn new(position: &Position, seed: u32) -> Self {
        let (board, open) = (position.board(), position.open());
        let mut covers = covers(position.table(), open);
        // A much larger cover always has enough lines when the smallest cover does.
        let smallest = covers.first().map_or(0, Vec::len);
        covers.retain(|cover| cover.len() <= smallest + smallest / 2);
        let unaffected = |square| board.all() - Squares::one(square) - position.table().conflicts(square);
        let resized = |cover: Cover| cover.into_iter().map(Squares::resized).collect();
        let mut search = Search {
            open: open.resized(),
            given: position.given().resized(),
            pieces: position.pieces(),
            unaffected: board.all().iter().map(|square| unaffected(square).resized()).collect(),
            covers: covers.into_iter().map(resized).collect(),
            random: Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)),
            stack: Vec::new(),
            found: None,
            over: position.conflict().is_some() || position.given().len() > position.pieces(),
            nodes: 0,
            end: FIRST_RUN,
            run: FIRST_RUN,
        };
        search.begin();
        search
    }

    fn begin(&mut self) {
        if !self.over {
            self.descend(self.open, self.given);
            self.over |= self.stack.is_empty();
        }
    }

    /// Restarts with twice as many nodes.
    fn restart(&mut self) {
        self.run *= 2;
        self.end = self.nodes + self.run;
        self.stack.clear();
        self.begin();
    }

    fn step(&mut self) {
        if self.nodes >= self.end {
            self.restart();
            return;
        }
        let Some(level) = self.stack.last_mut() else {
            self.over = true;
            return;
        };
        let Level { open, pieces, .. } = *level;
        if let Some(square) = pick(level.choices, &mut self.random) {
            let one = SquareSet::one(square);
            level.choices -= one;
            self.nodes += 1;
            self.descend(open & self.unaffected[square as usize], pieces | one);
        } else if level.may_skip {
            level.may_skip = false;
            let line = level.line;
            self.nodes += 1;
            self.descend(open - line, pieces);
        } else {
            self.stack.pop();
        }
    }

    fn descend(&mut self, open: SquareSet<WORDS>, pieces: SquareSet<WORDS>) {
        let left = self.pieces - pieces.len();
        if left == 0 {
            self.found = Some(pieces);
            self.over = true;
            return;
        }
        // Ties are broken at random, so that each run is different.
        let choice = most_constrained(&self.covers, open, left, || self.random.random());
        if let Some(Choice { squares, must }) = choice {
            self.stack.push(Level { open, pieces, choices: squares, line: squares, may_skip: !must });
        }
    }
}

impl<const WORDS: usize> Find for Search<WORDS> {
    fn found(&self) -> Option<Squares> {
        self.found.map(SquareSet::resized)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl<const WORDS: usize> Sliced for Search<WORDS> {
    /// Sets about `budget` more pieces; true when the answer is known.
    fn run(&mut self, budget: u64) -> bool {
        let stop = self.nodes.saturating_add(budget);
        while !self.over && self.nodes < stop {
            self.step();
        }
        self.over
    }
}

/// One of the squares, at random.
fn pick<const WORDS: usize>(squares: SquareSet<WORDS>, random: &mut Xoshiro128PlusPlus) -> Option<u32> {
    match squares.len() {
        0 => None,
        1 => squares.first(),
        count => squares.iter().nth(random.random_range(0..count) as usize),
    }
}
