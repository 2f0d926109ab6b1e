//! Finds one completion, or proves that there is none: of the lines that must hold a piece, the one with the fewest
//! choices is filled first.

use super::cover::{Choice, Cover, covers, narrowest};
use crate::rule::board::Position;
use crate::rule::law::Squares;
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How many pieces the first run may set before the search restarts. Each further run may set twice as many, so that
/// one of them ends.
const FIRST_RUN: u64 = 2_000;

/// The search, which can stop after any piece and resume. It serves rules under which a set is allowed when no two
/// pieces conflict.
#[derive(Clone, Debug)]
pub(super) struct Search {
    position: Position,
    covers: Vec<Cover>,
    random: Xoshiro128PlusPlus,
    stack: Vec<Level>,
    found: Option<Squares>,
    over: bool,
    nodes: u64,
    /// The node count at which the current run ends, and how many nodes that run has in total.
    end: u64,
    run: u64,
}

#[derive(Clone, Copy, Debug)]
struct Level {
    /// Squares that can hold a piece beside those on the board.
    open: Squares,
    pieces: Squares,
    /// The squares of one line that were not tried yet, and that line.
    choices: Squares,
    line: Squares,
    /// Whether the line may also stay empty, and this was not tried yet.
    may_skip: bool,
}

impl Search {
    /// Starts the search. `seed` decides which completion is found.
    pub(super) fn new(position: &Position, seed: u32) -> Self {
        let open = position.open();
        let mut covers = covers(position.table(), open);
        // A much larger cover always has enough lines when the smallest cover does.
        let smallest = covers.first().map_or(0, Vec::len);
        covers.retain(|cover| cover.len() <= smallest + smallest / 2);
        let mut search = Search {
            position: position.clone(),
            covers,
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

    /// The completion, with the given pieces, if one was found.
    pub(super) fn found(&self) -> Option<Squares> {
        self.found
    }

    /// How many pieces have been set so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    fn begin(&mut self) {
        if !self.over {
            self.descend(self.position.open(), self.position.given());
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
            level.choices -= Squares::one(square);
            self.nodes += 1;
            let one = Squares::one(square);
            self.descend(open - one - self.position.table().conflicts(square), pieces | one);
        } else if level.may_skip {
            level.may_skip = false;
            let line = level.line;
            self.nodes += 1;
            self.descend(open - line, pieces);
        } else {
            self.stack.pop();
        }
    }

    fn descend(&mut self, open: Squares, pieces: Squares) {
        let left = self.position.pieces() - pieces.len();
        if left == 0 {
            self.found = Some(pieces);
            self.over = true;
            return;
        }
        // Ties are broken at random, so that another run takes another way.
        let choice = narrowest(&self.covers, open, left, || self.random.random());
        if let Some(Choice { squares, must }) = choice {
            self.stack.push(Level { open, pieces, choices: squares, line: squares, may_skip: !must });
        }
    }
}

impl Sliced for Search {
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
fn pick(squares: Squares, random: &mut Xoshiro128PlusPlus) -> Option<u32> {
    match squares.len() {
        0 => None,
        1 => squares.first(),
        count => squares.iter().nth(random.random_range(0..count) as usize),
    }
}
