//! All searches that can be watched. A new one is its own file, and one line here.

use super::{Entry, SearchError};
use crate::board::{Conflict, NonAttacking, Placement};
use crate::trace::Runner;
#[cfg(feature = "rules")]
use crate::{board::Square, rule::Position};

/// Every search, in the order in which the page offers them.
pub const CATALOGUE: &[Entry] = &[
    super::bitmask::ENTRY,
    super::halved::ENTRY,
    super::symmetric::ENTRY,
    super::completions::ENTRY,
    super::array_recursive::ENTRY,
    super::array_iterative::ENTRY,
    super::bitboard::plain::ENTRY,
    super::bitboard::columns::ENTRY,
    super::bitboard::lines::ENTRY,
    super::bitboard::fewest::ENTRY,
    super::modular::ENTRY,
    super::gradient::ENTRY,
    super::linear::ENTRY,
    super::staircases::ENTRY,
    #[cfg(feature = "rules")]
    super::by_rule::ENTRY,
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

    /// The search at its start, on a board under another rule.
    ///
    /// # Errors
    /// When the search serves queens alone, or when given pieces attack each other.
    #[cfg(feature = "rules")]
    pub fn open_by_rule(&self, position: &Position) -> Result<Box<dyn Runner>, SearchError> {
        let Some(start) = self.start_by_rule else {
            let able = CATALOGUE.iter().filter(|entry| entry.start_by_rule.is_some());
            let rule = position.table().rule().to_string();
            return Err(SearchError::QueensAlone {
                name: self.name,
                rule,
                searches: able.map(|entry| entry.name).collect(),
            });
        };
        match position.conflict() {
            None => Ok(start(position)),
            Some((square, other)) => {
                let board = position.board();
                let at = |square| Square::new(board.row(square), board.column(square));
                Err(SearchError::PieceConflict { square: at(square), other: at(other) })
            }
        }
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
