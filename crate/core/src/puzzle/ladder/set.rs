//! Set: all free squares of some lines lie on other lines that need as many pieces, so the other lines can have no queen elsewhere.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, MAX_PUZZLE_SIZE, Position, Rule, Step};
use std::cmp::Reverse;

/// The smallest set of lines that excludes a square; if there are several, the set that excludes most squares, then the set whose
/// excluded squares are first. A set of one line is a pointer.
///
/// Lines of one kind are compared with lines of another kind, at most half of the open lines at a time: a larger set
/// excludes the same squares as the lines outside it.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    smallest(layout, position, None)
}

/// The smallest set of lines that excludes this square.
pub(in crate::puzzle) fn excluding(layout: &Layout, position: &Position, square: u32) -> Option<Step> {
    smallest(layout, position, Some(square))
}

fn smallest(layout: &Layout, position: &Position, square: Option<u32>) -> Option<Step> {
    let half = layout.kinds().map(|kind| (kind.0 & position.open.0).count_ones() / 2).max()?;
    // With several stars, one line can need as many pieces as two others.
    let min = if layout.stars() == 1 { 2 } else { 1 };
    (min..=half).find_map(|count| {
        let pairs = layout.kinds().flat_map(|kind| layout.kinds().map(move |other| (kind, other)));
        pairs
            .filter(|(kind, other)| kind != other)
            .filter_map(|(kind, other)| SetSearch::new(layout, position, kind, other, count).find(square))
            .min_by_key(order)
    })
}

/// The order of preference of sets.
fn order(step: &Step) -> impl Ord + use<> {
    (Reverse(step.excludes.len()), step.excludes.first())
}

/// The search for sets of `count` lines of one kind within as many lines of another kind.
struct SetSearch<'a> {
    layout: &'a Layout,
    position: &'a Position,
    count: u32,
    /// How many pieces each line needs.
    missing: [u32; (3 * MAX_PUZZLE_SIZE) as usize],
    /// Each open line, with the lines of the other kind on which its free squares lie.
    reach: Vec<(usize, Lines)>,
    /// The square that must be excluded, if one is requested.
    square: Option<u32>,
    found: Option<Step>,
}

impl<'a> SetSearch<'a> {
    fn new(layout: &'a Layout, position: &'a Position, kind: Lines, other: Lines, count: u32) -> Self {
        let reached = |line: usize| {
            let free = layout.line(line) & position.free;
            Lines(free.iter().fold(0, |lines, square| lines | layout.through(square).0) & other.0)
        };
        let open = Lines(kind.0 & position.open.0);
        let max_reach = count * layout.stars();
        let reach =
            open.iter().map(|line| (line, reached(line))).filter(|(_, reach)| reach.len() <= max_reach).collect();
        let mut missing = [1; (3 * MAX_PUZZLE_SIZE) as usize];
        if layout.stars() > 1 {
            Lines(kind.0 | other.0).iter().for_each(|line| missing[line] = position.missing(layout, line));
        }
        SetSearch { layout, position, count, missing, reach, square: None, found: None }
    }

    fn find(mut self, square: Option<u32>) -> Option<Step> {
        self.square = square;
        self.extend(0, Lines::default(), Lines::default());
        self.found
    }

    fn extend(&mut self, from: usize, lines: Lines, within: Lines) {
        if lines.len() == self.count {
            if self.needed(within) == self.needed(lines) {
                self.consider(lines, within);
            }
            return;
        }
        for at in from..self.reach.len() {
            let (line, reach) = self.reach[at];
            let joined = Lines(within.0 | reach.0);
            if self.needed(joined) <= self.count * self.layout.stars() {
                self.extend(at + 1, Lines(lines.0 | 1 << line), joined);
            }
        }
    }

    /// How many pieces these lines need.
    fn needed(&self, lines: Lines) -> u32 {
        if self.layout.stars() == 1 { lines.len() } else { lines.iter().map(|line| self.missing[line]).sum() }
    }

    fn consider(&mut self, lines: Lines, within: Lines) {
        let own = self.layout.squares(lines);
        let excludes = (self.layout.squares(within) - own) & self.position.free;
        if excludes.is_empty() || self.square.is_some_and(|square| !excludes.contains(square)) {
            return;
        }
        let step = Step { within, excludes, ..Step::about(Rule::Set, self.layout, self.position, lines) };
        if self.found.as_ref().is_none_or(|found| order(&step) < order(found)) {
            self.found = Some(step);
        }
    }
}
