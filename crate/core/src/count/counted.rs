//! What can be counted, and by which method.

use super::completions::Completions;
use super::error::CountError;
use super::shards::{Division, Sharded};
use super::solutions::classic::{Method, search};
use super::solutions::halves::{Joining, Plan};
use super::solutions::modular::modular;
use super::solutions::{Orbits, SolutionsCount};
use crate::board::Placement;

/// A question that is counted in shards. Each thread has a worker of its own; the reports can be added in any order.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::count::{Counted, Shards};
///
/// let counted = Counted::Solutions(9);
/// let mut shards = Shards::new(&counted.division()?);
/// let mut worker = counted.sharded()?;
/// for shard in 0..worker.division().shards {
///     worker.begin(shard);
///     worker.run_to_end();
///     shards.add(&worker.result().expect("it has run to the end"))?;
/// }
/// assert_eq!(shards.total(), Some(352));
/// assert_eq!(counted.orbits(352).map(|orbits| orbits.fundamental()), Some(46));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The solutions of the empty board of this size, by the fastest method.
    Solutions(usize),
    /// The solutions of the empty board of this size whose diagonals wrap round.
    Modular(usize),
    /// The solutions of the empty board of this size, by one of the classic searches.
    Search(Method, usize),
    /// The completions of a placement.
    Completions(Placement),
}

impl Counted {
    /// How the count is divided and how much memory and time it takes. Nothing is allocated for it yet.
    ///
    /// # Errors
    /// When the count is too large to be planned. The error states what it would take, where that is known.
    pub fn division(&self) -> Result<Division, CountError> {
        match self.plan() {
            Some(plan) => Ok(plan?.division()),
            None => Ok(self.sharded()?.division()),
        }
    }

    /// A worker for the count, ready to count shard 0.
    ///
    /// # Errors
    /// As [`division`](Self::division).
    pub fn sharded(&self) -> Result<Box<dyn Sharded>, CountError> {
        if let Some(plan) = self.plan() {
            return Ok(Box::new(Joining::new(&plan?)));
        }
        match self {
            &Counted::Solutions(size) => search(Method::Bitmask, size),
            &Counted::Modular(size) => modular(size),
            &Counted::Search(method, size) => search(method, size),
            Counted::Completions(placement) => Ok(Box::new(Completions::new(placement)?)),
        }
    }

    /// The orbits of `total` solutions, where these are the solutions of an empty board.
    #[must_use]
    pub fn orbits(&self, total: u64) -> Option<Orbits> {
        match self {
            &Counted::Solutions(size) | &Counted::Search(_, size) => Some(Orbits::of(size as u32, total)),
            Counted::Modular(_) | Counted::Completions(_) => None,
        }
    }

    /// The plan for joining half boards, where the count uses that method.
    fn plan(&self) -> Option<Result<Plan, CountError>> {
        match self {
            &Counted::Solutions(size) if SolutionsCount::is_joined(size) => Some(Plan::new(size)),
            _ => None,
        }
    }
}
