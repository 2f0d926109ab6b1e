//! Solutions built by formula, without search.

use crate::board::{LARGEST_SIZE, Placement, Square};

/// A solution of the empty board, in time in proportion to its size: the even columns as one staircase, the odd ones as
/// the next, each with a few steps moved where the remainder of `size` by 12 asks for it. `None` where no solution
/// exists (0, 2 and 3) and above [`LARGEST_SIZE`].
///
/// ```text
///  . Q . . . .
///  . . . Q . .      6: the even columns 2 4 6, then the odd ones 1 3 5,
///  . . . . . Q         counted from 1
///  Q . . . . .
///  . . Q . . .
///  . . . . Q .
/// ```
///
/// Found by E. Pauls, "Das Maximalproblem der Damen auf dem Schachbrete", Deutsche Schachzeitung 29 (1874); this short
/// form is that of B. Bernhardsson, "Explicit solutions to the N-queens problem for all N", ACM SIGART Bulletin 2 (1991).
///
/// ```
/// let solution = queens_core::construct::explicit(6).expect("6 queens fit");
/// assert_eq!(solution.to_rows(), [1, 3, 5, 0, 2, 4]);
/// assert!(queens_core::construct::explicit(3).is_none());
/// ```
#[must_use]
pub fn explicit(size: usize) -> Option<Placement> {
    if matches!(size, 0 | 2 | 3) || size > LARGEST_SIZE {
        return None;
    }
    let last = size as u32;
    let mut even: Vec<u32> = (2..=last).step_by(2).collect();
    let mut odd: Vec<u32> = (1..=last).step_by(2).collect();
    match size % 12 {
        // 3 1 7 9 11 .. 5
        2 => {
            odd.swap(0, 1);
            odd[2..].rotate_left(1);
        }
        // 4 6 8 .. 2 and 5 7 9 .. 1 3
        3 | 9 => {
            even.rotate_left(1);
            odd.rotate_left(2);
        }
        // 3 1 7 5 11 9 ..
        8 => odd.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1)),
        _ => {}
    }
    let mut placement = Placement::empty(size).ok()?;
    for (row, column) in (0u32..).zip(even.into_iter().chain(odd)) {
        placement.set(Square::new(row, column - 1));
    }
    Some(placement)
}
