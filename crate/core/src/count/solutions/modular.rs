//! The solutions of the empty board whose diagonals wrap round, as on a torus.

use super::walk::{Queens, Rules, Walk};
use crate::count::error::CountError;
use crate::count::shards::Sharded;

/// The largest board that is counted.
const MAX_SIZE: usize = 25;

/// A count of the modular solutions of one size, in shards: 10 solutions for 5 rows, 28 for 7 rows (OEIS A007705).
///
/// If 2 or 3 divides the size, there is no solution (a theorem of G. Polya), and nothing is searched.
///
/// ```text
///   . Q . . .      on a torus every solution can be moved by a column, so the queen of row 0 is set on column 0, and
///   . . . Q .      each solution found counts `size` times. Every solution can also be mirrored, so the queen of row 1 is
///   Q . . . .      tried only in the left half, and each solution found counts twice
///   . . Q . .
///   . . . . Q
/// ```
///
/// # Errors
/// [`CountError::Board`] for a board without rows, [`CountError::Unplanned`] above 25.
pub fn modular(size: usize) -> Result<Box<dyn Sharded>, CountError> {
    // There are 26 times as many nodes for 19 rows as for 17, and a node takes 6 ns.
    let seconds = 1.1 * 5.1f64.powi(size.min(1_000) as i32 - 19);
    if size == 0 {
        return Err(CountError::no_rows());
    }
    if size > MAX_SIZE {
        return Err(CountError::unplanned(size, MAX_SIZE, (0.0, seconds)));
    }
    let shards = if size < 17 { 4 } else { 64 };
    Ok(Box::new(Walk::new(Modular, size as u32, shards, seconds)))
}

struct Modular;

impl Rules for Modular {
    const NAME: [u8; 4] = *b"wrap";
    /// The first two rows have too few choices for all shards.
    const DEALT_ROWS: u32 = 4;

    #[inline(always)]
    fn tried(&self, size: u32, row: u32, free: u32, _columns: u32, _above: &Queens) -> u32 {
        match row {
            0 if size > 1 && (size.is_multiple_of(2) || size.is_multiple_of(3)) => 0,
            0 => 1,
            1 => free & ((1 << size.div_ceil(2)) - 1),
            _ => free,
        }
    }

    #[inline(always)]
    fn further(&self, size: u32, left: u32, right: u32) -> (u32, u32) {
        let all = (1 << size) - 1;
        ((left << 1 | left >> (size - 1)) & all, (right >> 1 | right << (size - 1)) & all)
    }

    fn weigh(&self, size: u32, _queens: &Queens) -> (u64, u64) {
        (if size == 1 { 1 } else { 2 * u64::from(size) }, 0)
    }
}
