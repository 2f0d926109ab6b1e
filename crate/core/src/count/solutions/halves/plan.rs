//! How the solutions of one size are counted, and the cost of the count.

use crate::count::error::CountError;
use crate::count::shards::{Division, digest};
use crate::count::solutions::MAX_COUNT_SIZE;

/// The smallest board whose halves are worth joining, and the largest that is planned.
pub(super) const SIZES: std::ops::RangeInclusive<usize> = 4..=MAX_COUNT_SIZE;
/// The largest board whose half boards are all stored.
const MAX_STORED_SIZE: usize = 19;

/// How a board is counted by joining halves. This is known before anything is allocated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// The number of rows.
    pub size: u32,
    /// The number of parts into which the joins are divided. Each can be counted alone.
    pub shards: u32,
    /// About how much memory one worker needs, in bytes.
    pub bytes: u64,
    /// About how long one worker takes, in seconds, on one core of a server of 2024, with 128-bit instructions.
    pub seconds: f64,
    /// The rows of the half boards that are joined. The rows between two of them, four at most, are filled queen by
    /// queen.
    pub joined_rows: u32,
    /// The rows of the stored half boards: as many as `joined_rows`, or one fewer. In the second case, the last row is added
    /// when a list is needed. With 0, nothing is stored: the half boards of a pair are made when it is joined.
    pub stored_rows: u32,
}

impl Plan {
    /// The plan for the empty board of `size` rows, from 4 to 23.
    ///
    /// # Errors
    /// [`CountError::Size`] below 4, and [`CountError::Unplanned`] above 23, with the memory and time that the
    /// count would take.
    pub fn new(size: usize) -> Result<Plan, CountError> {
        if size > *SIZES.end() {
            return Err(CountError::unplanned(size, *SIZES.end(), beyond(size)));
        }
        if size < *SIZES.start() {
            return Err(CountError::Size { size, least: *SIZES.start(), limit: *SIZES.end() });
        }
        // With fewer rows there are more strands than keys. With more rows, storing the lists takes longer than making them
        // again; if nothing is stored, more pairs of keys are compared.
        let joined_rows = if size > MAX_STORED_SIZE { 9 } else { (size / 2).min(8) as u32 };
        let stored_rows = match size {
            // With 17 rows, a list is needed for each of nine columns of the middle row, so it is worth storing.
            17 => joined_rows,
            ..=MAX_STORED_SIZE => joined_rows - 1,
            _ => 0,
        };
        let (shards, megabytes, seconds) = match size {
            23 => (8_192, 128, 96_000.0),
            22 => (2_048, 56, 11_000.0),
            21 => (1_024, 28, 1_200.0),
            20 => (512, 16, 250.0),
            19 => (128, 85, 45.0),
            18 => (32, 42, 4.2),
            17 => (16, 92, 0.85),
            16 => (8, 16, 0.15),
            14 | 15 => (4, 8, 0.03),
            _ => (4, 4, 0.002),
        };
        Ok(Plan { size: size as u32, shards, bytes: megabytes << 20, seconds, joined_rows, stored_rows })
    }

    /// The division of the count, and its cost.
    #[must_use]
    pub fn division(&self) -> Division {
        // How a list is stored does not change which pairs belong to a shard.
        let question = digest([u32::from_le_bytes(*b"join"), self.size]);
        Division { question, shards: self.shards, bytes: self.bytes, seconds: self.seconds }
    }

    /// The same plan, divided into `shards` parts, at least one.
    #[must_use]
    pub fn split(self, shards: u32) -> Plan {
        Plan { shards: shards.max(1), ..self }
    }
}

/// The approximate bytes and seconds for a size above the last planned one, if a solution costs as much as at 23 rows: the
/// time and the memory that `docs/beyond.md` measures there. The number of solutions grows by a factor of .39 n with the
/// n-th row (OEIS A000170: 9.39 at 24, 10.53 at 27), the number of half boards by 1.75.
fn beyond(size: usize) -> (f64, f64) {
    let more = SIZES.end() + 1..=size.min(1_000);
    let bytes = 117e6 * 1.75f64.powi(more.clone().count() as i32);
    (bytes, more.fold(96_000.0, |seconds, size| seconds * 0.39 * size as f64))
}
