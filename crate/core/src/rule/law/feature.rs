//! Features of a board that not every rule allows, and the reasons.

use crate::problem::{fact_by_name, problems};
use thiserror::Error;

/// A feature of a board that not every rule allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Feature {
    /// Edges that are not joined.
    Plane,
    /// Left and right joined.
    Cylinder,
    /// All edges joined.
    Torus,
    /// Pawns that cut lines.
    Walls,
    /// Regions that hold one piece each.
    Regions,
}

impl Feature {
    /// The name used in errors.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Plane => "plane",
            Feature::Cylinder => "cylinder",
            Feature::Torus => "torus",
            Feature::Walls => "walls",
            Feature::Regions => "regions",
        }
    }
}
fact_by_name!(Feature);

problems! {
    /// Why a rule does not go together with a feature of the board.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
    pub enum Mismatch {
        /// The rule has a law of its own, for queens on a plane board without walls.
        #[error("this law is for queens on a plane board without walls")]
        OwnLaw = "rule-own-law",
        /// Regions combine with one rule only.
        #[error("regions go with the rule touching")]
        RegionsTouching = "rule-regions-touching",
        /// Regions are for boards without joined edges.
        #[error("regions are for the plane board")]
        RegionsOnPlane = "rule-regions-plane",
        /// Regions are for square boards.
        #[error("regions are for boards of as many rows as columns")]
        RegionsOnSquare = "rule-regions-square",
    }
}
