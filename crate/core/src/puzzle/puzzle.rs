//! A puzzle: a board, and the given queens on it.

use super::{Layout, MAX_PUZZLE_SIZE, Position, PuzzleError, Squares};
use crate::board::{Placement, Square};
use crate::rule;

/// A board with given queens, for which the other queens are sought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    layout: Layout,
    given: Squares,
}

impl Puzzle {
    /// A completion puzzle: some queens are given, and no two queens may attack each other.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] for a board of more than [`MAX_PUZZLE_SIZE`](super::MAX_PUZZLE_SIZE) rows.
    pub fn completion(given: &Placement) -> Result<Self, PuzzleError> {
        let size = u32::try_from(given.size())
            .map_err(|_| PuzzleError::Size { size: given.size(), largest: MAX_PUZZLE_SIZE })?;
        Ok(Self::on(Layout::queens(size)?, squares(given)))
    }

    /// A regions puzzle: a label from 0 for each square, row by row, and the given queens, usually none.
    ///
    /// # Errors
    /// Like [`Layout::regions`].
    pub fn regions(given: &Placement, labels: &[i32]) -> Result<Self, PuzzleError> {
        let size = u32::try_from(given.size())
            .map_err(|_| PuzzleError::Size { size: given.size(), largest: MAX_PUZZLE_SIZE })?;
        Ok(Self::on(Layout::regions(size, labels)?, squares(given)))
    }

    /// A puzzle with `stars` stars in each row, column and region, on an empty board.
    ///
    /// # Errors
    /// Like [`Layout::starred`].
    pub fn starred(size: u32, labels: &[i32], stars: u32) -> Result<Self, PuzzleError> {
        Ok(Self::on(Layout::starred(size, labels, stars)?, Squares::EMPTY))
    }

    /// The board of a rule with this many stars in each row and column, and in each region if it has regions.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] for a board of more than [`MAX_PUZZLE_SIZE`](super::MAX_PUZZLE_SIZE) rows or of another number of
    /// columns, [`PuzzleError::Stars`] for a number of stars that is not 1 to [`MAX_STARS`](super::MAX_STARS).
    pub fn on_board(board: &rule::Board, given: rule::Squares, stars: u32) -> Result<Self, PuzzleError> {
        let size = board.rows();
        if size > MAX_PUZZLE_SIZE || board.columns() != size {
            return Err(PuzzleError::Size { size: size.max(board.columns()) as usize, largest: MAX_PUZZLE_SIZE });
        }
        let labels: Option<Vec<u32>> = board.all().iter().map(|square| board.region(square)).collect();
        let layout = Layout::touching(size, stars)?;
        let layout = if let Some(labels) = labels { layout.with_regions(labels) } else { layout };
        Ok(Self::on(layout, given.resized()))
    }

    /// A puzzle on `layout` with these given queens.
    pub(super) fn on(layout: Layout, given: Squares) -> Self {
        Puzzle { layout, given }
    }

    /// Replaces the given queens.
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

    /// The position at the start; `None` if given queens are in conflict.
    #[must_use]
    pub fn start(&self) -> Option<Position> {
        Position::with(&self.layout, self.given)
    }

    /// The first ways to finish it, at most `limit`.
    #[must_use]
    pub fn ways(&self, limit: usize) -> Vec<Squares> {
        self.start().map_or_else(Vec::new, |start| super::ways(&self.layout, &start, limit))
    }

    /// The solution, if it is unique.
    ///
    /// # Errors
    /// [`PuzzleError::NoWay`], [`PuzzleError::SeveralWays`].
    pub fn solution(&self) -> Result<Squares, PuzzleError> {
        match self.ways(2)[..] {
            [solution] => Ok(solution),
            [] => Err(PuzzleError::NoWay { ways: 0 }),
            ref several => Err(PuzzleError::SeveralWays { ways: several.len() }),
        }
    }

    /// The placement with `queens`; only the first queen of each row is included.
    #[must_use]
    pub fn placement(&self, queens: Squares) -> Placement {
        let size = self.layout.size();
        let column = |row| (0..size).find(|&column| queens.contains(Square::new(row, column).number(size)));
        Placement::try_from_iter((0..size).map(column)).expect("the columns are on this board")
    }
}

/// The squares of the queens of `placement`.
pub(super) fn squares(placement: &Placement) -> Squares {
    placement.queens().map(|queen| queen.number(placement.size() as u32)).collect()
}
