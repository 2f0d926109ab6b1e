//! The explicit construction gives a solution of every size that has solutions. A line or a tiling that is no solution is
//! refused with the condition that it does not meet.

use queens_core::Placement;
use queens_core::board::{MAX_SIZE, validate};
use queens_core::construct::{ConstructError, explicit, is_modular, modular_line, modular_steps, tiling};

#[test]
fn every_size_but_two_and_three_has_an_explicit_solution() {
    for size in (1..=1000).chain([1_000_000]) {
        match explicit(size) {
            Err(error) => {
                assert!(matches!(size, 2 | 3));
                assert_eq!(error, ConstructError::NoSolution { size });
            }
            Ok(solution) => {
                let validation = validate(&solution);
                assert_eq!((solution.size(), validation.queens), (size, size));
                assert!(validation.ok(), "{size}: {:?}", validation.conflicts.first());
            }
        }
    }
}

#[test]
fn sizes_without_a_board_are_refused() {
    for size in [0, MAX_SIZE + 1] {
        assert_eq!(explicit(size), Err(ConstructError::Size { size: size as u64, largest: MAX_SIZE }));
    }
}

#[test]
fn a_line_that_is_not_modular_is_refused_with_the_common_divisor() {
    for (size, step, number, divisor) in
        [(9, 3, 3, 3), (9, 2, 3, 3), (9, 4, 3, 3), (25, 6, 5, 5), (25, 4, 5, 5), (7, 0, 0, 7)]
    {
        let expected = ConstructError::Step { size, step, number, divisor };
        assert_eq!(modular_line(size, step), Err(expected), "{size} {step}");
    }
}

#[test]
fn an_error_of_a_line_names_a_number_with_a_common_divisor_at_every_size() {
    for size in 1..60 {
        let steps: Vec<usize> = modular_steps(size).collect();
        for step in 0..size {
            match modular_line(size, step) {
                Ok(line) => assert!(steps.contains(&step) && validate(&line).ok(), "{size} {step}"),
                Err(ConstructError::Step { number, divisor, .. }) => {
                    assert!(!steps.contains(&step) && number.abs_diff(step) <= 1, "{size} {step}");
                    assert!(
                        divisor > 1 && size.is_multiple_of(divisor) && number.is_multiple_of(divisor),
                        "{size} {step}"
                    );
                }
                Err(error) => panic!("{size} {step}: {error}"),
            }
        }
    }
}

#[test]
fn a_line_beyond_the_board_has_an_error_of_its_own() {
    assert_eq!(modular_line(7, 7), Err(ConstructError::StepRange { size: 7, step: 7, largest: 6 }));
    assert_eq!(modular_line(0, 0), Err(ConstructError::Size { size: 0, largest: MAX_SIZE }));
}

#[test]
fn a_tiling_is_refused_with_the_part_that_fails_a_condition() {
    let placement = |text: &str| text.parse::<Placement>().expect("a list");
    let (four, five) = (placement("2 4 1 3"), placement("1 3 5 2 4"));
    let wide = explicit(MAX_SIZE / 5 + 1).expect("a solution");
    for (outer, inner, expected) in [
        (&placement("2 4 1 0"), &five, ConstructError::Outer),
        (&placement("1 2 3 4"), &five, ConstructError::Outer),
        (&four, &placement("1 3 0 2 4"), ConstructError::InnerEmpty { row: 2 }),
        (&four, &placement("1 3 5 2 1"), ConstructError::InnerColumn { row: 4, other_row: 0 }),
        (&five, &four, ConstructError::Inner { row: 2, other_row: 1 }),
        (&wide, &five, ConstructError::Size { size: wide.size() as u64 * 5, largest: MAX_SIZE }),
    ] {
        assert_eq!(tiling(outer, inner), Err(expected));
    }
    assert!(tiling(&four, &five).is_ok_and(|board| board.size() == 20 && validate(&board).ok()));
}

/// Applies the definition to all solutions of small boards: the published number of them is modular.
#[test]
fn the_numbers_of_modular_solutions_are_the_published_ones() {
    for (size, published) in [(1, 1), (4, 0), (5, 10), (6, 0), (7, 28), (8, 0), (9, 0)] {
        let solutions = queens_tests::all_solutions(size);
        assert_eq!(solutions.iter().filter(|solution| is_modular(solution)).count(), published, "{size}");
    }
    assert!(!is_modular(&Placement::empty(5).expect("a board")));
}
