//! From the total to the fundamental number: solutions by how many images they have.

use super::symmetric::{half_turn, quarter_turn};

/// The solutions of one board, and those that a rotation leaves as they are.
///
/// By Burnside's lemma the classes of images are the mean, over the eight symmetries of the square, of the solutions that
/// each one leaves alone. Nothing moves under the identity; a half turn leaves some solutions alone and each quarter turn
/// a few of those; a reflection none above size 1, since two queens would stand on one line:
///
/// ```text
///   fundamental = (total + half + 2 * quarter) / 8
///
///   . . . Q . . .  |  . . Q . . .       a queen and its mirror image share a row,
///                  |                    or a diagonal when the mirror is one
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Orbits {
    /// All solutions.
    pub total: u64,
    /// Those that a rotation by 180 degrees leaves as they are.
    pub half: u64,
    /// Those that a quarter turn leaves alone (so that a half turn does too).
    pub quarter: u64,
}

/// The solutions that have the same number of images.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Orbit {
    /// Images of each: 8, 4, 2 or 1.
    pub of: u64,
    /// Classes of images.
    pub orbits: u64,
    /// Solutions in them.
    pub solutions: u64,
}

impl Orbits {
    /// Of a board of at most 32 rows that has `total` solutions in all.
    #[must_use]
    pub fn of(size: u32, total: u64) -> Orbits {
        if size < 2 {
            return Orbits { total, half: total, quarter: total };
        }
        Orbits { total, half: half_turn(size), quarter: quarter_turn(size) }
    }

    /// Solutions up to rotations and reflections: as many as there are orbits.
    #[must_use]
    pub fn fundamental(&self) -> u64 {
        self.by_size().iter().map(|orbit| orbit.orbits).sum()
    }

    /// The orbits by size: of 8, 4, 2 and 1. (The queen of the board of size 1 is the only one that everything leaves
    /// alone.)
    #[must_use]
    pub fn by_size(&self) -> [Orbit; 4] {
        let alone = u64::from((self.total, self.half, self.quarter) == (1, 1, 1));
        let orbit = |of, solutions| Orbit { of, orbits: solutions / of, solutions };
        [
            orbit(8, self.total - self.half),
            orbit(4, self.half - self.quarter),
            orbit(2, self.quarter - alone),
            orbit(1, alone),
        ]
    }
}
