//! The ladder of rules: the next step in a position, by the weakest rule that applies.
//!
//! This is version 2 of the ladder. A step excludes every square that one fact excludes, and the fact that excludes most
//! squares comes first. Version 1 excluded one square after another, and counted pointers among the killers. The same rules
//! leave the same squares in any order, so both versions solve the same puzzles with the same [`Level`]. The level and the seed
//! decide which puzzle is made, so every seed still gives the same puzzle.
//!
//! [`Level`]: super::Level

pub(super) mod block;
pub(super) mod capacity;
pub(super) mod killer;
mod propagate;
pub(super) mod set;
pub(super) mod single;
pub(super) mod strip;
mod trial;

pub(super) use self::propagate::propagate;
pub(super) use self::trial::{Assumed, refutes, trial};

use super::{Layout, Position, Rule, Step};

/// The next step in a position, by the weakest rule that applies. If that rule gives several steps, the step with the
/// shortest chain or the fewest lines is returned, then the step that excludes most squares, then the first step. `None` if no rule
/// applies. Every line of the position must have room for its pieces.
#[must_use]
pub fn deduce(layout: &Layout, position: &Position) -> Option<Step> {
    deduce_by(layout, position, Rule::TrialAndRules)
}

/// Like [`deduce`], but only by rules up to `strongest`.
#[must_use]
pub fn deduce_by(layout: &Layout, position: &Position, strongest: Rule) -> Option<Step> {
    Rule::ALL.into_iter().take_while(|&rule| rule <= strongest).find_map(|rule| by(rule, layout, position))
}

/// The step that one rule gives, chosen as in [`deduce`].
pub(super) fn by(rule: Rule, layout: &Layout, position: &Position) -> Option<Step> {
    match rule {
        Rule::Single => single::find(layout, position),
        Rule::Block => block::find(layout, position),
        Rule::Pointer | Rule::Killer => killer::find(rule, layout, position),
        Rule::Set => set::find(layout, position),
        Rule::Strip => strip::find(layout, position),
        Rule::Trial | Rule::TrialAndRules => trial::find(layout, position, rule),
    }
}
