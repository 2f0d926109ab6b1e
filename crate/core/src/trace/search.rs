//! What the author of a search writes.

use super::{Event, Listing, Reason, Register, Step};
use crate::board::{Placement, Square};

/// A search as a small state machine: deterministic, forward only, cloned to remember where it was. It knows nothing of
/// undo, counting, animation or clocks.
pub trait Search: Clone + Send + 'static {
    /// Its pseudo-code: `listing!` of the file it is written in.
    const LISTING: Listing;

    /// Works until the next event, or for a bounded while (some 100 ns): `None` is "still at it, ask again". Nothing that
    /// can be seen from outside may change before the event that tells of it, so that a run can be looked at anywhere.
    /// After [`Event::Exhausted`] it is not asked again.
    fn next(&mut self) -> Option<Step>;

    /// The queens on the board: at the start the given ones.
    fn placement(&self) -> Placement;

    /// All pieces on the board, for a search on boards that a placement cannot hold: under other rules, where a row may
    /// hold several.
    fn pieces(&self) -> Option<Vec<Square>> {
        None
    }

    /// The words and tallies it works with; `last` is the event that led here.
    fn registers(&self, last: Option<Event>) -> Vec<Register>;

    /// Why the event that led here happened. Solutions and the end of the run are told without its help.
    fn reason(&self, last: Event) -> Option<Reason>;

    /// Attacking pairs on the board, for a search that lowers them: known from its first event on.
    fn conflicts(&self) -> Option<u32> {
        None
    }

    /// The squares that the search leaves out by a rule of its own, attacked or not.
    fn left_out(&self) -> Vec<Square> {
        Vec::new()
    }

    /// At a solution: how many solutions it stands for, itself included. More than one where rotated or reflected images
    /// are left out.
    fn images(&self) -> u32 {
        1
    }

    /// How many solutions those found so far stand for, where images are left out.
    fn total(&self) -> Option<u64> {
        None
    }

    /// When it has ended: is every solution among those it found?
    fn complete(&self) -> bool {
        true
    }

    /// The bytes that one clone takes, on the heap as well.
    fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}
