//! The puzzles of a day, one of each family. They depend on the date alone, so everyone gets the same ones without a
//! network. This is version 1 of the map from dates to puzzles. A later version must leave all earlier dates unchanged.
//!
//! The puzzles of a week grow harder, from an easy one on Monday to one for experts on Sunday. The puzzle with regions has
//! the digits of its date as its number. Among the completion puzzles, no two of a year are the same up to rotations and
//! reflections: puzzles of different weekdays differ in size or grade. Puzzles of one weekday have different solutions, as
//! long as there are enough. If a solution is used again, the puzzle is compared with the earlier ones.

use super::date::{Date, DateError, Weekday};
use super::dice::Dice;
use super::grade::{Level, Wanted};
use super::make::{Family, Made, checked, completion, make};
use super::{Layout, Position, PuzzleError, Squares, TRIES, ways};
use crate::board::{Motion, Transform};
use std::collections::BTreeSet;

/// The first day that has a puzzle.
pub const FIRST_DAY: Date = Date::unchecked(2026, 1, 1);

/// The last day that has a puzzle.
pub const LAST_DAY: Date = Date::unchecked(9999, 12, 31);

/// The puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Daily {
    /// The puzzle, with the proof of its grade.
    pub made: Made,
    /// How hard it is.
    pub level: Level,
}

/// The size and the level of the completion puzzles of a weekday. No two weekdays with the same size can have puzzles of the same
/// grade. Some solutions of eight rows have no hard puzzles.
fn plan(weekday: Weekday) -> (u32, Level) {
    match weekday {
        Weekday::Monday => (8, Level::Easy),
        Weekday::Tuesday => (9, Level::Easy),
        Weekday::Wednesday => (8, Level::Medium),
        Weekday::Thursday => (9, Level::Medium),
        Weekday::Friday => (9, Level::Hard),
        Weekday::Saturday => (10, Level::Hard),
        Weekday::Sunday => (11, Level::Expert),
    }
}

/// The size and the level of the puzzles with regions of a weekday. Puzzles with regions are made quickly.
fn regions_plan(weekday: Weekday) -> (u32, Level) {
    match weekday {
        Weekday::Monday => (7, Level::Easy),
        Weekday::Tuesday => (8, Level::Easy),
        Weekday::Wednesday => (8, Level::Medium),
        Weekday::Thursday => (9, Level::Medium),
        Weekday::Friday => (8, Level::Hard),
        Weekday::Saturday => (9, Level::Hard),
        Weekday::Sunday => (10, Level::Expert),
    }
}

/// The completion puzzle of a day.
///
/// ```
/// use queens_core::puzzle::{Level, daily};
///
/// let puzzle = daily("2026-11-22".parse()?)?;
/// assert_eq!((puzzle.level, puzzle.made.puzzle.layout().size()), (Level::Expert, 11));
/// # Ok::<(), queens_core::puzzle::DateError>(())
/// ```
///
/// # Errors
/// [`DateError::Range`] for a day before [`FIRST_DAY`] or after [`LAST_DAY`].
///
/// # Panics
/// Never: tests check that each solution has puzzles of the levels of its size.
pub fn daily(date: Date) -> Result<Daily, DateError> {
    in_range(date)?;
    let (size, level) = plan(date.weekday());
    let made = completion_of_week(date, size, level).expect("each solution has puzzles of the levels of its size");
    Ok(Daily { made, level })
}

/// The puzzle with regions of a day.
///
/// ```
/// use queens_core::puzzle::{Level, daily_regions};
///
/// let puzzle = daily_regions("2026-11-23".parse()?)?;
/// assert_eq!((puzzle.level, puzzle.made.puzzle.layout().size()), (Level::Easy, 7));
/// # Ok::<(), queens_core::puzzle::DateError>(())
/// ```
///
/// # Errors
/// Like [`daily`].
///
/// # Panics
/// Never: puzzles of these sizes and levels are found in a few of [`TRIES`] tries.
pub fn daily_regions(date: Date) -> Result<Daily, DateError> {
    in_range(date)?;
    let (size, level) = regions_plan(date.weekday());
    let made = make(size, Family::Regions, Wanted::Level(level), date.digits())
        .expect("puzzles of these sizes and levels are found in a few tries");
    Ok(Daily { made, level })
}

fn in_range(date: Date) -> Result<(), DateError> {
    if (FIRST_DAY..=LAST_DAY).contains(&date) {
        Ok(())
    } else {
        Err(DateError::Range { found: date, first: FIRST_DAY, last: LAST_DAY })
    }
}

fn completion_of_week(date: Date, size: u32, level: Level) -> Result<Made, PuzzleError> {
    let layout = Layout::queens(size)?;
    let motions = Transform::ALL.map(|transform| transform.motion(size));
    let mut order = classes(&layout, &motions);
    let count = order.len() as u32;
    let week = date.week();
    let weekday = date.weekday() as u64;
    Dice::new(u64::from(date.year()) << 32 | weekday << 16 | 0xffff).shuffle(&mut order);
    let solution = order[(week % count) as usize];
    let mut earlier = BTreeSet::new();
    let mut last = None;
    // Earlier weeks of this year with the same solution, and this week.
    for week in (week % count..=week).step_by(count as usize) {
        let mut dice = Dice::new(u64::from(date.year()) << 32 | weekday << 16 | u64::from(week));
        let wanted = Wanted::Level(level);
        let made = (0..TRIES).find_map(|_| {
            let turned = solution.image(&motions[dice.below(8)]);
            let made = checked(completion::attempt(&layout, turned, wanted, &mut dice), wanted)?;
            earlier.insert(made.puzzle.given().min_image(&motions)).then_some(made)
        });
        last = Some(made.ok_or(PuzzleError::GradeNotFound { size, grade: wanted, tries: TRIES })?);
    }
    last.ok_or(PuzzleError::NoWay { ways: 0 })
}

/// The solutions of a board up to rotations and reflections, in order.
fn classes(layout: &Layout, motions: &[Motion]) -> Vec<Squares> {
    let all = ways(layout, &Position::empty(layout), usize::MAX);
    let smallest: BTreeSet<Squares> = all.into_iter().map(|way| way.min_image(motions)).collect();
    smallest.into_iter().collect()
}
