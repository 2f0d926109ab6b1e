//! The bases in which a word can be typed.

use queens_core::named;
use queens_core::problem::fact_by_name;

named! {
    /// The number base of the digits.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub enum Base {
        /// Binary.
        Binary = "binary",
        /// Hexadecimal.
        Hexadecimal = "hexadecimal",
        /// Decimal.
        Decimal = "decimal",
    }
}
fact_by_name!(Base);

impl Base {
    /// The number of digits of the largest word.
    #[must_use]
    pub const fn most_digits(self) -> usize {
        match self {
            Base::Binary => 64,
            Base::Hexadecimal => 16,
            Base::Decimal => 20,
        }
    }

    pub(super) const fn radix(self) -> u32 {
        match self {
            Base::Binary => 2,
            Base::Hexadecimal => 16,
            Base::Decimal => 10,
        }
    }

    /// Returns the prefix allowed in front of the digits.
    pub(super) const fn prefix(self) -> Option<&'static str> {
        match self {
            Base::Binary => Some("0b"),
            Base::Hexadecimal => Some("0x"),
            Base::Decimal => None,
        }
    }
}
