//! One completion, or the proof that there is none: least choices first over the lines that must hold a piece.

use super::cover::{Cover, covers};
use super::position::Position;
use super::squares::Squares;
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// The pieces that the first run may set before it begins anew. Each further run may set twice as many, so that one of
/// them ends.
const FIRST_RUN: u64 = 2_000;

/// The search, which can stop after any piece and resume. For rules under which a set is allowed where no two pieces
/// conflict.
#[derive(Clone, Debug)]
pub(super) struct Search {
    position: Position,
    covers: Vec<Cover>,
    random: Xoshiro128PlusPlus,
    stack: Vec<Level>,
    found: Option<Squares>,
    over: bool,
    nodes: u64,
    /// The nodes at which the current run ends, and how many it has in all.
    end: u64,
    run: u64,
}

#[derive(Clone, Copy, Debug)]
struct Level {
    /// Squares that can hold a piece beside those that stand.
    open: Squares,
    pieces: Squares,
    /// Squares of one line that are still to be tried, and the line.
    choices: Squares,
    line: Squares,
    /// Whether the line may stay empty, and this is still to be tried.
    may_skip: bool,
}

/// The next line to fill.
struct Choice {
    line: Squares,
    may_skip: bool,
}

impl Search {
    /// Before anything was tried. `seed` decides which completion is found.
    pub(super) fn new(position: &Position, seed: u32) -> Self {
        let open = position.open();
        let mut covers = covers(position.table(), open);
        // A much larger cover has lines to spare wherever the smallest has.
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

    /// How many pieces were set so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    fn begin(&mut self) {
        if !self.over {
            self.descend(self.position.open(), self.position.given());
            self.over |= self.stack.is_empty();
        }
    }

    /// Begins anew, with twice as many nodes.
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
            level.choices = level.choices - Squares::one(square);
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
        if let Some(Choice { line, may_skip }) = self.choose(open, left as usize) {
            self.stack.push(Level { open, pieces, choices: line, line, may_skip });
        }
    }

    /// The line to fill next: of those that must hold a piece, one with the fewest open squares. Where none must, one of
    /// the tightest cover, which may stay empty. None where the lines that are left do not suffice.
    fn choose(&mut self, open: Squares, left: usize) -> Option<Choice> {
        let mut best: Option<(usize, u32, u32, Squares)> = None;
        for cover in &self.covers {
            let mut lines = 0;
            let mut fewest: Option<(u32, u32, Squares)> = None;
            for &line in cover {
                let line = line & open;
                let choices = line.len();
                if choices > 0 {
                    lines += 1;
                    if fewest.is_none_or(|(least, ..)| choices <= least) {
                        // Among equals any may come first, so that another run takes another way.
                        let order = (choices, self.random.random::<u32>(), line);
                        if fewest.is_none_or(|(least, other, _)| (choices, order.1) < (least, other)) {
                            fewest = Some(order);
                        }
                    }
                }
            }
            let slack = usize::checked_sub(lines, left)?;
            let (choices, order, line) = fewest?;
            if best.is_none_or(|(least_slack, least, other, _)| (slack, choices, order) < (least_slack, least, other)) {
                best = Some((slack, choices, order, line));
            }
        }
        best.map(|(slack, _, _, line)| Choice { line, may_skip: slack > 0 })
    }
}

impl Sliced for Search {
    /// Sets about `budget` pieces more; true when the answer is there.
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
