//! The reports of the shards of a proof, and their sum.

use super::board::Board;
use super::squares::Squares;
use super::{FrontierError, MOST_QUEENS, check};
use crate::board::{Placement, validate};
use thiserror::Error;

/// The report on one shard.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Covered {
    /// The number of rows.
    pub size: usize,
    /// The number of queens of each placement.
    pub queens: usize,
    /// Which shard, from 0.
    pub shard: usize,
    /// How many squares are in the orbit of its first queen.
    pub orbit: usize,
    /// How many placements were covered of which this many queens stand in that orbit, from 0.
    #[cfg_attr(feature = "types", ts(type = "readonly number[]"))]
    pub covered: [u64; MOST_QUEENS + 1],
    /// A placement without a completion, as a column for each row from 0 and -1 for none. The rest of the shard was not looked at.
    pub blocking: Option<Vec<i32>>,
    /// A digest of the other fields.
    pub checksum: u32,
}

impl Covered {
    pub(super) fn signed(
        size: usize,
        queens: usize,
        shard: usize,
        orbit: usize,
        covered: [u64; MOST_QUEENS + 1],
        blocking: Option<Vec<i32>>,
    ) -> Self {
        let mut report = Covered { size, queens, shard, orbit, covered, blocking, checksum: 0 };
        report.checksum = report.digest();
        report
    }

    /// The FNV-1a hash of all fields but the last.
    fn digest(&self) -> u32 {
        let facts = [self.size, self.queens, self.shard, self.orbit].map(|fact| fact as u64);
        let rows = self.blocking.iter().flatten().map(|&column| u64::from(column.cast_unsigned()));
        let bytes = facts.into_iter().chain(self.covered).chain(rows).flat_map(u64::to_le_bytes);
        bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}

/// Why a report is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CoverError {
    /// A field was changed.
    #[error("the report on shard {shard} was damaged: the shard has to be done again")]
    Damaged {
        /// The shard that it claims to be.
        shard: usize,
    },
    /// It is of another board or another number of queens.
    #[error("the report on shard {shard} belongs to another question: the shard has to be done again")]
    Foreign {
        /// The shard that it claims to be.
        shard: usize,
    },
}

/// The reports received so far, in any order.
#[derive(Clone, Debug)]
pub struct Cover {
    size: usize,
    queens: usize,
    /// How many squares each orbit has.
    orbits: Vec<usize>,
    reports: Vec<Option<Covered>>,
}

impl Cover {
    /// No report yet.
    ///
    /// # Errors
    /// [`FrontierError`] for a size or a number of queens that is not served.
    pub fn new(size: usize, queens: usize) -> Result<Self, FrontierError> {
        check(size, queens)?;
        let orbits: Vec<usize> = Board::new(size).orbits.iter().map(ExactSizeIterator::len).collect();
        Ok(Cover { size, queens, reports: vec![None; orbits.len()], orbits })
    }

    /// Adds a report. Another one of the same shard changes nothing.
    ///
    /// # Errors
    /// [`CoverError`] for a report that cannot be trusted.
    pub fn add(&mut self, report: &Covered) -> Result<(), CoverError> {
        let shard = report.shard;
        if report.checksum != report.digest() {
            return Err(CoverError::Damaged { shard });
        }
        let meant = (report.size, report.queens) == (self.size, self.queens);
        if !meant || self.orbits.get(shard) != Some(&report.orbit) || !is_placement(report) {
            return Err(CoverError::Foreign { shard });
        }
        self.reports[shard].get_or_insert_with(|| report.clone());
        Ok(())
    }

    /// The shards without a report.
    pub fn open(&self) -> impl Iterator<Item = usize> + '_ {
        (0..).zip(&self.reports).filter(|(_, report)| report.is_none()).map(|(shard, _)| shard)
    }

    /// How many shards there are.
    #[must_use]
    pub fn shards(&self) -> usize {
        self.orbits.len()
    }

    /// A placement without a completion, where a report has one.
    #[must_use]
    pub fn blocking(&self) -> Option<&[i32]> {
        self.reports.iter().flatten().find_map(|report| report.blocking.as_deref())
    }

    /// How many placements the reports cover, without symmetry; `None` where no number of placements leads to these reports.
    ///
    /// Each placement was met once for each of its queens in its first orbit, and once for each image of its first square.
    #[must_use]
    pub fn placements(&self) -> Option<u64> {
        // The least common multiple of 1 to 8.
        const WHOLE: u128 = 840;
        let parts = self.reports.iter().flatten().flat_map(|report| {
            let met = (1..).zip(&report.covered[1..]);
            met.map(|(queens, &count)| report.orbit as u128 * u128::from(count) * (WHOLE / queens))
        });
        let sum: u128 = parts.sum();
        u64::try_from(sum / WHOLE).ok().filter(|_| sum.is_multiple_of(WHOLE))
    }

    /// Whether every placement can be completed: each shard has a report, none found a placement without a completion, and together
    /// they cover as many placements as there [are](placements).
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.open().next().is_none()
            && self.blocking().is_none()
            && self.placements() == Some(placements(self.size, self.queens))
    }
}

fn is_placement(report: &Covered) -> bool {
    report.blocking.as_ref().is_none_or(|rows| {
        let placement = Placement::from_rows(rows).ok().filter(|placement| placement.count() == report.queens);
        rows.len() == report.size && placement.is_some_and(|placement| validate(&placement).ok())
    })
}

/// The number of placements of `queens` queens on a board of `size` rows of which none attacks another, counted one by one
/// but for the last queen, and without symmetry.
///
/// ```
/// use queens_core::frontier::threshold::placements;
///
/// // n (n - 1) (n - 2) (3n - 1) / 6: Landau 1896
/// assert_eq!(placements(8, 2), 8 * 7 * 6 * 23 / 6);
/// ```
///
/// # Panics
/// For a board or a number of queens that is not served.
#[must_use]
pub fn placements(size: usize, queens: usize) -> u64 {
    fn count(board: &Board, mut free: Squares, queens: usize) -> u64 {
        if queens <= 1 {
            return if queens == 0 { 1 } else { free.count().into() };
        }
        let mut found = 0;
        while let Some(square) = free.take_first() {
            found += count(board, free.without(&board.attacked[square]), queens - 1);
        }
        found
    }
    assert!(check(size, queens).is_ok(), "a question that is served");
    let board = Board::new(size);
    count(&board, Squares::range(0, board.squares.len()), queens)
}
