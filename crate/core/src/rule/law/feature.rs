//! Features of a board that not every rule allows, and the reasons.

use crate::problem::{fact_by_name, problems};
use thiserror::Error;

named! {
    /// A feature of a board that not every rule allows, by the name used in errors.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Feature {
        /// Edges that are not joined.
        Plane = "plane",
        /// Left and right joined.
        Cylinder = "cylinder",
        /// All edges joined.
        Torus = "torus",
        /// Pawns that cut lines.
        Walls = "walls",
        /// Regions with one piece each.
        Regions = "regions",
    }
}
fact_by_name!(Feature);

problems! {
    /// Why a rule cannot be combined with a feature of the board.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
    pub enum Mismatch {
        /// The law is not the moves of a piece: it is for queens on a plane board without walls.
        #[error("this law is for queens on a plane board without walls")]
        OwnLaw = "rule-own-law",
        /// Regions combine with one rule only.
        #[error("regions need the rule touching")]
        RegionsTouching = "rule-regions-touching",
        /// Regions are for boards without joined edges.
        #[error("regions need a board without joined edges")]
        RegionsOnPlane = "rule-regions-plane",
        /// Regions are for square boards.
        #[error("regions need a board with as many rows as columns")]
        RegionsOnSquare = "rule-regions-square",
    }
}
