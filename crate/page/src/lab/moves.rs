//! The moves of chess pieces as pipelines, where the bits of the word are the squares of the pieces.

use super::mask::Mask;
use super::pipeline::{Binary, Operand, Pipeline, Unary, X};
use crate::bits::attacks::{self, BISHOP, Heading, ROOK};
use crate::bits::distance;
use queens_core::named;

/// How squares map to bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Mapping {
    /// Bit 8 row + column.
    Rows,
    /// Bit 8 column + row.
    Columns,
}

named! {
    /// The piece on the squares.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Piece {
        /// Knights.
        Knight = "knights",
        /// Kings.
        King = "kings",
        /// Queens.
        Queen = "queens",
        /// Rooks.
        Rook = "rooks",
        /// Bishops.
        Bishop = "bishops",
        /// Pawns that go up the board, to lower rows; their captures alone.
        PawnUp = "pawns-up",
        /// Pawns that go down the board, to higher rows; their captures alone.
        PawnDown = "pawns-down",
    }
}

impl Piece {
    /// Whether the piece moves on until another piece blocks it.
    #[must_use]
    pub const fn slides(self) -> bool {
        matches!(self, Piece::Queen | Piece::Rook | Piece::Bishop)
    }
}

/// The parameters of the moves, besides the squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moves {
    /// The piece on the squares.
    pub piece: Piece,
    /// Which bit is which square.
    pub mapping: Mapping,
    /// Whether sliding pieces block each other.
    pub blocked: bool,
    /// Masks against running over the edge that are switched off.
    pub off: Vec<Mask>,
}

impl Moves {
    /// The squares that are attacked, with every mask on.
    #[must_use]
    pub fn attacks(&self, set: u64) -> u64 {
        let blockers = if self.blocked { set } else { 0 };
        match self.piece {
            Piece::Knight => attacks::knights(set),
            Piece::King => attacks::kings(set),
            Piece::Queen => attacks::queens(set, blockers),
            Piece::Rook => attacks::rooks(set, blockers),
            Piece::Bishop => attacks::bishops(set, blockers),
            Piece::PawnUp | Piece::PawnDown => attacks::pawns(set, self.heading()),
        }
    }

    /// The number of squares that a single piece attacks, from its distance to the edges; `None` if there is not exactly one
    /// piece.
    #[must_use]
    pub fn by_distance(&self, set: u64) -> Option<u32> {
        if set.count_ones() != 1 {
            return None;
        }
        let place = set.trailing_zeros();
        let (row, column) = match self.mapping {
            Mapping::Rows => (place / 8, place % 8),
            Mapping::Columns => (place % 8, place / 8),
        };
        Some(match self.piece {
            Piece::Knight => distance::knight(row, column),
            Piece::King => distance::king(row, column),
            Piece::Queen => distance::rook(row, column) + distance::bishop(row, column),
            Piece::Rook => distance::rook(row, column),
            Piece::Bishop => distance::bishop(row, column),
            Piece::PawnUp => distance::pawn(row, column),
            Piece::PawnDown => distance::pawn(7 - row, column),
        })
    }

    /// The masks against running over the edge that these moves use.
    #[must_use]
    pub fn masks(&self) -> Vec<Mask> {
        let used = match self.piece {
            Piece::Knight => return vec![Mask::NotA, Mask::NotAB, Mask::NotH, Mask::NotGH],
            Piece::PawnUp | Piece::PawnDown => self.heading().captures().map(|(_, within)| within).to_vec(),
            _ => return vec![Mask::NotA, Mask::NotH],
        };
        [Mask::NotA, Mask::NotH].into_iter().filter(|mask| used.contains(&mask.word())).collect()
    }

    /// The moves as operations on the squares. A mask that is switched off lets everything through.
    #[must_use]
    pub fn pipeline(&self) -> Pipeline {
        let mut pipeline = Pipeline::default();
        match self.piece {
            Piece::Knight => self.knights(&mut pipeline),
            Piece::King => self.kings(&mut pipeline),
            Piece::Rook => self.sliders(&ROOK, &mut pipeline),
            Piece::Bishop => self.sliders(&BISHOP, &mut pipeline),
            Piece::Queen => self.sliders(&[ROOK, BISHOP].concat(), &mut pipeline),
            Piece::PawnUp | Piece::PawnDown => self.pawns(&mut pipeline),
        }
        pipeline
    }

