//! The masks that have a name.

use queens_core::bits::{attacks, population};

/// A word with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mask {
    /// Every bit.
    All,
    /// All but the lowest bit of each byte.
    NotA,
    /// All but the lowest two bits of each byte.
    NotAB,
    /// All but the highest bit of each byte.
    NotH,
    /// All but the highest two bits of each byte.
    NotGH,
    /// The lower bit of each two.
    Fives,
    /// The lower two bits of each four.
    Threes,
    /// The lower four bits of each byte.
    Fifteens,
    /// The lower byte of each two.
    Bytes,
    /// The lowest bit of each byte.
    Ones,
    /// Bit 3 of each byte.
    Eights,
}

impl Mask {
    /// Every mask, in the order in which a page offers them.
    pub const ALL: [Mask; 11] = [
        Mask::All,
        Mask::NotA,
        Mask::NotAB,
        Mask::NotH,
        Mask::NotGH,
        Mask::Fives,
        Mask::Threes,
        Mask::Fifteens,
        Mask::Bytes,
        Mask::Ones,
        Mask::Eights,
    ];

    /// Its name in texts: letters only.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Mask::All => "all",
            Mask::NotA => "notA",
            Mask::NotAB => "notAB",
            Mask::NotH => "notH",
            Mask::NotGH => "notGH",
            Mask::Fives => "fives",
            Mask::Threes => "threes",
            Mask::Fifteens => "fifteens",
            Mask::Bytes => "bytes",
            Mask::Ones => "ones",
            Mask::Eights => "eights",
        }
    }

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
