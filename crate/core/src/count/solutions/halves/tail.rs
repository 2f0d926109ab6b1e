//! The queens in the rows between two stored half boards.

use super::rays::Rays;

/// Queens in the rows just below a stored half board: the rays that they forbid on both sides, and the rays that they add.
///
/// ```text
///   . . . . Q .   |  stored: only its rays are known here
///   Q . . . . .   |
///   - - - - - - - edge of the stored half
///   . . Q . . .   |  tail of one row: bars the rays that would meet it,
///   - - - - - - - edge of the tail            and crosses this edge with two rays of its own
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tail {
    /// The rays that must not cross the edge of the stored half.
    pub(super) barred: Rays,
    /// The rays of its queens at the edge of the tail.
    pub(super) rays: Rays,
    /// The rays of the other half that the tail forbids, at the edge of the tail, as the other half numbers them.
    pub(super) reach: Rays,
    rows: u32,
}

impl Tail {
    /// The tail extended by the middle row of an odd board. The other half has that row too and checks its own rays.
    pub(super) fn with_middle(self, size: u32, column: u32) -> Option<Tail> {
        Some(Tail { reach: self.reach, ..self.longer(size, column)? })
    }

    /// The tail extended by one row with its queen on `column`; `None` if the tail attacks that queen.
    pub(super) fn longer(self, size: u32, column: u32) -> Option<Tail> {
        let meeting = Rays::meeting(size, column, 0);
        if self.rays.meets(meeting) {
            return None;
        }
        Some(Tail {
            barred: self.barred.union(Rays::meeting(size, column, self.rows)),
            rays: self.rays.further(size).union(Rays::from(size, column)),
            reach: self.reach.nearer(1).union(meeting),
            rows: self.rows + 1,
        })
    }

    /// The rays that must not cross the edge one row further up, if a queen is on `column` between them; `None` if the tail
    /// bars that queen.
    pub(super) fn barred_above(self, size: u32, column: u32) -> Option<Rays> {
        let free = !Rays::from(size, column).meets(self.barred);
        free.then(|| self.barred.nearer(1).union(Rays::meeting(size, column, 0)))
    }
}
