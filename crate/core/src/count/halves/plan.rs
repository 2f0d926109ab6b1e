//! How the solutions of one size are to be counted, and what that takes.

use crate::count::CountError;
use serde::Serialize;

/// The smallest board whose halves are worth joining, and the largest whose lists fit.
pub(super) const SIZES: std::ops::RangeInclusive<usize> = 4..=20;

/// How a board is counted by joining halves, decided before anything is allocated.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// The number of rows.
    pub size: u32,
    /// Into how many parts the joins are divided. Each can be counted alone.
    pub shards: u32,
    /// About how much memory one worker needs, in bytes.
    pub bytes: u64,
    /// About how long one worker takes, in seconds, on one core of a server of 2024, with 128-bit instructions.
    pub seconds: f64,
    /// Rows of the half boards that are kept; the others are added when a list is needed.
    pub kept_rows: u32,
    /// Places of each word of rays that divide a list into groups.
    pub group_places: u32,
}

impl Plan {
    /// The plan for the empty board of this size, from 4 to 20.
    ///
    /// # Errors
    /// [`CountError::Size`] for sizes that have no plan.
    pub fn new(size: usize) -> Result<Plan, CountError> {
        if !SIZES.contains(&size) {
            return Err(CountError::Size { size, limit: *SIZES.end() });
        }
        // Keeping one row less costs time for every list and saves memory. Groups pay where lists are long, and from 18
        // on they are needed for keys of 30 bits.
        let (kept_rows, group_places, shards, megabytes, seconds) = match size {
            16 => (7, 0, 8, 16, 0.12),
            17 => (7, 0, 16, 28, 0.7),
            18 => (7, 3, 32, 45, 3.5),
            19 => (8, 2, 128, 420, 30.0),
            20 => (8, 4, 512, 750, 240.0),
            _ => (size as u32 / 2 - 1, 0, 4, 8, 0.03),
        };
        Ok(Plan { size: size as u32, shards, bytes: megabytes << 20, seconds, kept_rows, group_places })
    }

    /// The same, divided into so many parts (at least one).
    #[must_use]
    pub fn split(self, shards: u32) -> Plan {
        Plan { shards: shards.max(1), ..self }
    }
}
