//! How the solutions of one size are to be counted, and what that takes.

use crate::count::shards::digest;
use crate::count::{CountError, Division};

/// The smallest board whose halves are worth joining, and the largest whose lists fit.
pub(super) const SIZES: std::ops::RangeInclusive<usize> = 4..=20;

/// How a board is counted by joining halves, decided before anything is allocated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// The number of rows.
    pub size: u32,
    /// Into how many parts the joins are divided. Each can be counted alone.
    pub shards: u32,
    /// About how much memory one worker needs, in bytes.
    pub bytes: u64,
    /// About how long one worker takes, in seconds, on one core of a server of 2024, with 128-bit instructions.
    pub seconds: f64,
    /// Rows of the halves that are joined, at most two fewer than half of all: between them queens are put one by one.
    pub joined_rows: u32,
    /// Rows of the half boards that are kept: as many, or one fewer, where a list is made longer when it is wanted.
    pub kept_rows: u32,
}

impl Plan {
    /// The plan for the empty board of this size, from 4 to 20.
    ///
    /// # Errors
    /// [`CountError::Size`] below, and [`CountError::Unplanned`] above, with what it would take.
    pub fn new(size: usize) -> Result<Plan, CountError> {
        if size > *SIZES.end() {
            return Err(CountError::unplanned(size, *SIZES.end(), beyond(size)));
        }
        if size < *SIZES.start() {
            return Err(CountError::Size { size, limit: *SIZES.end() });
        }
        // More rows than eight do not fit, and with fewer there are more lists than it takes to look at them.
        let joined_rows = (size / 2).min(8) as u32;
        // On even boards without rows between the halves every list is wanted once.
        let kept_rows = if size == 2 * joined_rows as usize { joined_rows - 1 } else { joined_rows };
        let (shards, megabytes, seconds) = match size {
            20 => (512, 750, 150.0),
            19 => (128, 380, 25.0),
            18 => (32, 185, 3.9),
            17 => (16, 92, 0.7),
            16 => (8, 16, 0.12),
            14 | 15 => (4, 8, 0.03),
            _ => (4, 4, 0.002),
        };
        Ok(Plan { size: size as u32, shards, bytes: megabytes << 20, seconds, joined_rows, kept_rows })
    }

    /// What becomes of it when it is shared out.
    #[must_use]
    pub fn division(&self) -> Division {
        // How a list is stored does not change which pairs a shard has.
        let question = digest([u32::from_le_bytes(*b"join"), self.size]);
        Division { question, shards: self.shards, bytes: self.bytes, seconds: self.seconds }
    }

    /// The same, divided into so many parts (at least one).
    #[must_use]
    pub fn split(self, shards: u32) -> Plan {
        Plan { shards: shards.max(1), ..self }
    }
}

/// About how many bytes and seconds a size above the last one planned would take: its lists are nearly twice as
/// long for each row more, and its pairs eight times as many.
fn beyond(size: usize) -> (f64, f64) {
    let more = (size - SIZES.end()).min(1_000) as i32;
    (f64::from(750 << 20) * 1.8f64.powi(more), 240.0 * 8.2f64.powi(more))
}
