//! All searches that can be watched. A new search is a file of its own, its module in `mod.rs`, and one line here.

use super::{Entry, SearchError};
use crate::board::{Conflict, NonAttacking, Placement};
#[cfg(feature = "rules")]
use crate::rule::Position;
use crate::trace::Runner;

/// Every search, in the order in which the page offers them.
pub const CATALOGUE: &[Entry] = &[
    super::bitmask::ENTRY,
    super::halved::ENTRY,
    #[cfg(feature = "later")]
    super::both_mirrors::ENTRY,
    super::symmetric::ENTRY,
    super::completions::ENTRY,
    super::array_recursive::ENTRY,
    super::array_iterative::ENTRY,
    #[cfg(feature = "later")]
    super::permutations::ENTRY,
    super::bitboard::plain::ENTRY,
    super::bitboard::columns::ENTRY,
    super::bitboard::lines::ENTRY,
    #[cfg(feature = "later")]
    super::bitboard::pairs::ENTRY,
    super::bitboard::fewest::ENTRY,
    super::modular::ENTRY,
    super::gradient::ENTRY,
    super::linear::ENTRY,
    super::staircases::ENTRY,
    #[cfg(feature = "later")]
    super::validator::ENTRY,
    #[cfg(feature = "rules")]
    super::by_rule::ENTRY,
];

/// The search named `name`.
///
/// # Errors
/// [`SearchError::Unknown`] if there is no such search.
pub fn find(name: &str) -> Result<&'static Entry, SearchError> {
    let unknown =
        || SearchError::Unknown { name: name.to_owned(), searches: CATALOGUE.iter().map(|entry| entry.name).collect() };
    CATALOGUE.iter().find(|entry| entry.name == name).ok_or_else(unknown)
}

impl Entry {
    /// The search at its start, with the queens of `given` on the board. The board may be empty.
    ///
    /// # Errors
    /// Like [`accepts`](Entry::accepts).
    pub fn open(&self, given: &Placement, seed: u32) -> Result<Box<dyn Runner>, SearchError> {
        #[cfg(feature = "later")]
        if let Some(start) = self.start_with_conflicts {
            self.check_size(given)?;
            return Ok(start(given));
        }
        Ok((self.start)(&self.accepted(given)?, seed))
    }

    /// Checks that the search can start from `given`.
    ///
    /// # Errors
    /// If the board is too large, if given queens attack each other, or if `given` does not meet the
    /// [`Demand`](super::Demand) of the search. The errors name the searches that can be used instead.
    pub fn accepts(&self, given: &Placement) -> Result<(), SearchError> {
        #[cfg(feature = "later")]
        if self.start_with_conflicts.is_some() {
            return self.check_size(given);
        }
        self.accepted(given).map(drop)
    }

    /// The search at its start, under the rule of `position`.
    ///
    /// # Errors
    /// If the search is for queens only, or if given pieces attack each other.
    #[cfg(feature = "rules")]
    pub fn open_by_rule(&self, position: &Position) -> Result<Box<dyn Runner>, SearchError> {
        let Some(start) = self.start_by_rule else {
            let able = CATALOGUE.iter().filter(|entry| entry.start_by_rule.is_some());
            let rule = position.table().rule().to_string();
            return Err(SearchError::QueensOnly {
                name: self.name,
                rule,
                searches: able.map(|entry| entry.name).collect(),
            });
        };
        match position.conflict() {
            None => Ok(start(position)),
            Some((square, other)) => {
                let board = position.board();
                Err(SearchError::PieceConflict {
                    row: board.row(square),
                    column: board.column(square),
                    other_row: board.row(other),
                    other_column: board.column(other),
                })
            }
        }
    }

    pub(super) fn accepted(&self, given: &Placement) -> Result<NonAttacking, SearchError> {
        self.check_size(given)?;
        let accepted = NonAttacking::try_from(given)
            .map_err(|Conflict { row, other_row, .. }| SearchError::Conflict { row, other_row })?;
        self.demand.check(given).map_err(|unmet| unmet.into_error(self.name, usable_searches(given)))?;
        Ok(accepted)
    }

    /// Checks that the board is not too large.
    fn check_size(&self, given: &Placement) -> Result<(), SearchError> {
        let (name, size, largest) = (self.name, given.size(), self.largest);
        if size > largest {
            return Err(SearchError::TooLarge { name, size, largest, searches: usable_searches(given) });
        }
        Ok(())
    }
}

/// The names of the searches that can start from a placement, if its queens do not attack each other.
fn usable_searches(given: &Placement) -> Vec<&'static str> {
    let usable = CATALOGUE.iter().filter(|entry| given.size() <= entry.largest && entry.demand.check(given).is_ok());
    usable.map(|entry| entry.name).collect()
}
