//! A puzzle: a board, and the queens that are given on it.

use super::{Layout, Position, PuzzleError, Squares};
use crate::board::{Placement, Square};

/// Queens given on a board, the rest to be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    layout: Layout,
    given: Squares,
}

impl Puzzle {
    /// A completion puzzle: queens are given, and none may attack another.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] for a board of more than [`LARGEST_PUZZLE`](super::LARGEST_PUZZLE) rows.
    pub fn completion(given: &Placement) -> Result<Self, PuzzleError> {
        let size = u32::try_from(given.size()).map_err(|_| PuzzleError::Size { size: given.size() })?;
        Ok(Self::on(Layout::queens(size)?, squares(given)))
    }

    /// A regions puzzle: a label from 0 for each square, row by row, and the queens that are given, most often none.
    ///
    /// # Errors
    /// As [`Layout::regions`].
    pub fn regions(given: &Placement, labels: &[i32]) -> Result<Self, PuzzleError> {
        let size = u32::try_from(given.size()).map_err(|_| PuzzleError::Size { size: given.size() })?;
        Ok(Self::on(Layout::regions(size, labels)?, squares(given)))
    }

    /// Queens given on a board.
    pub(super) fn on(layout: Layout, given: Squares) -> Self {
        Puzzle { layout, given }
    }

    /// The same board with other given queens.
    #[must_use]
    pub fn with_given(&self, given: Squares) -> Self {
        Puzzle { given, ..self.clone() }
    }

    /// The board.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The given queens.
    #[must_use]
    pub fn given(&self) -> Squares {
        self.given
    }

    /// How it looks at first; none where given queens are in each other's way.
    #[must_use]
    pub fn start(&self) -> Option<Position> {
        Position::with(&self.layout, self.given)
    }

    /// The first ways to finish it, at most `most`.
    #[must_use]
    pub fn ways(&self, most: usize) -> Vec<Squares> {
        self.start().map_or_else(Vec::new, |start| super::ways(&self.layout, &start, most))
    }

    /// The only way to finish it.
    ///
    /// # Errors
    /// [`PuzzleError::Ways`] where there is none, or more than one.
    pub fn solution(&self) -> Result<Squares, PuzzleError> {
        match self.ways(2)[..] {
            [solution] => Ok(solution),
            ref other => Err(PuzzleError::Ways { ways: other.len() }),
        }
    }

    /// Queens on squares as a placement of this board, the first of each row.
    #[must_use]
    pub fn placement(&self, queens: Squares) -> Placement {
        let size = self.layout.size();
        let column = |row: u32| (0..size).find(|column| queens.contains(row * size + column));
        (0..size).map(column).collect()
    }
}

/// The squares of the queens of a placement.
pub(super) fn squares(placement: &Placement) -> Squares {
    let size = placement.size() as u32;
    placement.queens().map(|Square { row, column }| row * size + column).collect()
}
