//! The named masks.

use crate::bits::{attacks, population};
use queens_core::named;

named! {
    /// A word with a name.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Mask {
        /// Every bit.
        All = "all",
        /// All but the lowest bit of each byte.
        NotA = "notA",
        /// All but the lowest two bits of each byte.
        NotAB = "notAB",
        /// All but the highest bit of each byte.
        NotH = "notH",
        /// All but the highest two bits of each byte.
        NotGH = "notGH",
        /// The lower bit of each pair.
        Fives = "fives",
        /// The lower two bits of each group of four.
        Threes = "threes",
        /// The lower four bits of each byte.
        Fifteens = "fifteens",
        /// The lower byte of each pair.
        Bytes = "bytes",
        /// The lowest bit of each byte.
        Ones = "ones",
        /// Bit 3 of each byte.
        Eights = "eights",
    }
}

impl Mask {
    /// The word itself.
    #[must_use]
    pub const fn word(self) -> u64 {
        match self {
            Mask::All => u64::MAX,
            Mask::NotA => attacks::NOT_A,
            Mask::NotAB => attacks::NOT_AB,
            Mask::NotH => attacks::NOT_H,
            Mask::NotGH => attacks::NOT_GH,
            Mask::Fives => population::FIVES,
            Mask::Threes => population::THREES,
            Mask::Fifteens => population::FIFTEENS,
            Mask::Bytes => population::BYTES,
            Mask::Ones => population::ONES,
            Mask::Eights => population::EIGHTS,
        }
    }

    /// The mask of a name.
    #[must_use]
    pub fn find(name: &str) -> Option<Mask> {
        Mask::ALL.into_iter().find(|mask| mask.name() == name)
    }

    /// The mask that is this word.
    #[must_use]
    pub fn of(word: u64) -> Option<Mask> {
        Mask::ALL.into_iter().find(|mask| mask.word() == word)
    }
}
