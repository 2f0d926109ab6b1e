//! The facts of what is wrong with a game.

use super::{Detail, Problem};
use queens_core::game::{GameError, LARGEST_GAME};

impl Problem for GameError {
    fn code(&self) -> &'static str {
        match self {
            GameError::Size { .. } => "game-size",
            GameError::Move { .. } => "game-move",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            GameError::Size { size } => vec![("size", size.into()), ("largest", LARGEST_GAME.into())],
            GameError::Move { turn, square } => vec![("turn", turn.into()), ("square", square.into())],
        }
    }
}
