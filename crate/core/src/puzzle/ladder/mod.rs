//! The ladder of rules, one file each: what follows from a position by the weakest that says anything.

mod killer;
mod set;
mod single;
mod trial;

use super::{Layout, Position, Rule, Step};

/// The weakest deduction from a position: of those of the weakest rule the one with the shortest chain, then the first by
/// row, then by column. None where no rule says anything. No line of the position may be dry.
#[must_use]
pub fn deduce(layout: &Layout, position: &Position) -> Option<Step> {
    deduce_by(layout, position, Rule::TrialAndRules)
}

/// As [`deduce`], by rules up to the `strongest` only.
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
