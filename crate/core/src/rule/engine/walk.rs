//! The walk over all ways to complete a position, line by line, in slices.

use super::packed::{Effects, Line};
use super::visit::Visit;
use crate::sliced::Sliced;

/// Where a walk begins: pieces set in the first lines, and the weight of the ways found below them.
#[derive(Clone, Debug)]
pub(super) struct Start {
    pub(super) places: Vec<usize>,
    pub(super) weight: u32,
}

/// The order in which lines are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// In the given order.
    Fixed,
    /// The most constrained line first. Only for walks in which every line has a piece.
    MostConstrained,
}

/// A walk that can be stopped after any piece.
#[derive(Clone, Debug)]
pub(super) struct Walk<C: Effects, V> {
    effects: C,
    pub(super) visit: V,
    /// The lines. The level that fills a line is followed by the levels of the lines after it.
    lines: Vec<Line>,
    order: Order,
    /// Lines from here on may stay empty.
    free_from: usize,
    /// For each line before `free_from`, whether it must have a piece.
    required: Vec<bool>,
    pieces: usize,
    starts: Vec<Start>,
    start: usize,
    weight: u32,
    stack: Vec<Level<C::State>>,
    nodes: u64,
}

#[derive(Clone, Debug)]
struct Level<S> {
    state: S,
    /// Open squares of its line that were not tried yet.
    choices: u64,
    word: usize,
    line: usize,
    /// Whether the line may also stay empty, and this was not tried yet.
    may_skip: bool,
    /// How many pieces are set from this line on.
    left: usize,
    /// Whether a piece was set above this level, so that the visitor is called when it is left.
    entered: bool,
}

impl<C: Effects, V: Visit> Walk<C, V> {
    /// All ways to set `pieces` pieces in `lines`, at most one in each. A line must have a piece if `required` is true.
    pub(super) fn new(effects: C, visit: V, lines: Vec<Line>, required: Vec<bool>, pieces: usize) -> Self {
        let free_from = required.iter().rposition(|&required| required).map_or(0, |last| last + 1);
        let starts = vec![Start { places: Vec::new(), weight: 1 }];
        Walk {
            effects,
            visit,
            lines,
            order: Order::Fixed,
            free_from,
            required,
            pieces,
            starts,
            start: 0,
            weight: 1,
            stack: Vec::new(),
            nodes: 0,
        }
    }

    /// Walks below these starts only.
    pub(super) fn with_starts(self, starts: Vec<Start>) -> Self {
        Walk { starts, ..self }
    }

    /// Fills the lines in another order.
    pub(super) fn with_order(self, order: Order) -> Self {
        Walk { order, ..self }
    }

    /// How many pieces have been set so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How much of the walk is done, from 0 to 1, assuming that the work below every square of a line is equal.
    pub(super) fn share(&self) -> f64 {
        let begun = usize::from(!self.stack.is_empty());
        let mut width = 1.0 / self.starts.len().max(1) as f64;
        let mut share = (self.start - begun) as f64 * width;
        for level in &self.stack {
            let skips = |may: bool| u32::from(may);
            let left = level.choices.count_ones() + skips(level.may_skip);
            let open = self.effects.open(&level.state, level.word) & self.lines[level.line].mask;
            let all =
                open.count_ones() + skips(level.left < self.lines.len() - level.line && !self.requires(level.line));
            // One of the squares tried is still being walked.
            share += width * f64::from((all - left).saturating_sub(1)) / f64::from(all);
            width /= f64::from(all);
        }
        share
    }

    /// Whether a line must have a piece.
    fn requires(&self, line: usize) -> bool {
        self.required.get(line).is_some_and(|&required| required)
    }

    /// Moves to the next start; false if no start is left.
    fn begin(&mut self) -> bool {
        let Some(start) = self.starts.get(self.start) else { return false };
        self.start += 1;
        self.weight = start.weight;
        let Some(left) = self.pieces.checked_sub(start.places.len()) else { return true };
        let state = start.places.iter().fold(self.effects.start(), |state, &place| self.effects.place(&state, place));
        self.descend(state, start.places.len(), left, false);
        true
    }

    #[inline]
    fn step(&mut self) {
        let Some(level) = self.stack.last_mut() else { return };
        if level.choices != 0 {
            let place = level.word * 64 + level.choices.trailing_zeros() as usize;
            level.choices &= level.choices - 1;
            let (state, line, left) = (self.effects.place(&level.state, place), level.line + 1, level.left - 1);
            self.nodes += 1;
            self.visit.enter(place);
            if !self.descend(state, line, left, true) {
                self.visit.leave();
            }
        } else if level.may_skip {
            level.may_skip = false;
            let line = level.line;
            let state = self.effects.without(&level.state, self.lines[line]);
            let left = level.left;
            self.nodes += 1;
            self.descend(state, line + 1, left, false);
        } else {
            if level.entered {
                self.visit.leave();
            }
            self.stack.pop();
        }
    }

    /// Enters the next level, with `left` pieces to set in the lines from `line` on; false if there is nothing to search below.
    #[inline]
    fn descend(&mut self, state: C::State, line: usize, left: usize, entered: bool) -> bool {
        let lines = self.lines.len() - line;
        if left > lines {
            return false;
        }
        if left <= 1 && line >= self.free_from {
            self.finish(&state, line, left);
            return false;
        }
        if left == 0 {
            return false;
        }
        if self.order == Order::MostConstrained && !self.choose(&state, line) {
            return false;
        }
        let Line { word, mask } = self.lines[line];
        let choices = self.effects.open(&state, word) & mask;
        let may_skip = left < lines && !self.requires(line);
        if choices == 0 && !may_skip {
            return false;
        }
        self.stack.push(Level { state, choices, word, line, may_skip, left, entered });
        true
    }

    /// Sets the last piece, or no piece, in the lines from `line` on.
    #[inline]
    fn finish(&mut self, state: &C::State, line: usize, left: usize) {
        if left == 0 {
            self.visit.full(self.weight);
        } else if let [Line { word, mask }] = self.lines[line..] {
            self.visit.last(word, self.effects.open(state, word) & mask, self.weight);
        } else {
            for word in 0..self.effects.words() {
                self.visit.last(word, self.effects.open(state, word), self.weight);
            }
        }
    }

    /// Puts the most constrained line at `line`; false if a line has no open square.
    fn choose(&mut self, state: &C::State, line: usize) -> bool {
        let open = |&Line { word, mask }: &Line| (self.effects.open(state, word) & mask).count_ones();
        let fewest = self.lines[line..].iter().map(open).zip(line..).min();
        let Some((choices, at)) = fewest else { return true };
        self.lines.swap(line, at);
        choices > 0
    }
}

impl<C: Effects, V: Visit> Sliced for Walk<C, V> {
    /// Sets about `budget` more pieces; true when all ways have been visited.
    fn run(&mut self, budget: u64) -> bool {
        let stop = self.nodes.saturating_add(budget);
        loop {
            while !self.stack.is_empty() {
                if self.nodes >= stop {
                    return false;
                }
                self.step();
            }
            if !self.begin() {
                return true;
            }
        }
    }
}
