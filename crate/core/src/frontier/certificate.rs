//! A count of all solutions with a proof: the decisions of the search, which anyone can follow without trusting it.
//!
//! ```text
//! queens 4 2       4 rows, and 2 solutions
//! r1               row 1 is tried: each of the lines below begins with a queen on one of its free squares
//! r2 !r3 r3 !r4    row 2 is tried; with a queen on its first free square, row 3 has no square left; on its second, row 3 is tried
//! r2 r3 r4 =       a solution
//! r2 r3 r4 =
//! r2 r3 !r4 !r3
//! ```
//!
//! The words are the nodes of the tree, depth first: `r3` and `c3` try the free squares of a line in their order, `!r3` and
//! `!c3` state that a line has no free square, `=` that each row has its queen. Lines count from 1. Since each solution has
//! exactly one queen in each line, trying one line misses no solution and finds no solution twice.

use super::FrontierError;
use crate::board::NonAttacking;
use crate::complete::{BitParallel, Line, Visit};

/// The maximum number of rows: the certificate has 55 KB.
pub const MAX_CERTIFIED_SIZE: usize = 10;

/// The certificate of the number of solutions of the empty board of `size` rows. It has a line for the head, a line for
/// the first decision, and a line for each square of that decision.
///
/// ```
/// let certificate = queens_core::frontier::certificate(8)?;
/// assert!(certificate.starts_with("queens 8 92\n"));
/// # Ok::<(), queens_core::frontier::FrontierError>(())
/// ```
///
/// # Errors
/// [`FrontierError::Size`] for no rows, or more than [`MAX_CERTIFIED_SIZE`].
pub fn certificate(size: usize) -> Result<String, FrontierError> {
    if !(1..=MAX_CERTIFIED_SIZE).contains(&size) {
        return Err(FrontierError::Size { size, least: 1, most: MAX_CERTIFIED_SIZE });
    }
    let empty = NonAttacking::empty(size).expect("a supported size");
    let mut walk = BitParallel::in_order(&empty);
    let name = |Line { is_row, place }| format!("{}{}", if is_row { 'r' } else { 'c' }, place + 1);
    let mut words = format!("\n{}", name(walk.line().expect("the search begins with a line")));
    let mut solutions = 0;
    while let Some(visit) = walk.set() {
        // The number of queens on the board to which the word applies.
        let (word, depth) = match visit {
            Visit::Line(line) => (name(line), walk.depth() - 1),
            Visit::Dead(line) => (format!("!{}", name(line)), walk.depth()),
            Visit::Complete => ("=".to_owned(), walk.depth()),
        };
        solutions += u64::from(visit == Visit::Complete);
        words.push(if depth == 1 { '\n' } else { ' ' });
        words.push_str(&word);
    }
    Ok(format!("queens {size} {solutions}{words}\n"))
}
