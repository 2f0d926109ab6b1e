//! The reports of the shards of a proof, and their sum.

use super::board::Board;
use super::filling::fill;
use super::squares::Squares;
use super::{FrontierError, MAX_QUEENS, check};
use crate::board::{Placement, validate};
use crate::reports::{Reports, ShardError, digest, halves};
use crate::sliced::Sliced;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;
use std::sync::Arc;

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
    /// The number of covered placements with this many queens in that orbit, from 0.
    #[cfg_attr(feature = "types", ts(type = "readonly number[]"))]
    pub covered: [u64; MAX_QUEENS + 1],
    /// A placement without a completion, as a column for each row from 0 and -1 for an empty row. The rest of the shard was
    /// not searched.
    pub blocking: Option<Vec<i32>>,
    /// A digest of the other fields.
    pub checksum: u32,
}

impl Covered {
    pub(super) fn new(
        size: usize,
        queens: usize,
        shard: usize,
        orbit: usize,
        covered: [u64; MAX_QUEENS + 1],
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
        digest(facts.into_iter().chain(self.covered).chain(rows).flat_map(halves))
    }
}

/// The reports received so far, in any order.
#[derive(Clone, Debug)]
pub struct Cover {
    size: usize,
    queens: usize,
    /// How many squares each orbit has.
    orbits: Vec<usize>,
    reports: Reports<Covered>,
}

impl Cover {
    /// Starts without a report.
    ///
    /// # Errors
    /// [`FrontierError`] for an unsupported size or number of queens.
    pub fn new(size: usize, queens: usize) -> Result<Self, FrontierError> {
        check(size, queens)?;
        let orbits: Vec<usize> = Board::new(size).orbits.iter().map(ExactSizeIterator::len).collect();
        Ok(Cover { size, queens, reports: Reports::new(orbits.len()), orbits })
    }

    /// Adds a report. A second report on the same shard changes nothing.
    ///
    /// A search verifies that a placement blocks the board. The numbers of a report are not verified: only their sum is
    /// [compared](Cover::is_proved), so add only reports of workers that you trust.
    ///
    /// # Errors
    /// [`ShardError`] for a report that is damaged or foreign, or whose placement has a completion.
    pub fn add(&mut self, report: &Covered) -> Result<(), ShardError> {
        let shard = u32::try_from(report.shard).unwrap_or(u32::MAX);
        if report.checksum != report.digest() {
            return Err(ShardError::Damaged { shard });
        }
        let is_expected = (report.size, report.queens) == (self.size, self.queens);
        if !is_expected || self.orbits.get(report.shard) != Some(&report.orbit) || !is_placement(report) {
            return Err(ShardError::Foreign { shard });
        }
        if report.blocking.as_deref().is_some_and(|rows| has_completion(self.size, rows)) {
            return Err(ShardError::Completable { shard });
        }
        self.reports.add(shard, report)
    }

    /// The shards without a report.
    pub fn open(&self) -> impl Iterator<Item = usize> + '_ {
        self.reports.open().map(|shard| shard as usize)
    }

    /// How many shards there are.
    #[must_use]
    pub fn shards(&self) -> usize {
        self.orbits.len()
    }

    /// A placement without a completion, if a report contains one.
    #[must_use]
    pub fn blocking(&self) -> Option<&[i32]> {
        self.reports.iter().find_map(|report| report.blocking.as_deref())
    }

    /// How many placements the reports cover, without symmetry; `None` if the reports contradict each other.
    ///
    /// A report counts placements with a queen on the first square of its orbit. Over all squares of the orbit, each
    /// placement would be counted once for each of its queens in the orbit.
    #[must_use]
    pub fn placements(&self) -> Option<u64> {
        // The least common multiple of 1 to 8.
        const WHOLE: u128 = 840;
        let parts = self.reports.iter().flat_map(|report| {
            let by_queens = (1..).zip(&report.covered[1..]);
            by_queens.map(|(queens, &count)| report.orbit as u128 * u128::from(count) * (WHOLE / queens))
        });
        let sum: u128 = parts.sum();
        u64::try_from(sum / WHOLE).ok().filter(|_| sum.is_multiple_of(WHOLE))
    }

    /// Whether every placement can be completed: each shard has a report, none found a placement without a completion, and together
    /// they cover as many placements as there [are](placements).
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.covers_all(placements(self.size, self.queens))
    }

    /// Like [`is_proved`](Cover::is_proved), if the number of placements is known.
    pub(super) fn covers_all(&self, placements: u64) -> bool {
        self.open().next().is_none() && self.blocking().is_none() && self.placements() == Some(placements)
    }
}

/// Whether queens that do not attack each other have a completion on a board of `size` rows.
fn has_completion(size: usize, rows: &[i32]) -> bool {
    let board = Board::new(size);
    let queens: Vec<usize> =
        (0..).zip(rows).filter_map(|(row, &column)| Some(board.number(row, u32::try_from(column).ok()?))).collect();
    fill(&board, &queens, &mut Xoshiro128PlusPlus::seed_from_u64(0)).is_some()
}

fn is_placement(report: &Covered) -> bool {
    report.blocking.as_ref().is_none_or(|rows| {
        let placement = Placement::from_rows(rows).ok().filter(|placement| placement.count() == report.queens);
        rows.len() == report.size && placement.is_some_and(|placement| validate(&placement).ok())
    })
}

/// The number of placements of `queens` queens on a board of `size` rows that do not attack each other, counted one by
/// one except for the last queen, and without symmetry.
///
/// ```
/// use queens_core::frontier::threshold::placements;
///
/// // n (n - 1) (n - 2) (3n - 1) / 6: Landau 1896
/// assert_eq!(placements(8, 2), 8 * 7 * 6 * 23 / 6);
/// ```
///
/// # Panics
/// For an unsupported size or number of queens.
#[must_use]
pub fn placements(size: usize, queens: usize) -> u64 {
    assert!(check(size, queens).is_ok(), "the size and the number of queens are supported");
    let mut counting = Placements::new(Arc::new(Board::new(size)), queens);
    counting.run_to_end();
    counting.found
}

/// The count of all placements, in slices.
#[derive(Clone, Debug)]
pub(super) struct Placements {
    board: Arc<Board>,
    queens: usize,
    /// For each queen that was set, and for the next queen, the squares still to be tried.
    untried: Vec<Squares>,
    found: u64,
}

impl Placements {
    pub(super) fn new(board: Arc<Board>, queens: usize) -> Self {
        let all = Squares::range(0, board.squares.len());
        let (untried, found) = if queens == 0 { (Vec::new(), 1) } else { (vec![all], 0) };
        Placements { board, queens, untried, found }
    }

    /// How many placements were found so far.
    pub(super) fn found(&self) -> u64 {
        self.found
    }
}

impl Sliced for Placements {
    /// Sets about `queens` more queens; true when all placements were counted.
    fn run(&mut self, queens: u64) -> bool {
        for _ in 0..queens {
            let depth = self.untried.len();
            let Some(squares) = self.untried.last_mut() else { break };
            if depth == self.queens {
                self.found += u64::from(squares.count());
                self.untried.pop();
            } else if let Some(square) = squares.take_first() {
                let rest = squares.without(&self.board.attacked[square]);
                self.untried.push(rest);
            } else {
                self.untried.pop();
            }
        }
        self.untried.is_empty()
    }
}
