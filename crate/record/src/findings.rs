//! Statistics of a trace and of its board.

use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::count::completions::Counting;
use queens_core::search::find;
use queens_core::search::recorded::TraceCheck;
use queens_core::trace::{Kind, Steps};

/// The maximum size of a board whose solutions are counted here.
const MAX_COUNTED: usize = 12;
/// The maximum size of a board on which the search with bit masks runs.
const MAX_TRIED: usize = 10;

/// Statistics of a trace, and of the board at its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Findings {
    /// How many steps it has.
    pub steps: u64,
    /// Queens set.
    pub tried: u64,
    /// Queens taken off.
    pub removed: u64,
    /// Solutions found.
    pub solutions: u64,
    /// How many of these are different.
    pub different: u64,
    /// How often the program has claimed a board as a solution that is not one.
    pub wrong: u64,
    /// The number of solutions of the board; `None` if it would take too long to count.
    pub all: Option<u64>,
    /// The queens that the search with bit masks tries on the same board; `None` if it cannot search the board.
    pub bitmask: Option<u64>,
}

impl Findings {
    pub(crate) fn of(checked: TraceCheck, given: &Placement) -> Self {
        let TraceCheck { steps, tried, removed, solutions, different, wrong, .. } = checked;
        let size = given.size();
        let all = if size <= MAX_COUNTED { count(given) } else { None };
        let bitmask = if size <= MAX_TRIED { tried_by_bitmask(given) } else { None };
        Findings { steps, tried, removed, solutions, different, wrong, all, bitmask }
    }

    /// Whether solutions are missing.
    pub(crate) fn is_missing(&self) -> bool {
        self.all.is_some_and(|all| self.different < all)
    }
}

fn count(given: &Placement) -> Option<u64> {
    let mut counting = Counting::new(given).ok()?;
    counting.run(u64::MAX).then(|| counting.count())
}

fn tried_by_bitmask(given: &Placement) -> Option<u64> {
    let mut steps = Steps::new(find("bitmask").ok()?.open(given, 0).ok()?);
    while steps.next().is_some() {}
    Some(steps.tally().of(Kind::Tried))
}
