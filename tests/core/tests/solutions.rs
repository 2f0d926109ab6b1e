//! Solutions of empty boards, counted at full speed, against the published numbers.

use queens_core::count::{CountError, Solutions, solutions};
use queens_core::problem::{Detail, Problem};

#[test]
fn totals_and_fundamental_solutions_are_the_published_ones() {
    for published in queens_tests::solutions().into_iter().filter(|board| board.size <= 14) {
        let expected = Solutions { total: published.total, fundamental: published.fundamental };
        assert_eq!(solutions(published.size), Ok(expected), "size {}", published.size);
    }
}

#[test]
fn the_board_without_squares_has_the_empty_solution() {
    assert_eq!(solutions(0), Ok(Solutions { total: 1, fundamental: 1 }));
}

#[test]
fn boards_above_the_limit_are_refused_with_the_limit() {
    let error = solutions(19).expect_err("19 is above the limit");
    assert_eq!(error, CountError::Size { size: 19, least: 0, limit: 18 });
    assert_eq!(error.code(), "count-too-large");
    assert_eq!(
        error.detail(),
        [("size", Detail::Number(19.0)), ("least", Detail::Number(0.0)), ("limit", Detail::Number(18.0))]
    );
}
