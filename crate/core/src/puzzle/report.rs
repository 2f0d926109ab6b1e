//! Steps and hints as the output of a program, with squares in the form that the program uses: numbers, or rows and columns.

use super::{Hint, Rule, Squares, Step};

/// One deduction, without its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct StepReport<S> {
    /// The rule.
    pub rule: Rule,
    /// The square in question; `None` if there can be several.
    pub square: Option<S>,
    /// The free squares of the lines that are the reason.
    pub free: Vec<S>,
    /// Squares where no queen can be placed.
    pub excludes: Vec<S>,
}

/// The next step on the board of a player, or the mistake on it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HintReport<S> {
    /// `wrong-queen`, `wrong-cross`, `step`, `search` or `solved`.
    pub kind: &'static str,
    /// The square of the mistake or of the step.
    pub square: Option<S>,
    /// The step, if there is one.
    pub step: Option<StepReport<S>>,
}

impl Step {
    /// The step with each square in the form that `square` gives it.
    pub fn report<S>(&self, square: impl Fn(u32) -> S) -> StepReport<S> {
        let list = |squares: Squares| squares.iter().map(&square).collect();
        StepReport {
            rule: self.rule,
            square: self.square.map(&square),
            free: list(self.free),
            excludes: list(self.excludes),
        }
    }
}

impl Hint {
    /// The hint with each square in the form that `square` gives it.
    pub fn report<S>(&self, square: impl Fn(u32) -> S) -> HintReport<S> {
        let (kind, at, step) = match self {
            Hint::WrongQueen(at) => ("wrong-queen", Some(*at), None),
            Hint::WrongMark(at) => ("wrong-cross", Some(*at), None),
            Hint::Step(step) => ("step", step.square, Some(step)),
            Hint::Search => ("search", None, None),
            Hint::Solved => ("solved", None, None),
        };
        HintReport { kind, square: at.map(&square), step: step.map(|step| step.report(&square)) }
    }
}
