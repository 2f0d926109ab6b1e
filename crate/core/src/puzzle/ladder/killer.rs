//! Pointer and killer: wherever the queen of a line is placed, it attacks these squares. So no queen can be placed on them.
//! With several stars: a piece on these squares would leave a line with too little room for the pieces that it needs.

use super::capacity::Capacity;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Step};
use std::cmp::Reverse;

/// The line whose queen, wherever it is placed, attacks the most squares; if there are several, the line with the fewest free
/// squares, then the first line. For a pointer, these free squares lie on one other line.
pub(super) fn find(rule: Rule, layout: &Layout, position: &Position) -> Option<Step> {
    let steps = position.open.iter().filter_map(|line| of(rule, layout, position, line, None));
    steps.min_by_key(|step| (Reverse(step.excludes.len()), step.free.len(), step.lines))
}

/// The step that excludes a square because of the queen of an open line.
pub(in crate::puzzle) fn at(
    rule: Rule,
    layout: &Layout,
    position: &Position,
    square: u32,
    line: usize,
) -> Option<Step> {
    of(rule, layout, position, line, Some(square)).filter(|step| step.excludes.contains(square))
}

/// The step that follows wherever the queen of a line is placed; if `square` is given, a step that excludes it.
fn of(rule: Rule, layout: &Layout, position: &Position, line: usize, square: Option<u32>) -> Option<Step> {
    let (free, missing) = (layout.line(line) & position.free, || position.missing(layout, line));
    let shared = || layout.shared(free, line);
    let (within, excludes, blocks) = match (rule, layout.stars()) {
        (Rule::Pointer, 2..) => {
            // Another line that contains all free squares of this line and needs as many pieces.
            let through = square.map_or(u64::MAX, |square| layout.through(square).0);
            let others = Lines(shared().0 & position.open.0 & through);
            let equally_constrained = others.iter().filter(|&other| position.missing(layout, other) == missing());
            let facts = equally_constrained.map(|other| (other, (layout.line(other) & position.free) - free));
            let (other, excludes) = facts.max_by_key(|(_, excludes)| excludes.len())?;
            (Lines::one(other), excludes, Vec::new())
        }
        (_, 2..) => {
            let capacity = Capacity::new(layout, position, free, missing());
            let exclusion = square.map_or_else(|| capacity.exclusion(), |square| capacity.exclusion_of(square))?;
            (exclusion.completes, exclusion.excludes, exclusion.blocks)
        }
        _ => {
            let within = if rule == Rule::Pointer { shared() } else { Lines::default() };
            if rule == Rule::Pointer && within.is_empty() {
                return None;
            }
            let excludes = free.iter().fold(position.free, |common, square| common & layout.attacks(square)) - free;
            (within, excludes, Vec::new())
        }
    };
    let fact = || Step::about(rule, layout, position, Lines::one(line));
    (!excludes.is_empty()).then(|| Step { within, excludes, blocks, ..fact() })
}
