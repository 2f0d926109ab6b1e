//! Single: a line has one free square, so its queen stands there.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The first such square. Of its lines, the row is named before the column, and the column before the region.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    let alone = |line| Some(((layout.line(line) & position.free).only()?, line));
    let (square, line) = position.open.iter().filter_map(alone).min()?;
    Some(single(square, line))
}

/// The step that sets a queen on `square`, the last free one of `line`.
pub(in crate::puzzle) fn single(square: u32, line: usize) -> Step {
    Step {
        rule: Rule::Single,
        square: Some(square),
        lines: Lines::one(line),
        within: Lines::default(),
        free: Squares::one(square),
        excludes: Squares::EMPTY,
        chain: Vec::new(),
    }
}
