//! The capacity of a set of squares that must have an exact number of stars: a piece that the set needs, and pieces that
//! would leave too little room.

use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Squares, blocks};

/// Free squares that must contain exactly `missing` further pieces.
#[derive(Clone, Copy)]
pub(in crate::puzzle) struct Capacity<'a> {
    layout: &'a Layout,
    position: &'a Position,
    free: Squares,
    missing: u32,
}

/// Squares where no piece can be placed, and the squares that a piece there would leave, divided into too few blocks.
pub(in crate::puzzle) struct Exclusion {
    pub(in crate::puzzle) excludes: Squares,
    pub(in crate::puzzle) blocks: Vec<Squares>,
    /// The lines that the piece would complete.
    pub(in crate::puzzle) completes: Lines,
}

/// A square on which a piece would leave too little room.
struct TightSquare {
    square: u32,
    /// The squares of the set that the piece would leave free.
    left: Squares,
    /// One less than the number of pieces that `left` would have to contain.
    room: u32,
}

impl<'a> Capacity<'a> {
    pub(in crate::puzzle) fn new(layout: &'a Layout, position: &'a Position, free: Squares, missing: u32) -> Self {
        Capacity { layout, position, free, missing }
    }

    /// The first square that must have a piece, and the other squares divided into blocks.
    pub(super) fn forced(&self) -> Option<(u32, Vec<Squares>)> {
        let others = self.missing.checked_sub(1)?;
        if self.free.len() > 4 * others + 1 {
            return None;
        }
        self.free.iter().find_map(|square| Some((square, self.others_than(square)?)))
    }

    /// The other squares divided into blocks, if they have room for too few pieces.
    pub(in crate::puzzle) fn others_than(&self, square: u32) -> Option<Vec<Squares>> {
        blocks::divide_into_blocks(self.layout, self.free - Squares::one(square), self.missing.checked_sub(1)?)
    }

    /// The largest group of squares that are excluded for the same reason.
    pub(super) fn exclusion(&self) -> Option<Exclusion> {
        let tight = self.tight_squares();
        let rooms = [self.missing.checked_sub(1), self.missing.checked_sub(2)];
        let first = |room| tight.iter().find(|one| one.room == room);
        let groups = rooms.into_iter().flatten().filter_map(|room| self.exclusion_like(&tight, first(room)?));
        groups.max_by_key(|group| group.excludes.len())
    }

    /// The squares that are excluded for the same reason as `square`. `None` if it is not excluded.
    pub(in crate::puzzle) fn exclusion_of(&self, square: u32) -> Option<Exclusion> {
        let tight = self.tight_squares();
        self.exclusion_like(&tight, tight.iter().find(|one| one.square == square)?)
    }

    /// The squares on which a piece would leave too little room.
    fn tight_squares(&self) -> Vec<TightSquare> {
        let (layout, position) = (self.layout, self.position);
        let tight = |square| {
            let left = self.free - position.excluded_by(layout, square);
            let is_tight = left != self.free && self.leaves_too_little(square, left);
            is_tight.then(|| TightSquare { square, left, room: self.others(square).unwrap_or(0) })
        };
        position.free.iter().filter_map(tight).collect()
    }

    /// The squares that are excluded for the same reason as the square of `one`: a piece on them also leaves only squares of
    /// the blocks into which `one.left` is divided.
    fn exclusion_like(&self, tight: &[TightSquare], one: &TightSquare) -> Option<Exclusion> {
        let blocks = blocks::divide_into_blocks(self.layout, one.left, one.room)?;
        let covered = blocks.iter().fold(Squares::EMPTY, |covered, &block| covered | block);
        let same = tight.iter().filter(|other| other.room == one.room && other.left.is_subset(covered));
        let excludes: Squares = same.map(|other| other.square).collect();
        let completed = excludes.iter().fold(0, |lines, square| lines | self.completed(square));
        Some(Exclusion { excludes, blocks, completes: Lines(completed) })
    }

    /// Whether a piece on `square`, which leaves only the squares `left`, leaves too little room.
    pub(super) fn leaves_too_little(&self, square: u32, left: Squares) -> bool {
        self.others(square).is_some_and(|room| blocks::fits(self.layout, left, room))
    }

    /// One less than the number of pieces that the set still needs if there is a piece on `square`.
    fn others(&self, square: u32) -> Option<u32> {
        self.missing.checked_sub(1 + u32::from(self.free.contains(square)))
    }

    /// The lines that a piece would complete, if they contain squares of this set that the piece does not touch.
    fn completed(&self, square: u32) -> u64 {
        let beyond = self.free - self.layout.attacks(square);
        let lines = self.position.completed_by(self.layout, square).iter();
        lines.filter(|&line| !self.layout.line(line).is_disjoint(beyond)).fold(0, |lines, line| lines | 1 << line)
    }
}
