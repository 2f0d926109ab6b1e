//! Rows that are shifted against each other, by a fixed or a random number of columns.

use super::error::RuleError;
use super::limits::MAX_SHIFT;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;
use std::fmt;
use std::str::FromStr;

/// How far rows are shifted, each against the row above it: the second row to the right, the third to the left, and so
/// on. Its text is `2` for two columns, or `1-3@7` for one to three columns at random with seed 7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sliding {
    min: u32,
    max: u32,
    seed: u32,
}

impl Sliding {
    /// Every shift is `shift` columns.
    ///
    /// # Errors
    /// [`RuleError::Shift`] beyond [`MAX_SHIFT`].
    pub fn by(shift: u32) -> Result<Self, RuleError> {
        Sliding::between(shift, shift, 0)
    }

    /// Every shift is `min` to `max` columns, drawn with `seed`.
    ///
    /// # Errors
    /// [`RuleError::Shift`] beyond [`MAX_SHIFT`], or when `min` is more than `max`.
    pub fn between(min: u32, max: u32, seed: u32) -> Result<Self, RuleError> {
        let sliding = Sliding { min, max, seed: if min == max { 0 } else { seed } };
        if min > max || max > MAX_SHIFT {
            return Err(RuleError::Shift { found: sliding.to_string(), farthest: MAX_SHIFT });
        }
        Ok(sliding)
    }

    /// How far each of `rows` rows is shifted to the right of the leftmost row, in columns.
    ///
    /// ```
    /// use queens_core::rule::Sliding;
    ///
    /// assert_eq!(Sliding::by(2)?.offsets(5), [0, 2, 0, 2, 0]);
    /// # Ok::<(), queens_core::rule::RuleError>(())
    /// ```
    #[must_use]
    pub fn offsets(self, rows: u32) -> Vec<u32> {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(u64::from(self.seed));
        let mut at = 0_i64;
        let offsets: Vec<i64> = (0..rows)
            .map(|row| {
                if row > 0 {
                    let shift = i64::from(random.random_range(self.min..=self.max));
                    at += if row % 2 == 1 { shift } else { -shift };
                }
                at
            })
            .collect();
        let leftmost = offsets.iter().copied().min().unwrap_or(0);
        offsets.into_iter().map(|offset| (offset - leftmost) as u32).collect()
    }
}

impl fmt::Display for Sliding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max {
            write!(formatter, "{}", self.min)
        } else {
            write!(formatter, "{}-{}@{}", self.min, self.max, self.seed)
        }
    }
}

impl FromStr for Sliding {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let wrong = || RuleError::Shift { found: crate::board::text::excerpt(text), farthest: MAX_SHIFT };
        let number = |digits: &str| {
            let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
            is_number.then(|| digits.parse::<u32>().ok()).flatten().ok_or_else(wrong)
        };
        let (range, seed) = text.split_once('@').map_or((text, None), |(range, seed)| (range, Some(seed)));
        match (range.split_once('-'), seed) {
            (None, None) => number(range).and_then(Sliding::by),
            (Some((min, max)), seed) => Sliding::between(number(min)?, number(max)?, seed.map_or(Ok(0), number)?),
            (None, Some(_)) => Err(wrong()),
        }
    }
}
