//! Checks whether a claim follows by a rule from named lines, and returns the step.

use super::suppose::Supposed;
use super::{Claim, Reason};
use crate::puzzle::ladder::room::Room;
use crate::puzzle::ladder::strip::{self, Strip};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Squares, Step};
use std::cmp::Reverse;

/// The step that the reason describes, if it follows. Its lines are open.
pub(in crate::puzzle) fn follows(layout: &Layout, position: &Position, reason: &Reason) -> Option<Step> {
    let only = (reason.lines.len() == 1).then(|| reason.lines.iter().next()).flatten();
    match (reason.rule, reason.claim, only) {
        (Rule::Single, Claim::Queen(square), Some(line)) => {
            let step = fact(layout, position, reason);
            let is = position.spare(layout, line) == 0 && step.free.contains(square);
            is.then_some(Step { square: Some(square), ..step })
        }
        (Rule::Block, Claim::Queen(square), Some(_)) if layout.stars() > 1 => {
            let step = fact(layout, position, reason);
            let others = Room::new(layout, position, step.free, step.missing).others_than(square);
            let blocks = others.filter(|_| step.free.contains(square))?;
            Some(Step { square: Some(square), blocks, ..step })
        }
        (Rule::Pointer, Claim::Empty(square), Some(line)) if layout.stars() > 1 => {
            same(layout, position, reason, line, square)
        }
        (Rule::Killer, Claim::Empty(square), Some(_)) if layout.stars() > 1 => {
            let step = fact(layout, position, reason);
            let closing = Room::new(layout, position, step.free, step.missing).closing_at(square)?;
            Some(Step { within: closing.completes, blocks: closing.blocks, excludes: closing.excludes, ..step })
        }
        (Rule::Pointer | Rule::Killer, Claim::Empty(square), Some(line)) => {
            let step = fact(layout, position, reason);
            let free = step.free;
            let within = if reason.rule == Rule::Pointer { layout.shared(free, line) } else { Lines::default() };
            let excludes = free.iter().fold(position.free, |closes, from| closes & layout.closes(from)) - free;
            let holds = excludes.contains(square) && (reason.rule == Rule::Killer || !within.is_empty());
            holds.then_some(Step { within, excludes, ..step })
        }
        (Rule::Set, Claim::Empty(square), _) => {
            let step = fact(layout, position, reason);
            let mut sets = sets(layout, position, &step);
            let within = sets.find(|&within| layout.squares(within).contains(square))?;
            let excludes = (layout.squares(within) - layout.squares(reason.lines)) & position.free;
            excludes.contains(square).then_some(Step { within, excludes, ..step })
        }
        (Rule::Strip, claim, _) => {
            let decides = |strip: Strip| match claim {
                Claim::Queen(square) => strip.piece(layout, position, square),
                Claim::Empty(square) => strip.empty(layout, position, square),
            };
            let steps = strip::at(layout, position, reason.lines).filter_map(decides);
            steps.min_by_key(|step| (step.lines.len() + step.within.len(), Reverse(step.excludes.len())))
        }
        (Rule::Trial | Rule::TrialAndRules, Claim::Empty(square), Some(dry)) => {
            let Supposed { chain, .. } = Supposed::until_dry(layout, position, square, reason.rule, dry)?;
            let step = fact(layout, position, reason);
            Some(Step { square: Some(square), excludes: Squares::one(square), chain, ..step })
        }
        _ => None,
    }
}

/// Returns the fact about the named lines, before any conclusion from it.
fn fact(layout: &Layout, position: &Position, reason: &Reason) -> Step {
    Step {
        rule: reason.rule,
        square: None,
        lines: reason.lines,
        within: Lines::default(),
        free: layout.squares(reason.lines) & position.free,
        missing: position.missing_on(layout, reason.lines),
        blocks: Vec::new(),
        excludes: Squares::EMPTY,
        chain: Vec::new(),
    }
}

/// With several stars: finds another line through the square that needs no more than this one, whose pieces are all in it.
fn same(layout: &Layout, position: &Position, reason: &Reason, line: usize, square: u32) -> Option<Step> {
    let step = fact(layout, position, reason);
    let others = Lines(layout.shared(step.free, line).0 & layout.through(square).0 & position.open.0);
    let alike = others.iter().filter(|&other| position.missing(layout, other) == step.missing);
    let facts = alike.map(|other| (other, (layout.line(other) & position.free) - step.free));
    let (other, excludes) = facts.max_by_key(|(_, excludes)| excludes.len())?;
    excludes.contains(square).then_some(Step { within: Lines::one(other), excludes, ..step })
}

/// For each other kind of line: lines that contain all free squares of the named ones, and need as many queens.
fn sets<'a>(layout: &'a Layout, position: &'a Position, named: &Step) -> impl Iterator<Item = Lines> + use<'a> {
    let &Step { lines, free, missing, .. } = named;
    let crossed = free.iter().fold(0, |crossed, square| crossed | layout.through(square).0);
    let is_one_kind = layout.kinds().any(|kind| lines.0 & !kind.0 == 0);
    let others = layout.kinds().filter(move |kind| is_one_kind && kind.0 & lines.0 == 0);
    let within = others.map(move |kind| Lines(kind.0 & crossed));
    within.filter(move |&within| position.missing_on(layout, within) == missing)
}
