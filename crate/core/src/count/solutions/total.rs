//! Counts all solutions of an empty board by bitmask search over one half of them. The other solutions are their mirror
//! images.

use crate::bits::lowest;

/// The number of solutions of a board of 2 to 32 rows.
///
/// ```text
///   even   1 1 1 . . .      odd   1 1 1 a . . .      the first row: solutions with a queen on 1 count twice;
///                                 1 1 * * * . .      with a queen on a, the second row is halved instead
/// ```
pub(super) fn count(size: u32) -> u64 {
    let search = Search { all: (1 << size) - 1 };
    let left_half = (1u64 << (size / 2)) - 1;
    let mut found = 2 * search.try_each(left_half, 0, 0, 0);
    if size % 2 == 1 {
        let middle = 1u64 << (size / 2);
        found += 2 * search.try_each(left_half & !(middle >> 1), middle, middle << 1, middle >> 1);
    }
    found
}

struct Search {
    /// A bit for each column.
    all: u64,
}

impl Search {
    /// Counts the ways to fill the remaining rows. The words contain the occupied columns, and the columns that the queens
    /// above attack in this row along their two diagonals.
    fn below(&self, columns: u64, left: u64, right: u64) -> u64 {
        if columns == self.all {
            return 1;
        }
        self.try_each(self.all & !(columns | left | right), columns, left, right)
    }

    /// Like [`below`](Self::below), with the queen of this row on one of these squares.
    fn try_each(&self, mut squares: u64, columns: u64, left: u64, right: u64) -> u64 {
        let mut found = 0;
        while squares != 0 {
            let queen = lowest(squares);
            squares ^= queen;
            found += self.below(columns | queen, (left | queen) << 1, (right | queen) >> 1);
        }
        found
    }
}
