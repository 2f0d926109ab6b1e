//! The solutions of empty boards one by one: their list, their orbits, and how often each square takes part.

use proptest::prelude::*;
use queens_core::Sliced;
use queens_core::board::{Placement, Square, Transform, validate};
use queens_core::count;
use queens_core::problem::Problem;
use queens_page::gallery::{Gallery, Heat, SizeError};
use queens_tests::{all_solutions, solutions};
use std::collections::HashMap;

fn rows(gallery: &Gallery, solution: usize) -> Vec<i32> {
    gallery.columns(solution).map(u32::cast_signed).collect()
}

fn placement(gallery: &Gallery, solution: usize) -> Placement {
    Placement::from_rows(&rows(gallery, solution)).expect("a queen in each row")
}

fn heat(size: usize) -> Heat {
    let mut heat = Heat::new(size).expect("a size within the limit");
    assert!(heat.run(u64::MAX));
    heat
}

#[test]
fn a_gallery_has_the_published_numbers_of_solutions_and_orbits() {
    for published in solutions().into_iter().filter(|board| board.size <= 12) {
        let gallery = Gallery::new(published.size).expect("a size within the limit");
        assert_eq!(gallery.len() as u64, published.total, "{}", published.size);
        assert_eq!(gallery.fundamental().len() as u64, published.fundamental, "{}", published.size);
    }
}

#[test]
fn a_gallery_contains_every_solution_of_plain_search_and_no_other() {
    for size in 1..=8 {
        let gallery = Gallery::new(size).expect("a size within the limit");
        let mut listed: Vec<_> = (0..gallery.len()).map(|solution| rows(&gallery, solution)).collect();
        listed.sort();
        let found: Vec<_> = all_solutions(size as u32).iter().map(Placement::to_rows).collect();
        assert_eq!(listed, found, "{size}");
    }
}

#[test]
fn solutions_are_sorted_row_by_row_from_the_last_column() {
    for size in 1..=10 {
        let gallery = Gallery::new(size).expect("a size within the limit");
        let read = |solution| gallery.columns(solution).map(|column| size as u32 - 1 - column).collect::<Vec<_>>();
        assert!((1..gallery.len()).all(|solution| read(solution - 1) < read(solution)), "{size}");
    }
}

#[test]
fn an_orbit_consists_of_the_images_of_its_fundamental_solution_which_is_first() {
    for size in [1, 4, 5, 6, 8, 9] {
        let gallery = Gallery::new(size).expect("a size within the limit");
        let mut members: HashMap<u32, Vec<Placement>> = HashMap::new();
        for (solution, &orbit) in gallery.orbits().iter().enumerate() {
            members.entry(orbit).or_default().push(placement(&gallery, solution));
        }
        for (orbit, &first) in gallery.fundamental().iter().enumerate() {
            let images = placement(&gallery, first as usize).orbit().expect("one queen a column");
            assert_eq!(members[&(orbit as u32)], images, "size {size}, orbit {orbit}");
        }
    }
}

#[test]
fn eight_queens_have_eleven_orbits_of_eight_and_one_of_four() {
    let gallery = Gallery::new(8).expect("a size within the limit");
    let members = |orbit| gallery.orbits().iter().filter(|&&other| other == orbit).count();
    let sizes: Vec<_> = (0..12).map(members).collect();
    assert_eq!(sizes.iter().filter(|&&size| size == 8).count(), 11);
    assert_eq!(sizes.iter().filter(|&&size| size == 4).count(), 1);
}

#[test]
fn the_two_solutions_in_the_middle_of_the_list_are_mirror_images() {
    for size in [4, 5, 6, 7, 8, 9, 10, 11, 12] {
        let gallery = Gallery::new(size).expect("a size within the limit");
        let mirrored = placement(&gallery, gallery.len() / 2 - 1).transformed(Transform::FlipHorizontal);
        assert_eq!(mirrored, Ok(placement(&gallery, gallery.len() / 2)), "{size}");
    }
}

#[test]
fn heat_is_the_number_of_solutions_that_use_a_square() {
    for size in 1..=8usize {
        let mut expected = vec![0; size * size];
        for solution in all_solutions(size as u32) {
            for Square { row, column } in solution.queens() {
                expected[row as usize * size + column as usize] += 1;
            }
        }
        assert_eq!(heat(size).squares(), expected, "{size}");
    }
}

#[test]
fn each_row_of_a_heat_map_sums_to_the_number_of_solutions_and_so_does_each_column() {
    for published in solutions().into_iter().filter(|board| board.size <= 13) {
        let (size, heat) = (published.size, heat(published.size));
        assert_eq!(heat.solutions(), published.total, "{size}");
        let squares = heat.squares();
        for line in 0..size {
            let row: u64 = squares[line * size..][..size].iter().sum();
            let column: u64 = squares.iter().skip(line).step_by(size).sum();
            assert_eq!((row, column), (published.total, published.total), "size {size}, line {line}");
        }
    }
}

#[test]
fn a_heat_map_is_unchanged_by_all_eight_symmetries() {
    for size in [7, 8, 11, 12] {
        let squares = heat(size).squares();
        for transform in Transform::ALL {
            for (place, &here) in squares.iter().enumerate() {
                let image = transform.apply(Square::new((place / size) as u32, (place % size) as u32), size as u32);
                assert_eq!(squares[image.row as usize * size + image.column as usize], here, "{size} {transform:?}");
            }
        }
    }
}

#[test]
fn the_share_of_a_heat_map_never_falls_and_ends_at_one() {
    let mut heat = Heat::new(11).expect("a size within the limit");
    let mut last = 0.0;
    while !heat.run(500) {
        assert!((last..=1.0).contains(&heat.share()), "{last} then {}", heat.share());
        last = heat.share();
    }
    assert!(last > 0.5);
    assert_eq!(heat.share(), 1.0);
}

#[test]
fn boards_without_rows_or_beyond_the_limit_are_refused_with_the_limit() {
    for size in [0, 13] {
        assert_eq!(Gallery::new(size), Err(SizeError { size, limit: 12 }));
    }
    let refused = Heat::new(17).expect_err("17 is above the limit");
    assert_eq!((refused, refused.code()), (SizeError { size: 17, limit: 16 }, "solutions-size"));
}

proptest! {
    #[test]
    fn a_heat_map_is_the_same_in_slices_of_any_length(size in 1usize..=9, slice in 1u64..5_000) {
        let mut sliced = Heat::new(size).expect("a size within the limit");
        while !sliced.run(slice) {}
        prop_assert_eq!(sliced.squares(), heat(size).squares());
        prop_assert_eq!(sliced.solutions(), heat(size).solutions());
    }

    #[test]
    fn every_solution_of_a_gallery_passes_the_validator(size in 4usize..=11, pick: prop::sample::Index) {
        let gallery = Gallery::new(size).expect("a size within the limit");
        let solution = placement(&gallery, pick.index(gallery.len()));
        prop_assert!(validate(&solution).ok() && solution.count() == size);
    }

    #[test]
    fn a_heat_map_agrees_with_the_count_of_all_solutions(size in 1usize..=12) {
        prop_assert_eq!(Ok(heat(size).solutions()), count::solutions(size).map(|all| all.total));
    }
}
