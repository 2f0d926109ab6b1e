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

/// Finds a queen that attacks a square, for all squares of one board. Takes O(n) time to build.
#[derive(Debug)]
pub struct Attackers {
    size: u32,
    /// The queen on each line, by its [number](Line::number).
    queens: Vec<Option<Square>>,
}

impl Attackers {
    /// The attackers on the board of `placement`. If a line has several queens, the topmost one is reported.
    #[must_use]
    pub fn new(placement: &Placement) -> Self {
        let size = placement.size() as u32;
        let mut attackers = Attackers { size, queens: vec![None; 6 * placement.size()] };
        for queen in placement.queens() {
            for line in queen.lines(size) {
                attackers.queens[line.number(size) as usize].get_or_insert(queen);
            }
        }
        attackers
    }

    /// Returns a queen that attacks the square: along its column, else along a diagonal, else along its row. If the square
    /// itself has the topmost queen of a line, the other queens of that line are not found.
    #[must_use]
    pub fn of(&self, square: Square) -> Option<Attack> {
        let [row, column, diagonal, anti_diagonal] = square.lines(self.size);
        [column, diagonal, anti_diagonal, row].into_iter().find_map(|line| {
            let by = self.on(line).filter(|&queen| queen != square)?;
            Some(Attack { square, by, line: line.kind })
        })
    }

    /// Why no square of a row or column is free: one attacker for each attacked square.
    #[must_use]
    pub fn dead_end(&self, line: Line) -> Reason {
        Reason::AllAttacked { line, attackers: line.squares(self.size).filter_map(|square| self.of(square)).collect() }
    }

    /// Like [`dead_end`](Self::dead_end), for a search that also leaves out squares that no queen attacks, because of `rule`.
    #[must_use]
    pub(crate) fn dead_end_by(&self, line: Line, rule: Rule) -> Reason {
        let left_out: Vec<Square> = line.squares(self.size).filter(|&square| self.of(square).is_none()).collect();
        match self.dead_end(line) {
            Reason::AllAttacked { attackers, .. } if !left_out.is_empty() => {
                Reason::AttackedOrLeftOut { line, attackers, left_out, rule }
            }
            reason => reason,
        }
    }

    fn on(&self, line: Line) -> Option<Square> {
        self.queens[line.number(self.size) as usize]
    }
}
