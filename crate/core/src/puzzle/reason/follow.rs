//! Checks whether a claim follows by a rule from named lines, and returns the step.

use super::assume::steps_until_unfillable;
use super::{Claim, Reason};
use crate::puzzle::ladder::strip::{self, Strip};
use crate::puzzle::ladder::{block, killer, single, trial};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Step};
use std::cmp::Reverse;

/// The step that the reason describes, if it follows. The lines of the reason must be open.
pub(in crate::puzzle) fn follows(layout: &Layout, position: &Position, reason: &Reason) -> Option<Step> {
    let only = (reason.lines.len() == 1).then(|| reason.lines.iter().next()).flatten();
    match (reason.rule, reason.claim, only) {
        (Rule::Single, Claim::Queen(square), Some(line)) => single::at(layout, position, square, line),
        (Rule::Block, Claim::Queen(square), Some(line)) => block::at(layout, position, square, line),
        (rule @ (Rule::Pointer | Rule::Killer), Claim::Empty(square), Some(line)) => {
            killer::at(rule, layout, position, square, line)
        }
        (Rule::Set, Claim::Empty(square), _) => {
            let step = Step::about(Rule::Set, layout, position, reason.lines);
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
        (Rule::Trial | Rule::TrialAndRules, Claim::Empty(square), Some(line)) => {
            let chain = steps_until_unfillable(layout, position, square, reason.rule, line)?;
            Some(trial(layout, position, square, reason.rule, line, chain))
        }
        _ => None,
    }
}

/// For each other kind of line: lines that contain all free squares of the named lines, and need as many queens.
fn sets<'a>(layout: &'a Layout, position: &'a Position, named: &Step) -> impl Iterator<Item = Lines> + use<'a> {
    let &Step { lines, free, missing, .. } = named;
    let reached = free.iter().fold(0, |reached, square| reached | layout.through(square).0);
    let is_one_kind = layout.kinds().any(|kind| lines.0 & !kind.0 == 0);
    let others = layout.kinds().filter(move |kind| is_one_kind && kind.0 & lines.0 == 0);
    let within = others.map(move |kind| Lines(kind.0 & reached));
    within.filter(move |&within| position.missing_on(layout, within) == missing)
}
