//! The Grundy numbers of positions, computed in slices and cached.

use super::{Free, Game};
use crate::bits;
use foldhash::fast::FixedState;
use std::collections::HashMap;

/// The known values of a game. Later computations reuse the values found so far.
#[derive(Clone, Debug)]
pub struct Values {
    game: Game,
    /// The known values, by the smallest image of the position under the eight symmetries.
    known: HashMap<u128, u8, FixedState>,
    images: Images,
    stack: Vec<Frame>,
    nodes: u64,
}

/// A position whose value is being computed.
#[derive(Clone, Copy, Debug)]
struct Frame {
    position: u128,
    /// Moves whose values are still to be examined.
    moves: u128,
    /// The values that the moves lead to, one bit each.
    reached: u128,
}

impl Frame {
    /// Records the value that the next move leads to.
    fn reach(&mut self, value: u8) {
        self.reached |= 1 << value;
        self.moves &= self.moves - 1;
    }
}

impl Values {
    /// Starts without known values.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        Values {
            game: game.clone(),
            known: HashMap::default(),
            images: Images::new(game.size()),
            stack: Vec::new(),
            nodes: 0,
        }
    }

    /// The Grundy number of a position: 0 if the opponent can always set the last queen. `None` if more than
    /// `budget` moves are needed to compute it; the next call continues.
    pub fn value(&mut self, free: Free, budget: u64) -> Option<u8> {
        Some(self.parts(free, budget)?.into_iter().fold(0, |value, part| value ^ part))
    }

    /// The Grundy numbers of the independent games: one under [`Closing::Lines`](super::Closing::Lines), the numbers of
    /// the light and of the dark squares under [`Closing::OwnColour`](super::Closing::OwnColour). The square in the
    /// upper left corner is light. `None` as for [`value`](Self::value).
    pub fn parts(&mut self, free: Free, budget: u64) -> Option<Vec<u8>> {
        let stop = self.nodes.saturating_add(budget);
        let parts = self.game.parts.clone();
        parts.into_iter().map(|part| self.part_value(free.0 & part, stop)).collect()
    }

    /// The Grundy number after each free square, in order: a move to 0 wins. `None` if more than `budget` moves are
    /// needed to compute them.
    ///
    /// ```
    /// use queens_core::game::{Closing, Game, Values};
    ///
    /// let game = Game::new(3, Closing::Lines)?;
    /// let moves = Values::new(&game).moves(game.start(), 1_000).expect("a small board");
    /// assert!(moves.contains(&(4, 0))); // a queen in the middle closes all squares
    /// # Ok::<(), queens_core::game::GameError>(())
    /// ```
    pub fn moves(&mut self, free: Free, budget: u64) -> Option<Vec<(u32, u8)>> {
        let stop = self.nodes.saturating_add(budget);
        let mut moves = Vec::new();
        for square in free.squares() {
            let after = self.game.after(free, square)?;
            let left = stop - self.nodes.min(stop);
            moves.push((square, self.value(after, left)?));
        }
        Some(moves)
    }

    /// The game whose values these are.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many positions have a known value.
    #[must_use]
    pub fn known(&self) -> usize {
        self.known.len()
    }

    fn part_value(&mut self, part: u128, stop: u64) -> Option<u8> {
        let position = self.images.min_image(part);
        if self.known.contains_key(&position) {
            return self.known.get(&position).copied();
        }
        // The rest of an earlier search helps only if it began at the same position.
        if self.stack.first().is_none_or(|frame| frame.position != position) {
            self.stack.clear();
            self.stack.push(Frame { position, moves: position, reached: 0 });
        }
        while !self.stack.is_empty() {
            if self.nodes >= stop {
                return None;
            }
            self.step();
        }
        self.known.get(&position).copied()
    }

    fn step(&mut self) {
        let Some(mut frame) = self.stack.pop() else { return };
        if frame.moves == 0 {
            let value = frame.reached.trailing_ones() as u8;
            self.known.insert(frame.position, value);
            // The move that led here now has its value.
            if let Some(before) = self.stack.last_mut() {
                before.reach(value);
                self.nodes += 1;
            }
            return;
        }
        let square = frame.moves.trailing_zeros();
        let after = self.images.min_image(frame.position & !self.game.closes[square as usize]);
        match self.known.get(&after) {
            Some(&value) => {
                frame.reach(value);
                self.stack.push(frame);
            }
            None => {
                self.stack.push(frame);
                self.stack.push(Frame { position: after, moves: after, reached: 0 });
            }
        }
        self.nodes += 1;
    }
}

