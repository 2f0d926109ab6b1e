//! Killer: a queen here would close every free square of some line, so she cannot stand here.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The first such square. Of the lines that the queen would kill, one with the fewest free squares is named.
pub(super) fn find(layout: &Layout, position: &Position) -> Option<Step> {
    position.free.iter().find_map(|square| {
        let left = position.free - layout.closes(square);
        let others = position.open.0 & !layout.through(square).0;
        let killed = Lines(others).iter().filter(|&line| layout.line(line).is_disjoint(left));
        let (free, line) =
            killed.map(|line| (layout.line(line) & position.free, line)).min_by_key(|(free, _)| free.len())?;
        Some(Step {
            rule: Rule::Killer,
            square: Some(square),
            lines: Lines::one(line),
            within: Lines::default(),
            free,
            excludes: Squares::one(square),
            chain: Vec::new(),
        })
    })
}
