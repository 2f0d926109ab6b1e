//! How well the engine plays: four levels. The last one never makes a mistake.

use super::{Free, Game, Values};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How a move is chosen. Among equal moves the seed decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Level {
    /// Any free square.
    Random,
    /// A square that closes as few as possible.
    ClosesLeast,
    /// Looks three moves ahead: wins with its second move if that can be forced, and never lets the opponent win at once.
    ThreeAhead,
    /// Wins where possible; otherwise leaves the opponent as few winning answers as possible.
    Perfect,
}

impl Values {
    /// The square that a player of this level chooses; `None` if the game is over. The same `seed` gives the same
    /// square. [`Level::Perfect`] first computes all values that it needs, which takes about a second on ten rows.
    ///
    /// ```
    /// use queens_core::game::{Closing, Game, Level, Values};
    ///
    /// let game = Game::new(3, Closing::Lines)?;
    /// let mut values = Values::new(&game);
    /// assert_eq!(values.choose(game.start(), Level::Perfect, 7), Some(4)); // the middle closes all squares
    /// # Ok::<(), queens_core::game::GameError>(())
    /// ```
    pub fn choose(&mut self, free: Free, level: Level, seed: u32) -> Option<u32> {
        let best = match level {
            Level::Random => free.squares().collect(),
            Level::ClosesLeast => cheapest(free, |square| self.game().closed_by(free, square)),
            Level::ThreeAhead => cheapest(free, |square| three_ahead(self.game(), free, square)),
            Level::Perfect => self.best(free),
        };
        // Each move of a game with the same seed gets another random number.
        let state = u64::from(seed) << 32 | free.squares().count() as u64;
        let any = Xoshiro128PlusPlus::seed_from_u64(state).random_range(0..best.len().max(1));
        best.get(any).copied()
    }

    /// The moves if both players continue without a mistake.
    pub fn line(&mut self, free: Free) -> Vec<u32> {
        let mut left = free;
        std::iter::from_fn(|| {
            let square = self.best(left).first().copied()?;
            left = self.game().after(left, square)?;
            Some(square)
        })
        .collect()
    }

    /// Returns the winning moves, or if there is no winning move, the moves that leave the fewest winning answers.
    fn best(&mut self, free: Free) -> Vec<u32> {
        let moves = self.moves(free, u64::MAX).unwrap_or_default();
        let winning: Vec<u32> = moves.iter().filter(|&&(_, value)| value == 0).map(|&(square, _)| square).collect();
        if !winning.is_empty() {
            return winning;
        }
        cheapest(free, |square| {
            let after = self.game().after(free, square).unwrap_or(free);
            let answers = self.moves(after, u64::MAX).unwrap_or_default();
            answers.iter().filter(|&&(_, value)| value == 0).count()
        })
    }
}

/// The free squares with the lowest cost.
fn cheapest<C: Ord>(free: Free, mut cost: impl FnMut(u32) -> C) -> Vec<u32> {
    let costs: Vec<(C, u32)> = free.squares().map(|square| (cost(square), square)).collect();
    let Some((lowest, _)) = costs.iter().min() else { return Vec::new() };
    costs.iter().filter(|(cost, _)| cost == lowest).map(|&(_, square)| square).collect()
}

/// Evaluates the first move by looking three moves ahead: 0 if it wins, 1 if nothing is known, 2 if the opponent wins at
/// once.
fn three_ahead(game: &Game, free: Free, square: u32) -> u8 {
    let Some(after) = game.after(free, square) else { return 2 };
    let answers = || after.squares().filter_map(|answer| game.after(after, answer));
    if answers().any(Free::is_over) {
        2
    } else if answers().all(|left| ends_at_once(game, left)) {
        0
    } else {
        1
    }
}

/// Whether one move can close all squares.
fn ends_at_once(game: &Game, free: Free) -> bool {
    free.squares().filter_map(|square| game.after(free, square)).any(Free::is_over)
}
