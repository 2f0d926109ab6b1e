//! Plain search for one half of the solutions: the other half are their mirror images.

use crate::count::solutions::walk::{Queens, Rules};

/// The queen of row 0 stays left of the queen of row 1, as in Sharakhov's article.
///
/// ```text
///   . Q . . . .      the mirror image has them in the other order, so each solution that is found counts twice.
///   - - - Q . .      A second mirror, in the rows, gains nothing: it compares the last two rows, at the end.
/// ```
pub(super) struct Halved;

impl Rules for Halved {
    const NAME: [u8; 4] = *b"half";

    #[inline(always)]
    fn tried(&self, size: u32, row: u32, free: u32, _columns: u32, above: &Queens) -> u32 {
        match row {
            // The second queen needs a column at least two further right.
            0 if size > 1 => free >> 2,
            // The first queen is one bit; the bits below it lie to its left.
            1 => free & !(above[0] - 1),
            _ => free,
        }
    }

    fn weigh(&self, size: u32, _queens: &Queens) -> (u64, u64) {
        (if size == 1 { 1 } else { 2 }, 0)
    }
}
