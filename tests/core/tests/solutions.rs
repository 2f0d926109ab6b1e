//! Solutions of empty boards, counted at full speed, against the published numbers.

use queens_core::Sliced;
use queens_core::board::{MAX_SIZE, PlacementError, Transform};
use queens_core::count::solutions::{Turn, TurnedCount};
use queens_core::count::{Counted, CountError, Solutions, WholeKind, solutions};
use queens_core::problem::Problem;
use queens_tests::{all_solutions, reference, soak};
use serde::Deserialize;

#[test]
fn totals_and_fundamental_solutions_are_the_published_ones() {
    for published in queens_tests::solutions().into_iter().filter(|board| board.size <= 14) {
        let expected = Solutions { total: published.total, fundamental: published.fundamental };
        assert_eq!(solutions(published.size), Ok(expected), "size {}", published.size);
    }
}

#[test]
fn a_board_without_rows_is_refused_by_every_count() {
    let no_rows = CountError::Board { error: PlacementError::Size { size: 0, largest: MAX_SIZE } };
    assert_eq!(solutions(0), Err(no_rows));
    for kind in WholeKind::ALL {
        assert_eq!(Counted::Whole(kind, 0).division().err(), Some(no_rows), "{kind:?}");
    }
    for turn in [Turn::Half, Turn::Quarter] {
        assert_eq!(TurnedCount::new(turn, 0).err(), Some(no_rows), "{turn:?}");
    }
    assert_eq!((no_rows.code(), no_rows.to_string()), ("size", "a board has 1 to 10000000 rows, not 0".to_owned()));
}

#[test]
fn boards_above_the_limit_are_refused_with_the_limit() {
    let error = solutions(24).expect_err("24 is above the limit");
    assert!(matches!(error, CountError::Unplanned { size: 24, limit: 23, .. }), "{error:?}");
    assert_eq!(error.code(), "count-unplanned");
    assert!(!error.exceeds_century() && error.to_string().ends_with(" MB of memory"), "{error}");
    let endless = solutions(40).expect_err("40 is far above the limit");
    assert!(endless.exceeds_century());
    assert_eq!(endless.to_string(), "counts end at 23 rows; 40 rows would take one core more than a hundred years");
}

#[derive(Deserialize)]
struct Turned {
    /// The number of solutions that a quarter turn leaves unchanged, for each size from 1.
    quarter: Vec<u64>,
}

/// Counts in short slices, and checks the progress after each.
fn unchanged(turn: Turn, size: usize) -> u64 {
    let mut count = TurnedCount::new(turn, size).expect("a size within the limit");
    let mut share = 0.0;
    while !count.run(1_000) {
        assert!((share..1.0).contains(&count.share()), "{turn:?}, {size} rows: {share}");
        share = count.share();
    }
    assert_eq!(count.share(), 1.0, "{turn:?}, {size} rows");
    count.found()
}

#[test]
fn as_many_solutions_are_unchanged_by_a_quarter_turn_as_published() {
    let published = reference::<Turned>("turned").quarter;
    let largest = if soak() { published.len() } else { 41 };
    for (size, &expected) in (1..=largest).zip(&published) {
        assert_eq!(unchanged(Turn::Quarter, size), expected, "{size} rows");
    }
}

#[test]
fn as_many_solutions_are_unchanged_by_a_half_turn_as_the_published_totals_imply() {
    // Burnside's lemma: fundamental = (total + half + 2 * quarter) / 8.
    let quarter = reference::<Turned>("turned").quarter;
    let largest = if soak() { 23 } else { 18 };
    for board in queens_tests::solutions().iter().filter(|board| (2..=largest).contains(&board.size)) {
        let expected = 8 * board.fundamental - board.total - 2 * quarter[board.size - 1];
        assert_eq!(unchanged(Turn::Half, board.size), expected, "{} rows", board.size);
    }
}

#[test]
fn unchanged_solutions_are_those_that_are_their_own_image() {
    for (turn, transform) in [(Turn::Half, Transform::HalfTurn), (Turn::Quarter, Transform::QuarterTurn)] {
        for size in 1..=9 {
            let all = all_solutions(size);
            let own = all.iter().filter(|one| one.transformed(transform).as_ref().ok() == Some(one)).count();
            assert_eq!(unchanged(turn, size as usize), own as u64, "{turn:?}, {size} rows");
        }
        let limit = turn.max_size();
        let refused = CountError::Size { size: limit + 1, least: 1, limit };
        assert_eq!(TurnedCount::new(turn, limit + 1).err(), Some(refused));
    }
}
