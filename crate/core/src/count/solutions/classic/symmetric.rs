//! Search for fundamental solutions only. Squares are left out so that, of all images, only the three rotations remain
//! to be compared.
//!
//! A solution is fundamental when no image comes before it, read row by row from the top, each queen by its column. So
//! in a fundamental solution, no queen on the edge is nearer to a corner than the first queen is to the upper left corner.
//!
//! ```text
//!   first queen in the corner:               at column c inside, here 2:
//!   Q . . . . .                              - - Q . . - - -     -: nearer to a corner than c
//!   . . . Q . .    its image in the          - . . . . . . -
//!   . x . . . .    diagonal swaps b, the     . . . . . . . A     A, B, C: as far from a corner as c, where it does
//!   . x . . . .    column of row 1, with     . . . . . . . .        not attack. Only with a queen there can that
//!   . . . . . .    the row of column 1:      . . . . . . . .        turn come before the solution, or be the same.
//!   . . . . . .    x: above row b            C . . . . . . -
//!                                            - . . . . . . -
//!                                            - - - . . B - -
//! ```
//!
//! The search is about four times faster than plain search and not eight times: most of the squares left out lie in
//! rows where they save little, and the remaining rotations must still be compared. The method is takaken's.

use crate::count::solutions::walk::{Queens, Rules};
use std::cmp::Ordering;

/// Finds fundamental solutions, each weighted by the number of its images.
pub(super) struct Symmetric;

impl Rules for Symmetric {
    const NAME: [u8; 4] = *b"symm";

    #[inline(always)]
    fn tried(&self, size: u32, row: u32, free: u32, columns: u32, above: &Queens) -> u32 {
        let last = size - 1;
        if row == 0 {
            // The columns of the left half without the middle column. The smallest board has only a middle column.
            return free & ((1 << (size / 2).max(1)) - 1);
        }
        let corner = above[0].trailing_zeros();
        if corner == 0 {
            // If the queen of row 1 were in the last column, no row would be left for the queen of column 1.
            return match row {
                1 => free & !(1 << last),
                _ if 1 << row < above[1] => free & !0b10,
                _ => free,
            };
        }
        if row == last {
            // The `corner` columns at each end.
            let end = (1 << corner) - 1;
            free & !(end | end << (size - corner))
        } else if row < corner || row > last - corner {
            free & !(1 | 1 << last)
        } else if row == last - corner && columns & 1 << last == 0 {
            // This is the last row in which the side columns may have a queen. The right column has none, and the first
            // queen attacks it here.
            0
        } else if row == last - corner && columns & 1 == 0 {
            // The left column has no queen, so its queen must be here.
            free & 1
        } else {
            free
        }
    }

    fn weigh(&self, size: u32, queens: &Queens) -> (u64, u64) {
        let images = match (size, queens[0]) {
            (1, _) => 1,
            (_, 1) => 8,
            _ => images(size, queens),
        };
        (images, u64::from(images > 0))
    }
}

/// The number of images of a solution; 0 if one of its rotations comes before it.
fn images(size: u32, queens: &Queens) -> u64 {
    let last = size - 1;
    let first = queens[0].trailing_zeros();
    let has_queen = |row: u32, column: u32| queens[row as usize] >> column & 1 != 0;
    let column = |row: u32| queens[row as usize].trailing_zeros();
    // The row of the queen in `column`.
    let row = |column: u32| (0..size).find(|&row| has_queen(row, column)).unwrap_or(size);

    let mut images = 8;
    // The rotation that moves the queen of the last row to the top.
    if has_queen(last, last - first) {
        match first_difference(size, queens, |at| last - column(last - at)) {
            Ordering::Less => return 0,
            Ordering::Equal => images = 4,
            Ordering::Greater => {}
        }
    }
    // The rotations that move the queens of the last and of the first column to the top.
    if has_queen(first, last) {
        match first_difference(size, queens, |at| row(last - at)) {
            Ordering::Less => return 0,
            Ordering::Equal => images = 2,
            Ordering::Greater => {}
        }
    }
    if has_queen(last - first, 0) && first_difference(size, queens, |at| last - row(at)) == Ordering::Less {
        return 0;
    }
    images
}

/// Compares an image, given by the column of each row, with the solution itself.
fn first_difference(size: u32, queens: &Queens, image: impl Fn(u32) -> u32) -> Ordering {
    let own = |row: u32| queens[row as usize].trailing_zeros();
    (1..size).map(|row| image(row).cmp(&own(row))).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}
