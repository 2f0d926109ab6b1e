//! Why an event happened: facts, for the page to put into the reader's words.

use crate::board::{Line, LineKind, Placement, Square};

/// Why a search leaves squares out that no queen attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Rule {
    /// A queen there would bring the mirror image of what is met elsewhere.
    Mirror,
    /// A queen there would bring what is met elsewhere, turned or mirrored.
    Turn,
    /// A queen attacks it along a diagonal that leaves the board and comes back in on the other side.
    Wrap,
}

/// In which order a search tries the squares of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Order {
    /// The lowest bit of a word first.
    LowestBit,
    /// The lowest zero of a word first.
    LowestZero,
    /// The highest bit of a word first.
    HighestBit,
    /// One after the other, each looked at by itself: nothing is known yet of those that follow.
    OneByOne,
}

/// How a solution that was turned compares with the solution itself, read row by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Comparison {
    /// The turned one comes first: the solution is not the fundamental one.
    Smaller,
    /// Both are the same.
    Equal,
    /// The solution itself comes first.
    Larger,
}

/// Why the last event happened. Rows and columns count from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Reason {
    /// A queen was tried on one of the squares that were left in its row.
    Choice {
        /// Where it stands.
        square: Square,
        /// The columns that were free and not yet tried, the chosen one included.
        free: Vec<u32>,
        /// Why it was this one.
        order: Order,
        /// Was a queen tried in this row before?
        again: bool,
        /// Why other squares of the row are left out that no queen attacks; none where there are no such squares.
        rule: Option<Rule>,
    },
    /// A queen was tried on one of the squares that were left in its column.
    ChoiceInColumn {
        /// Where it stands.
        square: Square,
        /// The rows that were free and not yet tried, the chosen one included.
        free: Vec<u32>,
        /// Was a queen tried in this column before?
        again: bool,
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
    /// No square of a line is left: queens attack some, and others the search leaves out.
    ShutBy {
        /// The line.
        line: Line,
        /// One queen for each square that is attacked.
        attackers: Vec<Attack>,
        /// The other squares.
        closed: Vec<Square>,
        /// Why those are left out.
        rule: Rule,
    },
    /// A queen was taken off, and the search goes on in its row.
    Back {
        /// Where it stood.
        square: Square,
        /// The columns of its row that are free and still to be tried.
        left: Vec<u32>,
        /// In which order.
        order: Order,
    },
    /// A queen was taken off, and the search goes on in its column.
    BackInColumn {
        /// Where it stood.
        square: Square,
        /// The rows of its column still to be tried.
        left: Vec<u32>,
    },
    /// A queen that had no choice was taken off: there is nothing else to try on its line.
    BackForced {
        /// Where it stood.
        square: Square,
        /// The line that left no choice.
        line: Line,
    },
    /// A solution was turned, and compared with itself.
    Turned {
        /// By how many quarters of a turn, clockwise.
        quarters: u32,
        /// What came of it.
        comparison: Comparison,
        /// The first row in which they differ, from 0; none where they are equal.
        row: Option<u32>,
        /// Where the solution has its queen in that row, counted from the right.
        own: u32,
        /// Where the turned solution has it.
        turned: u32,
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
    /// A block of the linear completion began.
    Block {
        /// Which one, 1 to 5.
        number: u32,
        /// Rows that are free.
        left: u32,
        /// It goes on until no more rows are free than these.
        until: u32,
    },
    /// A queen was set because the square of a random pair of a row and a column was free.
    Pair {
        /// Where it stands.
        square: Square,
    },
    /// All random pairs have been looked at.
    Pass {
        /// Rows that are still free.
        left: u32,
        /// Was any queen set?
        set: bool,
    },
    /// A queen was set on a random free square of a random row.
    Drawn {
        /// Where it stands.
        square: Square,
        /// Among how many free squares of its row it was drawn.
        free: u32,
    },
    /// A queen was set on the next square in order, from which the choices by risk begin.
    Base {
        /// Where it stands.
        square: Square,
        /// How many free squares its row had.
        free: u32,
    },
    /// A queen was set in a row with the fewest free squares, on one that closes the fewest free squares of other rows.
    LeastRisk {
        /// Where it stands.
        square: Square,
        /// Among how many rows its own was drawn.
        ties: u32,
        /// The columns of the free squares of its row, the chosen one included.
        free: Vec<u32>,
        /// How many squares of other rows a queen on each of them closes, by the figures of the table.
        damage: Vec<u32>,
    },
    /// The search took off the queens set since a base level, or since its base square.
    Return {
        /// The base level, 1 to 3.
        level: u32,
        /// Queens that stand now, the given ones included.
        queens: u32,
        /// Which repeat from the same base square this is, from 1; 0 where another base follows, or another level.
        repeat: u32,
        /// How many returns there have been.
        returns: u32,
        /// How many there may be.
        bound: u32,
    },
    /// A solution was found.
    Solved {
        /// Which one of this run, from 1.
        nth: u64,
    },
    /// A solution was found that stands for others as well, its images in mirrors and turns.
    SolvedWithImages {
        /// Which one of this run, from 1.
        nth: u64,
        /// How many it stands for, itself included.
        images: u32,
    },
    /// The run ended, and what it found stands for all that there is.
    OverWithImages {
        /// How many solutions it found.
        solutions: u64,
        /// How many they are with their images.
        total: u64,
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
        Reason::Shut { line, attackers: self.squares(line).filter_map(|square| self.of(square)).collect() }
    }

    /// Why a whole row or column is shut, where squares that no queen attacks may be left out by a rule.
    #[must_use]
    pub fn shut_by(&self, line: Line, rule: Rule) -> Reason {
        let closed: Vec<Square> = self.squares(line).filter(|&square| self.of(square).is_none()).collect();
        match self.shut(line) {
            Reason::Shut { attackers, .. } if !closed.is_empty() => Reason::ShutBy { line, attackers, closed, rule },
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