    const fn heading(&self) -> Heading {
        match (self.piece, self.mapping) {
            (Piece::PawnUp, Mapping::Rows) => Heading::LowerByte,
            (Piece::PawnUp, Mapping::Columns) => Heading::LowerBit,
            (_, Mapping::Rows) => Heading::HigherByte,
            (_, Mapping::Columns) => Heading::HigherBit,
        }
    }

    /// The mask, unless it is switched off.
    fn mask(&self, mask: Mask) -> Mask {
        if self.off.contains(&mask) { Mask::All } else { mask }
    }

    /// The mask of this word, which has a name, unless it is switched off.
    fn within(&self, word: u64) -> Option<Mask> {
        Mask::of(word).filter(|&mask| mask != Mask::All).map(|mask| self.mask(mask))
    }

    fn knights(&self, pipeline: &mut Pipeline) {
        let sides = [(Mask::NotGH, 6, 10), (Mask::NotH, 15, 17), (Mask::NotA, 17, 15), (Mask::NotAB, 10, 6)];
        let sides = sides.map(|(mask, left, right)| {
            let up = pipeline.left(X, left);
            let down = pipeline.right(X, right);
            let both = pipeline.or(up, down);
            pipeline.and(both, self.mask(mask))
        });
        any_of(pipeline, sides);
    }

    fn kings(&self, pipeline: &mut Pipeline) {
        let right = pipeline.left(X, 1);
        let right = pipeline.and(right, self.mask(Mask::NotA));
        let left = pipeline.right(X, 1);
        let left = pipeline.and(left, self.mask(Mask::NotH));
        let sides = pipeline.or(right, left);
        let three = pipeline.or(X, sides);
        let above = pipeline.left(three, 8);
        let below = pipeline.right(three, 8);
        any_of(pipeline, [sides, above, below]);
    }

    fn pawns(&self, pipeline: &mut Pipeline) {
        let captures = self.heading().captures().map(|(places, within)| {
            let moved = shifted(pipeline, X, places);
            self.cut(pipeline, moved, within)
        });
        any_of(pipeline, captures);
    }

    fn sliders(&self, directions: &[(i32, u64)], pipeline: &mut Pipeline) {
        let free = if self.blocked { pipeline.unary(Unary::Not, X) } else { Mask::All.into() };
        let mut attacked = None;
        for &(places, within) in directions {
            let ray = self.ray(pipeline, free, places, within);
            attacked = Some(attacked.map_or(ray, |before| pipeline.or(before, ray)));
        }
    }

    /// Like `slid` in `bits::attacks`: one place over free squares, then two, then four, and one step more.
    fn ray(&self, pipeline: &mut Pipeline, free: Operand, places: i32, within: u64) -> Operand {
        let mut path = self.cut(pipeline, free, within);
        let mut run = X;
        for turn in [1, 2, 4] {
            let ahead = shifted(pipeline, run, turn * places);
            let ahead = pipeline.and(ahead, path);
            run = pipeline.or(run, ahead);
            if turn < 4 {
                let further = shifted(pipeline, path, turn * places);
                path = pipeline.and(path, further);
            }
        }
        let last = shifted(pipeline, run, places);
        self.cut(pipeline, last, within)
    }

    /// Restricts a set to the mask; does nothing if the mask has all squares.
    fn cut(&self, pipeline: &mut Pipeline, set: Operand, within: u64) -> Operand {
        match self.within(within) {
            Some(mask) => pipeline.and(set, mask),
            None => set,
        }
    }
}

/// Adds the stages for the bits that any of the words has.
fn any_of<const COUNT: usize>(pipeline: &mut Pipeline, words: [Operand; COUNT]) {
    words.into_iter().reduce(|before, next| pipeline.or(before, next));
}

fn shifted(pipeline: &mut Pipeline, set: Operand, places: i32) -> Operand {
    let operation = if places >= 0 { Binary::Left } else { Binary::Right };
    pipeline.binary(operation, set, u64::from(places.unsigned_abs()))
}
