//! How far a puzzle is solved: the queens on the board, and the squares that are still free.

use super::blocks;
use super::lines::Lines;
use super::{Layout, Squares};

/// Queens on a board, the squares for further queens, and the lines that still need queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The queens.
    pub queens: Squares,
    /// Squares on which a queen may still be set: no queen and no step has excluded them.
    pub free: Squares,
    /// Lines that need more pieces.
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

    /// The board with these queens; `None` if one of them excludes the square of another.
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

    /// Sets a queen on a free square. If a line then has all its pieces, the rest of it is excluded.
    pub fn set(&mut self, layout: &Layout, square: u32) {
        self.queens |= Squares::one(square);
        self.free -= layout.attacks(square);
        if layout.stars() == 1 {
            self.open.0 &= !layout.through(square).0;
            return;
        }
        for line in layout.through(square).iter() {
            if self.missing(layout, line) == 0 {
                self.free -= layout.line(line);
                self.open.0 &= !Lines::one(line).0;
            }
        }
    }

    /// How many more pieces a line needs.
    pub(super) fn missing(&self, layout: &Layout, line: usize) -> u32 {
        layout.stars().saturating_sub((layout.line(line) & self.queens).len())
    }

    /// How many more pieces several lines of one kind need.
    pub(super) fn missing_on(&self, layout: &Layout, lines: Lines) -> u32 {
        lines.iter().map(|line| self.missing(layout, line)).sum()
    }

    /// The squares that a queen on a free square would exclude, including that square.
    pub(super) fn excluded_by(&self, layout: &Layout, square: u32) -> Squares {
        let attacks = layout.attacks(square);
        if layout.stars() == 1 { attacks } else { attacks | layout.squares(self.completed_by(layout, square)) }
    }

    /// With several stars a line: the lines that a queen on this square would complete.
    pub(super) fn completed_by(&self, layout: &Layout, square: u32) -> Lines {
        let lines = layout.through(square).iter().filter(|&line| self.missing(layout, line) == 1);
        Lines(lines.fold(0, |lines, line| lines | 1 << line))
    }

    /// Whether each line has its queen.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// The lines that need a queen and have no free square; with several stars a line, the lines without room for the
    /// pieces that they need.
    #[must_use]
    pub fn unfillable_lines(&self, layout: &Layout) -> Lines {
        let lines = self.open.iter().filter(|&line| self.is_unfillable(layout, line));
        Lines(lines.fold(0, |lines, line| lines | 1 << line))
    }

    /// Whether an open line has too little room for its pieces.
    pub(super) fn is_unfillable(&self, layout: &Layout, line: usize) -> bool {
        let free = layout.line(line) & self.free;
        if layout.stars() == 1 { free.is_empty() } else { blocks::fits(layout, free, self.missing(layout, line) - 1) }
    }

    /// How many more free squares a line has than it needs pieces.
    pub(super) fn spare(&self, layout: &Layout, line: usize) -> u32 {
        (layout.line(line) & self.free).len().saturating_sub(self.missing(layout, line))
    }
}
