//! From the total to the number of fundamental solutions: how many solutions have how many images.

use super::turned::{Turn, unchanged};

/// The number of solutions of a board, and of solutions that a rotation leaves unchanged.
///
/// By Burnside's lemma, the number of classes of images is the mean, over the eight symmetries of the square, of the
/// number of solutions that each symmetry leaves unchanged. The identity leaves all solutions unchanged, a half turn
/// some solutions, and a quarter turn a few of these. A reflection leaves no solution above size 1 unchanged, because
/// two queens would share a line:
///
/// ```text
///   fundamental = (total + half + 2 * quarter) / 8
///
///   . . . Q . . .  |  . . Q . . .       a queen and its mirror image share a row,
///                  |                    or a diagonal if the mirror is a diagonal
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orbits {
    /// All solutions.
    pub total: u64,
    /// Solutions that a half turn leaves unchanged.
    pub half: u64,
    /// Solutions that a quarter turn, and so also a half turn, leaves unchanged.
    pub quarter: u64,
}

/// The solutions that have the same number of images.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orbit {
    /// The number of images of each solution: 8, 4, 2 or 1.
    pub of: u64,
    /// The number of classes of images.
    pub orbits: u64,
    /// The number of solutions in these classes.
    pub solutions: u64,
}

impl Orbits {
    /// The orbits of a board of at most 32 rows that has `total` solutions; `None` if no board of this size can have so
    /// many solutions.
    #[must_use]
    pub fn of(size: u32, total: u64) -> Option<Orbits> {
        if size < 2 {
            return (total == 1).then_some(Orbits { total, half: total, quarter: total });
        }
        let [half, quarter] = [Turn::Half, Turn::Quarter].map(|turn| unchanged(turn, size));
        let is_possible = total.checked_sub(half).is_some_and(|moved| moved.is_multiple_of(8));
        is_possible.then_some(Orbits { total, half, quarter })
    }

    /// The number of solutions up to rotations and reflections: one for each orbit.
    #[must_use]
    pub fn fundamental(&self) -> u64 {
        self.by_size().iter().map(|orbit| orbit.orbits).sum()
    }

    /// The orbits by size: 8, 4, 2 and 1. Only the board of size 1 has an orbit of size 1.
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
