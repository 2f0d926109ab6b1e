//! The game for two: the players take turns to set a queen on a free square. A queen *closes* squares: they are free no
//! more. The values are exact.
//!
//! Under the classic rule the player who sets the last queen wins. In the game of Grigoryan's paper (question 10.8) a
//! queen closes squares of its own colour only, and the player who has set more queens wins. There, the first player
//! wins by one by setting the last queen; otherwise it is a tie. In both games everything depends on who sets the last
//! queen, so a position has a Grundy number: 0 if the opponent can always set the last queen. The paper's game consists
//! of two independent games, on the light and on the dark squares, and its Grundy number is the exclusive or of their
//! Grundy numbers.
//!
//! ```
//! use queens_core::game::{Closing, Game, Values};
//!
//! let game = Game::new(6, Closing::Lines)?;
//! let mut values = Values::new(&game);
//! while values.value(game.start(), 10_000).is_none() {}
//! assert_eq!(values.value(game.start(), 0), Some(1)); // the first player wins
//! # Ok::<(), queens_core::game::GameError>(())
//! ```

mod level;
mod values;

pub use level::Level;
pub use values::Values;

use crate::bits;
use crate::problem::problems;
use crate::rule::{Board, Law, Piece, Rule, Squares, Surface, Table};
use thiserror::Error;

/// The largest board that the game is played on.
pub const MAX_GAME_SIZE: u32 = 10;

/// The squares that a queen excludes besides its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Closing {
    /// The row, the column and the diagonals of the queen.
    Lines,
    /// The squares of its own colour on these lines.
    OwnColour,
}

problems! {
    /// Why a game or a move is refused.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum GameError {
        /// The game is not played on boards of this size.
        #[error("the game is played on boards of 1 to {largest} rows, not {size}")]
        Size {
            /// The requested number of rows.
            size: u32,
            /// The largest supported number.
            largest: u32,
        } = "game-size",
        /// A move to a square that is closed or not on the board.
        #[error("move {turn} is to square {square}, which is not free")]
        Move {
            /// The number of the move, from 1.
            turn: usize,
            /// The square, counted from 0.
            square: u32,
        } = "game-move",
    }
}

/// The free squares at one moment of a game. A square is `row * size + column`, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Free(u128);

impl Free {
    /// The free squares, ascending.
    pub fn squares(self) -> impl Iterator<Item = u32> {
        bits::ones(self.0)
    }

    /// Whether a square is free.
    #[must_use]
    pub fn contains(self, square: u32) -> bool {
        square < 128 && self.0 >> square & 1 != 0
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.0 == 0
    }
}

/// A game on a board of one size.
#[derive(Clone, Debug)]
pub struct Game {
    size: u32,
    /// The squares that a queen on each square closes, its own included.
    closes: Vec<u128>,
    /// Sets of squares that are independent games.
    parts: Vec<u128>,
}

impl Game {
    /// A game on `size` x `size` squares.
    ///
    /// # Errors
    /// [`GameError::Size`] for 0 rows or more than [`MAX_GAME_SIZE`].
    pub fn new(size: u32, closing: Closing) -> Result<Self, GameError> {
        if !(1..=MAX_GAME_SIZE).contains(&size) {
            return Err(GameError::Size { size, largest: MAX_GAME_SIZE });
        }
        let law = match closing {
            Closing::Lines => Law::Piece(Piece::Queens),
            Closing::OwnColour => Law::LightDark,
        };
        let board = Board::new(size, size).expect("a game is smaller than the largest board of a rule");
        let rule = Rule::new(law, Surface::Plane).expect("both laws are for the plane");
        let table = Table::new(&rule, &board).expect("both laws allow a plain board");
        let word = |squares: Squares| squares.iter().fold(0, |word: u128, at| word | 1 << at);
        let all = board.all();
        let light = all.iter().filter(|&at| (board.row(at) + board.column(at)).is_multiple_of(2)).collect();
        Ok(Game {
            size,
            closes: all.iter().map(|at| word(Squares::one(at) | table.conflicts(at))).collect(),
            parts: match closing {
                Closing::Lines => vec![word(all)],
                Closing::OwnColour => vec![word(light), word(all - light)],
            },
        })
    }

    /// How many rows the board has.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.size
    }

    /// The position with all squares free.
    #[must_use]
    pub fn start(&self) -> Free {
        Free(self.parts.iter().fold(0, |all, part| all | part))
    }

    /// The squares that are still free after these `moves`.
    ///
    /// # Errors
    /// [`GameError::Move`] for the first move to a square that is not free at that point.
    pub fn after_all(&self, moves: &[u32]) -> Result<Free, GameError> {
        (1..).zip(moves).try_fold(self.start(), |free, (turn, &square)| {
            self.after(free, square).ok_or(GameError::Move { turn, square })
        })
    }

    /// The squares that are still free after a queen on `square`; `None` if `square` is not free.
    #[must_use]
    pub fn after(&self, free: Free, square: u32) -> Option<Free> {
        free.contains(square).then(|| Free(free.0 & !self.closes[square as usize]))
    }

    /// How many free squares a queen on `square` would close, its own included.
    #[must_use]
    pub fn closed_by(&self, free: Free, square: u32) -> u32 {
        self.closes.get(square as usize).map_or(0, |closes| (free.0 & closes).count_ones())
    }
}
