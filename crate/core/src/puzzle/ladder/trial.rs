//! Trial: suppose a queen here, follow weaker rules, and a line runs dry. So she cannot stand here.

use super::deduce_by;
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The trial with the shortest chain, following rules up to this one; of equal ones the first by square.
pub(super) fn find(layout: &Layout, position: &Position, following: Rule) -> Option<Step> {
    position
        .free
        .iter()
        .filter_map(|square| suppose(layout, position, square, following))
        .min_by_key(|step| step.chain.len())
}

/// What follows from a queen on a square, if a line runs dry.
fn suppose(layout: &Layout, position: &Position, square: u32, following: Rule) -> Option<Step> {
    let mut after = *position;
    after.set(layout, square);
    let mut taken: Vec<Taken> = Vec::new();
    loop {
        let dry = after.dry(layout);
        if !dry.is_empty() {
            let (chain, line) =
                dry.iter().map(|line| (needed(layout, &taken, line), line)).min_by_key(|(chain, _)| chain.len())?;
            let rule = if following == Rule::Single { Rule::Trial } else { Rule::TrialAndRules };
            return Some(Step {
                rule,
                square: Some(square),
                lines: Lines::one(line),
                within: Lines::default(),
                free: layout.line(line) & position.free,
                excludes: Squares::one(square),
                chain: chain.into_iter().map(|at| taken[at].step.clone()).collect(),
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

/// Which of the steps a line runs dry by, ascending: those that closed what it needs, what they need themselves, and so on.
fn needed(layout: &Layout, taken: &[Taken], dry: usize) -> Vec<usize> {
    let mut needs = layout.line(dry);
    let mut chain = Vec::new();
    for (at, Taken { step, closed }) in taken.iter().enumerate().rev() {
        if !needs.is_disjoint(*closed) {
            needs |= step.needs(layout);
            chain.push(at);
        }
    }
    chain.reverse();
    chain
}
