//! The classic searches at full speed, to compare them with the joins and with each other. They only count queens and
//! solutions; `crate::search` shows the same searches step by step.

mod bitmask;
mod halved;
mod symmetric;

use super::walk::{Rules, Walk};
use crate::count::error::CountError;
use crate::count::shards::Sharded;
use bitmask::Bitmask;
use halved::Halved;
use symmetric::Symmetric;

/// The largest board that a comparison takes.
const LARGEST: usize = 20;

/// A search that can be counted at full speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Three masks, nothing else.
    Bitmask,
    /// The first queen stays left of the second; each solution found counts twice.
    Halved,
    /// Only fundamental solutions are searched for; each counts 8, 4 or 2 times.
    Symmetric,
}

/// A count of the empty board by one of the searches.
///
/// # Errors
/// [`CountError::Size`] for a board without rows, [`CountError::Unplanned`] above 20.
pub fn search(method: Method, size: usize) -> Result<Box<dyn Sharded>, CountError> {
    // About how long each takes at 16, in seconds. Each further row takes seven to eight times as long.
    let seconds = |at_16: f64| at_16 * 7.7f64.powi(size.min(1_000) as i32 - 16);
    let at_16 = match method {
        Method::Bitmask => 7.0,
        Method::Halved => 3.6,
        Method::Symmetric => 1.6,
    };
    if size == 0 {
        return Err(CountError::Size { size, limit: LARGEST });
    }
    if size > LARGEST {
        return Err(CountError::unplanned(size, LARGEST, (0.0, seconds(at_16))));
    }
    Ok(match method {
        Method::Bitmask => boxed(Bitmask, size, seconds(at_16)),
        Method::Halved => boxed(Halved, size, seconds(at_16)),
        Method::Symmetric => boxed(Symmetric, size, seconds(at_16)),
    })
}

fn boxed<R: Rules + 'static>(rules: R, size: usize, seconds: f64) -> Box<dyn Sharded> {
    let shards = if size < 14 { 4 } else { 32 };
    Box::new(Walk::new(rules, size as u32, shards, seconds))
}
