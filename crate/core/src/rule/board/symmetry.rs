//! The rotations, reflections and shifts that leave a position unchanged.

use super::position::Position;
use super::table::Table;
use crate::board::{Motion, Square, Transform};
use crate::rule::law::Squares;
use crate::rule::law::Surface;
use std::collections::HashMap;

/// If there are more motions than this, shifts are left out.
const MAX_MOTIONS: usize = 8_192;

impl Position {
    /// The rotations and reflections that preserve the rule on this board: they map the squares that a piece
    /// attacks to the squares that its image attacks, and walls to walls. Given pieces are ignored.
    ///
    /// ```
    /// use queens_core::rule::{Board, Position};
    ///
    /// let position = Position::new(&"half".parse()?, &Board::new(6, 6)?)?;
    /// assert_eq!(position.symmetries().len(), 4); // not the mirrors, which swap the diagonals
    /// # Ok::<(), queens_core::rule::RuleError>(())
    /// ```
    #[must_use]
    pub fn symmetries(&self) -> Vec<Transform> {
        Transform::ALL.into_iter().filter(|&transform| transform_motion(self, transform).is_some()).collect()
    }

    /// The different images of a set of squares under the [symmetries](Position::symmetries) of the rule, sorted.
    ///
    /// # Panics
    /// For squares that are not on the board.
    #[must_use]
    pub fn orbit(&self, squares: Squares) -> Vec<Squares> {
        let mut images: Vec<Squares> = transform_motions(self).iter().map(|motion| squares.image(motion)).collect();
        images.sort_by_cached_key(|image| image.iter().collect::<Vec<u32>>());
        images.dedup();
        images
    }

    /// For each of `sets`, the number of its orbit under the [symmetries](Position::symmetries) of the rule. Orbits are
    /// numbered from 0, in the order in which they first occur.
    ///
    /// ```
    /// use queens_core::Sliced;
    /// use queens_core::rule::{Board, Listing, Position};
    ///
    /// let position = Position::new(&"queens".parse()?, &Board::new(8, 8)?)?;
    /// let mut listing = Listing::new(&position, 100);
    /// listing.run_to_end();
    /// let solutions: Vec<_> = listing.found().collect();
    /// assert_eq!(position.orbits(&solutions).into_iter().max(), Some(11)); // 12 fundamental solutions
    /// # Ok::<(), queens_core::rule::RuleError>(())
    /// ```
    ///
    /// # Panics
    /// For squares that are not on the board.
    #[must_use]
    pub fn orbits(&self, sets: &[Squares]) -> Vec<u32> {
        let motions = transform_motions(self);
        let mut known: HashMap<Squares, u32> = HashMap::new();
        let number = |&set: &Squares| {
            let next = known.len() as u32;
            *known.entry(set.min_image(&motions)).or_insert(next)
        };
        sets.iter().map(number).collect()
    }
}

/// All motions that preserve the rule and the given pieces: rotations, reflections, and shifts across joined edges.
pub(in crate::rule) fn motions(position: &Position) -> Vec<Motion> {
    let turns = transform_motions(position);
    let shifts = shifts(position);
    let few = shifts.len() * turns.len() <= MAX_MOTIONS;
    let shifts = if few { shifts } else { vec![position.board().all().iter().collect()] };
    let both = |shift: &Motion| -> Vec<Motion> {
        turns.iter().map(|turn| turn.iter().map(|&square| shift[square as usize]).collect()).collect()
    };
    let preserves_given = |motion: &Motion| position.given().image(motion) == position.given();
    shifts.iter().flat_map(both).filter(preserves_given).collect()
}

/// The rotations and reflections that preserve the rule, as motions.
pub(in crate::rule) fn transform_motions(position: &Position) -> Vec<Motion> {
    Transform::ALL.into_iter().filter_map(|transform| transform_motion(position, transform)).collect()
}

/// A rotation or reflection as a motion, if it fits the board and preserves the rule.
fn transform_motion(position: &Position, transform: Transform) -> Option<Motion> {
    let board = position.board();
    if transform.makes_columns_rows() && board.rows() != board.columns() {
        return None;
    }
    // If rows stay rows, the image of the corner of a 2 x 2 board shows which direction is reversed.
    let corner = transform.apply(Square::new(0, 0), 2);
    let reversed = |at: u32, size: u32, reverse: bool| if reverse { size - 1 - at } else { at };
    let to = |square: u32| {
        let from = Square::new(board.row(square), board.column(square));
        if transform.makes_columns_rows() {
            let to = transform.apply(from, board.rows());
            return board.square(to.row, to.column);
        }
        let row = reversed(from.row, board.rows(), corner.row == 1);
        board.square(row, reversed(from.column, board.columns(), corner.column == 1))
    };
    let motion: Motion = board.all().iter().map(to).collect();
    preserves(position.table(), &motion).then_some(motion)
}

/// The shifts that preserve the rule, including the shift by 0 rows and 0 columns.
fn shifts(position: &Position) -> Vec<Motion> {
    let board = position.board();
    let shifted = |down: u32, right: u32| -> Motion {
        let to = |square| {
            let (row, column) = (board.row(square) + down, board.column(square) + right);
            board.square(row % board.rows(), column % board.columns())
        };
        board.all().iter().map(to).collect()
    };
    let surface = position.table().rule().surface();
    // A shift by one that leaves the rule unchanged can be repeated.
    let steps = |joined: bool, by_one: Motion, all: u32| {
        if joined && preserves(position.table(), &by_one) { 0..all } else { 0..1 }
    };
    let rows = steps(surface == Surface::Torus, shifted(1, 0), board.rows());
    let columns = steps(surface != Surface::Plane, shifted(0, 1), board.columns());
    rows.flat_map(|down| columns.clone().map(move |right| (down, right)))
        .map(|(down, right)| shifted(down, right))
        .collect()
}

/// Whether a motion maps the effect of each piece to the effect of its image. Under an ordered rule, rows must stay in place.
fn preserves(table: &Table, motion: &Motion) -> bool {
    let board = table.board();
    let ordered = table.rule().is_ordered();
    let usable = board.usable();
    usable.image(motion) == usable
        && board.all().iter().all(|square| {
            let to = motion[square as usize];
            let same = |of: &dyn Fn(u32) -> Squares| of(square).image(motion) == of(to);
            same(&|square| table.conflicts(square))
                && (!ordered
                    || board.row(square) == board.row(to)
                        && same(&|square| table.attacks(square))
                        && same(&|square| table.toggles(square)))
        })
}
