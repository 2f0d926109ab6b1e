//! All searches that can be watched. A new one is its own file, and one line here.

use super::SearchError;
use super::bitmask::{self, Bitmask};
use crate::board::{Placement, validate};
use crate::repair::gradient::{self, Gradient};
use crate::trace::{Listing, Runner, Search};
use serde::Serialize;

/// One search of the catalogue.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Entry {
    /// Its name, in addresses and on the page.
    pub name: &'static str,
    /// The largest board it can serve.
    pub largest: usize,
    /// Does the run depend on the seed?
    pub seeded: bool,
    /// Its pseudo-code.
    #[serde(skip)]
    pub listing: Listing,
    #[serde(skip)]
    start: fn(&Placement, u32) -> Box<dyn Runner>,
}

/// Every search, in the order in which the page offers them.
pub const CATALOGUE: &[Entry] = &[
    Entry {
        name: "bitmask",
        largest: bitmask::LARGEST,
        seeded: false,
        listing: Bitmask::LISTING,
        start: |given, _| Box::new(Bitmask::new(given)),
    },
    Entry {
        name: "repair",
        largest: gradient::LARGEST,
        seeded: true,
        listing: Gradient::LISTING,
        start: |given, seed| Box::new(Gradient::new(given, seed)),
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
    /// The search at its start, with the queens of `given` on the board, which may be none.
    ///
    /// # Errors
    /// When the board is too large, or when given queens attack each other.
    pub fn open(&self, given: &Placement, seed: u32) -> Result<Box<dyn Runner>, SearchError> {
        let size = given.size();
        if size > self.largest {
            return Err(SearchError::TooLarge { name: self.name, size, largest: self.largest });
        }
        if let Some(conflict) = validate(given).conflicts.first() {
            return Err(SearchError::Conflict { row: conflict.row, other_row: conflict.other_row });
        }
        Ok((self.start)(given, seed))
    }
}
