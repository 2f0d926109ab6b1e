//! The linear completion with custom bounds, which are in its name: `linear-4-8-r3-b50-e`.
//!
//! ```text
//!   linear
//!   -4-8        base levels 2 and 3: block 1 ends at 4 queens, block 3 at 8
//!   -r3         3 repeats from one base square
//!   -b50        at most 50 returns to a base level
//!   -e          the damage is computed again at each step
//! ```
//!
//! Parts are in this order. A part that is omitted has its published value. With custom base levels, all
//! five blocks run even on a board that is small enough to follow by eye.

use super::linear::{ENTRY, FiveBlocks};
use super::{Entry, SearchError, find};
use crate::board::{NonAttacking, Placement};
use crate::linear::{Damage, Levels, LinearOptions};
use crate::trace::Runner;

/// Opens the search with this name, with the queens of `given` on the board. The name is that of a search in the catalogue,
/// or of the linear completion with custom bounds.
///
/// ```
/// use queens_core::{Placement, search};
///
/// let board = Placement::empty(12)?;
/// assert!(search::open("linear-4-8-r3", &board, 1).is_ok());
/// assert!(search::open("linear-8-4", &board, 1).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Like [`find`] and [`Entry::open`].
pub fn open(name: &str, given: &Placement, seed: u32) -> Result<Box<dyn Runner>, SearchError> {
    let Some(options) = name.strip_prefix(ENTRY.name).filter(|rest| !rest.is_empty()).and_then(options) else {
        return find(name)?.open(given, seed);
    };
    let given: NonAttacking = Entry::accepted(&ENTRY, given)?;
    Ok(Box::new(FiveBlocks::with(&given, seed, options)))
}

/// The bounds that the parts of a name give; `None` if it has other parts.
fn options(parts: &str) -> Option<LinearOptions> {
    let mut parts = parts.strip_prefix('-')?.split('-').peekable();
    let mut options = LinearOptions::default();
    if let Some(second) = parts.peek().and_then(|part| number(part)) {
        parts.next();
        let third = number(parts.next()?)?;
        if third < second {
            return None;
        }
        options.levels = Some(Levels { second: second as usize, third: third as usize });
    }
    let mut take = |letter| {
        let value = parts.peek()?.strip_prefix(letter).map(str::to_owned)?;
        parts.next();
        Some(value)
    };
    if let Some(repeats) = take('r') {
        options.repeat_bound = number(&repeats)?;
    }
    if let Some(returns) = take('b') {
        options.return_bound = number(&returns)?;
    }
    if let Some(rest) = take('e') {
        options.damage = rest.is_empty().then_some(Damage::EachStep)?;
    }
    parts.next().is_none().then_some(options)
}

/// A number of at most five digits, without leading zeros.
fn number(part: &str) -> Option<u32> {
    let digits = part.len() <= 5 && part.bytes().all(|byte| byte.is_ascii_digit());
    let number: u32 = digits.then(|| part.parse().ok())??;
    (number.to_string() == part).then_some(number)
}
