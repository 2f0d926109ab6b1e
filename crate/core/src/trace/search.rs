//! The two interfaces that the author of a search implements: how it runs, and how it is inspected.

#[cfg(feature = "recorded")]
use super::Spoken;
#[cfg(feature = "later")]
use super::{Choice, Undecided};
use super::{Event, Listing, Own, Reason, Register, Step};
use crate::board::{Placement, Square};

/// A search as a small state machine: deterministic, forward only, and cloned to remember a state. It does not deal
/// with undo, counting, animation or time.
///
/// `crate/core/examples/own_search.rs` is a complete and short example. [`Timeline`](super::Timeline) accepts any search:
/// `Timeline::new(Box::new(search))`.
pub trait Search: Inspect + Clone {
    /// The pseudo-code of the search: [`listing!`](super::listing!) of its own source file, or the program that was recorded.
    fn listing(&self) -> Listing<'_>;

    /// Works until the next event, or for a bounded time (about 100 ns): `None` means that the caller should call it again.
    /// The visible state may only change together with the event that reports the change, so that a run can be
    /// inspected at any moment. After [`Event::Exhausted`] it is not called again.
    fn next(&mut self) -> Option<Step>;
}

/// The questions that a search can answer at any moment of its run.
pub trait Inspect: Send + 'static {
    /// The queens on the board; at the start, the given queens.
    fn placement(&self) -> Placement;

    /// All pieces on the board, for a search under rules where a placement cannot represent them because a row may have
    /// several.
    fn pieces(&self) -> Option<Vec<Square>> {
        None
    }

    /// The words and tallies that the search works with. `last`: the last event.
    fn registers(&self, last: Option<Event>) -> Vec<Register>;

    /// Why the last event happened. This is not called for solutions and for the end of the run.
    fn reason(&self, last: Event) -> Option<Reason>;

    /// The number of attacking pairs, for a search that reduces them: known from its first event on.
    fn conflicts(&self) -> Option<u32> {
        None
    }

    /// The squares that the search leaves out by its own rule, attacked or not.
    fn left_out(&self) -> Vec<Square> {
        Vec::new()
    }

    /// At a solution: the number of solutions that it represents, itself included. More than one if rotated or reflected
    /// images are left out.
    fn images(&self) -> u32 {
        1
    }

    /// The number of solutions so far, including images that are left out; `None` if the search leaves out no images.
    fn total(&self) -> Option<u64> {
        None
    }

    /// After the end of the run: whether it has found every solution.
    fn complete(&self) -> bool {
        true
    }

    /// At the end of the run: the result of a search that does not look for solutions.
    fn ended(&self) -> Option<Own> {
        None
    }

    /// Whether each removed queen is the last queen that was set, so that the queens tried form a tree.
    fn nested(&self) -> bool {
        true
    }

    /// The squares among which the next step chooses.
    ///
    /// # Errors
    /// If the next step sets no queen or has no choice, and in searches that accept no decisions.
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Unable)
    }

    /// Makes a decision: the next step sets a queen on `square`, one of its [`choice`](Inspect::choice), and the search
    /// tries no other square of that line.
    #[cfg(feature = "later")]
    fn decide(&mut self, _: Square) {}

    /// The text that a recorded program has written.
    #[cfg(feature = "recorded")]
    fn spoken(&self) -> Spoken {
        Spoken::default()
    }

    /// How many bytes a clone takes, including the heap.
    fn bytes(&self) -> usize {
        size_of_val(self)
    }
}
