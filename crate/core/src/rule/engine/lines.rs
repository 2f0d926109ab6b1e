//! Which line to fill next: the choices of a search that sets one piece after another, for people who watch it.

use super::cover::{Choice, Cover, covers, narrowest, rows};
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

/// The board at one moment of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// Squares that are not excluded permanently.
    usable: Squares,
    /// Squares that are closed for now: under an ordered rule they can be opened again.
    closed: Squares,
    /// The next row, where rows are filled in order.
    row: usize,
}

/// The next action at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// All pieces are set.
    Full,
    /// The remaining pieces cannot all be set.
    Dead,
    /// Fill this line.
    Line(Choice),
}

impl Moment {
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

    /// How many pieces a search has to set, in addition to the given ones; `None` where more are given than wanted.
    pub(crate) fn wanted(&self) -> Option<u32> {
        self.position.pieces().checked_sub(self.position.given().len())
    }

    /// The board before the search sets anything.
    pub(crate) fn start(&self) -> Moment {
        Moment { usable: self.position.open(), closed: Squares::EMPTY, row: 0 }
    }

    /// The board after a piece was set on an open square.
    ///
    /// # Panics
    /// For a square that is not on the board.
    pub(crate) fn below(&self, moment: &Moment, square: u32) -> Moment {
        let table = self.position.table();
        let usable = moment.usable - Squares::one(square) - table.conflicts(square);
        Moment { usable, ..self.passed(moment, square) }
    }

    /// The board without a line that stays empty.
    pub(crate) fn without(&self, moment: &Moment, line: Squares) -> Moment {
        Moment { usable: moment.usable - line, row: moment.row + usize::from(self.is_ordered()), ..*moment }
    }

    /// Chooses the next action with `left` pieces to set. Under an ordered rule the given pieces of the rows passed take
    /// effect.
    pub(crate) fn next(&self, moment: &mut Moment, left: u32) -> Next {
        if self.is_ordered() {
            return self.next_row(moment, left);
        }
        if left == 0 {
            return Next::Full;
        }
        narrowest(&self.covers, moment.open(), left, || 0).map_or(Next::Dead, Next::Line)
    }

    /// The smallest number of lines with an open square, over all covers.
    pub(crate) fn fewest(&self, moment: &Moment) -> u32 {
        let open = |cover: &Cover| cover.iter().filter(|line| !line.is_disjoint(moment.open())).count() as u32;
        self.covers.iter().map(open).min().unwrap_or(0)
    }

    /// The row or column of which `squares` are all open squares, if there is one.
    pub(crate) fn kind(&self, moment: &Moment, squares: Squares) -> Option<Line> {
        let first = squares.first()?;
        self.lines_of(first).into_iter().find(|&line| self.squares_of(line) & moment.open() == squares)
    }

    /// The first row, or else the first column, that must have a piece and cannot; under an ordered rule, the next row.
    /// `pieces`: those on the board.
    pub(crate) fn dead(&self, moment: &Moment, pieces: Squares) -> Option<Line> {
        let (table, board) = (self.position.table(), self.position.board());
        if self.is_ordered() {
            let row = self.covers[0].get(moment.row).filter(|row| row.is_disjoint(moment.open() | pieces))?;
            return Some(Line { kind: LineKind::Row, index: board.row(row.first()?) });
        }
        let wanted = self.position.pieces();
        let rows = (table.has_one_per_row() && wanted == board.rows()).then_some((LineKind::Row, board.rows()));
        let columns =
            (table.has_one_per_column() && wanted == board.columns()).then_some((LineKind::Column, board.columns()));
        let lines = rows.into_iter().chain(columns);
        let mut lines = lines.flat_map(|(kind, count)| (0..count).map(move |index| Line { kind, index }));
        lines.find(|&line| self.squares_of(line).is_disjoint(moment.open() | pieces))
    }

    /// Whether rows are filled from the top down.
    pub(crate) fn is_ordered(&self) -> bool {
        self.position.table().rule().is_ordered()
    }

    /// Examines the rows from the next one on. A given piece must be on an open square of its row; an empty row is chosen,
    /// or left empty.
    fn next_row(&self, moment: &mut Moment, left: u32) -> Next {
        let given = self.position.given();
        let rows = &self.covers[0];
        while let Some(&row) = rows.get(moment.row) {
            if let Some(piece) = (row & given).first() {
                if moment.closed.contains(piece) {
                    return Next::Dead;
                }
                *moment = self.passed(moment, piece);
                continue;
            }
            let free = rows[moment.row..].iter().filter(|row| row.is_disjoint(given)).count() as u32;
            let squares = row & moment.open();
            if left > free || (left == free && squares.is_empty()) {
                return Next::Dead;
            }
            if left > 0 && !squares.is_empty() {
                return Next::Line(Choice { squares, must: left == free });
            }
            moment.row += 1;
        }
        if left == 0 { Next::Full } else { Next::Dead }
    }

    /// The effects of a piece other than the squares that it excludes permanently.
    fn passed(&self, moment: &Moment, piece: u32) -> Moment {
        if !self.is_ordered() {
            return *moment;
        }
        let table = self.position.table();
        let closed = (moment.closed | table.attacks(piece)) ^ table.toggles(piece);
        Moment { closed, row: moment.row + 1, ..*moment }
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
