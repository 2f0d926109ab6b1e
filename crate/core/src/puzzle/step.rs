//! One deduction with its reason as data, for hints and for the replay of a solution.

use super::lines::Lines;
use super::{Layout, Position, Squares};

named! {
    /// The rules of the ladder, the weakest first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PuzzleRule"))]
    pub enum Rule {
        /// A line has one free square: its queen is there. With several stars, as many free squares as it needs stars.
        Single = "single",
        /// With several stars: all other free squares of a line lie in fewer blocks of two by two than it needs stars, and a
        /// block has room for one at most. So this square has a star.
        Block = "block",
        /// All free squares of a line lie on one other line: wherever its queen is placed, it attacks the rest of that line
        /// and the squares next to all of them.
        Pointer = "pointer",
        /// A queen on these squares would attack every free square of some line, so no queen can be placed there.
        Killer = "killer",
        /// All free squares of several lines lie on equally many other lines: these can have no queen elsewhere.
        Set = "set",
        /// With several stars: lines that contain others, or are contained in others, leave a strip of squares with an exact
        /// number of stars. The same conclusions apply to the strip as to the squares of a line.
        Strip = "strip",
        /// A queen here would, by singles, leave some line without a free square. So it cannot be placed here.
        Trial = "trial",
        /// The same, following singles, pointers, killers and sets.
        TrialAndRules = "trial-and-rules",
    }
}

/// One deduction. The content of its fields depends on the rule:
///
/// | | single | pointer, killer | set | trial, trial and rules |
/// | --- | --- | --- | --- | --- |
/// | `square` | the square of the queen | | | the square without a queen |
/// | `lines` | the line | the line that would have no queen | the lines | the line that is left without a free square |
/// | `within` | | pointer: the line that contains all its free squares | as many lines that contain all their free squares | |
/// | `free` | the square | the free squares of that line | the free squares of the lines | the free squares of that line |
/// | `excludes` | | the squares on other lines that attack all of `free` | the free squares of `within` on other lines | the square |
/// | `chain` | | | | what follows from a queen on the square, as far as it is needed |
///
/// With several stars a line, `missing` is the number that the lines still need, and `blocks` are the places where they have
/// room for fewer. For a block, these are the other free squares of the line. For a killer, they are the free
/// squares of the line that a piece on an excluded square would leave, and `within` are the lines that it would complete. A strip is the
/// part of `within` outside `lines`: its squares are `free`, and it contains `missing` stars. One of them is on `square`, or
/// none can be on a square that it `excludes`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The rule.
    pub rule: Rule,
    /// The square in question; `None` if there can be several.
    pub square: Option<u32>,
    /// The lines that are the reason for the step.
    pub lines: Lines,
    /// For a pointer, a set and a strip: the lines that contain all free squares of `lines`.
    pub within: Lines,
    /// The free squares of `lines` before this step.
    pub free: Squares,
    /// The number of pieces that `lines` still need, or that the strip contains.
    pub missing: u32,
    /// With several stars: free squares by blocks of two by two, each with room for at most one.
    pub blocks: Vec<Squares>,
    /// Free squares where no queen can be placed.
    pub excludes: Squares,
    /// For a trial: the steps that follow from a queen on `square`, until the line has no free square left.
    pub chain: Vec<Step>,
}

impl Step {
    /// A fact about open lines, before any conclusion from it.
    pub(super) fn about(rule: Rule, layout: &Layout, position: &Position, lines: Lines) -> Self {
        Step {
            rule,
            square: None,
            lines,
            within: Lines::default(),
            free: layout.squares(lines) & position.free,
            missing: position.missing_on(layout, lines),
            blocks: Vec::new(),
            excludes: Squares::EMPTY,
            chain: Vec::new(),
        }
    }

    /// The squares that must be excluded for the step to follow.
    pub(super) fn needs(&self, layout: &Layout) -> Squares {
        let lines = layout.squares(self.lines);
        if layout.stars() > 1 {
            return (lines | layout.squares(self.within)) - self.free - self.excludes;
        }
        match (self.rule, self.square) {
            (Rule::Single, Some(square)) => lines - Squares::one(square),
            (Rule::Pointer | Rule::Killer, _) => {
                lines - self.excludes.iter().fold(lines, |common, square| common & layout.attacks(square))
            }
            (Rule::Set, _) => lines - layout.squares(self.within),
            _ => Squares::EMPTY,
        }
    }

    /// The square on which the step sets a queen.
    #[must_use]
    pub fn sets(&self) -> Option<u32> {
        self.square.filter(|_| self.excludes.is_empty())
    }

    /// How many queens its chain sets, not counting the assumed one.
    #[must_use]
    pub fn forced(&self) -> usize {
        self.chain.iter().filter(|step| step.sets().is_some()).count()
    }
}

impl Position {
    /// Applies a step.
    pub fn apply(&mut self, layout: &Layout, step: &Step) {
        match step.sets() {
            Some(square) => self.set(layout, square),
            None => self.free -= step.excludes,
        }
    }
}
