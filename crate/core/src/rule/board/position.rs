//! A question about a rule: a board, the given pieces on it, and the number of pieces wanted.

use super::board::Board;
use super::table::Table;
use crate::rule::law::Rule;
use crate::rule::law::RuleError;
use crate::rule::law::Squares;
use std::sync::Arc;

/// Pieces given on a board, to be completed to a number of pieces that do not attack each other.
#[derive(Clone, Debug)]
pub struct Position {
    table: Arc<Table>,
    given: Squares,
    pieces: u32,
}

impl Position {
    /// The empty board, to be filled with one piece for each row.
    ///
    /// # Errors
    /// [`RuleError::Mismatch`] if the rule and the board do not combine.
    pub fn new(rule: &Rule, board: &Board) -> Result<Self, RuleError> {
        Ok(Position { table: Arc::new(Table::new(rule, board)?), given: Squares::EMPTY, pieces: board.rows() })
    }

    /// Builds a position from the name of a rule, the rows and columns of the board, its walls, the given pieces, and the
    /// number of pieces wanted; `None` means one piece for each row.
    ///
    /// # Errors
    /// Like [`Board::new`], [`Board::with_walls`], [`Position::new`] and [`Position::with_given`], and if the name of the rule
    /// cannot be parsed.
    ///
    /// ```
    /// use queens_core::rule::Position;
    ///
    /// let position = Position::from_parts("queens+torus", (7, 7), &[], &[0], None)?;
    /// assert_eq!((position.given().len(), position.pieces()), (1, 7));
    /// # Ok::<(), queens_core::rule::RuleError>(())
    /// ```
    pub fn from_parts(
        rule: &str,
        (rows, columns): (u32, u32),
        walls: &[i32],
        given: &[i32],
        pieces: Option<u32>,
    ) -> Result<Self, RuleError> {
        let board = Board::new(rows, columns)?.with_walls(walls)?;
        let position = Position::new(&rule.parse()?, &board)?.with_given(given)?;
        Ok(match pieces {
            Some(pieces) => position.with_pieces(pieces),
            None => position,
        })
    }

    /// Replaces the given pieces.
    ///
    /// # Errors
    /// [`RuleError::Square`] for a square that is not on the board, [`RuleError::Blocked`] for a square where no piece may
    /// be.
    pub fn with_given(self, squares: &[i32]) -> Result<Self, RuleError> {
        let given = self.board().squares(squares)?;
        if let Some(square) = (given - self.board().usable()).first() {
            let (row, column) = (self.board().row(square) + 1, self.board().column(square) + 1);
            return Err(RuleError::Blocked { row, column });
        }
        Ok(Position { given, ..self })
    }

    /// Replaces the number of pieces wanted.
    #[must_use]
    pub fn with_pieces(self, pieces: u32) -> Self {
        Position { pieces, ..self }
    }

    /// The same position with `given` as its only given pieces.
    pub(in crate::rule) fn with_only(&self, given: Squares) -> Self {
        Position { given, ..self.clone() }
    }

    /// Whether `pieces` complete the position: there are as many as wanted, they include the given pieces, and the rule allows
    /// each on its square.
    #[must_use]
    pub fn is_completed_by(&self, pieces: Squares) -> bool {
        let fits = pieces.len() == self.pieces
            && self.given.is_subset(pieces)
            && pieces.is_subset(self.board().usable())
            && pieces.iter().all(|square| self.table.conflicts(square).is_disjoint(pieces));
        // Under an ordered rule, each piece must be on a square that is open when its row is filled.
        let mut closed = Squares::EMPTY;
        fits && (!self.table.rule().is_ordered()
            || pieces.iter().all(|square| {
                let open = !closed.contains(square);
                closed = (closed | self.table.attacks(square)) ^ self.table.toggles(square);
                open
            }))
    }

    /// The table of the squares that a piece on each square attacks.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.table.board()
    }

    /// The given pieces.
    #[must_use]
    pub fn given(&self) -> Squares {
        self.given
    }

    /// The number of pieces wanted, including the given pieces.
    #[must_use]
    pub fn pieces(&self) -> u32 {
        self.pieces
    }

    /// The usable squares that have no given piece and conflict with no given piece.
    #[must_use]
    pub fn open(&self) -> Squares {
        let closed = |open: Squares, square| open - self.table.conflicts(square);
        self.given.iter().fold(self.board().usable() - self.given, closed)
    }

    /// Two given pieces that conflict: the first such pair by row and column.
    #[must_use]
    pub fn conflict(&self) -> Option<(u32, u32)> {
        let with = |square| Some((square, (self.table.conflicts(square) & self.given).first()?));
        self.given.iter().find_map(with)
    }
}
