//! What follows from the room of some squares that hold an exact number of stars: a piece that they cannot do
//! without, and pieces that would leave too little room.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Squares, blocks};

/// Free squares that hold an exact number of further pieces.
#[derive(Clone, Copy)]
pub(super) struct Room<'a> {
    layout: &'a Layout,
    position: &'a Position,
    free: Squares,
    missing: u32,
}

/// Squares on which no piece can stand, and all that it would leave, by blocks that are too few.
pub(super) struct Closing {
    pub(super) excludes: Squares,
    pub(super) blocks: Vec<Squares>,
    /// The lines that it would complete.
    pub(super) completes: Lines,
}

impl<'a> Room<'a> {
    pub(super) fn new(layout: &'a Layout, position: &'a Position, free: Squares, missing: u32) -> Self {
        Room { layout, position, free, missing }
    }

    /// The first square that the others cannot replace, and these by blocks.
    pub(super) fn forced(&self) -> Option<(u32, Vec<Squares>)> {
        let others = self.missing.checked_sub(1)?;
        if self.free.len() > 4 * others + 1 {
            return None;
        }
        self.free
            .iter()
            .find_map(|square| Some((square, blocks::divided(self.layout, self.free - Squares::one(square), others)?)))
    }

    /// The most squares that are closed for the same reason.
    pub(super) fn closing(&self) -> Option<Closing> {
        let (layout, position) = (self.layout, self.position);
        let left = |square| {
            let left = self.free - position.closed_by(layout, square);
            (left != self.free && self.is_short(square, left)).then(|| (square, left, self.others(square).unwrap_or(0)))
        };
        let found: Vec<(u32, Squares, u32)> = position.free.iter().filter_map(left).collect();
        let rooms = [self.missing.checked_sub(1), self.missing.checked_sub(2)];
        let groups = rooms.into_iter().flatten().filter_map(|room| {
            let &(_, first, _) = found.iter().find(|&&(_, _, of)| of == room)?;
            let blocks = blocks::divided(layout, first, room)?;
            let covered = blocks.iter().fold(Squares::EMPTY, |covered, &block| covered | block);
            let same = found.iter().filter(|&&(_, left, of)| of == room && left.is_subset(covered));
            let excludes: Squares = same.map(|&(square, _, _)| square).collect();
            let completed = excludes.iter().fold(0, |lines, square| lines | self.completed(square));
            Some(Closing { excludes, blocks, completes: Lines(completed) })
        });
        groups.max_by_key(|group| group.excludes.len())
    }

    /// Whether a piece on `square`, that leaves these of the squares, leaves too little room.
    pub(super) fn is_short(&self, square: u32, left: Squares) -> bool {
        self.others(square).is_some_and(|room| blocks::fits(self.layout, left, room))
    }

    /// How many pieces would be one too few beside one on `square`.
    fn others(&self, square: u32) -> Option<u32> {
        self.missing.checked_sub(1 + u32::from(self.free.contains(square)))
    }

    /// The lines that a piece would complete, as far as they lie in these squares.
    fn completed(&self, square: u32) -> u64 {
        let beyond = self.free - self.layout.closes(square);
        let lines = self.position.completed_by(self.layout, square).iter();
        lines.filter(|&line| !self.layout.line(line).is_disjoint(beyond)).fold(0, |lines, line| lines | 1 << line)
    }
}
