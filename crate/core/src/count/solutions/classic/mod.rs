//! The classic searches at full speed, to compare them with the joins and with each other. They only count queens and
//! solutions; `crate::search` shows the same searches step by step.

mod arrays;
mod bitmask;
mod halved;
mod symmetric;

use super::walk::{Rules, Walk};
use crate::count::error::CountError;
use crate::count::shards::Sharded;
use arrays::{Arrays, Form, Iterative, Recursive};
use bitmask::Bitmask;
use halved::Halved;
use symmetric::Symmetric;

/// The largest board for a comparison.
const MAX_SIZE: usize = 20;

/// A count of the empty board by a plain search with three masks.
///
/// # Errors
/// [`CountError::Board`] for a board without rows, [`CountError::Unplanned`] above 20.
pub fn bitmask(size: usize) -> Result<Box<dyn Sharded>, CountError> {
    search(Bitmask, size, 7.0)
}

/// A count in which the first queen stays left of the second; each solution that is found counts twice.
///
/// # Errors
/// Like [`bitmask`].
pub fn halved(size: usize) -> Result<Box<dyn Sharded>, CountError> {
    search(Halved, size, 3.6)
}

/// A count that searches for fundamental solutions only; each counts 8, 4 or 2 times.
///
/// # Errors
/// Like [`bitmask`].
pub fn symmetric(size: usize) -> Result<Box<dyn Sharded>, CountError> {
    search(Symmetric, size, 1.6)
}

/// A count with arrays of booleans, in a loop.
///
/// # Errors
/// Like [`bitmask`].
pub(crate) fn array_iterative(size: usize) -> Result<Box<dyn Sharded>, CountError> {
    arrays::<Iterative>(size, 45.0)
}

/// A count with arrays of booleans by a procedure that calls itself for each row.
///
/// # Errors
/// Like [`bitmask`].
pub(crate) fn array_recursive(size: usize) -> Result<Box<dyn Sharded>, CountError> {
    arrays::<Recursive>(size, 45.0)
}

fn arrays<F: Form + 'static>(size: usize, at_16: f64) -> Result<Box<dyn Sharded>, CountError> {
    let (shards, seconds) = plan(size, at_16)?;
    Ok(Box::new(Arrays::<F>::new(size, shards, seconds)))
}

/// A count by one of the searches. It takes about `at_16` seconds for 16 rows, and seven to eight times as long for
/// each further row.
fn search<R: Rules + 'static>(rules: R, size: usize, at_16: f64) -> Result<Box<dyn Sharded>, CountError> {
    let (shards, seconds) = plan(size, at_16)?;
    Ok(Box::new(Walk::new(rules, size as u32, shards, seconds)))
}

/// The number of shards, and the seconds that one worker takes.
fn plan(size: usize, at_16: f64) -> Result<(u32, f64), CountError> {
    let seconds = at_16 * 7.7f64.powi(size.min(1_000) as i32 - 16);
    if size == 0 {
        return Err(CountError::no_rows());
    }
    if size > MAX_SIZE {
        return Err(CountError::unplanned(size, MAX_SIZE, (0.0, seconds)));
    }
    Ok((if size < 14 { 4 } else { 32 }, seconds))
}