/// The images of sets of squares under the symmetries of the board. Words of 64 bits are several times faster if
/// they have room for all squares.
#[derive(Clone, Debug)]
enum Images {
    Small(ImageTables<u64>),
    Large(ImageTables<u128>),
}

impl Images {
    fn new(size: u32) -> Self {
        if size * size <= u64::BITS {
            Images::Small(ImageTables::<u64>::new(size))
        } else {
            Images::Large(ImageTables::<u128>::new(size))
        }
    }

    /// The smallest of the eight images of a set.
    #[inline]
    fn min_image(&self, set: u128) -> u128 {
        match self {
            Images::Small(tables) => tables.min_image(set as u64).into(),
            Images::Large(tables) => tables.min_image(set),
        }
    }
}

/// Tables for the images of sets of squares, each set in one word.
#[derive(Clone, Debug)]
struct ImageTables<W> {
    size: u32,
    /// For each set of squares of the first row, its image in the first column, and its mirror image.
    columns: Vec<W>,
    mirrored: Vec<W>,
}

impl ImageTables<u64> {
    fn new(size: u32) -> Self {
        let column = |row: u64| bits::ones(row).fold(0, |column, at| column | 1 << (at * size));
        let mirror = |row: u64| bits::ones(row).fold(0, |image, at| image | 1 << (size - 1 - at));
        let rows = || 0..1 << size;
        ImageTables { size, columns: rows().map(column).collect(), mirrored: rows().map(mirror).collect() }
    }

    /// The smallest of the eight images of a set: of the set and its transpose, with the reflections and the half turn of
    /// each.
    #[inline]
    fn min_image(&self, set: u64) -> u64 {
        let (transposed, min) = self.images(set);
        min.min(self.images(transposed).1)
    }

    /// The transpose of a set, and the smallest of its images that map rows to rows.
    #[inline]
    fn images(&self, set: u64) -> (u64, u64) {
        let (size, row) = (self.size, bits::low(self.size) as usize);
        let (mut transposed, mut upside_down, mut mirrored, mut turned) = (0, 0, 0, 0);
        let mut rest = set;
        for at in 0..size {
            let squares = rest as usize & row;
            let mirror = self.mirrored[squares];
            rest >>= size;
            transposed |= self.columns[squares] << at;
            upside_down = upside_down << size | squares as u64;
            mirrored |= mirror << (at * size);
            turned = turned << size | mirror;
        }
        (transposed, set.min(upside_down).min(mirrored).min(turned))
    }
}

impl ImageTables<u128> {
    fn new(size: u32) -> Self {
        let column = |row: u64| bits::ones(row).fold(0, |column, at| column | 1 << (at * size));
        ImageTables { size, columns: (0..1 << size).map(column).collect(), mirrored: Vec::new() }
    }

    /// The smallest of the eight images of a set. Shifts of 128 bits are slow: half turns take fewer than mirror images.
    #[inline]
    fn min_image(&self, set: u128) -> u128 {
        let transposed = self.transposed(set);
        let images = [set, self.upside_down(set), transposed, self.upside_down(transposed)];
        images.into_iter().fold(u128::MAX, |min, image| min.min(image).min(self.half_turn(image)))
    }

    /// The squares of each row, from the first.
    #[inline]
    fn rows(&self, set: u128) -> impl Iterator<Item = (u32, usize)> {
        let (size, row) = (self.size, bits::low(self.size) as usize);
        (0..size).map(move |at| (at, (set >> (at * size)) as usize & row))
    }

    #[inline]
    fn transposed(&self, set: u128) -> u128 {
        self.rows(set).fold(0, |image, (row, squares)| image | self.columns[squares] << row)
    }

    #[inline]
    fn upside_down(&self, set: u128) -> u128 {
        let last = self.size - 1;
        self.rows(set).fold(0, |image, (row, squares)| image | (squares as u128) << ((last - row) * self.size))
    }

    #[inline]
    fn half_turn(&self, set: u128) -> u128 {
        set.reverse_bits() >> (128 - self.size * self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Transform;

    #[test]
    fn min_image_is_the_smallest_of_all_images() {
        let mut state = 1_u128;
        for size in 1..=10 {
            let images = Images::new(size);
            for _ in 0..100 {
                state = state.wrapping_mul(0x2d99_787e_5ac3_0f2b_94ac_6f21_0e5f_3a15).wrapping_add(11);
                let set = state & ((1 << (size * size)) - 1);
                let image = |transform: &Transform| {
                    let to = transform.motion(size);
                    Free(set).squares().fold(0_u128, |image, square| image | 1 << to[square as usize])
                };
                let smallest = Transform::ALL.iter().map(image).min().expect("eight images");
                assert_eq!(images.min_image(set), smallest, "{size} rows, {set:x}");
            }
        }
    }
}
