//! The next arrangement. It is made in pieces while the current one is still on the board.

use super::arrangement::{Arrangement, Given};
use rand::RngExt;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The number of queens that one call shuffles or counts.
const PIECE: usize = 16;

/// An arrangement whose columns are being shuffled, and its queens then counted.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) arrangement: Arrangement,
    /// Queens whose place in the shuffle is still open.
    unshuffled: usize,
    counted: usize,
}

impl Draft {
    /// Starts from the current columns; `unset` contains the tallies of the given queens.
    pub(crate) fn new(unset: &Arrangement, columns: &[u32]) -> Self {
        Draft { arrangement: unset.with(columns), unshuffled: columns.len(), counted: 0 }
    }

    /// Does a piece of the work: first the shuffle of Fisher and Yates from the last queen down, then the count. True when
    /// all is done.
    pub(crate) fn work(&mut self, given: &Given, random: &mut Xoshiro128PlusPlus) -> bool {
        let columns = &mut self.arrangement.columns;
        for _ in 0..PIECE {
            if self.unshuffled > 0 {
                let chosen = random.random_range(0..self.unshuffled as u32) as usize;
                self.unshuffled -= 1;
                columns.swap(self.unshuffled, chosen);
            }
        }
        if self.unshuffled > 0 {
            return false;
        }
        let end = (self.counted + PIECE).min(given.rows.len());
        for index in self.counted..end {
            self.arrangement.put(self.arrangement.queen(given, index));
        }
        self.counted = end;
        end == given.rows.len()
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>() + self.arrangement.bytes()
    }
}
