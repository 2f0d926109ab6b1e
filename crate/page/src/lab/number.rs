//! A word as people type it: binary, hexadecimal or decimal digits, in groups or not.

use super::base::Base;
use queens_core::problem::problems;
use thiserror::Error;

/// Reads a word. White space, commas, apostrophes and underscores between digits are skipped, and so is `0x` or `0b` in
/// front.
///
/// ```
/// use queens_page::lab::{Base, read_word};
/// assert_eq!(read_word("4004 8002 1001 2000", Base::Hexadecimal), Ok(0x4004_8002_1001_2000));
/// assert_eq!(read_word("18,446,744,073,709,551,615", Base::Decimal), Ok(u64::MAX));
/// assert_eq!(read_word("18446744073709551616", Base::Decimal).unwrap_err().to_string(),
///     "the number takes more than 64 bits; the largest is 18446744073709551615");
/// ```
///
/// # Errors
/// What is wrong with the text: see [`WordError`].
pub fn read_word(text: &str, base: Base) -> Result<u64, WordError> {
    let blank = text.chars().take_while(|character| character.is_whitespace()).count();
    let prefixed = base.prefix().is_some_and(|prefix| text.trim_start().starts_with(prefix));
    let (mut word, mut digits, mut any, mut fits) = (0u64, 0, false, true);
    for (place, found) in text.chars().enumerate().skip(if prefixed { blank + 2 } else { blank }) {
        if found.is_whitespace() || ",'_".contains(found) {
            continue;
        }
        let Some(digit) = found.to_digit(base.radix()) else {
            return Err(WordError::BadDigit { base, position: place + 1, found });
        };
        any = true;
        digits += usize::from(digits > 0 || digit > 0);
        let next = word.checked_mul(base.radix().into()).and_then(|word| word.checked_add(digit.into()));
        fits &= next.is_some();
        word = next.unwrap_or(0);
    }
    match (any, digits > base.most_digits(), fits) {
        (false, ..) => Err(WordError::Empty { base }),
        (_, true, _) => Err(WordError::TooManyDigits { base, digits, most: base.most_digits() }),
        (.., false) => Err(WordError::TooLarge),
        _ => Ok(word),
    }
}

problems! {
    /// Why a text is not a word of 64 bits.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum WordError {
        /// The text has no digit.
        #[error("there is no digit; type a {} number", base.name())]
        Empty {
            /// The base in which it was read.
            base: Base,
        } = "word-empty",
        /// A character that is no digit of this base.
        #[error("character {position} is '{found}', which is no {} digit", base.name())]
        BadDigit {
            /// The base in which it was read.
            base: Base,
            /// Its place, counted from 1.
            position: usize,
            /// The character.
            found: char,
        } = "word-bad-digit",
        /// More digits than a word of 64 bits has, not counting zeros in front.
        #[error("{digits} digits are too many: a word has {most} {} digits", base.name())]
        TooManyDigits {
            /// The base in which it was read.
            base: Base,
            /// The number of digits.
            digits: usize,
            /// The maximum.
            most: usize,
        } = "word-too-many-digits",
        /// A decimal number with more than 64 bits.
        #[error("the number takes more than 64 bits; the largest is 18446744073709551615")]
        TooLarge = "word-too-large",
    }
}
