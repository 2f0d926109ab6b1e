//! Block: all free squares of a line except one lie in fewer blocks of two by two than the line needs stars. So the remaining
//! square has a star.

use super::capacity::Capacity;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The step for the first such square. Only boards with several stars have such squares.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    if layout.stars() == 1 {
        return None;
    }
    let forced = |line| {
        let (square, blocks) = capacity(layout, position, line).forced()?;
        Some((square, line, blocks))
    };
    let (square, line, blocks) =
        position.open.iter().filter_map(forced).min_by_key(|&(square, line, _)| (square, line))?;
    Some(block(layout, position, square, line, blocks))
}

/// The step that sets a star of `line` on `square`; `None` if the rule does not prove it.
pub(in crate::puzzle) fn at(layout: &Layout, position: &Position, square: u32, line: usize) -> Option<Step> {
    let is_free = (layout.line(line) & position.free).contains(square);
    let capacity = (layout.stars() > 1 && is_free).then(|| capacity(layout, position, line))?;
    Some(block(layout, position, square, line, capacity.others_than(square)?))
}

fn block(layout: &Layout, position: &Position, square: u32, line: usize, blocks: Vec<Squares>) -> Step {
    Step { square: Some(square), blocks, ..Step::about(Rule::Block, layout, position, Lines::one(line)) }
}

fn capacity<'a>(layout: &'a Layout, position: &'a Position, line: usize) -> Capacity<'a> {
    Capacity::new(layout, position, layout.line(line) & position.free, position.missing(layout, line))
}
