//! The game for two players: its values agree with the published values in slices of any length, and higher levels play better.

use queens_core::game::{Closing, Free, Game, GameError, Level, Values};
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
    let value = values.value(game.start(), u64::MAX).expect("the budget has no end");
    (value, values.known())
}

#[test]
fn values_of_empty_boards_are_the_published_ones() {
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
fn the_value_is_the_smallest_number_that_no_move_leads_to() {
    for closing in [Closing::Lines, Closing::OwnColour] {
        let game = Game::new(5, closing).expect("a size that the game has");
        let mut values = Values::new(&game);
        let mut free = game.start();
        while !free.is_over() {
            let moves = values.moves(free, u64::MAX).expect("the budget has no end");
            let reached: Vec<u8> = moves.iter().map(|&(_, value)| value).collect();
            let least = (0..).find(|value| !reached.contains(value)).expect("fewer moves than numbers");
            assert_eq!(values.value(free, u64::MAX), Some(least));
            // Both players choose the first winning move, or else the first move.
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
fn a_queen_attacks_the_squares_that_the_rule_names() {
    let game = Game::new(4, Closing::OwnColour).expect("a size that the game has");
    let free = game.after(game.start(), 0).expect("a free square");
    assert_eq!(free.squares().collect::<Vec<u32>>(), [1, 3, 4, 6, 7, 9, 11, 12, 13, 14]);
    assert_eq!(game.after(free, 0), None);
    assert_eq!(game.closed_by(game.start(), 0), 6);
}

#[test]
fn a_board_without_rows_or_too_large_is_refused() {
    assert_eq!(Game::new(0, Closing::Lines).err(), Some(GameError::Size { size: 0, largest: 10 }));
    assert_eq!(Game::new(11, Closing::Lines).err(), Some(GameError::Size { size: 11, largest: 10 }));
}

#[test]
fn a_move_to_a_square_that_is_not_free_is_refused() {
    let game = Game::new(4, Closing::Lines).expect("a size that the game has");
    assert_eq!(game.after_all(&[0, 6]).map(|free| free.squares().collect::<Vec<u32>>()), Ok(vec![13]));
    assert_eq!(game.after_all(&[0, 5]), Err(GameError::Move { turn: 2, square: 5 }));
    assert_eq!(game.after_all(&[16]), Err(GameError::Move { turn: 1, square: 16 }));
}

/// Plays a game of two levels. Returns true if the first player sets the last queen.
fn plays(values: &mut Values, first: Level, second: Level, seed: u32) -> bool {
    let mut free = values.game().start();
    let mut moves = 0;
    while let Some(square) = values.choose(free, if moves % 2 == 0 { first } else { second }, seed) {
        free = values.game().after(free, square).expect("only free squares are chosen");
        moves += 1;
    }
    assert!(free.is_over());
    moves % 2 == 1
}

#[test]
fn the_perfect_level_wins_every_won_game_and_the_levels_are_in_order() {
    let levels = [Level::Random, Level::ClosesLeast, Level::ThreeAhead, Level::Perfect];
    for closing in [Closing::Lines, Closing::OwnColour] {
        for size in 3..=7 {
            let game = Game::new(size, closing).expect("a size that the game has");
            let mut values = Values::new(&game);
            let first_wins = values.value(game.start(), u64::MAX) != Some(0);
            for (seed, other) in (0..20).flat_map(|seed| levels.map(|level| (seed, level))) {
                let won = if first_wins {
                    plays(&mut values, Level::Perfect, other, seed)
                } else {
                    !plays(&mut values, other, Level::Perfect, seed)
                };
                assert!(won, "{closing:?}, n = {size}, against {other:?}, seed {seed}");
            }
        }
    }
    // From random positions, each level wins most games against the level below it.
    let game = Game::new(7, Closing::Lines).expect("a size that the game has");
    let mut values = Values::new(&game);
    for pair in levels.windows(2).filter(|pair| pair[1] != Level::ClosesLeast) {
        let wins = |won: bool| u32::from(won);
        let mut won = 0;
        for seed in 0..100 {
            won += wins(plays(&mut values, pair[1], pair[0], seed)) + wins(!plays(&mut values, pair[0], pair[1], seed));
        }
        assert!(won > 100, "{:?} wins {won} of 200 games against {:?}", pair[1], pair[0]);
    }
}

#[test]
fn the_level_that_looks_three_moves_ahead_misses_no_win_and_gives_none_away() {
    let game = Game::new(6, Closing::Lines).expect("a size that the game has");
    let mut values = Values::new(&game);
    let ends = |free: Free| free.squares().any(|square| game.after(free, square).is_some_and(Free::is_over));
    let mut seen = 0;
    for seed in 0..200 {
        let mut free = game.start();
        while let Some(any) = values.choose(free, Level::Random, seed) {
            let chosen = values.choose(free, Level::ThreeAhead, seed).expect("a free square");
            let after = game.after(free, chosen).expect("a free square");
            if ends(free) {
                seen += 1;
                let answers: Vec<Free> = after.squares().filter_map(|square| game.after(after, square)).collect();
                assert!(answers.into_iter().all(|left| !left.is_over() && ends(left)));
            }
            let safe = free.squares().filter_map(|square| game.after(free, square)).any(|after| !ends(after));
            assert!(!safe || !ends(after));
            free = game.after(free, any).expect("a free square");
        }
    }
    assert!(seen > 100);
}

#[test]
fn a_line_of_play_ends_with_the_winner() {
    for closing in [Closing::Lines, Closing::OwnColour] {
        for size in 1..=7 {
            let game = Game::new(size, closing).expect("a size that the game has");
            let mut values = Values::new(&game);
            let line = values.line(game.start());
            assert_eq!(game.after_all(&line).map(Free::is_over), Ok(true));
            assert_eq!(line.len() % 2 == 1, values.value(game.start(), 0) != Some(0), "{closing:?}, n = {size}");
        }
    }
}

#[test]
fn the_halves_side_by_side_give_the_value_of_the_whole() {
    let game = Game::new(5, Closing::OwnColour).expect("a size that the game has");
    let mut values = Values::new(&game);
    let halves = values.parts(game.start(), u64::MAX).expect("the budget has no end");
    assert_eq!((halves.len(), halves[0] ^ halves[1]), (2, value(5, Closing::OwnColour).0));
    let lines = Game::new(5, Closing::Lines).expect("a size that the game has");
    assert_eq!(Values::new(&lines).parts(lines.start(), u64::MAX), Some(vec![value(5, Closing::Lines).0]));
}
