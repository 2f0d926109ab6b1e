//! Block: all other free squares of a line lie in fewer blocks of two by two than it needs stars. So this square has a star.

use super::room::Room;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The first such square. Only boards with several stars have one.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    if layout.stars() == 1 {
        return None;
    }
    let forced = |line| {
        let (free, missing) = (layout.line(line) & position.free, position.missing(layout, line));
        let (square, blocks) = Room::new(layout, position, free, missing).forced()?;
        Some((square, line, blocks))
    };
    let (square, line, blocks) =
        position.open.iter().filter_map(forced).min_by_key(|&(square, line, _)| (square, line))?;
    Some(Step {
        rule: Rule::Block,
        square: Some(square),
        lines: Lines::one(line),
        within: Lines::default(),
        free: layout.line(line) & position.free,
        missing: position.missing(layout, line),
        blocks,
        excludes: Squares::EMPTY,
        chain: Vec::new(),
    })
}
