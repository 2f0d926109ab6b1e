//! The next arrangement. It is made step by step while the current arrangement is still on the board.

use super::arrangement::{Arrangement, Given};
use rand::RngExt;
use rand_xoshiro::Xoshiro128PlusPlus;

/// The number of queens that one call shuffles or counts.
const BATCH: usize = 16;

/// An arrangement whose columns are being shuffled. After that, its queens are counted.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) arrangement: Arrangement,
    /// How many queens still have to be shuffled.
    unshuffled: usize,
    counted: usize,
}

impl Draft {
    /// Starts from the current columns; `given_only` contains the tallies of the given queens.
    pub(crate) fn new(given_only: &Arrangement, columns: &[u32]) -> Self {
        Draft { arrangement: given_only.with(columns), unshuffled: columns.len(), counted: 0 }
    }

    /// Works on the next few queens: first the shuffle of Fisher and Yates from the last queen down, then the count. Returns
    /// true when the arrangement is finished.
    pub(crate) fn advance(&mut self, given: &Given, random: &mut Xoshiro128PlusPlus) -> bool {
        let columns = &mut self.arrangement.columns;
        for _ in 0..BATCH {
            if self.unshuffled > 0 {
                let chosen = random.random_range(0..self.unshuffled as u32) as usize;
                self.unshuffled -= 1;
                columns.swap(self.unshuffled, chosen);
            }
        }
        if self.unshuffled > 0 {
            return false;
        }
        let end = (self.counted + BATCH).min(given.rows.len());
        for index in self.counted..end {
            self.arrangement.add(self.arrangement.queen(given, index));
        }
        self.counted = end;
        end == given.rows.len()
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>() + self.arrangement.bytes()
    }
}
