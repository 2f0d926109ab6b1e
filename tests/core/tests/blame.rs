//! The queens to blame have no completion, and are as few as claimed.

use queens_core::Sliced;
use queens_core::board::{Placement, Square};
use queens_core::complete::{Blame, BlameIs, BlameWanted, CompletionEngine, Exact};
use queens_tests::{non_attacking, plain, random};

/// The placement with the queens of these rows only.
fn only(placement: &Placement, rows: &[u32]) -> Placement {
    let mut only = placement.clone();
    (0..placement.size() as u32).filter(|row| !rows.contains(row)).for_each(|row| only.take(row));
    only
}

fn blamed(placement: &Placement) -> (Vec<u32>, BlameIs) {
    let mut blame = Blame::new(&non_attacking(placement), 1, BlameWanted::Smallest);
    assert!(blame.run(u64::MAX));
    (blame.rows(), blame.kind().expect("the search has ended"))
}

fn decided(placement: &Placement) -> bool {
    let mut exact = Exact::new(non_attacking(placement), 1).expect("a board small enough");
    exact.run(u64::MAX);
    exact.found().expect("the search has ended")
}

/// Random placements without a completion, as `has_completion` finds.
fn impossible(size: u32, many: usize, has_completion: fn(&Placement) -> bool) -> Vec<Placement> {
    let greedy = |seed| random::greedy(size, size / 2 + seed % (size / 3), seed);
    (0..).map(greedy).filter(|placement| !has_completion(placement)).take(many).collect()
}

/// All sets of `many` of these rows.
fn choose(rows: &[u32], many: usize) -> Vec<Vec<u32>> {
    match (many, rows) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choose(rest, many - 1).into_iter().map(|mut set| {
                set.insert(0, *first);
                set
            });
            with.chain(choose(rest, many)).collect()
        }
    }
}

#[test]
fn on_small_boards_every_smaller_set_has_a_completion() {
    for size in 4..=9 {
        let solutions = plain::solutions(size);
        let has_completion = |placement: &Placement| {
            solutions
                .iter()
                .any(|solution| placement.queens().all(|queen| solution.column(queen.row) == Some(queen.column)))
        };
        for placement in impossible(size, 60, plain::has_completion) {
            let (rows, kind) = blamed(&placement);
            assert_eq!(kind, BlameIs::Smallest);
            assert!(!has_completion(&only(&placement, &rows)), "{placement:?}");
            let given: Vec<u32> = placement.queens().map(|queen| queen.row).collect();
            for smaller in choose(&given, rows.len() - 1) {
                assert!(has_completion(&only(&placement, &smaller)), "{placement:?} {smaller:?}");
            }
        }
    }
}

#[test]
fn on_larger_boards_the_set_has_no_completion_but_has_one_after_any_removal() {
    for (size, many) in [(12, 20), (14, 10)] {
        for placement in impossible(size, many, plain::has_completion) {
            assert_irreducible(&placement, &blamed(&placement).0, plain::has_completion);
        }
    }
    for placement in impossible(60, 4, decided) {
        assert_irreducible(&placement, &blamed(&placement).0, decided);
    }
}

fn assert_irreducible(placement: &Placement, rows: &[u32], has_completion: fn(&Placement) -> bool) {
    let alone = only(placement, rows);
    assert!(!has_completion(&alone), "{placement:?}");
    for &row in rows {
        let mut without = alone.clone();
        without.take(row);
        assert!(has_completion(&without), "{placement:?} without row {row}");
    }
}

#[test]
fn if_the_smallest_set_would_take_too_long_the_set_is_reported_as_irreducible() {
    for placement in (0..3).map(|seed| random::greedy(100, 90, seed)) {
        assert!(!decided(&placement));
        let (rows, kind) = blamed(&placement);
        assert_eq!(kind, BlameIs::Irreducible);
        assert_irreducible(&placement, &rows, decided);
    }
}

#[test]
fn empty_boards_of_2_and_3_rows_have_no_queen_to_blame() {
    for size in [2, 3] {
        let mut placement = Placement::empty(size).expect("a board");
        assert_eq!(blamed(&placement), (vec![], BlameIs::Smallest));
        placement.set(Square::new(0, 0));
        assert_eq!(blamed(&placement), (vec![], BlameIs::Smallest));
    }
}

#[test]
fn a_queen_in_a_corner_of_6_rows_is_to_blame_with_any_other_queens() {
    let placement = Placement::from_rows(&[0, 2, -1, -1, -1, -1]).expect("a placement");
    assert_eq!(blamed(&placement), (vec![0], BlameIs::Smallest));
}

#[test]
fn the_current_set_to_blame_never_grows_and_never_has_a_completion() {
    for placement in impossible(14, 10, plain::has_completion) {
        let mut blame = Blame::new(&non_attacking(&placement), 1, BlameWanted::Smallest);
        let mut fewest = placement.count();
        while !blame.run(100) {
            let rows = blame.rows();
            assert!(rows.len() <= fewest);
            assert!(rows.len() == fewest || !plain::has_completion(&only(&placement, &rows)));
            fewest = rows.len();
        }
        assert_eq!(blame.rows(), blamed(&placement).0, "the answer in slices is the answer of one run");
    }
}
