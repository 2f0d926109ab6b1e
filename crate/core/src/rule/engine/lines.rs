//! Which line to fill next: the choices of a search that is watched while it sets one piece after another.

use super::cover::{Choice, Cover, covers, most_constrained, rows};
use crate::board::{Line, LineKind};
use crate::rule::board::Position;
use crate::rule::law::Squares;

/// The lines of a position: sets of squares of which any two conflict, so that each line has at most one piece.
///
/// There are several covers: sets of lines that together contain all open squares, such as the rows or the columns. If
/// exactly as many lines of one cover have an open square as pieces are left, each of these lines must have a piece. If
/// fewer lines have one, there is no way. Under an [ordered](crate::rule::Rule::is_ordered) rule the lines are the rows,
/// from the top.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    position: Position,
    covers: Vec<Cover>,
}

/// The board between two steps of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoardState {
    /// Squares that are not excluded permanently.
    usable: Squares,
    /// Squares that are closed for now: under an ordered rule they can be opened again.
    closed: Squares,
    /// The next row, under an ordered rule.
    row: usize,
}

/// The next action of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// All pieces are set.
    Full,
    /// The remaining pieces cannot all be set.
    Dead,
    /// Fill this line.
    Line(Choice),
}

impl BoardState {
    /// The squares on which a piece can be set.
    pub(crate) fn open(&self) -> Squares {
        self.usable - self.closed
    }
}

impl Lines {
    /// The lines of a position.
    pub(crate) fn new(position: &Position) -> Self {
        let table = position.table();
        let covers = if table.rule().is_ordered() {
            vec![rows(table, position.open() | position.given())]
        } else {
            covers(table, position.open())
        };
        Lines { position: position.clone(), covers }
    }

    /// The position.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// How many pieces a search has to set, in addition to the given pieces; `None` if more pieces are given than wanted.
    pub(crate) fn pieces_to_set(&self) -> Option<u32> {
        self.position.pieces().checked_sub(self.position.given().len())
    }

    /// The board before the search sets anything.
    pub(crate) fn start(&self) -> BoardState {
        BoardState { usable: self.position.open(), closed: Squares::EMPTY, row: 0 }
    }

    /// The board after a piece was set on an open square.
    ///
    /// # Panics
    /// For a square that is not on the board.
    pub(crate) fn with_piece(&self, state: &BoardState, square: u32) -> BoardState {
        let table = self.position.table();
        let usable = state.usable - Squares::one(square) - table.conflicts(square);
        BoardState { usable, ..self.after_piece(state, square) }
    }

    /// The board without a line that stays empty.
    pub(crate) fn without(&self, state: &BoardState, line: Squares) -> BoardState {
        BoardState { usable: state.usable - line, row: state.row + usize::from(self.is_ordered()), ..*state }
    }

    /// Chooses the next action with `left` pieces to set. Under an ordered rule it first applies the given pieces of
    /// the next rows.
    pub(crate) fn next(&self, state: &mut BoardState, left: u32) -> Next {
        if self.is_ordered() {
            return self.next_row(state, left);
        }
        if left == 0 {
            return Next::Full;
        }
        most_constrained(&self.covers, state.open(), left, || 0).map_or(Next::Dead, Next::Line)
    }

    /// The smallest number of lines with an open square, over all covers.
    pub(crate) fn min_open_lines(&self, state: &BoardState) -> u32 {
        let open = |cover: &Cover| cover.iter().filter(|line| !line.is_disjoint(state.open())).count() as u32;
        self.covers.iter().map(open).min().unwrap_or(0)
    }

    /// The row or column of which `squares` are all open squares, if there is one.
    pub(crate) fn row_or_column(&self, state: &BoardState, squares: Squares) -> Option<Line> {
        let first = squares.first()?;
        self.lines_of(first).into_iter().find(|&line| self.squares_of(line) & state.open() == squares)
    }

    /// The first row, or else the first column, that must have a piece and cannot; under an ordered rule, the next row.
    /// `pieces`: the pieces on the board.
    pub(crate) fn dead_line(&self, state: &BoardState, pieces: Squares) -> Option<Line> {
        let (table, board) = (self.position.table(), self.position.board());
        if self.is_ordered() {
            let row = self.covers[0].get(state.row).filter(|row| row.is_disjoint(state.open() | pieces))?;
            return Some(Line { kind: LineKind::Row, index: board.row(row.first()?) });
        }
        let wanted = self.position.pieces();
        let rows = (table.has_one_per_row() && wanted == board.rows()).then_some((LineKind::Row, board.rows()));
        let columns =
            (table.has_one_per_column() && wanted == board.columns()).then_some((LineKind::Column, board.columns()));
        let lines = rows.into_iter().chain(columns);
        let mut lines = lines.flat_map(|(kind, count)| (0..count).map(move |index| Line { kind, index }));
        lines.find(|&line| self.squares_of(line).is_disjoint(state.open() | pieces))
    }

    /// Whether rows are filled from the top down.
    pub(crate) fn is_ordered(&self) -> bool {
        self.position.table().rule().is_ordered()
    }

    /// Examines the rows from the next one on. A given piece must be on an open square of its row. A row without a given
    /// piece is chosen, or stays empty.
    fn next_row(&self, state: &mut BoardState, left: u32) -> Next {
        let given = self.position.given();
        let rows = &self.covers[0];
        while let Some(&row) = rows.get(state.row) {
            if let Some(piece) = (row & given).first() {
                if state.closed.contains(piece) {
                    return Next::Dead;
                }
                *state = self.after_piece(state, piece);
                continue;
            }
            let free = rows[state.row..].iter().filter(|row| row.is_disjoint(given)).count() as u32;
            let squares = row & state.open();
            if left > free || (left == free && squares.is_empty()) {
                return Next::Dead;
            }
            if left > 0 && !squares.is_empty() {
                return Next::Line(Choice { squares, must: left == free });
            }
            state.row += 1;
        }
        if left == 0 { Next::Full } else { Next::Dead }
    }

    /// The effects of a piece other than the squares that it excludes permanently.
    fn after_piece(&self, state: &BoardState, piece: u32) -> BoardState {
        if !self.is_ordered() {
            return *state;
        }
        let table = self.position.table();
        let closed = (state.closed | table.attacks(piece)) ^ table.toggles(piece);
        BoardState { closed, row: state.row + 1, ..*state }
    }

    fn lines_of(&self, square: u32) -> [Line; 2] {
        let board = self.position.board();
        let line = |kind, index| Line { kind, index };
        [line(LineKind::Row, board.row(square)), line(LineKind::Column, board.column(square))]
    }

    fn squares_of(&self, Line { kind, index }: Line) -> Squares {
        let board = self.position.board();
        match kind {
            LineKind::Column => board.column_squares(index),
            _ => board.row_squares(index),
        }
    }
}
