//! The eight transforms form a group. Orbits and canonical forms are computed with them and lead to the published counts.

use proptest::prelude::*;
use queens_core::board::{Placement, SharedColumn, Square, Transform, validate};
use queens_tests::{all_solutions, random, solutions};
use std::collections::{HashMap, HashSet};

/// The images of the nine squares of a small board, which differ for different transforms.
fn picture(transforms: &[Transform]) -> Vec<Square> {
    let squares = (0..9).map(|index| Square::new(index / 3, index % 3));
    squares.map(|square| transforms.iter().fold(square, |moved, transform| transform.apply(moved, 3))).collect()
}

#[test]
fn the_transforms_are_a_group_of_eight() {
    let pictures: HashSet<_> = Transform::ALL.iter().map(|&transform| picture(&[transform])).collect();
    assert_eq!(pictures.len(), 8);
    for one in Transform::ALL {
        for other in Transform::ALL {
            assert!(pictures.contains(&picture(&[one, other])), "{one:?} then {other:?}");
        }
    }
}

#[test]
fn a_turn_is_a_quarter_turn_repeated_and_each_mirror_undoes_itself() {
    use Transform::*;
    assert_eq!(picture(&[QuarterTurn, QuarterTurn]), picture(&[HalfTurn]));
    assert_eq!(picture(&[QuarterTurn, HalfTurn]), picture(&[ThreeQuarterTurn]));
    assert_eq!(picture(&[HalfTurn, HalfTurn]), picture(&[Identity]));
    for mirror in [FlipHorizontal, FlipVertical, Transpose, AntiTranspose] {
        assert_eq!(picture(&[mirror, mirror]), picture(&[Identity]), "{mirror:?}");
    }
}

#[test]
fn each_transform_moves_a_square_as_its_name_says() {
    use Transform::*;
    for (transform, row, column) in [
        (Identity, 0, 1),
        (QuarterTurn, 1, 7),
        (HalfTurn, 7, 6),
        (ThreeQuarterTurn, 6, 0),
        (FlipHorizontal, 0, 6),
        (FlipVertical, 7, 1),
        (Transpose, 1, 0),
        (AntiTranspose, 6, 7),
    ] {
        assert_eq!(transform.apply(Square::new(0, 1), 8), Square::new(row, column), "{transform:?}");
    }
}

#[test]
fn orbits_of_all_solutions_lead_to_the_published_counts() {
    for published in solutions().into_iter().filter(|published| published.size <= 9) {
        let all = all_solutions(published.size as u32);
        assert_eq!(all.len() as u64, published.total);
        let canonical: HashSet<_> = all.iter().map(|solution| solution.canonical().expect("one queen in each column")).collect();
        assert_eq!(canonical.len() as u64, published.fundamental, "{}", published.size);
        let images: usize = canonical.iter().map(|solution| solution.orbit().expect("one queen in each column").len()).sum();
        assert_eq!(images as u64, published.total, "{}", published.size);
    }
}

#[test]
fn orbits_have_eight_four_two_or_one_member() {
    for (size, sizes) in
        [(1, &[(1, 1)][..]), (4, &[(2, 1)]), (5, &[(8, 1), (2, 1)]), (6, &[(4, 1)]), (8, &[(8, 11), (4, 1)])]
    {
        let orbits = all_solutions(size).into_iter().map(|solution| solution.orbit().expect("one queen in each column"));
        let mut counted: HashMap<usize, usize> = HashMap::new();
        for orbit in orbits.collect::<HashSet<_>>() {
            *counted.entry(orbit.len()).or_default() += 1;
        }
        assert_eq!(counted, sizes.iter().copied().collect(), "{size}");
    }
}

#[test]
fn the_canonical_form_is_the_smallest_row_by_row_from_the_last_column() {
    let from_right = |solution: Placement| solution.to_rows().iter().map(|column| 4 - column).collect::<Vec<_>>();
    let canonical: HashSet<_> =
        all_solutions(5).iter().map(|solution| solution.canonical().expect("one queen in each column")).collect();
    let mut read: Vec<_> = canonical.into_iter().map(from_right).collect();
    read.sort();
    assert_eq!(read, [[0, 2, 4, 1, 3], [1, 4, 2, 0, 3]]);
}

#[test]
fn queens_in_one_column_can_be_mirrored_but_not_rotated() {
    let placement = Placement::from_rows(&[-1, 2, -1, 2]).expect("a placement");
    let shared = SharedColumn { column: 2, row: 3, other_row: 1 };
    for transform in Transform::ALL {
        let image = placement.transformed(transform);
        assert_eq!(image.err(), transform.makes_columns_rows().then_some(shared), "{transform:?}");
    }
    assert_eq!(placement.orbit(), Err(shared));
    assert_eq!(placement.transformed(Transform::FlipVertical).map(|image| image.to_rows()), Ok(vec![2, -1, 2, -1]));
}

proptest! {
    #[test]
    fn every_member_of_an_orbit_has_the_same_orbit_and_as_many_conflicts(size in 4u32..40, seed: u32) {
        let placement = random::mixed(size, seed);
        let orbit = placement.orbit().expect("no conflicts");
        prop_assert!([1, 2, 4, 8].contains(&orbit.len()));
        prop_assert!(orbit.contains(&placement));
        for image in &orbit {
            prop_assert_eq!(&image.orbit().expect("no conflicts"), &orbit);
            prop_assert_eq!(&image.canonical().expect("no conflicts"), &orbit[0]);
            prop_assert_eq!(image.count(), placement.count());
            prop_assert!(validate(image).ok());
        }
    }

    #[test]
    fn mirror_images_have_as_many_conflicts(size in 1u32..40, seed: u32) {
        let placement = random::any(size, seed);
        for transform in [Transform::HalfTurn, Transform::FlipHorizontal, Transform::FlipVertical] {
            let image = placement.transformed(transform).expect("columns stay columns");
            prop_assert_eq!(validate(&image).conflicts.len(), validate(&placement).conflicts.len());
            prop_assert_eq!(image.transformed(transform), Ok(placement.clone()));
        }
    }
}
