//! Plain search: every free column of every row is tried.

use crate::count::solutions::walk::Rules;

/// A search with three masks alone, as in takaken's basic program and in Sharakhov's article.
pub(super) struct Bitmask;

impl Rules for Bitmask {
    const NAME: [u8; 4] = *b"mask";
}
