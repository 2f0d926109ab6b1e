//! Why an event happened: facts, for the page to put into the reader's words.

use crate::board::{Line, LineKind, Placement, Square};
use serde::Serialize;

/// Why the last event happened. Rows and columns count from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reason {
    /// A queen was tried on one of the squares that were left in its row.
    Choice {
        /// Where it stands.
        square: Square,
        /// The columns that were free and not yet tried, the chosen one included.
        free: Vec<u32>,
    },
    /// A queen was set on the only free square of a line.
    OnlyOne {
        /// Where it stands.
        square: Square,
        /// The line that left no choice.
        line: Line,
    },
    /// A square was refused because a queen attacks it.
    Attacked {
        /// The square.
        square: Square,
        /// The queen.
        by: Square,
        /// The kind of line between them.
        line: LineKind,
    },
    /// No square of a line is free.
    Shut {
        /// The line.
        line: Line,
        /// One queen for each of its squares.
        attackers: Vec<Attack>,
    },
    /// A queen was taken off, and the search goes on in its row.
    Back {
        /// Where it stood.
        square: Square,
        /// The columns of its row still to be tried.
        left: Vec<u32>,
    },
    /// A swap lowered the number of attacking pairs.
    Gain {
        /// One of the rows.
        row: u32,
        /// The other.
        other_row: u32,
        /// Attacking pairs before.
        before: u32,
        /// Attacking pairs after.
        after: u32,
    },
    /// No swap of this row with a later one lowers the number of attacking pairs.
    NoGain {
        /// The row.
        row: u32,
        /// Attacking pairs on the whole board.
        conflicts: u32,
    },
    /// The queens were set anew at random.
    Shuffle {
        /// Which attempt begins, from 1.
        attempt: u32,
        /// How many there may be.
        attempts: u32,
        /// Attacking pairs it begins with.
        conflicts: u32,
    },
    /// A walk over all pairs of rows begins.
    Sweep {
        /// Which one of this attempt, from 1.
        number: u32,
        /// Attacking pairs it begins with.
        conflicts: u32,
    },
    /// A solution was found.
    Solved {
        /// Which one of this run, from 1.
        nth: u64,
    },
    /// The run ended.
    Over {
        /// How many solutions it found.
        solutions: u64,
        /// Does that prove that there are no others?
        complete: bool,
    },
}

/// A square, and a queen that attacks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    /// The queen of each line, by [`index`](Attackers::index): rows, columns, diagonals, anti-diagonals.
    queens: Vec<Option<Square>>,
}

const DIRECTIONS: [LineKind; 4] = [LineKind::Row, LineKind::Column, LineKind::Diagonal, LineKind::AntiDiagonal];

impl Attackers {
    /// Of this board. Where a line holds several queens, the topmost one speaks for it.
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

    /// Why a whole row or column is shut: one attacker for each of its squares that has one.
    #[must_use]
    pub fn shut(&self, line: Line) -> Reason {
        let square = |along| match line.kind {
            LineKind::Column => Square::new(along, line.index),
            _ => Square::new(line.index, along),
        };
        Reason::Shut { line, attackers: (0..self.size).filter_map(|along| self.of(square(along))).collect() }
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
