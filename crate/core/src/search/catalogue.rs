//! All searches that can be watched. A new one is its own file, and one entry here.

use super::array;
use super::array_iterative::ArrayIterative;
use super::array_recursive::ArrayRecursive;
use super::bitboard::{self, columns::Columns, fewest::Fewest, lines::Lines, plain::Plain};
use super::bitmask::{self, Bitmask};
use super::completions::{self, Completions};
use super::gradient::{self, Gradient};
use super::halved::{self, Halved};
use super::linear::{self, FiveBlocks};
use super::modular::{self, Modular};
use super::symmetric::{self, Symmetric};
use super::{Demand, SearchError};
use crate::board::{Conflict, NonAttacking, Placement};
use crate::trace::{Listing, Runner, Search};

/// One search of the catalogue.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SearchInfo"))]
pub struct Entry {
    /// Its name, in addresses and on the page.
    pub name: &'static str,
    /// The largest board it can serve.
    pub largest: usize,
    /// Does the run depend on the seed?
    pub seeded: bool,
    /// What else it asks of a placement.
    pub demand: Demand,
    /// Its pseudo-code.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub listing: Listing,
    #[cfg_attr(feature = "serde", serde(skip))]
    start: fn(&NonAttacking, u32) -> Box<dyn Runner>,
}

/// Every search, in the order in which the page offers them.
pub const CATALOGUE: &[Entry] = &[
    Entry::new("bitmask", bitmask::LARGEST, Bitmask::LISTING, |given, _| Box::new(Bitmask::new(given))),
    Entry::new("halved", halved::LARGEST, Halved::LISTING, |given, _| Box::new(Halved::new(given.size())))
        .with(Demand::EmptyBoard),
    Entry::new("symmetric", symmetric::LARGEST, Symmetric::LISTING, |given, _| Box::new(Symmetric::new(given.size())))
        .with(Demand::EmptyBoard),
    Entry::new("completions", completions::LARGEST, Completions::LISTING, |given, _| Box::new(Completions::new(given))),
    Entry::new("array-recursive", array::LARGEST, ArrayRecursive::LISTING, |given, _| {
        Box::new(ArrayRecursive::new(given))
    }),
    Entry::new("array-iterative", array::LARGEST, ArrayIterative::LISTING, |given, _| {
        Box::new(ArrayIterative::new(given))
    }),
    Entry::new("bitboard", bitboard::LARGEST, Plain::LISTING, |given, _| Box::new(Plain::new(given))),
    Entry::new("bitboard-columns", bitboard::LARGEST, Columns::LISTING, |given, _| Box::new(Columns::new(given))),
    Entry::new("bitboard-lines", bitboard::LARGEST, Lines::LISTING, |given, _| Box::new(Lines::new(given))),
    Entry::new("bitboard-fewest", bitboard::LARGEST, Fewest::LISTING, |given, _| Box::new(Fewest::new(given))),
    Entry::new("modular", modular::LARGEST, Modular::LISTING, |given, _| Box::new(Modular::new(given)))
        .with(Demand::Modular),
    Entry {
        seeded: true,
        ..Entry::new("repair", gradient::LARGEST, Gradient::LISTING, |given, seed| Box::new(Gradient::new(given, seed)))
    },
    Entry {
        seeded: true,
        ..Entry::new("linear", linear::LARGEST, FiveBlocks::LISTING, |given, seed| {
            Box::new(FiveBlocks::new(given, seed))
        })
    },
];

/// The search of this name.
///
/// # Errors
/// [`SearchError::Unknown`] when there is none.
pub fn find(name: &str) -> Result<&'static Entry, SearchError> {
    CATALOGUE.iter().find(|entry| entry.name == name).ok_or_else(|| SearchError::Unknown { name: name.to_owned() })
}

impl Entry {
    /// A search that is the same whatever the seed, and takes every placement without conflicts.
    const fn new(
        name: &'static str,
        largest: usize,
        listing: Listing,
        start: fn(&NonAttacking, u32) -> Box<dyn Runner>,
    ) -> Self {
        Entry { name, largest, seeded: false, demand: Demand::Nothing, listing, start }
    }

    /// The same search, with a demand.
    const fn with(self, demand: Demand) -> Self {
        Entry { demand, ..self }
    }

    /// The search at its start, with the queens of `given` on the board, which may be none.
    ///
    /// # Errors
    /// As [`serves`](Entry::serves).
    pub fn open(&self, given: &Placement, seed: u32) -> Result<Box<dyn Runner>, SearchError> {
        Ok((self.start)(&self.accepted(given)?, seed))
    }

    /// Can it search from this placement?
    ///
    /// # Errors
    /// When the board is too large, when given queens attack each other, or when the search demands what the placement
    /// is not. Each says what can serve instead.
    pub fn serves(&self, given: &Placement) -> Result<(), SearchError> {
        self.accepted(given).map(drop)
    }

    fn accepted(&self, given: &Placement) -> Result<NonAttacking, SearchError> {
        let (name, size) = (self.name, given.size());
        if size > self.largest {
            return Err(SearchError::TooLarge { name, size, largest: self.largest, searches: able(given) });
        }
        let accepted = NonAttacking::try_from(given)
            .map_err(|Conflict { row, other_row, .. }| SearchError::Conflict { row, other_row })?;
        self.demand.check(given).map_err(|unmet| unmet.of(name, able(given)))?;
        Ok(accepted)
    }
}

/// The searches that can serve a placement, conflicts aside.
fn able(given: &Placement) -> Vec<&'static str> {
    let able = CATALOGUE.iter().filter(|entry| given.size() <= entry.largest && entry.demand.check(given).is_ok());
    able.map(|entry| entry.name).collect()
}
