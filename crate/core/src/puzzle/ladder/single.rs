//! Single: a line has one free square, so its queen is placed there; with several stars, as many as it needs.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Step};

/// The first such square. Of its lines, the row is named before the column, and the column before the region.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    let needed = |line| {
        let free = layout.line(line) & position.free;
        // Most positions are looked at for a single, and lines that need one queen are not counted.
        let is_tight = || free.len() == position.missing(layout, line);
        let square = if layout.stars() == 1 { free.only() } else { free.first().filter(|_| is_tight()) };
        Some((square?, line))
    };
    let (square, line) = position.open.iter().filter_map(needed).min()?;
    Some(single(layout, position, square, line))
}

/// The step that sets a queen on `square`, if the open `line` needs all of its free squares and this is one.
pub(in crate::puzzle) fn at(layout: &Layout, position: &Position, square: u32, line: usize) -> Option<Step> {
    let is_free = (layout.line(line) & position.free).contains(square);
    (is_free && position.spare(layout, line) == 0).then(|| single(layout, position, square, line))
}

fn single(layout: &Layout, position: &Position, square: u32, line: usize) -> Step {
    Step { square: Some(square), ..Step::about(Rule::Single, layout, position, Lines::one(line)) }
}
