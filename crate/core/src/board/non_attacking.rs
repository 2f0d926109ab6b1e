//! A placement in which no two queens attack each other: the start of completions, counts and searches.

use super::{Conflict, Occupied, Placement, PlacementError, Square, Validating};
use crate::sliced::Sliced;
use std::ops::Deref;

/// A placement in which no two queens attack each other, with the lines that its queens occupy.
///
/// `try_from` converts a [`Placement`], or fails with the first [`Conflict`]. A `NonAttacking` dereferences to its placement.
///
/// ```
/// use queens_core::board::{LineKind, NonAttacking, Placement, Square};
///
/// let given = NonAttacking::try_from(Placement::from_rows(&[1, -1, -1, -1])?)?;
/// assert_eq!(given.count(), 1);
/// assert!(given.occupied().is_open(Square::new(1, 3)));
///
/// let conflict = NonAttacking::try_from(Placement::from_rows(&[1, -1, -1, 1])?).unwrap_err();
/// assert_eq!((conflict.other_row, conflict.row, conflict.line), (0, 3, LineKind::Column));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct NonAttacking {
    placement: Placement,
    occupied: Occupied,
}

impl NonAttacking {
    /// A board of `size` rows without a queen.
    ///
    /// # Errors
    /// [`PlacementError::Size`] as [`Placement::empty`].
    pub fn empty(size: usize) -> Result<Self, PlacementError> {
        Ok(NonAttacking { placement: Placement::empty(size)?, occupied: Occupied::none(size) })
    }

    /// The lines that the queens occupy.
    #[must_use]
    pub fn occupied(&self) -> &Occupied {
        &self.occupied
    }

    /// The number of rows without a queen, which equals the number of columns without a queen.
    #[must_use]
    pub fn free(&self) -> usize {
        self.placement.size() - self.placement.count()
    }

    /// The placement alone.
    #[must_use]
    pub fn into_placement(self) -> Placement {
        self.placement
    }

    /// Combines a placement with the lines of its queens, without a check that they do not attack each other.
    pub(super) fn new_unchecked(placement: Placement, occupied: Occupied) -> Self {
        NonAttacking { placement, occupied }
    }

    /// Sets a queen if its row is free and no queen attacks it; otherwise returns false.
    ///
    /// # Panics
    /// When the square is not on the board.
    pub fn try_set(&mut self, queen: Square) -> bool {
        let fits = self.placement.column(queen.row).is_none() && self.occupied.is_open(queen);
        if fits {
            self.occupied.toggle(queen);
            self.placement.set(queen);
        }
        fits
    }

    /// Removes the queen of a row and returns it, if there is one.
    ///
    /// # Panics
    /// When the row is not on the board.
    pub fn take(&mut self, row: u32) -> Option<Square> {
        let queen = Square::new(row, self.placement.column(row)?);
        self.lift(queen);
        Some(queen)
    }

    /// Sets a queen in a free row, on a square whose column and diagonals are open. For hot loops: only debug builds
    /// check this.
    #[inline]
    pub(crate) fn put(&mut self, queen: Square) {
        debug_assert!(self.occupied.is_open(queen) && self.placement.column(queen.row).is_none(), "{queen:?}");
        self.occupied.toggle(queen);
        self.placement.put(queen);
    }

    /// Removes a queen. For hot loops: only debug builds check that it is there.
    #[inline]
    pub(crate) fn lift(&mut self, queen: Square) {
        debug_assert_eq!(self.placement.column(queen.row), Some(queen.column), "{queen:?}");
        self.occupied.toggle(queen);
        self.placement.take(queen.row);
    }
}

impl Deref for NonAttacking {
    type Target = Placement;

    fn deref(&self) -> &Placement {
        &self.placement
    }
}

impl TryFrom<Placement> for NonAttacking {
    type Error = Conflict;

    fn try_from(placement: Placement) -> Result<Self, Conflict> {
        let mut validating = Validating::new(placement, 1);
        validating.run_to_end();
        validating.into_non_attacking()
    }
}

impl TryFrom<&Placement> for NonAttacking {
    type Error = Conflict;

    fn try_from(placement: &Placement) -> Result<Self, Conflict> {
        NonAttacking::try_from(placement.clone())
    }
}

impl From<NonAttacking> for Placement {
    fn from(non_attacking: NonAttacking) -> Placement {
        non_attacking.placement
    }
}
