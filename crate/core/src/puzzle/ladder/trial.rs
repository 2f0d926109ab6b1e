//! Trial: if a queen were on this square, weaker rules would leave some line without a free square, or with too little room
//! for its stars. So no queen can be placed there.

use super::deduce_by;
use super::settle::{followed, settle};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};

/// The trial with the shortest chain; of several, the first by square.
pub(super) fn find(layout: &Layout, position: &Position, rule: Rule) -> Option<Step> {
    // With several stars, it is much faster to find that some line runs out of candidates than to find the steps that show
    // it.
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

/// The trial of one square, if its queen would leave some line without a free square.
pub(in crate::puzzle) fn refutes(layout: &Layout, position: &Position, square: u32, rule: Rule) -> Option<Step> {
    suppose(layout, position, square, rule)
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
        let before = after;
        after.apply(layout, &step);
        taken.push(Taken { before, closed: before.free - after.free, step });
    }
}

/// A step, the position before it, and the squares that it closed.
struct Taken {
    step: Step,
    before: Position,
    closed: Squares,
}

impl Taken {
    /// With several stars: the pieces that completed lines in this step, if the excluded squares are needed.
    fn completing(&self, layout: &Layout, needed: Squares) -> Squares {
        let Some(square) = self.step.sets().filter(|_| layout.stars() > 1) else { return Squares::EMPTY };
        let beyond = (self.closed & needed) - layout.closes(square);
        let lines = self.before.completed_by(layout, square).iter().map(|line| layout.line(line));
        let closing = lines.filter(|line| !line.is_disjoint(beyond));
        closing.fold(Squares::EMPTY, |stars, line| stars | (line & self.before.queens))
    }
}

/// The steps because of which a line runs out of free squares, in order: those that excluded its squares, those that these
/// need, and so on. Each excludes only the needed squares.
fn needed(layout: &Layout, taken: &[Taken], dry: usize) -> Vec<Step> {
    let mut needs = layout.line(dry);
    let mut chain = Vec::new();
    for one in taken.iter().rev() {
        if !needs.is_disjoint(one.closed) {
            let step = Step { excludes: one.step.excludes & needs, ..one.step.clone() };
            needs = needs | one.completing(layout, needs) | step.needs(layout);
            chain.push(step);
        }
    }
    chain.reverse();
    chain
}
