//! The facts of what is wrong with a rule, a formula or a board for it.

use super::{Detail, Problem};
use queens_core::board::text::excerpt;
use queens_core::rule::formula::{DEEPEST_FORMULA, FormulaError, FormulaProblem, LONGEST_FORMULA};
use queens_core::rule::{FARTHEST_SHIFT, LARGEST_SIDE, MOST_FORMULAS, Mismatch, RuleError};

impl Problem for RuleError {
    fn code(&self) -> &'static str {
        match self {
            RuleError::Unknown { .. } => "rule-unknown",
            RuleError::Surface { .. } => "rule-unknown-board",
            RuleError::Shift { .. } => "rule-bad-shift",
            RuleError::FormulaCount { .. } => "rule-formula-count",
            RuleError::Formula { error, .. } => error.code(),
            RuleError::Mismatch { reason, .. } => match reason {
                Mismatch::OwnLaw => "rule-own-law",
                Mismatch::RegionsTouching => "rule-regions-touching",
                Mismatch::RegionsOnPlane => "rule-regions-plane",
                Mismatch::RegionsOnSquare => "rule-regions-square",
            },
            RuleError::Size { .. } => "rule-size",
            RuleError::Square { .. } => "rule-square",
            RuleError::Blocked { .. } => "rule-blocked",
            RuleError::Regions { .. } => "rule-regions",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match self {
            RuleError::Unknown { found } | RuleError::Surface { found } => vec![("found", found.as_str().into())],
            RuleError::Shift { found } => vec![("found", found.as_str().into()), ("farthest", FARTHEST_SHIFT.into())],
            RuleError::FormulaCount { found } => vec![("found", (*found).into()), ("most", MOST_FORMULAS.into())],
            RuleError::Formula { formula, error } => {
                let mut facts = vec![("formula", Detail::from(*formula))];
                facts.extend(error.detail());
                facts
            }
            RuleError::Mismatch { rule, feature, .. } => {
                vec![("rule", excerpt(rule).into()), ("feature", feature.name().into())]
            }
            RuleError::Size { rows, columns } => {
                vec![("rows", (*rows).into()), ("columns", (*columns).into()), ("largest", LARGEST_SIDE.into())]
            }
            RuleError::Square { found, last } => {
                vec![("found", Detail::Number(*found as f64)), ("last", (*last).into())]
            }
            RuleError::Blocked { row, column } => vec![("row", (*row).into()), ("column", (*column).into())],
            RuleError::Regions { found, expected, last } => {
                vec![("found", (*found).into()), ("expected", (*expected).into()), ("last", (*last).into())]
            }
        }
    }
}

impl Problem for FormulaError {
    fn code(&self) -> &'static str {
        match self.problem {
            FormulaProblem::TooLong { .. } => "formula-too-long",
            FormulaProblem::TooDeep => "formula-too-deep",
            FormulaProblem::Character { .. } => "formula-bad-character",
            FormulaProblem::Name { .. } => "formula-unknown-name",
            FormulaProblem::Number { .. } => "formula-bad-number",
            FormulaProblem::Value { .. } => "formula-no-value",
            FormulaProblem::Operator { .. } => "formula-no-operator",
            FormulaProblem::OpenBracket => "formula-open-bracket",
            FormulaProblem::Bracket { .. } => "formula-no-bracket",
            FormulaProblem::Values { .. } => "formula-bad-values",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        let mut facts = vec![("place", Detail::from(self.place))];
        facts.extend(match &self.problem {
            FormulaProblem::TooLong { characters } => {
                vec![("characters", (*characters).into()), ("longest", LONGEST_FORMULA.into())]
            }
            FormulaProblem::TooDeep => vec![("deepest", DEEPEST_FORMULA.into())],
            FormulaProblem::Character { found } => vec![("found", found.to_string().into())],
            FormulaProblem::Name { found } | FormulaProblem::Number { found } => vec![("found", found.as_str().into())],
            FormulaProblem::Value { found } | FormulaProblem::Operator { found } => {
                vec![("found", found.as_str().into())]
            }
            FormulaProblem::OpenBracket => vec![],
            FormulaProblem::Bracket { function } => vec![("function", (*function).into())],
            FormulaProblem::Values { function, found } => {
                vec![("function", (*function).into()), ("found", (*found).into())]
            }
        });
        facts
    }
}
