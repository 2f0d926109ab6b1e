//! Counting all completions of a partial placement, exactly.
//!
//! Why by a walk that looks ahead: on boards of 32 rows with 12 queens of a solution given (20 open rows, 5 to 71 million
//! completions), plain search in the order of the rows sets 180 to 760 queens for each completion, this walk 5 to 18. Each
//! costs it some six times more, so it is four to seven times faster. What else was measured there, and left:
//!
//! - Joining halves over complementary sets of columns. The upper 9 rows have 5 to 56 million placements, the lower 11
//!   from 100 million on, and billions of pairs of them share no column: as much work as the walk, and 100 MB or more.
//! - Branching also on columns with two free squares: 13% fewer nodes, but no time saved.
//! - Setting queens without a choice on the same level: three nodes of four are such, but the time stays the same.
//! - Filling 3 last rows without looking ahead: no better than 4. With 6 the whole takes half as long again.

pub(crate) mod open;
mod probing;
mod sharded;
pub(crate) mod walk;
mod wide;

pub use sharded::Completions;

use crate::board::{LARGEST_FREE, Placement, validate};
use crate::count::CountError;
use open::OpenBoard;
use walk::Walk;
use wide::WideWalk;

/// One count under way. What is free decides how long it takes, never the size of the board: given queens are folded into
/// what is attacked, and only rows and columns without a queen are looked at.
///
/// ```
/// use queens_core::{board::Placement, count::completions::Counting};
///
/// let mut counting = Counting::new(&Placement::empty(8)?)?;
/// while !counting.run(1_000) {}
/// assert_eq!(counting.count(), 92);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Counting {
    engine: Engine,
    share: f64,
}

enum Engine {
    /// Given queens attack each other: nothing completes them.
    Conflict,
    /// All that is open fits into words.
    Narrow(Walk),
    Wide(Box<WideWalk>),
}

impl Counting {
    /// At the start.
    ///
    /// # Errors
    /// [`CountError::FreeRows`] when more than [`LARGEST_FREE`] rows are free and no given queen attacks another.
    pub fn new(placement: &Placement) -> Result<Self, CountError> {
        let free = placement.size() - placement.count();
        let engine = if !validate(placement).ok() {
            Engine::Conflict
        } else if free <= open::LARGEST {
            Engine::Narrow(Walk::new(OpenBoard::new(placement), false))
        } else if free <= LARGEST_FREE {
            Engine::Wide(Box::new(WideWalk::new(placement)))
        } else {
            return Err(CountError::FreeRows { free, limit: LARGEST_FREE });
        };
        Ok(Counting { engine, share: 0.0 })
    }

    /// Works for about so many nodes; true when the count is complete.
    pub fn run(&mut self, nodes: u64) -> bool {
        let (done, share) = match &mut self.engine {
            Engine::Conflict => (true, 1.0),
            Engine::Narrow(walk) => (walk.run(nodes), walk.share()),
            Engine::Wide(walk) => (walk.run(nodes), walk.share()),
        };
        self.share = self.share.max(share);
        done
    }

    /// Nodes so far: queens set, though the last few rows may be counted without.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        match &self.engine {
            Engine::Conflict => 0,
            Engine::Narrow(walk) => walk.nodes(),
            Engine::Wide(walk) => walk.nodes(),
        }
    }

    /// Completions so far; all of them once [`run`](Self::run) has said true.
    #[must_use]
    pub fn count(&self) -> u128 {
        u128::from(match &self.engine {
            Engine::Conflict => 0,
            Engine::Narrow(walk) => walk.found(),
            Engine::Wide(walk) => walk.found(),
        })
    }

    /// How much of the tree is behind, from 0 to 1; it never falls.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.share
    }
}

/// How much of a tree is behind, from the choices on the way to a node: how many squares each began with and has left.
/// Each square of a choice stands for an equal part of what the choice stands for:
///
/// ```text
///   the first of two is done, the second being tried; below it, the third of four:   1/2 + 1/2 * 2/4 = 3/4
/// ```
fn share(choices: impl Iterator<Item = (u32, u32)>) -> f64 {
    let mut part = 1.0;
    let mut share = 0.0;
    for (ways, left) in choices {
        part /= f64::from(ways.max(1));
        // The one being tried is not behind yet; at first none is.
        share += part * f64::from((ways - left).saturating_sub(1));
    }
    share
}
