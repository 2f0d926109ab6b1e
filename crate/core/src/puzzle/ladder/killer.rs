//! Pointer and killer: wherever the queen of a line stands, it closes these squares. So no queen can stand on them.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};
use std::cmp::Reverse;

/// The line whose queen closes most squares wherever it stands; of several, one with few free squares, then the first.
/// For a pointer, these free squares lie on one other line.
pub(super) fn find(rule: Rule, layout: &Layout, position: &Position) -> Option<Step> {
    let facts = position.open.iter().filter_map(|line| Fact::of(rule, layout, position, line));
    let Fact { line, within, free, closes } =
        facts.min_by_key(|fact| (Reverse(fact.closes.len()), fact.free.len(), fact.line))?;
    Some(Step { rule, square: None, lines: Lines::one(line), within, free, excludes: closes, chain: Vec::new() })
}

/// What is so wherever the queen of a line stands.
struct Fact {
    line: usize,
    /// For a pointer: the other line.
    within: Lines,
    /// Where the queen can stand.
    free: Squares,
    /// The free squares on other lines that it closes.
    closes: Squares,
}

impl Fact {
    fn of(rule: Rule, layout: &Layout, position: &Position, line: usize) -> Option<Self> {
        let free = layout.line(line) & position.free;
        let within = match rule {
            Rule::Pointer => Some(layout.shared(free, line)).filter(|within| !within.is_empty())?,
            _ => Lines::default(),
        };
        let closes = free.iter().fold(position.free, |closes, square| closes & layout.closes(square)) - free;
        (!closes.is_empty()).then_some(Fact { line, within, free, closes })
    }
}
