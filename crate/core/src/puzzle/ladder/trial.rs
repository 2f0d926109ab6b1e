//! Trial: if a queen stood on this square, weaker rules would leave some line without a free square, or with too little
//! room for its stars. So no queen can stand there.

use super::deduce_by;
use super::settle::{followed, settle};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The trial with the shortest chain; of several, the first by square.
pub(super) fn find(layout: &Layout, position: &Position, rule: Rule) -> Option<Step> {
    // Of several stars it is much sooner known that some line runs dry than by which steps.
    let runs_dry = |square: &u32| {
        let mut after = *position;
        after.set(layout, *square);
        layout.stars() == 1 || !settle(layout, &mut after, followed(layout, rule))
    };
    position
        .free
        .iter()
        .filter(runs_dry)
        .filter_map(|square| suppose(layout, position, square, rule))
        .min_by_key(|step| step.chain.len())
}

/// The steps that follow from a queen on a square, if they leave some line without a free square.
fn suppose(layout: &Layout, position: &Position, square: u32, rule: Rule) -> Option<Step> {
    let following = followed(layout, rule);
    let mut after = *position;
    after.set(layout, square);
    let mut taken: Vec<Taken> = Vec::new();
    loop {
        let dry = after.dry(layout);
        if !dry.is_empty() {
            let (chain, line) =
                dry.iter().map(|line| (needed(layout, &taken, line), line)).min_by_key(|(chain, _)| chain.len())?;
            return Some(Step {
                rule,
                square: Some(square),
                lines: Lines::one(line),
                within: Lines::default(),
                free: layout.line(line) & position.free,
                missing: position.missing(layout, line),
                blocks: Vec::new(),
                excludes: Squares::one(square),
                chain,
            });
        }
        let step = deduce_by(layout, &after, following)?;
        let before = after.free;
        after.apply(layout, &step);
        taken.push(Taken { closed: before - after.free, step });
    }
}

/// A step, and the squares that it closed.
struct Taken {
    step: Step,
    closed: Squares,
}

/// The steps because of which a line runs dry, in order: those that closed its squares, those that these need, and so
/// on. Each excludes only what is needed.
fn needed(layout: &Layout, taken: &[Taken], dry: usize) -> Vec<Step> {
    let mut needs = layout.line(dry);
    let mut chain = Vec::new();
    for Taken { step, closed } in taken.iter().rev() {
        if !needs.is_disjoint(*closed) {
            let step = Step { excludes: step.excludes & needs, ..step.clone() };
            needs |= step.needs(layout);
            chain.push(step);
        }
    }
    chain.reverse();
    chain
}
