//! A word as people type it: binary, hexadecimal or decimal digits, in groups or not.

use super::error::WordError;

/// What the digits count in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// Twos.
    Binary,
    /// Sixteens.
    Hexadecimal,
    /// Tens.
    Decimal,
}

impl Base {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Base::Binary => "binary",
            Base::Hexadecimal => "hexadecimal",
            Base::Decimal => "decimal",
        }
    }

    /// Digits of the largest word.
    #[must_use]
    pub const fn most_digits(self) -> usize {
        match self {
            Base::Binary => 64,
            Base::Hexadecimal => 16,
            Base::Decimal => 20,
        }
    }

    const fn radix(self) -> u32 {
        match self {
            Base::Binary => 2,
            Base::Hexadecimal => 16,
            Base::Decimal => 10,
        }
    }

    /// What may stand in front of the digits.
    const fn sign(self) -> Option<&'static str> {
        match self {
            Base::Binary => Some("0b"),
            Base::Hexadecimal => Some("0x"),
            Base::Decimal => None,
        }
    }
}

/// Reads a word. White space, commas, apostrophes and underscores between digits are passed over, and so is `0x` or `0b`
/// in front.
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
    let signed = base.sign().is_some_and(|sign| text.trim_start().starts_with(sign));
    let (mut word, mut digits, mut any, mut fits) = (0u64, 0, false, true);
    for (place, found) in text.chars().enumerate().skip(if signed { blank + 2 } else { blank }) {
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
        (_, true, _) => Err(WordError::TooManyDigits { base, digits }),
        (.., false) => Err(WordError::TooLarge),
        _ => Ok(word),
    }
}
