//! Compares the facts of a survey of a placement with brute force, and checks its budget.

use queens_core::Sliced;
use queens_core::board::{Placement, validate};
use queens_core::survey::{Release, Survey, SurveyReport};
use queens_tests::random;

/// Every solution of the board, by plain backtracking.
fn all_solutions(size: usize) -> Vec<Vec<i32>> {
    let mut partial: Vec<Vec<i32>> = vec![Vec::new()];
    for row in 0..size {
        partial = partial
            .into_iter()
            .flat_map(|rows| (0..size as i32).map(move |column| [&rows[..], &[column]].concat()))
            .filter(|rows| {
                let last = rows[row];
                rows[..row].iter().zip((1..=row as u32).rev()).all(|(&at, far)| at != last && at.abs_diff(last) != far)
            })
            .collect();
    }
    partial
}

/// The solutions that contain the queens of these rows.
fn agreeing(solutions: &[Vec<i32>], rows: &[i32]) -> Vec<Vec<i32>> {
    let agrees = |solution: &&Vec<i32>| rows.iter().zip(*solution).all(|(&given, &at)| given == -1 || given == at);
    solutions.iter().filter(agrees).cloned().collect()
}

/// The whole report by brute force.
fn expected(solutions: &[Vec<i32>], placement: &Placement, order: &[u32]) -> SurveyReport {
    let rows = placement.to_rows();
    let size = rows.len();
    let found = agreeing(solutions, &rows);
    let mut squares = vec![0.0; size * size];
    for solution in &found {
        solution.iter().enumerate().for_each(|(row, &column)| squares[row * size + column as usize] += 1.0);
    }
    let mut first = vec![-1; size];
    let mut funnel = vec![Some(solutions.len() as u64)];
    let mut release: Option<Release> = None;
    for &row in order {
        first[row as usize] = rows[row as usize];
        funnel.push(Some(agreeing(solutions, &first).len() as u64));
        let mut without = rows.clone();
        without[row as usize] = -1;
        let count = agreeing(solutions, &without).len() as u64;
        if release.is_none_or(|best| best.count < count) {
            release = Some(Release { row, count });
        }
    }
    SurveyReport { count: Some(found.len() as u64), squares: Some(squares), funnel, release }
}

fn survey(placement: &Placement, order: &[u32]) -> SurveyReport {
    let mut survey = Survey::new(placement, order);
    while !survey.run(10_000) {}
    survey.report().clone()
}

/// The rows with queens in an order that depends on the seed.
fn some_order(placement: &Placement, seed: u32) -> Vec<u32> {
    let mut order: Vec<u32> = placement.queens().map(|queen| queen.row).collect();
    order.sort_by_key(|row| (row.wrapping_mul(seed.wrapping_mul(2_654_435_761) | 1) >> 7, *row));
    order
}

#[test]
fn all_facts_agree_with_brute_force_on_boards_of_up_to_7_rows() {
    for size in 1..=7 {
        let solutions = all_solutions(size as usize);
        for seed in 0..40 {
            for placement in [random::any(size, seed), random::greedy(size, seed % size, seed)] {
                let order = some_order(&placement, seed);
                let report = survey(&placement, &order);
                assert_eq!(report, expected(&solutions, &placement, &order), "{:?} {order:?}", placement.to_rows());
            }
        }
    }
}

#[test]
fn everything_is_known_on_every_board_of_up_to_10_rows() {
    for size in 1..=10 {
        let empty = Placement::empty(size as usize).expect("a board");
        let given = (0..40).flat_map(|seed| [random::any(size, seed), random::greedy(size, seed % size, seed)]);
        for placement in given.chain([empty]) {
            let report = survey(&placement, &[]);
            let context = placement.to_rows();
            assert!(report.count.is_some() && report.squares.is_some(), "{context:?}");
            assert!(report.funnel.iter().all(Option::is_some), "{context:?}");
            assert_eq!(report.release.is_some(), placement.count() > 0, "{context:?}");
        }
    }
}

#[test]
fn everything_is_known_on_a_large_board_with_few_free_rows() {
    let placement = random::from_solution(32, 29, 3);
    let report = survey(&placement, &[]);
    let (count, squares) = (report.count.expect("a count"), report.squares.expect("squares"));
    assert!(count >= 1);
    assert!(squares.chunks(32).all(|row| row.iter().sum::<f64>() == count as f64), "every completion fills every row");
    assert!(report.release.expect("a release").count >= count);
    assert_eq!(report.funnel.len(), 30);
    assert_eq!(report.funnel[29], Some(count));
}

#[test]
fn the_funnel_never_increases_and_is_known_from_its_end() {
    for seed in 0..5 {
        let report = survey(&random::from_solution(20, 12, seed), &[]);
        let first_known = report.funnel.iter().position(Option::is_some).expect("the placement itself is counted");
        assert!(report.funnel[first_known..].is_sorted_by(|more, fewer| more >= fewer && fewer.is_some()));
    }
}

#[test]
fn facts_that_cannot_be_known_in_time_are_left_open() {
    for placement in [Placement::empty(32), Placement::empty(200), Placement::empty(100_000)] {
        let report = survey(&placement.expect("a board"), &[]);
        assert_eq!(report, SurveyReport { funnel: vec![None], ..SurveyReport::default() });
    }
}

#[test]
fn a_survey_ends_within_a_few_million_nodes() {
    for (size, queens) in [(12, 0), (16, 3), (20, 6), (32, 12), (32, 20), (64, 40), (300, 270), (5000, 4990)] {
        let placement = random::from_solution(size, queens, 1);
        let mut survey = Survey::new(&placement, &[]);
        let slices = (1..).find(|_| survey.run(1000));
        assert!(slices.is_some_and(|slices| slices <= 3300), "{size} rows, {queens} given: {slices:?} slices");
    }
}

#[test]
fn a_survey_is_the_same_in_slices_of_any_size() {
    for placement in [random::greedy(9, 3, 1), random::any(8, 2), random::from_solution(24, 14, 5)] {
        let whole = survey(&placement, &[]);
        let mut sliced = Survey::new(&placement, &[]);
        while !sliced.run(1) {}
        assert_eq!(*sliced.report(), whole);
    }
}

#[test]
fn with_a_conflict_the_funnel_is_zero_and_either_queen_can_be_released() {
    // The third queen attacks the first. Without one of the two, the board has completions.
    let placement = Placement::from_rows(&[1, 3, -1, 1, -1, -1]).expect("a placement");
    assert!(!validate(&placement).ok());
    let report = survey(&placement, &[0, 1, 3]);
    assert_eq!(report.count, Some(0));
    assert_eq!(report.squares, Some(vec![0.0; 36]));
    assert_eq!(report.funnel, [Some(4), Some(1), Some(1), Some(0)]);
    assert_eq!(report.release, Some(Release { row: 3, count: 1 }));
}

#[test]
fn an_order_that_does_not_fit_the_board_is_corrected() {
    let placement = Placement::from_rows(&[1, -1, -1, 2]).expect("a placement");
    let expected = survey(&placement, &[3, 0]);
    assert_eq!(survey(&placement, &[3]), expected, "queens that are left out come last");
    assert_eq!(survey(&placement, &[3, 3, 1, 99, 0]), expected, "rows without a queen are skipped");
    assert_eq!(expected.funnel, [Some(2), Some(1), Some(1)]);
}
