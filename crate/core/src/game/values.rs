//! The Grundy numbers of positions, computed in slices and kept once known.

use super::{Free, Game};
use crate::board::Motion;
use std::collections::HashMap;

/// The values of a game, as far as they are known. A value found for one position serves all later ones.
#[derive(Clone, Debug)]
pub struct Values {
    game: Game,
    /// The known values, by the least image of the position under the eight symmetries.
    known: HashMap<u128, u8>,
    stack: Vec<Frame>,
    nodes: u64,
}

/// A position whose value is being computed.
#[derive(Clone, Copy, Debug)]
struct Frame {
    position: u128,
    /// Moves whose values are still to be looked at.
    moves: u128,
    /// The values that the moves lead to, one bit each.
    reached: u128,
}

impl Values {
    /// No value is known yet.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        Values { game: game.clone(), known: HashMap::new(), stack: Vec::new(), nodes: 0 }
    }

    /// The Grundy number of a position: 0 where the player to move cannot force to set the last queen. `None` where
    /// more than `budget` moves are needed to compute it; the next call continues.
    pub fn value(&mut self, free: Free, budget: u64) -> Option<u8> {
        Some(self.parts(free, budget)?.into_iter().fold(0, |value, part| value ^ part))
    }

    /// The Grundy numbers of the independent games: one under [`Closing::Lines`](super::Closing::Lines), those of the
    /// light and of the dark squares under [`Closing::OwnColour`](super::Closing::OwnColour). The square in the upper
    /// left corner is light. `None` as for [`value`](Self::value).
    pub fn parts(&mut self, free: Free, budget: u64) -> Option<Vec<u8>> {
        let stop = self.nodes.saturating_add(budget);
        let parts = self.game.parts.clone();
        parts.into_iter().map(|part| self.of_part(free.0 & part, stop)).collect()
    }

    /// The Grundy number after each free square, in order: a move to 0 wins. `None` where more than `budget` moves are
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

    fn of_part(&mut self, part: u128, stop: u64) -> Option<u8> {
        let position = self.canonical(part);
        if self.known.contains_key(&position) {
            return self.known.get(&position).copied();
        }
        // The rest of an earlier search helps only where it began at the same position.
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
            self.known.insert(frame.position, frame.reached.trailing_ones() as u8);
            return;
        }
        let square = frame.moves.trailing_zeros();
        let after = self.canonical(frame.position & !self.game.closes[square as usize]);
        match self.known.get(&after) {
            Some(&value) => {
                frame.reached |= 1 << value;
                frame.moves &= frame.moves - 1;
                self.stack.push(frame);
            }
            None => {
                self.stack.push(frame);
                self.stack.push(Frame { position: after, moves: after, reached: 0 });
            }
        }
        self.nodes += 1;
    }

    /// The least of the eight images of a position.
    fn canonical(&self, position: u128) -> u128 {
        let image =
            |to: &Motion| Free(position).squares().fold(0_u128, |image, square| image | 1 << to[square as usize]);
        self.game.motions.iter().map(image).min().map_or(position, |least| least.min(position))
    }
}
