//! Which queen attacks a square, for all squares of one board.

use super::{Reason, Rule};
use crate::board::{Line, LineKind, Placement, Square};

/// A square, and a queen that attacks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Attack {
    /// The square.
    pub square: Square,
    /// The queen.
    pub by: Square,
    /// The kind of line between them.
    pub line: LineKind,
}

/// Finds a queen that attacks a square, for all squares of one board. Made in O(n).
pub struct Attackers {
    size: u32,
    /// The queen on each line, by [`index`](Attackers::index): rows, columns, diagonals, anti-diagonals.
    queens: Vec<Option<Square>>,
}

const DIRECTIONS: [LineKind; 4] = [LineKind::Row, LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal];

impl Attackers {
    /// The attackers on the board of `placement`. Where a line holds several queens, the topmost one is named.
    #[must_use]
    pub fn new(placement: &Placement) -> Self {
        let size = placement.size() as u32;
        let mut attackers = Attackers { size, queens: vec![None; 6 * placement.size()] };
        for queen in placement.queens() {
            for kind in DIRECTIONS {
                let index = attackers.index(queen, kind);
                attackers.queens[index].get_or_insert(queen);
            }
        }
        attackers
    }

    /// A queen on another square that attacks this one: along its column, else along a diagonal, else along its row.
    #[must_use]
    pub fn of(&self, square: Square) -> Option<Attack> {
        [LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal, LineKind::Row].into_iter().find_map(|line| {
            let by = self.queens[self.index(square, line)].filter(|&queen| queen != square)?;
            Some(Attack { square, by, line })
        })
    }

    /// Why no square of a row or column is free: one attacker for each attacked square.
    #[must_use]
    pub fn dead_end(&self, line: Line) -> Reason {
        Reason::AllAttacked { line, attackers: self.squares(line).filter_map(|square| self.of(square)).collect() }
    }

    /// The same for searches that leave out squares by `rule`, though no queen attacks them.
    #[must_use]
    pub fn dead_end_by(&self, line: Line, rule: Rule) -> Reason {
        let left_out: Vec<Square> = self.squares(line).filter(|&square| self.of(square).is_none()).collect();
        match self.dead_end(line) {
            Reason::AllAttacked { attackers, .. } if !left_out.is_empty() => {
                Reason::AttackedOrLeftOut { line, attackers, left_out, rule }
            }
            reason => reason,
        }
    }

    /// The squares of a row or a column.
    fn squares(&self, line: Line) -> impl Iterator<Item = Square> {
        (0..self.size).map(move |along| match line.kind {
            LineKind::Column => Square::new(along, line.index),
            _ => Square::new(line.index, along),
        })
    }

    fn index(&self, square: Square, kind: LineKind) -> usize {
        let place = match kind {
            LineKind::Row => square.row,
            LineKind::Column => self.size + square.column,
            LineKind::Diagonal => 2 * self.size + square.diagonal(self.size),
            LineKind::AntiDiagonal => 4 * self.size + square.anti_diagonal(),
        };
        place as usize
    }
}
