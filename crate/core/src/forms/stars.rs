//! Finds the number of stars of a board whose text does not give it: the number with which there is exactly one solution.

use super::{Board, Note, Setup, StarCount};
use crate::puzzle::{MAX_PUZZLE_SIZE, MAX_STARS, Puzzle, Ways};
use crate::sliced::Sliced;

/// The maximum number of pieces set for each number of stars, which takes a few milliseconds.
const MAX_NODES: u64 = 900;

/// Decides the number of stars, if the text does not give it.
pub(super) fn with_star_count(board: Board) -> Board {
    match board.star_count {
        StarCount::Missing if !board.setup.regions().is_empty() => by_counting_solutions(board),
        StarCount::MaybeRating
            if ways(&board.setup, board.setup.stars()) == Some(0) && ways(&board.setup, 1) == Some(1) =>
        {
            let number = board.setup.stars().into();
            board.with_stars(1).with_note(Note::Rating { number, stars: 1 })
        }
        _ => board,
    }
}

fn by_counting_solutions(board: Board) -> Board {
    if ways(&board.setup, 1) == Some(1) {
        return board;
    }
    let fits: Vec<u32> = (2..=MAX_STARS).filter(|&stars| ways(&board.setup, stars) == Some(1)).collect();
    match fits[..] {
        [stars] => board.with_stars(stars).with_note(Note::StarsTried { stars }),
        _ => board.with_note(Note::StarsAssumed { stars: 1 }),
    }
}

/// The number of ways to finish an empty board, where 2 means "at least two"; `None` if that takes too long or the
/// board is not a puzzle.
fn ways(setup: &Setup, stars: u32) -> Option<usize> {
    let size = setup.rows();
    let count = setup.regions().iter().max().map_or(0, |last| last + 1);
    if size != setup.columns() || size > MAX_PUZZLE_SIZE || count != size {
        return None;
    }
    let labels: Vec<i32> = setup.regions().iter().map(|label| label.cast_signed()).collect();
    let mut ways = Ways::new(Puzzle::starred(size, &labels, stars).ok()?, 2);
    ways.run(MAX_NODES).then(|| ways.count())
}
