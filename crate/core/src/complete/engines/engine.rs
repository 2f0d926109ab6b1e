//! The interface of every search for one completion, so that the solver can use any of them.

use crate::board::{NonAttacking, Placement};
use crate::complete::answer::Engine;
use crate::complete::progress::Phase;
use crate::sliced::Sliced;
use std::fmt;

/// A search for one completion of a placement without conflicts, which can stop after any slice and resume.
///
/// Some searches can end without an answer: they are *stuck*, and prove nothing. [`Solver`](super::Solver) then
/// chooses the next search.
///
/// ```
/// use queens_core::board::{NonAttacking, Placement};
/// use queens_core::complete::{CompletionEngine, Exact, Greedy};
///
/// let given = NonAttacking::try_from("2 0 0 0 0 0 0 0".parse::<Placement>()?)?;
/// let engines: [Box<dyn CompletionEngine>; 2] =
///     [Box::new(Greedy::new(given.clone(), 1)), Box::new(Exact::new(given.clone(), 1)?)];
/// for mut engine in engines {
///     engine.run_to_end();
///     assert!(engine.found() != Some(true) || engine.placement().completes(&given));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait CompletionEngine: Sliced + Send {
    /// The engine, or the part of it that has answered.
    fn name(&self) -> Engine;

    /// Which part of the work it does.
    fn phase(&self) -> Phase;

    /// Whether there is a completion; `None` while that is not known.
    fn found(&self) -> Option<bool>;

    /// The given queens alone.
    fn given(&self) -> NonAttacking;

    /// The given queens and the queens set by the search: a completion once `found` returns true.
    fn board(&self) -> NonAttacking;

    /// Like [`board`](Self::board), without the lines.
    fn placement(&self) -> Placement {
        self.board().into_placement()
    }

    /// Like [`placement`](Self::placement), but ends the search.
    fn into_placement(self: Box<Self>) -> Placement {
        self.placement()
    }

    /// How many rows were free at the start.
    fn free(&self) -> usize;

    /// How many rows have no queen now.
    fn left(&self) -> usize;

    /// How many queens it has set so far.
    fn nodes(&self) -> u64;

    /// Returns the work that [`run`](Sliced::run) has counted so far.
    fn spent(&self) -> u64;

    /// How often the search could set no further queen.
    fn dead_ends(&self) -> u64 {
        0
    }

    /// How often the search restarted by itself.
    fn restarts(&self) -> u64 {
        0
    }

    /// Excludes a completion that was found before. Call this before the first slice. Only a search that can go through all
    /// completions excludes any; other searches ignore the call.
    fn exclude(&mut self, _completion: &Placement) {}

    /// Restarts a stuck search in another way, if it can.
    fn restart(&mut self) {}

    /// Whether the given queens are known to attack every square of a row or a column. Then only a search that can
    /// prove this gives an answer.
    fn is_blocked(&self) -> bool {
        false
    }
}

impl fmt::Debug for dyn CompletionEngine {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(formatter)
    }
}
