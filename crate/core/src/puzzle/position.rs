//! How far a puzzle is solved: the queens on the board, and the squares that are still free.

use super::lines::Lines;
use super::{Layout, Squares};

/// Queens on a board, the squares that can hold another, and the lines that still need one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The queens.
    pub queens: Squares,
    /// Squares that no queen closes and that no step excludes.
    pub free: Squares,
    /// Lines without a queen.
    pub(super) open: Lines,
}

impl Position {
    /// The empty board. A line without squares needs no queen.
    #[must_use]
    pub fn empty(layout: &Layout) -> Self {
        let open = layout.kinds().fold(0, |open, kind| open | kind.0);
        let lines = Lines(open).iter().filter(|&line| !layout.line(line).is_empty());
        Position {
            queens: Squares::EMPTY,
            free: layout.all(),
            open: Lines(lines.fold(0, |open, line| open | 1 << line)),
        }
    }

    /// The board with these queens; `None` where one of them closes the square of another.
    #[must_use]
    pub fn with(layout: &Layout, queens: Squares) -> Option<Self> {
        let mut position = Self::empty(layout);
        queens
            .iter()
            .all(|square| {
                position.free.contains(square) && {
                    position.set(layout, square);
                    true
                }
            })
            .then_some(position)
    }

    /// Sets a queen on a free square.
    pub fn set(&mut self, layout: &Layout, square: u32) {
        self.queens |= Squares::one(square);
        self.free -= layout.closes(square);
        self.open.0 &= !layout.through(square).0;
    }

    /// Whether each line has its queen.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// The lines that need a queen and have no free square.
    #[must_use]
    pub fn dry(&self, layout: &Layout) -> Lines {
        let dry = self.open.iter().filter(|&line| layout.line(line).is_disjoint(self.free));
        Lines(dry.fold(0, |dry, line| dry | 1 << line))
    }
}
