//! The quantities that can be counted, and the method for each.

use super::completions::{Completions, Folded};
use super::error::CountError;
use super::shards::{Division, Sharded};
use super::solutions::classic::{array_iterative, array_recursive, bitmask, halved, symmetric};
use super::solutions::halves::{Joining, Plan};
use super::solutions::modular::modular;
use super::solutions::{Orbits, SolutionsCount};
use crate::board::Placement;

crate::named! {
    /// Which solutions of an empty board are counted, and by which method.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum WholeKind {
        /// All of them, by the fastest method: half boards joined, or the masks on a small board.
        Solutions = "solutions",
        /// Solutions on the torus, where diagonals wrap around.
        Modular = "modular",
        /// All of them, by a plain search with three masks.
        Bitmask = "bitmask",
        /// Solutions with the first queen left of the second; each counts twice.
        Halved = "halved",
        /// Fundamental solutions, each counted with its images.
        Symmetric = "symmetric",
        /// All of them with arrays of booleans, in a loop.
        ArrayIterative = "array-iterative",
        /// All of them with arrays of booleans, by recursion.
        ArrayRecursive = "array-recursive",
    }
}

/// A count that is divided into shards. Each thread has a worker of its own; the reports can be added in any order.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::count::{Counted, Shards, WholeKind};
///
/// let counted = Counted::Whole(WholeKind::Solutions, 9);
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
    /// The solutions of the empty board of this size.
    Whole(WholeKind, usize),
    /// The completions of a placement.
    Completions(Placement),
    /// The completions of a placement of up to 32 rows, by Sharakhov's loop, for comparison.
    Folded(Placement),
}

impl Counted {
    /// How the count is divided and how much memory and time it takes. Nothing is allocated for it yet.
    ///
    /// # Errors
    /// If the count is too large to be planned. The error states its cost, if that is known.
    pub fn division(&self) -> Result<Division, CountError> {
        match self.plan() {
            Some(plan) => Ok(plan?.division()),
            None => Ok(self.sharded()?.division()),
        }
    }

    /// A worker for the count, ready to count shard 0.
    ///
    /// # Errors
    /// Like [`division`](Self::division).
    pub fn sharded(&self) -> Result<Box<dyn Sharded>, CountError> {
        if let Some(plan) = self.plan() {
            return Ok(Box::new(Joining::new(&plan?)));
        }
        match self {
            &Counted::Whole(kind, size) => match kind {
                WholeKind::Solutions | WholeKind::Bitmask => bitmask(size),
                WholeKind::Modular => modular(size),
                WholeKind::Halved => halved(size),
                WholeKind::Symmetric => symmetric(size),
                WholeKind::ArrayIterative => array_iterative(size),
                WholeKind::ArrayRecursive => array_recursive(size),
            },
            Counted::Completions(placement) => Ok(Box::new(Completions::new(placement)?)),
            Counted::Folded(placement) => Ok(Box::new(Folded::new(placement)?)),
        }
    }

    /// The orbits of `total` solutions, if these are the solutions of an empty board. `None` also for a total that cannot
    /// be right, because the solutions that are not their own image do not come in eights.
    #[must_use]
    pub fn orbits(&self, total: u128) -> Option<Orbits> {
        let total = u64::try_from(total).ok()?;
        match self {
            Counted::Whole(WholeKind::Modular, _) | Counted::Completions(_) | Counted::Folded(_) => None,
            &Counted::Whole(_, size) => Orbits::of(size as u32, total),
        }
    }

    /// The plan for joining half boards, if the count uses that method.
    fn plan(&self) -> Option<Result<Plan, CountError>> {
        match self {
            &Counted::Whole(WholeKind::Solutions, size) if SolutionsCount::is_joined(size) => Some(Plan::new(size)),
            _ => None,
        }
    }
}
