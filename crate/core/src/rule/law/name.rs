//! The text of a rule, as used in links and calls.

use super::error::RuleError;
use super::feature::{Feature, Mismatch};
use super::formula::Formula;
use super::limits::MAX_FORMULAS;
use super::rule::{Law, Parity, Piece, Rule, Surface, Toggled};
use crate::board::text::excerpt;
use std::fmt;
use std::str::FromStr;

/// The names of the other laws without parameters.
const NAMES: [(&str, Law); 6] = [
    ("toggled", Law::Toggled(Toggled::Diagonals)),
    ("toggled-open", Law::Toggled(Toggled::All)),
    ("parity-diagonals", Law::Parity(Parity::Diagonals)),
    ("parity", Law::Parity(Parity::Lines)),
    ("parity-in-order", Law::Parity(Parity::InOrder)),
    ("light-dark", Law::LightDark),
];

const SLIDING: &str = "sliding:";
const FORMULA: &str = "formula:";

impl fmt::Display for Law {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Law::Sliding(sliding) => write!(formatter, "{SLIDING}{sliding}"),
            Law::Formula(formulas) => {
                let texts: Vec<&str> = formulas.iter().map(Formula::text).collect();
                write!(formatter, "{FORMULA}{}", texts.join(";"))
            }
            Law::Piece(piece) => formatter.write_str(piece.name()),
            law => {
                let named = NAMES.iter().find(|(_, other)| other == law);
                formatter.write_str(named.map_or("", |(name, _)| name))
            }
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.law().fmt(formatter)?;
        match self.surface() {
            Surface::Plane => Ok(()),
            surface => write!(formatter, "+{}", surface.name()),
        }
    }
}

impl FromStr for Rule {
    type Err = RuleError;

    /// Reads the text of a rule.
    ///
    /// # Errors
    /// [`RuleError`], with the part that is unknown or does not combine.
    fn from_str(text: &str) -> Result<Self, RuleError> {
        let (law, surface) = split_surface(text)?;
        if let Some(formulas) = law.strip_prefix(FORMULA) {
            if surface != Surface::Plane {
                let feature = Feature::from(surface);
                return Err(RuleError::Mismatch { rule: "formula".to_owned(), feature, reason: Mismatch::OwnLaw });
            }
            return Rule::new(Law::Formula(read_formulas(formulas)?), surface);
        }
        if let Some(shift) = law.strip_prefix(SLIDING) {
            return Rule::new(Law::Sliding(shift.parse()?), surface);
        }
        let piece = Piece::ALL.into_iter().find(|piece| piece.name() == law).map(Law::Piece);
        let named = || NAMES.into_iter().find(|(name, _)| *name == law).map(|(_, law)| law);
        let law = piece.or_else(named).ok_or_else(|| RuleError::Unknown { found: excerpt(law) })?;
        Rule::new(law, surface)
    }
}

/// The text before and after the last `+`. In formulas `+` is addition, so the text is split only before the name of a
/// surface.
fn split_surface(text: &str) -> Result<(&str, Surface), RuleError> {
    let Some((law, name)) = text.rsplit_once('+') else { return Ok((text, Surface::Plane)) };
    match name {
        "torus" => Ok((law, Surface::Torus)),
        "cylinder" => Ok((law, Surface::Cylinder)),
        _ if text.starts_with(FORMULA) => Ok((text, Surface::Plane)),
        _ => Err(RuleError::Surface { found: excerpt(name) }),
    }
}

fn read_formulas(text: &str) -> Result<Vec<Formula>, RuleError> {
    let found = text.split(';').count();
    if found > MAX_FORMULAS {
        return Err(RuleError::FormulaCount { found, most: MAX_FORMULAS });
    }
    let read =
        |(at, formula): (usize, &str)| formula.parse().map_err(|error| RuleError::Formula { formula: at + 1, error });
    text.split(';').enumerate().map(read).collect()
}
