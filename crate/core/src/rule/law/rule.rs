//! A rule as data: the piece and how the edges of the board are joined, or a law that is not the moves of a piece.

use super::error::RuleError;
use super::feature::{Feature, Mismatch};
use super::formula::Formula;
use super::limits::MAX_FORMULAS;
use super::sliding::Sliding;
use crate::board::text::excerpt;

/// The way pieces attack each other, and the surface of the board. Links and function calls write a rule as a text such as
/// `queens+torus`.
///
/// ```
/// use queens_core::rule::{Law, Piece, Rule, Surface};
///
/// let rule: Rule = "knights+cylinder".parse()?;
/// assert_eq!(rule, Rule::new(Law::Piece(Piece::Knights), Surface::Cylinder)?);
/// assert_eq!(rule.to_string(), "knights+cylinder");
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rule {
    law: Law,
    surface: Surface,
}

/// The squares that a piece attacks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// The moves of this piece.
    Piece(Piece),
    /// A queen closes its row and column to other queens. On its diagonals it closes open squares and opens closed ones.
    /// Queens are set from the top row down.
    Toggled(Toggled),
    /// A queen in an even column attacks only squares of even rows, and a queen in an odd column only squares of odd
    /// rows.
    Parity(Parity),
    /// A queen attacks the squares of its own colour on its lines.
    LightDark,
    /// Queens on rows that are shifted against each other.
    Sliding(Sliding),
    /// A queen attacks its row and column, and every square where one of the formulas has the same value as on its
    /// square. One to [`MAX_FORMULAS`] formulas.
    Formula(Vec<Formula>),
}

named! {
    /// A piece that moves along lines, by jumps, or both.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Piece {
        /// Row, column and both diagonals.
        Queens = "queens",
        /// Row, column and the diagonal that falls to the right.
        Half = "half",
        /// Row and column.
        Rooks = "rooks",
        /// Both diagonals.
        Bishops = "bishops",
        /// The knight's jump.
        Knights = "knights",
        /// One step in any direction.
        Kings = "kings",
        /// Queen and knight.
        Superqueens = "superqueens",
        /// Rook and knight.
        Empresses = "empresses",
        /// Rook and king: row, column and the eight neighbours.
        Touching = "touching",
    }
}

/// Which squares a toggling diagonal may open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Toggled {
    /// The squares that diagonals closed. Squares that a column closed stay closed.
    Diagonals,
    /// The squares that diagonals or columns closed.
    All,
}

/// The lines on which parity limits the attacks of a queen, and when two queens conflict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Parity {
    /// Only the diagonals; on its row and column, a queen attacks every square.
    Diagonals,
    /// The diagonals and the columns. No queen may be on a square that another attacks.
    Lines,
    /// The same lines, with queens set from the top row down: two conflict only if the upper one attacks the square of
    /// the lower one. That is a relation between two queens as in other rules, so this one is not
    /// [ordered](Rule::is_ordered).
    InOrder,
}

named! {
    /// How the edges of the board are joined, by the text after `+` in the name of a rule.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Surface {
        /// No edges are joined.
        Plane = "",
        /// The left edge is joined to the right one.
        Cylinder = "cylinder",
        /// The left edge is joined to the right one, and the top edge to the bottom one.
        Torus = "torus",
    }
}

impl Rule {
    /// A law on a surface.
    ///
    /// # Errors
    /// [`RuleError::Mismatch`] if the law is only for the plane; [`RuleError::FormulaCount`] for no formula or too many.
    pub fn new(law: Law, surface: Surface) -> Result<Self, RuleError> {
        if let Law::Formula(formulas) = &law
            && !(1..=MAX_FORMULAS).contains(&formulas.len())
        {
            return Err(RuleError::FormulaCount { found: formulas.len(), most: MAX_FORMULAS });
        }
        let rule = Rule { law, surface };
        rule.combines(surface.into()).map_err(|reason| rule.mismatch(surface.into(), reason))?;
        Ok(rule)
    }

    /// A piece on the plane.
    #[must_use]
    pub fn of(piece: Piece) -> Self {
        Rule { law: Law::Piece(piece), surface: Surface::Plane }
    }

    /// The law by which a piece attacks squares.
    #[must_use]
    pub fn law(&self) -> &Law {
        &self.law
    }

    /// How the edges are joined.
    #[must_use]
    pub(crate) fn surface(&self) -> Surface {
        self.surface
    }

    /// Whether it matters which piece was set first, beyond the effect of two pieces on each other. Such a rule is
    /// searched row by row, from the top.
    #[must_use]
    pub fn is_ordered(&self) -> bool {
        matches!(self.law, Law::Toggled(_))
    }

    /// Whether the rule allows a feature of the board.
    ///
    /// # Errors
    /// The reason why it does not.
    pub(crate) fn combines(&self, feature: Feature) -> Result<(), Mismatch> {
        let piece = match self.law {
            Law::Piece(piece) => Some(piece),
            _ => None,
        };
        match (feature, piece) {
            (Feature::Plane, _) | (Feature::Cylinder | Feature::Torus | Feature::Walls, Some(_)) => Ok(()),
            (Feature::Cylinder | Feature::Torus | Feature::Walls, None) => Err(Mismatch::OwnLaw),
            (Feature::Regions, Some(Piece::Touching)) if self.surface == Surface::Plane => Ok(()),
            (Feature::Regions, Some(Piece::Touching)) => Err(Mismatch::RegionsOnPlane),
            (Feature::Regions, _) => Err(Mismatch::RegionsTouching),
        }
    }

    pub(in crate::rule) fn mismatch(&self, feature: Feature, reason: Mismatch) -> RuleError {
        RuleError::Mismatch { rule: excerpt(&self.law.to_string()), feature, reason }
    }
}

impl From<Surface> for Feature {
    fn from(surface: Surface) -> Self {
        match surface {
            Surface::Plane => Feature::Plane,
            Surface::Cylinder => Feature::Cylinder,
            Surface::Torus => Feature::Torus,
        }
    }
}
