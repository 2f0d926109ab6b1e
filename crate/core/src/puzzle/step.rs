//! One deduction, with its reason as data: what hints draw and the replay shows.

use super::lines::Lines;
use super::{Layout, Position, Squares};

/// The rules of the ladder, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PuzzleRule"))]
pub enum Rule {
    /// A line has one free square: the queen stands there.
    Single,
    /// A queen here would close every free square of some line: so not here.
    Killer,
    /// Some lines have their free squares in as many other lines: nothing else may use those.
    Set,
    /// Suppose a queen here, follow singles, and a line runs dry: so not here.
    Trial,
    /// The same, following singles, killers and sets.
    TrialAndRules,
}

impl Rule {
    /// All rules, the weakest first.
    pub const ALL: [Rule; 5] = [Rule::Single, Rule::Killer, Rule::Set, Rule::Trial, Rule::TrialAndRules];
}

/// One deduction. What its fields hold depends on the rule:
///
/// | | single | killer | set | trial, trial and rules |
/// | --- | --- | --- | --- | --- |
/// | `square` | where the queen stands | where no queen can stand | | where no queen can stand |
/// | `lines` | the line | the line that she would kill | the lines | the line that runs dry |
/// | `within` | | | as many lines that hold all their free squares | |
/// | `free` | the square | the free squares of that line | the free squares of the lines | those of that line |
/// | `excludes` | | the square | the free squares of `within` on other lines | the square |
/// | `chain` | | | | what follows from a queen on the square, as far as it is needed |
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The rule.
    pub rule: Rule,
    /// The square that it is about; none for a set.
    pub square: Option<u32>,
    /// The lines that are the reason.
    pub lines: Lines,
    /// Of a set: the lines that hold all free squares of `lines`.
    pub within: Lines,
    /// The free squares of `lines` before this step.
    pub free: Squares,
    /// Free squares on which no queen can stand.
    pub excludes: Squares,
    /// Of a trial: the steps that follow from a queen on `square`, up to where the line runs dry.
    pub chain: Vec<Step>,
}

impl Step {
    /// What the step is based on: squares that must be closed for it to hold.
    pub(super) fn needs(&self, layout: &Layout) -> Squares {
        let lines = layout.squares(self.lines);
        match (self.rule, self.square) {
            (Rule::Single, Some(square)) => lines - Squares::one(square),
            (Rule::Killer, Some(square)) => lines - layout.closes(square),
            (Rule::Set, _) => lines - layout.squares(self.within),
            _ => Squares::EMPTY,
        }
    }

    /// How many queens its chain sets, the supposed one not counted.
    #[must_use]
    pub fn forced(&self) -> usize {
        self.chain.iter().filter(|step| step.rule == Rule::Single).count()
    }
}

impl Position {
    /// Does what a step says.
    pub fn apply(&mut self, layout: &Layout, step: &Step) {
        match (step.rule, step.square) {
            (Rule::Single, Some(square)) => self.set(layout, square),
            _ => self.free -= step.excludes,
        }
    }
}
