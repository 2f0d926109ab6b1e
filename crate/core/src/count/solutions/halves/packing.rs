//! How rays are packed when halves are joined.

use super::key::Key;
use super::rays::{Rays, places};

/// A key starts with the places of each word that reach the other joined half. Places that matter only in the rows
/// between follow.
///
/// ```text
///   place    0 1 2 ... 16  17  18
///   right    k k k      k   b   b       key    right k, left k, left b, right b, from low bits to high
///   left     k k k      k   b   b
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct Packing {
    pub(super) width: u32,
    pub(super) beyond: u32,
}

impl Packing {
    /// The packing of keys of 32 bits, with at least `beyond` places after the first `width`. If `beyond` is not 0, all places
    /// after the first `width` are packed, because a mirrored key keeps them in place.
    pub(super) fn of_words(width: u32, beyond: u32) -> Packing {
        Packing { width, beyond: if beyond == 0 { 0 } else { u32::HALF - width } }
    }

    /// How many bits of a key decide whether it fits a key of the other half. Bit 0 of one key corresponds to the last
    /// bit of the other key, because a line that goes down to the right goes up to the left.
    pub(super) fn bits(self) -> u32 {
        2 * self.width
    }

    /// The key of these rays.
    pub(super) fn key(self, Rays { right, left }: Rays) -> u64 {
        let (width, beyond) = (self.width, self.beyond);
        let low = |word: u32, count: u32| u64::from(word & places(count));
        low(right, width) | low(left, width + beyond) << width | low(right >> width, beyond) << (2 * width + beyond)
    }
}
