//! The random placements of the other tests have the documented properties.

use queens_core::board::validate;
use queens_tests::random;
use std::collections::HashSet;

#[test]
fn random_solutions_are_solutions() {
    for size in [1, 4, 5, 6, 7, 8, 9, 10, 16, 32, 100, 1000, 100_000] {
        for seed in 0..if size > 1000 { 1 } else { 20 } {
            let validation = validate(&random::solution(size, seed));
            assert!(validation.ok(), "{size} {seed}");
            assert_eq!(validation.queens, size as usize);
        }
    }
}

#[test]
fn every_solution_of_a_small_board_is_generated() {
    let found: HashSet<_> = (0..4000).map(|seed| random::solution(8, seed)).collect();
    assert_eq!(found.len(), 92);
}

#[test]
fn parts_of_solutions_and_greedy_placements_have_no_conflict() {
    for seed in 0..200 {
        let size = 4 + seed % 60;
        let part = random::from_solution(size, seed % size, seed);
        assert_eq!(part.count(), (seed % size) as usize);
        for placement in [part, random::greedy(size, seed % size, seed), random::mixed(size, seed)] {
            assert!(validate(&placement).ok(), "{placement:?}");
            assert!(placement.count() < size as usize);
        }
    }
}

#[test]
fn a_seed_always_gives_the_same_placement() {
    assert_eq!(random::mixed(50, 7), random::mixed(50, 7));
    assert_ne!(random::mixed(50, 7), random::mixed(50, 8));
}
