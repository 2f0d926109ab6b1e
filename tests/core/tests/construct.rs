//! The explicit construction gives a solution wherever one exists.

use queens_core::board::{LARGEST_SIZE, validate};
use queens_core::construct::explicit;

#[test]
fn every_size_but_two_and_three_has_an_explicit_solution() {
    for size in (1..=1000).chain([1_000_000]) {
        match explicit(size) {
            None => assert!(matches!(size, 2 | 3), "{size}"),
            Some(solution) => {
                let validation = validate(&solution);
                assert_eq!((solution.size(), validation.queens), (size, size));
                assert!(validation.ok(), "{size}: {:?}", validation.conflicts.first());
            }
        }
    }
}

#[test]
fn sizes_without_a_board_have_none() {
    assert_eq!(explicit(0), None);
    assert_eq!(explicit(LARGEST_SIZE + 1), None);
}
