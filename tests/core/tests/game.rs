//! The values of the game for two: those that are published, those that mirroring forces, and the same whatever the slices.

use queens_core::game::{Closing, Game, GameError, Values};
use queens_tests::{reference, soak};
use serde::Deserialize;

#[derive(Deserialize)]
struct Reference {
    lines: Vec<u8>,
    lines_soak: usize,
    own_colour: Vec<u8>,
    own_colour_soak: usize,
}

fn value(size: u32, closing: Closing) -> (u8, usize) {
    let game = Game::new(size, closing).expect("a size that the game has");
    let mut values = Values::new(&game);
    let value = values.value(game.start(), u64::MAX).expect("no end to the budget");
    (value, values.known())
}

#[test]
fn values_of_empty_boards_are_those_that_are_known() {
    let Reference { lines, lines_soak, own_colour, own_colour_soak } = reference("game");
    for (closing, expected, first_soak) in
        [(Closing::Lines, lines, lines_soak), (Closing::OwnColour, own_colour, own_colour_soak)]
    {
        for (size, expected) in (1..).zip(expected) {
            if soak() || size < first_soak {
                assert_eq!(value(size as u32, closing).0, expected, "{closing:?}, n = {size}");
            }
        }
    }
}

#[test]
fn the_value_is_the_least_that_no_move_leads_to() {
    for closing in [Closing::Lines, Closing::OwnColour] {
        let game = Game::new(5, closing).expect("a size that the game has");
        let mut values = Values::new(&game);
        let mut free = game.start();
        while !free.is_over() {
            let moves = values.moves(free, u64::MAX).expect("no end to the budget");
            let reached: Vec<u8> = moves.iter().map(|&(_, value)| value).collect();
            let least = (0..).find(|value| !reached.contains(value)).expect("fewer moves than numbers");
            assert_eq!(values.value(free, u64::MAX), Some(least));
            // Both play the first move that wins, or the first of all.
            let &(square, _) = moves.iter().find(|&&(_, value)| value == 0).unwrap_or(&moves[0]);
            free = game.after(free, square).expect("a free square");
        }
        assert_eq!(values.value(free, 0), Some(0));
    }
}

#[test]
fn a_search_in_slices_ends_with_the_same_value() {
    let game = Game::new(6, Closing::Lines).expect("a size that the game has");
    let mut values = Values::new(&game);
    let mut slices = 0;
    let value = loop {
        slices += 1;
        if let Some(value) = values.value(game.start(), 50) {
            break value;
        }
    };
    assert_eq!(value, self::value(6, Closing::Lines).0);
    assert!(slices > 10);
}

#[test]
fn a_queen_closes_what_the_rule_says() {
    let game = Game::new(4, Closing::OwnColour).expect("a size that the game has");
    let free = game.after(game.start(), 0).expect("a free square");
    assert_eq!(free.squares().collect::<Vec<u32>>(), [1, 3, 4, 6, 7, 9, 11, 12, 13, 14]);
    assert_eq!(game.after(free, 0), None);
    assert_eq!(game.closed_by(game.start(), 0), 6);
}

#[test]
fn a_board_without_rows_or_too_large_is_refused() {
    assert_eq!(Game::new(0, Closing::Lines).err(), Some(GameError::Size { size: 0 }));
    assert_eq!(Game::new(11, Closing::Lines).err(), Some(GameError::Size { size: 11 }));
}
