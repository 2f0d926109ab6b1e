//! The ladder of rules, one file each: the next step in a position, by the weakest rule that applies.

mod killer;
mod set;
mod single;
mod trial;

use super::{Layout, Position, Rule, Step};

/// The next step in a position, by the weakest rule that applies. If that rule gives several steps, the one with the
/// shortest chain is taken, then the first by row, then by column. `None` where no rule applies. No line of the
/// position may be dry.
#[must_use]
pub fn deduce(layout: &Layout, position: &Position) -> Option<Step> {
    deduce_by(layout, position, Rule::TrialAndRules)
}

/// As [`deduce`], but only by rules up to `strongest`.
#[must_use]
pub fn deduce_by(layout: &Layout, position: &Position, strongest: Rule) -> Option<Step> {
    Rule::ALL.into_iter().take_while(|&rule| rule <= strongest).find_map(|rule| by(rule, layout, position))
}

fn by(rule: Rule, layout: &Layout, position: &Position) -> Option<Step> {
    match rule {
        Rule::Single => single::find(layout, position),
        Rule::Killer => killer::find(layout, position),
        Rule::Set => set::find(layout, position),
        Rule::Trial => trial::find(layout, position, Rule::Single),
        Rule::TrialAndRules => trial::find(layout, position, Rule::Set),
    }
}
