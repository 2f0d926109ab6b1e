//! The squares that a piece reaches from one square, way by way.

use super::board::Board;
use crate::rule::law::Squares;
use crate::rule::law::{Piece, Surface};

/// The way of a piece from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Along the row.
    Row,
    /// Along the column.
    Column,
    /// Along the diagonal that falls to the right.
    Diagonal,
    /// Along the diagonal that rises to the right.
    AntiDiagonal,
    /// By a knight's jump.
    Jump,
    /// Both squares lie in one region.
    Region,
    /// The formula with this index, from 0, has the same value on both squares.
    Formula(usize),
}

/// How far a piece moves in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    Step,
    Line,
}

const KNIGHT: [(i32, i32); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

impl Piece {
    /// The ways in which the piece moves.
    #[must_use]
    pub fn ways(self) -> Vec<Way> {
        let all = [Way::Row, Way::Column, Way::Diagonal, Way::AntiDiagonal, Way::Jump];
        all.into_iter().filter(|&way| self.moves(way)).collect()
    }

    fn moves(self, way: Way) -> bool {
        if way == Way::Jump {
            matches!(self, Piece::Knights | Piece::Superqueens | Piece::Empresses)
        } else {
            self.reach(way).is_some()
        }
    }

    fn reach(self, way: Way) -> Option<Reach> {
        let straight = matches!(way, Way::Row | Way::Column);
        match self {
            Piece::Queens | Piece::Superqueens => Some(Reach::Line),
            Piece::Half => (way != Way::AntiDiagonal).then_some(Reach::Line),
            Piece::Rooks | Piece::Empresses => straight.then_some(Reach::Line),
            Piece::Bishops => (!straight).then_some(Reach::Line),
            Piece::Knights => None,
            Piece::Kings => Some(Reach::Step),
            Piece::Touching => Some(if straight { Reach::Line } else { Reach::Step }),
        }
    }
}

/// The squares that `piece` reaches from `square` along `way`. Walls stop lines, not jumps.
pub(super) fn reached(piece: Piece, board: &Board, surface: Surface, square: u32, way: Way) -> Squares {
    let mut reached = Squares::EMPTY;
    walk(piece, board, surface, square, way, |target, _| reached.insert(target));
    reached
}

/// The squares that `piece` reaches from `square` along `way` only across a joined edge.
pub(super) fn across_edges(piece: Piece, board: &Board, surface: Surface, square: u32, way: Way) -> Squares {
    let (mut inside, mut across) = (Squares::EMPTY, Squares::EMPTY);
    walk(piece, board, surface, square, way, |target, crossed_edge| {
        if crossed_edge { &mut across } else { &mut inside }.insert(target);
    });
    across - inside
}

/// Calls `visit` with each square that the piece reaches, and whether it crosses a joined edge on the way.
fn walk(piece: Piece, board: &Board, surface: Surface, square: u32, way: Way, mut visit: impl FnMut(u32, bool)) {
    let single = way == Way::Jump || piece.reach(way) == Some(Reach::Step);
    let start = Reached { row: board.row(square) as i32, column: board.column(square) as i32, crossed_edge: false };
    for &(down, right) in directions(way) {
        let mut at = start;
        while let Some(next) = at.next(down, right, board, surface) {
            let target = board.square(next.row as u32, next.column as u32);
            if target == square || board.walls().contains(target) {
                break;
            }
            visit(target, next.crossed_edge);
            if single {
                break;
            }
            at = next;
        }
    }
}

fn directions(way: Way) -> &'static [(i32, i32)] {
    match way {
        Way::Row => &[(0, 1), (0, -1)],
        Way::Column => &[(1, 0), (-1, 0)],
        Way::Diagonal => &[(1, 1), (-1, -1)],
        Way::AntiDiagonal => &[(1, -1), (-1, 1)],
        Way::Jump => &KNIGHT,
        Way::Region | Way::Formula(_) => &[],
    }
}

/// The square that a move has reached, and whether it has crossed a joined edge.
#[derive(Clone, Copy)]
struct Reached {
    row: i32,
    column: i32,
    crossed_edge: bool,
}

impl Reached {
    fn next(self, down: i32, right: i32, board: &Board, surface: Surface) -> Option<Reached> {
        let (rows, columns) = (board.rows() as i32, board.columns() as i32);
        let (row, column) = (self.row + down, self.column + right);
        let off = (!(0..rows).contains(&row), !(0..columns).contains(&column));
        match (off, surface) {
            ((false, false), _) => Some(Reached { row, column, ..self }),
            ((false, true), Surface::Cylinder | Surface::Torus) | ((true, _), Surface::Torus) => {
                Some(Reached { row: row.rem_euclid(rows), column: column.rem_euclid(columns), crossed_edge: true })
            }
            _ => None,
        }
    }
}
