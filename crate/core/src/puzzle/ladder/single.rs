//! Single: a line has one free square, so its queen is placed there; with several stars, as many as it needs.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The first such square. Of its lines, the row is named before the column, and the column before the region.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    let alone = |line| Some((needed(layout, position, line)?, line));
    let (square, line) = position.open.iter().filter_map(alone).min()?;
    Some(single(layout, position, square, line))
}

/// The step that sets a queen on `square`, the last free one of `line`.
pub(in crate::puzzle) fn single(layout: &Layout, position: &Position, square: u32, line: usize) -> Step {
    Step {
        rule: Rule::Single,
        square: Some(square),
        lines: Lines::one(line),
        within: Lines::default(),
        free: layout.line(line) & position.free,
        missing: position.missing(layout, line),
        blocks: Vec::new(),
        excludes: Squares::EMPTY,
        chain: Vec::new(),
    }
}

/// The first free square of a line that needs all of them.
fn needed(layout: &Layout, position: &Position, line: usize) -> Option<u32> {
    let free = layout.line(line) & position.free;
    if layout.stars() == 1 {
        return free.only();
    }
    (free.len() == position.missing(layout, line)).then(|| free.first()).flatten()
}
