//! Dates, with texts such as "2026-11-22".

use crate::problem::{Fact, Facts, problems};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A day of the Gregorian calendar.
///
/// ```
/// use queens_core::puzzle::{Date, Weekday};
///
/// let date: Date = "2026-11-22".parse()?;
/// assert_eq!((date.weekday(), date.week()), (Weekday::Sunday, 46)); // the 47th Sunday of its year
/// # Ok::<(), queens_core::puzzle::DateError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u32,
    month: u32,
    day: u32,
}

/// A day of the week.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

problems! {
    /// Why a day has no puzzle.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum DateError {
        /// The text is not a date.
        #[error("'{found}' is not a date; expected a date like 2026-11-22")]
        Unreadable {
            /// The text, shortened.
            found: String,
        } = "daily-unreadable",
        /// A date before the first day with a puzzle, or after the last day.
        #[error("there are daily puzzles from {first} to {last}, and none for {found}")]
        Range {
            /// The day.
            found: Date,
            /// The first day with a puzzle.
            first: Date,
            /// The last day with a puzzle.
            last: Date,
        } = "daily-range",
    }
}

impl Date {
    /// A date that is not checked. It must exist, in the years 1 to 9999.
    pub(super) const fn unchecked(year: u32, month: u32, day: u32) -> Self {
        Date { year, month, day }
    }

    /// The year.
    #[must_use]
    pub fn year(self) -> u32 {
        self.year
    }

    /// The digits of the date as one number: 20261122.
    pub(super) fn digits(self) -> u32 {
        (self.year * 100 + self.month) * 100 + self.day
    }

    /// The number of earlier days of its year.
    #[must_use]
    pub fn day_of_year(self) -> u32 {
        (1..self.month).map(|month| days(self.year, month)).sum::<u32>() + self.day - 1
    }

    /// The number of earlier days of its year with the same weekday.
    #[must_use]
    pub fn week(self) -> u32 {
        self.day_of_year() / 7
    }

    /// The day of the week.
    #[must_use]
    pub fn weekday(self) -> Weekday {
        const ALL: [Weekday; 7] = [
            Weekday::Monday,
            Weekday::Tuesday,
            Weekday::Wednesday,
            Weekday::Thursday,
            Weekday::Friday,
            Weekday::Saturday,
            Weekday::Sunday,
        ];
        // The first day of the year 1 is a Monday.
        let before = self.year - 1;
        let days = before * 365 + before / 4 - before / 100 + before / 400 + self.day_of_year();
        ALL[days as usize % 7]
    }

    /// The next day. The text of a day after the year 9999 cannot be parsed.
    #[must_use]
    pub fn next(self) -> Self {
        if self.day < days(self.year, self.month) {
            Date { day: self.day + 1, ..self }
        } else if self.month < 12 {
            Date { month: self.month + 1, day: 1, ..self }
        } else {
            Date { year: self.year + 1, month: 1, day: 1 }
        }
    }
}

fn days(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The fact is the text of the date.
impl Fact for Date {
    fn add(&self, name: &'static str, facts: &mut Facts) {
        self.to_string().add(name, facts);
    }
}

impl fmt::Display for Date {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        let unreadable = || DateError::Unreadable { found: text.chars().take(20).collect() };
        let number = |part: Option<&str>, length: usize| {
            let part = part.filter(|part| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit()));
            part.and_then(|part| part.parse::<u32>().ok()).ok_or_else(unreadable)
        };
        let mut parts = text.split('-');
        let year = number(parts.next(), 4)?;
        let month = number(parts.next(), 2)?;
        let day = number(parts.next(), 2)?;
        let exists = year > 0 && (1..=12).contains(&month) && (1..=days(year, month)).contains(&day);
        if exists && parts.next().is_none() { Ok(Date { year, month, day }) } else { Err(unreadable()) }
    }
}
