//! The facts of what is wrong with a game.

use super::{Detail, Problem};
use queens_core::game::{GameError, LARGEST_GAME};

impl Problem for GameError {
    fn code(&self) -> &'static str {
        "game-size"
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        let GameError::Size { size } = *self;
        vec![("size", size.into()), ("largest", LARGEST_GAME.into())]
    }
}
