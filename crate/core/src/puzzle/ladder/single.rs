//! Single: a line has one free square, so its queen is placed there; with several stars, it has as many free squares as it needs stars.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Step};

/// The step for the first such square. It reports the row rather than the column, and the column rather than the region.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    let needed = |line| {
        let free = layout.line(line) & position.free;
        // This runs in most positions. If each line needs one queen, no squares have to be counted.
        let is_tight = || free.len() == position.missing(layout, line);
        let square = if layout.stars() == 1 { free.only() } else { free.first().filter(|_| is_tight()) };
        Some((square?, line))
    };
    let (square, line) = position.open.iter().filter_map(needed).min()?;
    Some(single(layout, position, square, line))
}

/// The step that sets a queen on `square`, if the open `line` needs all of its free squares and `square` is one of them.
pub(in crate::puzzle) fn at(layout: &Layout, position: &Position, square: u32, line: usize) -> Option<Step> {
    let is_free = (layout.line(line) & position.free).contains(square);
    (is_free && position.spare(layout, line) == 0).then(|| single(layout, position, square, line))
}

fn single(layout: &Layout, position: &Position, square: u32, line: usize) -> Step {
    Step { square: Some(square), ..Step::about(Rule::Single, layout, position, Lines::one(line)) }
}
