//! One entry of the catalogue: the facts about a search.

use super::Demand;
use crate::board::NonAttacking;
#[cfg(feature = "later")]
use crate::board::Placement;
#[cfg(feature = "rules")]
use crate::rule::Position;
use crate::trace::{Listing, Runner};

/// One search of the catalogue.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SearchInfo"))]
pub struct Entry {
    /// Its name, used in addresses and on the page.
    pub name: &'static str,
    /// The largest board it can serve.
    pub largest: usize,
    /// Whether the run depends on the seed.
    pub seeded: bool,
    /// The further requirement on a placement.
    pub demand: Demand,
    /// How it works.
    pub family: Family,
    /// Its pseudo-code.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub listing: Listing<'static>,
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) start: fn(&NonAttacking, u32) -> Box<dyn Runner>,
    /// Starts it on a board on which given queens may attack each other; `None` for a search that needs a board without
    /// conflicts.
    #[cfg(feature = "later")]
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) start_with_conflicts: Option<StartWithConflicts>,
    /// Starts it under another rule; `None` for a search for queens only.
    #[cfg(feature = "rules")]
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) start_by_rule: Option<StartByRule>,
}

#[cfg(feature = "later")]
pub(super) type StartWithConflicts = fn(&Placement) -> Box<dyn Runner>;

#[cfg(feature = "rules")]
pub(super) type StartByRule = fn(&Position) -> Box<dyn Runner>;

/// How a search works, and so which events its counters count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Family {
    /// Sets queens one after another, removes them at dead ends, and tries all possibilities.
    Backtracking,
    /// Has a queen in every row, and swaps the columns of two queens until no two attack each other.
    Repair,
    /// Draws squares at random, and returns to an earlier board at a dead end.
    Draws,
    /// Sets each queen where a formula says, and tries nothing.
    Formula,
}

impl Entry {
    /// A backtracking search that does not depend on the seed and accepts every placement without conflicts.
    pub(super) const fn new(
        name: &'static str,
        largest: usize,
        listing: Listing<'static>,
        start: fn(&NonAttacking, u32) -> Box<dyn Runner>,
    ) -> Self {
        Entry {
            name,
            largest,
            seeded: false,
            demand: Demand::Nothing,
            family: Family::Backtracking,
            listing,
            start,
            #[cfg(feature = "later")]
            start_with_conflicts: None,
            #[cfg(feature = "rules")]
            start_by_rule: None,
        }
    }

    /// The same search with a demand.
    pub(super) const fn with_demand(self, demand: Demand) -> Self {
        Entry { demand, ..self }
    }

    /// The same search in another family.
    pub(super) const fn with_family(self, family: Family) -> Self {
        Entry { family, ..self }
    }

    /// The same search, which also accepts boards whose queens attack each other.
    #[cfg(feature = "later")]
    pub(super) const fn on_any_board(self, start: StartWithConflicts) -> Self {
        Entry { start_with_conflicts: Some(start), ..self }
    }

    /// The same search, which also works under any rule.
    #[cfg(feature = "rules")]
    pub(super) const fn under_rules(self, start: StartByRule) -> Self {
        Entry { start_by_rule: Some(start), ..self }
    }

    /// The same search in another family, and dependent on the seed.
    pub(super) const fn seeded(self, family: Family) -> Self {
        Entry { family, seeded: true, ..self }
    }
}
