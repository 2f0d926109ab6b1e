//! The base levels: how many queens each block of the linear completion sets, by the size of the board.

use crate::board::MAX_FREE_ROWS;

/// The numbers of queens at which blocks end and to which a run returns. The published formulas are regressions over
/// many runs, in u = log10(n).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Levels {
    /// Where block 1 (random pairs) ends and block 3 (random rows) begins: baseLevel2.
    pub second: usize,
    /// Where block 3 ends and block 5 (least risk, least damage) begins: baseLevel3.
    pub third: usize,
}

impl Levels {
    /// The published levels for a board of `size` rows, never below 0.
    ///
    /// ```
    /// use queens_core::linear::Levels;
    /// assert_eq!(Levels::published(1000), Levels { second: 804, third: 900 });
    /// ```
    #[must_use]
    pub fn published(size: usize) -> Self {
        let u = (size as f64).log10();
        let (second, third) = if size < 30_000 {
            (
                cubic(u, [12.749568, -46.535838, 120.011829, -89.600272]),
                cubic(u, [9.717958, -46.144187, 101.296409, -50.669273]),
            )
        } else {
            (
                cubic(u, [-0.886344, 56.136743, 146.486415, 227.967782]),
                cubic(u, [14.959815, -253.661725, 1584.713376, -3060.691342]),
            )
        };
        let below = |free: f64| size.saturating_sub(free.round().max(0.0) as usize);
        Levels { second: below(second), third: below(third) }
    }

    /// Whether a board of `size` rows can be completed with these levels: they rise, and the last block, which lists
    /// the free squares of every row that is left, starts with at most [`MAX_FREE_ROWS`] rows.
    #[must_use]
    pub fn fit(self, size: usize) -> bool {
        self.second <= self.third && (Levels::min_third(size)..=size).contains(&self.third)
    }

    /// The lowest third level that a board of `size` rows allows.
    #[must_use]
    pub fn min_third(size: usize) -> usize {
        size.saturating_sub(MAX_FREE_ROWS)
    }

    /// The block, 1 to 5, with which a run begins when `given` queens are given.
    pub(crate) fn first_block(self, size: usize, given: usize) -> u8 {
        match size {
            0..50 => 4,
            50..100 if given < self.third => 2,
            50..100 => 4,
            _ => self.first_block_of_any_size(given),
        }
    }

    /// Like [`first_block`](Self::first_block), for custom levels on a board of any size.
    #[must_use]
    pub(crate) fn first_block_of_any_size(self, given: usize) -> u8 {
        match given {
            _ if given < self.second => 1,
            _ if given < self.third => 2,
            _ => 4,
        }
    }
}

fn cubic(u: f64, [a, b, c, d]: [f64; 4]) -> f64 {
    ((a * u + b) * u + c) * u + d
}
