//! Counting all completions of a partial placement, exactly.

pub(crate) mod open;
pub(crate) mod walk;

use crate::board::Placement;
use crate::count::CountError;
use open::OpenBoard;
use walk::Walk;

/// One count under way. It is limited by the free rows, never by the size of the board.
///
/// ```
/// use queens_core::{board::Placement, complete::Counting};
///
/// let mut counting = Counting::new(&Placement::empty(8)?)?;
/// while !counting.run(1_000) {}
/// assert_eq!(counting.count(), 92);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Counting {
    /// None where given queens attack each other: nothing completes them.
    walk: Option<Walk>,
    share: f64,
}

impl Counting {
    /// At the start.
    ///
    /// # Errors
    /// [`CountError::FreeRows`] when more than 64 rows are free.
    pub fn new(placement: &Placement) -> Result<Self, CountError> {
        let walk = OpenBoard::new(placement)?.map(|board| Walk::new(board, false));
        Ok(Counting { walk, share: 0.0 })
    }

    /// Works for about so many nodes; true when the count is complete.
    pub fn run(&mut self, nodes: u64) -> bool {
        let Some(walk) = &mut self.walk else { return true };
        let done = walk.run(nodes);
        self.share = self.share.max(walk.share());
        done
    }

    /// Nodes so far: queens set, but for those of the last two rows, which are counted without being set.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.walk.as_ref().map_or(0, Walk::nodes)
    }

    /// Completions so far; all of them once [`run`](Self::run) has said true.
    #[must_use]
    pub fn count(&self) -> u128 {
        self.walk.as_ref().map_or(0, |walk| u128::from(walk.found()))
    }

    /// How much of the tree is behind, from 0 to 1; it never falls.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.walk.is_none() { 1.0 } else { self.share }
    }
}
