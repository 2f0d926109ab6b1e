//! Modular lines: queens at a constant step from row to row. Tilings: each queen of a solution is replaced by a modular
//! solution.
//!
//! ```text
//!  step 2 on 5 rows        in a modular solution, no two queens share a diagonal that wraps round the edges;
//!   Q . . . .              a line with step s on n rows is modular if s, s - 1 and s + 1 share no divisor with n;
//!   . . Q . .              there are such steps if n is divisible by neither 2 nor 3
//!   . . . . Q
//!   . Q . . .
//!   . . . Q .
//! ```

use super::{ConstructError, Formula};
use crate::board::{Placement, Square};

/// Whether a placement is a modular solution: a queen in each row, and no two queens in one column or on one diagonal,
/// also where diagonals wrap round the edges.
///
/// ```
/// use queens_core::construct::{explicit, is_modular, modular_line};
/// assert!(is_modular(&modular_line(5, 2)?));
/// assert!(!is_modular(&explicit(8).expect("8 queens fit")));
/// # Ok::<(), queens_core::construct::ConstructError>(())
/// ```
#[must_use]
pub fn is_modular(placement: &Placement) -> bool {
    check_modular(placement).is_ok()
}

/// The steps for which queens at `step * row` modulo the size are a modular solution, ascending; empty for a size that is
/// divisible by 2 or 3.
///
/// ```
/// use queens_core::construct::modular_steps;
/// assert_eq!(modular_steps(7).collect::<Vec<_>>(), [2, 3, 4, 5]);
/// assert_eq!(modular_steps(8).count(), 0);
/// ```
pub fn modular_steps(size: usize) -> impl Iterator<Item = usize> {
    (0..size).filter(move |&step| is_modular_step(size, step))
}

fn is_modular_step(size: usize, step: usize) -> bool {
    check_step(size, step).is_ok()
}

/// Checks that neither the step nor the number before or after it shares a divisor with the size.
pub(super) fn check_step(size: usize, step: usize) -> Result<(), ConstructError> {
    // A step of 0 shares the size itself as a divisor.
    let shared = [step, step + 1, step.saturating_sub(1)]
        .into_iter()
        .map(|number| (number, common_divisor(number, size)))
        .find(|&(_, divisor)| divisor > 1);
    shared.map_or(Ok(()), |(number, divisor)| Err(ConstructError::Step { size, step, number, divisor }))
}

fn common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

/// Places the queen of each row at column `step * row` modulo `size`. The result is also a solution on the torus.
///
/// ```
/// use queens_core::construct::modular_line;
/// assert_eq!(modular_line(5, 2)?.to_rows(), [0, 2, 4, 1, 3]);
/// let error = modular_line(9, 2).unwrap_err();
/// assert!(error.to_string().ends_with("3 and 9 share the divisor 3"));
/// # Ok::<(), queens_core::construct::ConstructError>(())
/// ```
///
/// # Errors
/// [`ConstructError::Step`] if the queens attack each other on the torus, [`ConstructError::StepRange`] when `step` is
/// not below `size`, and [`ConstructError::Size`] for 0 rows or more than
/// [`MAX_SIZE`](crate::board::MAX_SIZE).
pub fn modular_line(size: usize, step: usize) -> Result<Placement, ConstructError> {
    Formula::modular_line(size, step).map(|line| line.placement())
}

/// Replaces each queen of the outer solution by the inner solution, and each empty square by an empty block. The size
/// of the result is the product of both sizes.
///
/// ```text
///  outer  . Q . .     inner  Q . . . .     each square of the outer board becomes a block of 5 x 5, and each of its
///         . . . Q            . . Q . .     queens becomes the inner solution. A diagonal enters the next block where it
///         Q . . .            . . . . Q     would enter the inner board again if it wrapped round, so the inner solution
///         . . Q .            . Q . . .     must be modular
///                            . . . Q .
/// ```
///
/// ```
/// use queens_core::construct::{explicit, modular_line, tiling};
/// let outer = explicit(4)?;
/// let board = tiling(&outer, &modular_line(5, 2)?)?;
/// assert_eq!(board.size(), 20);
/// assert!(queens_core::validate(&board).ok());
/// # Ok::<(), queens_core::construct::ConstructError>(())
/// ```
///
/// # Errors
/// When `outer` is not a solution, `inner` not a modular solution, or the board would have more than
/// [`MAX_SIZE`](crate::board::MAX_SIZE) rows.
pub fn tiling(outer: &Placement, inner: &Placement) -> Result<Placement, ConstructError> {
    Formula::tiling(outer.clone(), inner.clone()).map(|tiling| tiling.placement())
}

/// Checks that a placement is full, and that no two queens share a column or a diagonal that wraps round.
pub(super) fn check_modular(inner: &Placement) -> Result<(), ConstructError> {
    if let Some(row) = inner.free_rows().next() {
        return Err(ConstructError::InnerEmpty { row });
    }
    if let Some((row, other_row)) = shared(inner, |queen| [queen.column]) {
        return Err(ConstructError::InnerColumn { row, other_row });
    }
    wrapped(inner).map_or(Ok(()), |(row, other_row)| Err(ConstructError::Inner { row, other_row }))
}

/// The first row whose queen shares a diagonal that wraps round the edges with a queen above it, and the row of that queen.
pub(crate) fn wrapped(placement: &Placement) -> Option<(u32, u32)> {
    let size = placement.size() as u32;
    shared(placement, |queen| [queen.diagonal(size), queen.anti_diagonal()])
}

/// The first row whose queen shares one of its lines, modulo the size, with a queen above it, and the row of that queen.
fn shared<const LINES: usize>(placement: &Placement, lines: impl Fn(Square) -> [u32; LINES]) -> Option<(u32, u32)> {
    const NO_ROW: u32 = u32::MAX;
    let size = placement.size();
    let mut latest = vec![[NO_ROW; LINES]; size];
    placement.queens().find_map(|queen| {
        let numbers = lines(queen).map(|line| line as usize % size).into_iter().enumerate();
        let mut above = numbers.map(|(kind, line)| std::mem::replace(&mut latest[line][kind], queen.row));
        above.find(|&above| above != NO_ROW).map(|above| (queen.row, above))
    })
}
