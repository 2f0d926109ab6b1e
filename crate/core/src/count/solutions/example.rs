//! A solution with a given number of images, as an example to show with a count.

use crate::board::{Placement, Square, Transform};

/// The first solution, row by row, that has `images` different images: 8, 4, 2 or 1. `None` if the board has no such
/// solution, or is larger than 32.
///
/// ```
/// let turned = queens_core::count::solutions::example(4, 2).expect("both solutions of size 4 are each other's images");
/// assert_eq!(turned.to_rows(), [1, 3, 0, 2]);
/// ```
#[must_use]
pub fn example(size: u32, images: u32) -> Option<Placement> {
    if !(1..=32).contains(&size) {
        return None;
    }
    // Each queen is set together with its images under the rotations that must leave the solution unchanged.
    let turns: &[Transform] = match images {
        8 => &[Transform::Identity],
        4 => &[Transform::Identity, Transform::HalfTurn],
        2 | 1 => &[Transform::Identity, Transform::QuarterTurn, Transform::HalfTurn, Transform::ThreeQuarterTurn],
        _ => return None,
    };
    let mut search = Search { size, images, turns, placement: Placement::empty(size as usize).ok()? };
    search.below(Lines::default()).then_some(search.placement)
}

struct Search {
    size: u32,
    images: u32,
    turns: &'static [Transform],
    placement: Placement,
}

impl Search {
    /// Continues with the first open row; true with a solution on the board.
    fn below(&mut self, lines: Lines) -> bool {
        let row = lines.first_open();
        if row == self.size {
            return self.as_many_images();
        }
        (0..self.size).any(|column| {
            let mut next = lines;
            let mut orbit: Vec<Square> =
                self.turns.iter().map(|turn| turn.apply(Square { row, column }, self.size)).collect();
            orbit.sort_by_key(|square| (square.row, square.column));
            orbit.dedup();
            if !orbit.iter().all(|square| next.add(self.size, (square.row, square.column))) {
                return false;
            }
            orbit.iter().for_each(|&square| self.placement.set(square));
            if self.below(next) {
                return true;
            }
            orbit.iter().for_each(|square| self.placement.take(square.row));
            false
        })
    }

    fn as_many_images(&self) -> bool {
        self.placement.orbit().is_ok_and(|images| images.len() == self.images as usize)
    }
}

/// The lines that contain a queen, one bit each.
#[derive(Clone, Copy, Default)]
struct Lines {
    rows: u64,
    columns: u64,
    diagonals: u64,
    anti_diagonals: u64,
}

impl Lines {
    /// Returns the first row without a queen, or `size` if every row has one.
    fn first_open(&self) -> u32 {
        (!self.rows).trailing_zeros()
    }

    /// Adds a queen; returns false if it is attacked.
    fn add(&mut self, size: u32, (row, column): (u32, u32)) -> bool {
        let queen = Lines {
            rows: 1 << row,
            columns: 1 << column,
            diagonals: 1 << (row + size - 1 - column),
            anti_diagonals: 1 << (row + column),
        };
        let free = self.rows & queen.rows == 0
            && self.columns & queen.columns == 0
            && self.diagonals & queen.diagonals == 0
            && self.anti_diagonals & queen.anti_diagonals == 0;
        self.rows |= queen.rows;
        self.columns |= queen.columns;
        self.diagonals |= queen.diagonals;
        self.anti_diagonals |= queen.anti_diagonals;
        free
    }
}
