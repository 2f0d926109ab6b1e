//! Pointer and killer: wherever the queen of a line is placed, it attacks these squares. So no queen can be placed on them.
//! With several stars: a piece on these squares would leave a line with too little room for those that it needs.

use super::room::Room;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};
use std::cmp::Reverse;

/// The line whose queen attacks most squares wherever it is placed; of several, one with few free squares, then the first.
/// For a pointer, these free squares lie on one other line.
pub(super) fn find(rule: Rule, layout: &Layout, position: &Position) -> Option<Step> {
    let facts = position.open.iter().filter_map(|line| Fact::of(rule, layout, position, line));
    let Fact { line, within, free, closes, blocks } =
        facts.min_by_key(|fact| (Reverse(fact.closes.len()), fact.free.len(), fact.line))?;
    Some(Step {
        rule,
        square: None,
        lines: Lines::one(line),
        within,
        free,
        missing: position.missing(layout, line),
        blocks,
        excludes: closes,
        chain: Vec::new(),
    })
}

/// A fact that is true wherever the queen of a line is placed.
struct Fact {
    line: usize,
    /// For a pointer: the other line.
    within: Lines,
    /// The squares for the queen.
    free: Squares,
    /// The free squares on other lines that it closes.
    closes: Squares,
    /// With several stars: the squares that a piece on one of these would leave.
    blocks: Vec<Squares>,
}

impl Fact {
    fn of(rule: Rule, layout: &Layout, position: &Position, line: usize) -> Option<Self> {
        let free = layout.line(line) & position.free;
        if layout.stars() > 1 {
            return Self::of_stars(rule, layout, position, line);
        }
        let within = match rule {
            Rule::Pointer => Some(layout.shared(free, line)).filter(|within| !within.is_empty())?,
            _ => Lines::default(),
        };
        let closes = free.iter().fold(position.free, |closes, square| closes & layout.closes(square)) - free;
        (!closes.is_empty()).then_some(Fact { line, within, free, closes, blocks: Vec::new() })
    }

    fn of_stars(rule: Rule, layout: &Layout, position: &Position, line: usize) -> Option<Self> {
        let (free, missing) = (layout.line(line) & position.free, position.missing(layout, line));
        if rule == Rule::Pointer {
            // Another line that needs no more than this one, whose pieces are all in it.
            let others = Lines(layout.shared(free, line).0 & position.open.0);
            let alike = others.iter().filter(|&other| position.missing(layout, other) == missing);
            let facts = alike.map(|other| (other, (layout.line(other) & position.free) - free));
            let (other, closes) = facts.max_by_key(|(_, closes)| closes.len())?;
            let within = Lines::one(other);
            return (!closes.is_empty()).then_some(Fact { line, within, free, closes, blocks: Vec::new() });
        }
        let closing = Room::new(layout, position, free, missing).closing()?;
        let (within, closes) = (closing.completes, closing.excludes);
        Some(Fact { line, within, free, closes, blocks: closing.blocks })
    }
}
