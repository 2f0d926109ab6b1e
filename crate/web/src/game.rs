//! The game for two: the free squares, the value of each move, and the move that the engine plays.

use crate::read::{self, choices};
use crate::shape::{IndicesLike, Js, NumberLike, Typed, js_types, to_js};
use crate::{errors::Outcome, transfer};
use js_sys::{Uint8Array, Uint32Array};
use queens_core::game::{self, Closing, Free, Level, Values};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// A position of a game. Squares are `row * size + column`, counted from 0. Values are Grundy numbers: 0 if the
/// player to move cannot force setting the last queen.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameValues {
    /// The free squares, ascending. The game is over if no square is free.
    free: Typed<Uint32Array>,
    /// How many free squares a queen on each of them makes unavailable, its own included.
    closes: Typed<Uint32Array>,
    /// The value of the position; null until it is known. With 0 the player to move does not set the last queen, if the
    /// other player makes no mistake.
    value: Option<u8>,
    /// The values of the independent games: one under "lines"; under "ownColour" that of the light squares, then that
    /// of the dark ones, and `value` is their exclusive or. The square in the upper left corner is light.
    parts: Option<Typed<Uint8Array>>,
    /// The value after a queen on each free square: with 0 that move wins.
    after: Option<Typed<Uint8Array>>,
}

choices!(Closing, Level);
js_types!(GameValues => "GameValues", Closing => "Closing", Level => "Level");

/// The values of a position, computed in one call.
///
/// # Errors
/// Like the constructor and the methods of `Game`.
#[wasm_bindgen(js_name = gameValues)]
pub fn game_values(size: &NumberLike, closing: &Js<Closing>, moves: &IndicesLike) -> Outcome<Js<GameValues>> {
    let mut game = Game::new(size, closing)?;
    let free = game.free(moves)?;
    game.values.parts(free, u64::MAX);
    game.values.moves(free, u64::MAX);
    game.values(moves)
}

/// A game, and the values found for it so far. A value found for one position serves all later ones.
#[wasm_bindgen]
pub struct Game {
    values: Values,
}

#[wasm_bindgen]
impl Game {
    /// A game on `size` x `size` squares, 1 to 10 rows. `closing`: "lines" for the classic game, in which a queen
    /// makes the squares of her lines unavailable and the player who sets the last queen wins; "ownColour" for the game in
    /// which only the squares of her own colour on these lines become unavailable, and the player who has set more queens wins.
    ///
    /// # Errors
    /// When an argument is not of its type, or the game does not support boards of this size.
    #[wasm_bindgen(constructor)]
    pub fn new(size: &NumberLike, closing: &Js<Closing>) -> Outcome<Game> {
        let game = game::Game::new(read::word(size, "size")?, read::choice(closing, "closing")?)?;
        Ok(Game { values: Values::new(&game) })
    }

    /// Searches for the values after `moves`, the squares chosen so far, in order, for about `budget` moves. True when
    /// the values are known.
    ///
    /// # Errors
    /// When an argument is not of its type, or a move is on a square that is not free.
    pub fn run(&mut self, moves: &IndicesLike, budget: &NumberLike) -> Outcome<bool> {
        let free = self.free(moves)?;
        let budget = read::count(budget, "budget")?;
        Ok(self.values.parts(free, budget).is_some() && self.values.moves(free, budget).is_some())
    }

    /// The values known so far of the position after `moves`: all of them once `run` has returned true.
    ///
    /// # Errors
    /// Like `run`.
    pub fn values(&mut self, moves: &IndicesLike) -> Outcome<Js<GameValues>> {
        let free = self.free(moves)?;
        let parts = self.values.parts(free, 0);
        let after = self.values.moves(free, 0).map(|moves| moves.into_iter().map(|(_, value)| value).collect());
        Ok(to_js(&GameValues {
            free: free.squares().collect(),
            closes: free.squares().map(|square| self.values.game().closed_by(free, square)).collect(),
            value: self.values.value(free, 0),
            parts: parts.as_deref().map(Typed::from),
            after,
        }))
    }

    /// The square that the engine chooses after these moves; undefined if the game is over. The same seed gives the same
    /// game. "perfect" computes values that are not known yet: call `run` first, so that this takes no time.
    ///
    /// # Errors
    /// When an argument is not of its type, or a move is on a square that is not free.
    pub fn choose(&mut self, moves: &IndicesLike, level: &Js<Level>, seed: &NumberLike) -> Outcome<Option<u32>> {
        let free = self.free(moves)?;
        Ok(self.values.choose(free, read::choice(level, "level")?, read::word(seed, "seed")?))
    }

    /// The squares that are chosen from here to the end if both players make no mistake. Values that are not known yet are
    /// computed.
    ///
    /// # Errors
    /// Like `run`.
    pub fn line(&mut self, moves: &IndicesLike) -> Outcome<Vec<u32>> {
        let free = self.free(moves)?;
        Ok(self.values.line(free))
    }

    /// How many positions have a known value.
    #[must_use]
    pub fn known(&self) -> u32 {
        self.values.known() as u32
    }

    fn free(&self, moves: &JsValue) -> Outcome<Free> {
        Ok(self.values.game().after_all(&transfer::indices(moves, "moves")?)?)
    }
}
